import { ENGLISH, sayer, type Say } from "@placket/domain/phrase";
import type { Ctx } from "../context.ts";
import { translations } from "./translation.ts";

export type { Say };

/** Says phrases in the language of the call's store view; what has no translation stays English (CONF-37). */
export function sayIn({ held, store: { locale } }: Pick<Ctx, "held" | "store">): Say {
  return sayer({ locale, words: held(translations).get(locale)?.words ?? {} });
}

/** For staff, whose screens are English. */
export const sayInEnglish: Say = sayer(ENGLISH);
