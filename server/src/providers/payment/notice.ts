/** What came in at the address where a processor tells of things, unread. */
export interface GivenNotice {
  readonly headers: Readonly<Record<string, unknown>>;
  /** As it came: a signature is of every sign of it. */
  readonly body: string;
  readonly receivedAt: Date;
}

/** What a processor tells by itself, once it is known to be from there. */
export interface Notice {
  /** One and the same however often it is told. */
  readonly eventId: string;
  /** As the processor calls it. */
  readonly kind: string;
  /**
   * `money`: something became of a payment, which is asked for anew, as this may be older than what is known.
   * `staff`: somebody has to look at it, a dispute for one, or what nobody here knows. `nothing`: it tells of nothing
   * that the store keeps.
   */
  readonly concern: "money" | "staff" | "nothing";
  /** The idempotency key of the payment, and what the processor calls it, as far as it tells. */
  readonly key: string | null;
  readonly reference: string | null;
}

/** What is read of a notice: `forged` where it is not from there, `unanswered` where that cannot be said now. */
export type HeardNotice = Notice | "forged" | "unanswered";

/** How a processor's notices are read. */
export interface NoticeReader {
  read(given: GivenNotice): Promise<HeardNotice>;
  /** The answer to a processor that asks whether the address is ours; undefined where it does not ask so. */
  readonly verify?: (challenge: string) => string | undefined;
}

/** Signs of a processor's name for something: more is none. */
const NAME_MAX = 128;

/** A name as it may be kept; null for what is none. */
export const nameIn = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= NAME_MAX ? value : null;
