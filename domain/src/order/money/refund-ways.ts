import { PAYING_ORDER, type LedgerKind } from "../../ledger/spending.ts";

/** What an order was paid from: money at the processor, or accounts of the ledger. */
export type PaidSource = "card" | LedgerKind;

/** What each source is called where money goes back to it: phrases. */
export const SOURCE_TITLES: Readonly<Record<PaidSource, string>> = {
  card: "Card",
  gift_card: "Gift card",
  store_credit: "Store credit",
  points: "Reward points",
  credit_line: "Open invoice",
};

/** Every source, in the order in which an order is paid from them. */
export const PAID_SOURCES: readonly PaidSource[] = [...PAYING_ORDER, "card"];

/** A source of an order's money, in minor units of its currency. */
export interface SourceOfMoney {
  readonly source: PaidSource;
  readonly paid: number;
  /** Of that, what did not go back yet. */
  readonly left: number;
}

/** An amount of a refund, and what it goes to. */
export interface RefundPart {
  /** Whose money it was. */
  readonly of: PaidSource;
  readonly to: PaidSource;
  readonly amountMinor: number;
}

interface RefundWay {
  readonly title: string;
  /** The sources whose money it gives back; no other is touched. */
  readonly of: readonly PaidSource[];
  /** Where that goes, unless to its source. */
  readonly to?: PaidSource;
}

/**
 * By which way money goes back. Another way is a row, with its words. What paid last goes back first: the processor
 * was asked for what nothing else covered.
 */
export const REFUND_WAYS = {
  source: { title: "Back to where it came from", of: PAID_SOURCES },
  card: { title: "To the card alone", of: ["card"] },
  store_credit: {
    title: "As store credit instead of to the card",
    of: ["card"],
    to: "store_credit",
  },
  gift_card: {
    title: "As a new gift card instead of to the card",
    of: ["card"],
    to: "gift_card",
  },
} as const satisfies Readonly<Record<string, RefundWay>>;

export type RefundWayCode = keyof typeof REFUND_WAYS;

/** Whether it makes money the buyer's in another form, which somebody has to hold. */
export const needsBuyer = (code: RefundWayCode): boolean => "to" in REFUND_WAYS[code];

/** Every way of the table, in its order. */
export const REFUND_WAY_CODES = Object.keys(REFUND_WAYS) as [RefundWayCode, ...RefundWayCode[]];

/** The most that may go back by a way, in minor units. */
export const leftBy = (way: RefundWayCode, sources: readonly SourceOfMoney[]): number =>
  inTurn(way, sources).reduce((all, { left }) => all + left, 0);

/** What each source gives back of an amount that `leftBy` covers. */
export function refundParts(
  way: RefundWayCode,
  amountMinor: number,
  sources: readonly SourceOfMoney[],
): RefundPart[] {
  const { to }: RefundWay = REFUND_WAYS[way];
  let open = amountMinor;
  return inTurn(way, sources).flatMap(({ source, left }) => {
    const part = Math.min(left, open);
    open -= part;
    return part > 0 ? [{ of: source, to: to ?? source, amountMinor: part }] : [];
  });
}

/** Those that a way gives back, the one that paid last first. */
function inTurn(way: RefundWayCode, sources: readonly SourceOfMoney[]): SourceOfMoney[] {
  const { of }: RefundWay = REFUND_WAYS[way];
  return PAID_SOURCES.toReversed().flatMap((source) =>
    of.includes(source) ? sources.filter((one) => one.source === source) : [],
  );
}
