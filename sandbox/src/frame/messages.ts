import type { Brand } from "./card-number.ts";
import { CARD_FIELDS, type CardField, type Fault } from "./card-check.ts";
import { readTheme, type Theme } from "./theme.ts";
import { readLanguage, readWords, type Words } from "./words.ts";

/** Every message between the card fields and the page around them carries this name. */
export const CHANNEL = "placket.card-fields";

/** From the page to the card fields. */
export type PageMessage =
  | {
      readonly type: "setup";
      readonly theme: Theme;
      readonly words: Words;
      readonly language: string | undefined;
    }
  | { readonly type: "tokenize" | "check"; readonly id: string }
  | { readonly type: "focus"; readonly field: CardField };

/** From the card fields to the page: brand, last digits and expiry at most, never a number. */
export type FrameMessage =
  | { readonly type: "ready" }
  | { readonly type: "resize"; readonly height: number }
  | {
      readonly type: "change";
      readonly brand: Brand;
      readonly complete: boolean;
      readonly faults: readonly ToldFault[];
    }
  | { readonly type: "submit" }
  | { readonly type: "token"; readonly id: string; readonly card: CardToken }
  | { readonly type: "valid"; readonly id: string }
  | { readonly type: "invalid"; readonly id: string; readonly faults: readonly ToldFault[] }
  | { readonly type: "failed"; readonly id: string };

/** What is wrong at a field, as it is shown there: the page says the same. */
type ToldFault = Pick<Fault, "field" | "code" | "values">;

export const told = (faults: readonly Fault[]): readonly ToldFault[] =>
  faults.map(({ field, code, values }) => ({ field, code, values }));

export interface CardToken {
  readonly token: string;
  readonly brand: Brand;
  readonly last4: string;
  readonly expiry: string;
}

/** Reads what came in by postMessage; undefined for anything that is not exactly one of ours. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { channel, type, id, field, ...rest } = data as Readonly<Record<string, unknown>>;
  if (channel !== CHANNEL) return undefined;
  if (type === "setup") return { type, ...readSetup(rest) };
  const isAsked = type === "tokenize" || type === "check";
  if (isAsked && typeof id === "string" && id.length <= ID_MAX) return { type, id };
  const known = CARD_FIELDS.find((name) => name === field);
  return type === "focus" && known !== undefined ? { type, field: known } : undefined;
}

function readSetup({ theme, words, language }: Readonly<Record<string, unknown>>) {
  return {
    theme: readTheme(theme),
    words: readWords(words),
    language: readLanguage(language),
  };
}

const ID_MAX = 64;
