import type { ChangedLine } from "../line/changed-lines.ts";
import type { Money } from "../money/money.ts";
import type { Problem } from "../problem.ts";

/** Where the placing of an order stands, as its shopper sees it. */
export type PlacingPhase =
  | "idle"
  /** The card and the wishes are handed over; nothing can have been charged. */
  | "preparing"
  | "ordering"
  /** The bank's page is open. */
  | "challenge"
  /** The bank's page was left without an answer. */
  | "unconfirmed"
  /** The bank has not said yet what became of the payment. */
  | "unanswered"
  /** The store could not be reached: the order may stand or not. */
  | "lost"
  /** The same order is asked for again; the server places it once. */
  | "asking"
  /** The payment that the bank has not confirmed is given up, for another card. */
  | "givingUp"
  | "placed";

/** An order that was placed, with the key to see it again. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
}

/** An order whose payment is neither made nor over. */
export interface OpenOrder {
  readonly number: string;
  readonly total: Money;
}

/** A refusal with the words it came with. */
export interface Refusal extends Problem {
  readonly message: string;
  /** The card it is about, as it is called: `Visa ending 0002`. */
  readonly card?: string;
}

export type PlacingEvent =
  | { readonly type: "place" }
  /** The page was loaded anew in the middle of placing. */
  | { readonly type: "resume" }
  | { readonly type: "prepared" }
  /** The order stands already, from another window: what was typed here is not used. */
  | { readonly type: "elsewhere" }
  | { readonly type: "placed"; readonly order: OrderKey }
  | { readonly type: "challenged"; readonly url: string; readonly open: OpenOrder | null }
  /** The bank's page is through or was closed: the server knows what became of it. */
  | { readonly type: "answered" }
  | { readonly type: "confirm" }
  | { readonly type: "giveUp" }
  | { readonly type: "unanswered"; readonly open: OpenOrder | null }
  | {
      readonly type: "refused";
      readonly refusals: readonly Refusal[];
      /** What changed of the sum since the shopper saw it. */
      readonly changes?: readonly ChangedLine[];
    }
  | { readonly type: "lost" }
  | { readonly type: "ask" };

export interface Placing {
  readonly phase: PlacingPhase;
  readonly refusals: readonly Refusal[];
  /** Lines of the sum that were others when the shopper pressed the button. */
  readonly changes: readonly ChangedLine[];
  readonly challengeUrl: string | null;
  readonly order: OrderKey | null;
  /** What is being paid, once the store has said so. */
  readonly open: OpenOrder | null;
  /** The order was asked for from another window: the payment typed here takes no part in it. */
  readonly isElsewhere: boolean;
  /** The store could not be reached before anything was ordered, or while a payment was given up. */
  readonly isLost: boolean;
  /** How often the order was asked for again without an answer. */
  readonly asked: number;
}

export const NOT_PLACING: Placing = {
  phase: "idle",
  refusals: [],
  changes: [],
  challengeUrl: null,
  order: null,
  open: null,
  isElsewhere: false,
  isLost: false,
  asked: 0,
};

/** The placing after an event; an event that a phase does not know changes nothing. */
export function nextPlacing(placing: Placing, event: PlacingEvent): Placing {
  const phase = PLACING_TRANSITIONS[placing.phase][event.type];
  if (phase === undefined) return placing;
  switch (event.type) {
    case "place":
    case "resume":
      return { ...NOT_PLACING, phase };
    case "elsewhere":
      return { ...placing, phase, isElsewhere: true };
    case "giveUp":
      return { ...placing, phase, isLost: false };
    case "placed":
      return { ...placing, phase, order: event.order };
    case "challenged":
      return { ...placing, phase, challengeUrl: event.url, open: event.open ?? placing.open };
    case "unanswered":
      return { ...placing, phase, open: event.open ?? placing.open };
    case "refused":
      return { ...NOT_PLACING, phase, refusals: event.refusals, changes: event.changes ?? [] };
    case "lost":
      if (phase === "unconfirmed") return { ...placing, phase, isLost: true };
      return phase === "idle" ? { ...NOT_PLACING, isLost: true } : { ...placing, phase };
    case "ask":
      return { ...placing, phase, asked: placing.asked + 1 };
    default:
      return { ...placing, phase };
  }
}

/** Whether a payment was given up for another way to pay, and nothing has been tried since. */
export function isGivenUp({ refusals }: Pick<Placing, "refusals">): boolean {
  return refusals.some(({ error }) => error === "payment.givenUp");
}

/** Whether pressing the button again must do nothing. */
export function isUnderWay({ phase }: Placing): boolean {
  return phase !== "idle";
}

/** How long to wait before asking again by itself, in ms; `undefined` once it is the shopper's turn. */
export function askAgainAfter({ asked }: Pick<Placing, "asked">): number | undefined {
  return ASK_AGAIN_MS[asked];
}

/** Slower and slower, about two minutes in all; by then the recovery job has looked after it too. */
export const ASK_AGAIN_MS: readonly number[] = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Which phase an event leads to. What is missing does not happen, or happens twice and counts once. */
export const PLACING_TRANSITIONS: Readonly<
  Record<PlacingPhase, Readonly<Partial<Record<PlacingEvent["type"], PlacingPhase>>>>
> = {
  idle: { place: "preparing", resume: "asking" },
  preparing: { prepared: "ordering", elsewhere: "asking", refused: "idle", lost: "idle" },
  ordering: {
    placed: "placed",
    challenged: "challenge",
    refused: "idle",
    unanswered: "unanswered",
    lost: "lost",
  },
  challenge: { answered: "asking" },
  // A bank that asks again is not shown unasked: whoever closed its page would not get out.
  asking: {
    placed: "placed",
    challenged: "unconfirmed",
    refused: "idle",
    unanswered: "unanswered",
    lost: "lost",
  },
  unconfirmed: { confirm: "challenge", ask: "asking", giveUp: "givingUp" },
  // What cannot be given up is asked for: it may be paid by now.
  givingUp: { refused: "idle", ask: "asking", lost: "unconfirmed" },
  unanswered: { ask: "asking" },
  lost: { ask: "asking" },
  placed: {},
};
