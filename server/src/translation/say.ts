import { fillPhrase } from "@placket/domain/phrase";
import type { Ctx } from "../context.ts";

/** Says an English phrase in another language, `%1` … filled with the values. */
export type Say = (phrase: string, ...values: readonly (string | number)[]) => string;

/** Says phrases in the language of the call's store view; what has no translation stays English (CONF-37). */
export function sayIn({ services, store }: Ctx): Say {
  const words = services.translations.get(store.locale)?.words;
  return (phrase, ...values) => fillPhrase(words?.[phrase] ?? phrase, values);
}

/** For staff, whose screens are English. */
export const sayInEnglish: Say = (phrase, ...values) => fillPhrase(phrase, values);
