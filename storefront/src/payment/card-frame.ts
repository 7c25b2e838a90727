import type { TokenizedCard } from "@placket/domain/payment/client-setup";
import { problem, type Problem, type Result } from "@placket/domain/problem";
import type { Purchase } from "./purchase.ts";

/** What the payment step can ask of the card fields, whoever's they are. */
export interface CardFrameHandle {
  /**
   * A one-time token of what is typed in, or what is wrong with it; the fields show it too. A provider
   * that has the bank confirm in the browser asks it about this purchase.
   */
  tokenize(purchase?: Purchase): Promise<Result<TokenizedCard>>;
  /** What is wrong with what is typed in; the fields show it too, and nobody else is asked. */
  check(): Promise<readonly Problem[]>;
  /** Moves the focus to a field, for the links of an error summary. */
  focus(field: CardField): void;
}

export const CARD_FIELDS = ["number", "expiry", "securityCode", "name"] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** English phrase to the shopper's language; the payment room does not know the dictionary. */
export type Translate = (phrase: string, ...params: readonly string[]) => string;

/** The problem of each field, in the order of the fields; `field` says where `focus` leads. */
export function cardProblems(fields: readonly CardField[]): readonly Problem[] {
  return CARD_FIELDS.filter((field) => fields.includes(field)).map((field) =>
    problem(FIELD_ERRORS[field], field),
  );
}

/** Nobody answered: not the shopper's fault, and nothing was charged. */
export const UNREACHABLE = problem("payment.providerUnreachable");

const FIELD_ERRORS = {
  number: "payment.cardNumber",
  expiry: "payment.cardExpiry",
  securityCode: "payment.cardSecurityCode",
  name: "payment.cardName",
} as const;

/** How long the provider's fields may take to appear, and to answer, in ms. */
export const FRAME_LOAD_MS = 12_000;
export const TOKENIZE_MS = 20_000;

/**
 * What a provider's frame may do: run its scripts as its own origin, which our messages are checked
 * against. No forms, pop-ups, downloads, nor any way to the page around. (The two together undo a
 * sandbox only where the frame is of the page's own origin, and these never are.)
 */
export const FRAME_MAY = "allow-scripts allow-same-origin";
