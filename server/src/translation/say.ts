import { ENGLISH, sayer, type Language, type Say } from "@placket/domain/phrase";
import type { Ctx } from "../context.ts";
import { translations } from "./translation.ts";

export type { Say };

/** Says phrases in the language of the call's store view; what has no translation stays English (CONF-37). */
export function sayIn(ctx: Pick<Ctx, "held" | "store">): Say {
  return sayer(languageIn(ctx));
}

/** The language of the call's store view, for who also counts in it. */
export function languageIn({ held, store: { locale } }: Pick<Ctx, "held" | "store">): Language {
  return { locale, words: held(translations).get(locale)?.words ?? {} };
}

/** For staff, whose screens are English. */
export const sayInEnglish: Say = sayer(ENGLISH);
