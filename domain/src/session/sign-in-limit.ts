import { DAY_MS, MINUTE_MS } from "../durations.ts";
import type { ErrorKey } from "../errors.ts";

/** The time over which tries are counted, ms. */
export const SIGN_IN_WINDOW_MS = DAY_MS;

/** Longest pause, minutes. */
const LONGEST_PAUSE = 60;

/** Tries that cost nothing, by what they have in common. The rarer the accident, the fewer. */
interface FreeTries {
  /** One login from one address: somebody mistypes, or guesses. */
  readonly pair: number;
  /** Any login from one address: an office behind one line, or a list being tried. */
  readonly address: number;
  /** One login from anywhere: many machines guess at one password. Browsers known to the account do not wait. */
  readonly account: number;
}

/** What is counted, each for itself, and what is said to whoever has to wait. */
export const TRY_AREAS = {
  /** Wrong passwords and codes at the back office. */
  staff: { free: { pair: 5, address: 30, account: 100 }, refusal: "staff.tooManyTries" },
  /** Wrong passwords of shoppers. */
  customer: { free: { pair: 5, address: 30, account: 100 }, refusal: "customer.tooManyTries" },
  /** Passkeys that do not fit: by passkey, and from one address. */
  passkey: { free: { pair: 5, address: 30, account: 100 }, refusal: "customer.tooManyTries" },
  /**
   * Accounts made, or tried to be: by a machine, or to learn who has one. A company whose people open theirs on one
   * day does it behind one line.
   */
  account: { free: { pair: 5, address: 100, account: 6 }, refusal: "customer.tooManyAsked" },
  /** Letters asked for to an address that one may not own. */
  letter: { free: { pair: 3, address: 20, account: 6 }, refusal: "customer.tooManyAsked" },
  /** Questions about products: staff read each of them. */
  question: { free: { pair: 5, address: 20, account: 20 }, refusal: "question.tooManyAsked" },
  /** Messages by the contact form: staff read each of them. */
  contact: { free: { pair: 5, address: 20, account: 20 }, refusal: "contact.tooManySent" },
  /** Promo codes that nobody made: by cart, and from one address. */
  coupon: {
    free: { pair: 10, address: 60, account: 10 },
    refusal: "cart.tooManyCodes",
    isTold: true,
  },
  /** Codes of gift cards that nobody was given: by cart, and from one address. */
  giftCard: {
    free: { pair: 10, address: 40, account: 10 },
    refusal: "giftCard.tooManyTries",
    isTold: true,
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly free: FreeTries;
      readonly refusal: ErrorKey;
      /** Staff are told of whoever has to wait. */
      readonly isTold?: true;
    }
  >
>;

export type TryArea = keyof typeof TRY_AREAS;

/** Times of tries, in any order. */
export interface CountedTries {
  readonly pair: readonly Date[];
  readonly address: readonly Date[];
  readonly account: readonly Date[];
}

/**
 * Whole minutes until the next try is taken, 0 when it is taken now. After the free tries the pause begins
 * with a minute and doubles with each further one, up to an hour (issue 8, B10).
 */
export function minutesToWait(area: TryArea, tries: CountedTries, now: Date): number {
  const { free }: { readonly free: FreeTries } = TRY_AREAS[area];
  return Math.max(
    ...(Object.keys(free) as (keyof CountedTries)[]).map((kind) =>
      pauseLeft(tries[kind], free[kind], now),
    ),
  );
}

function pauseLeft(tries: readonly Date[], free: number, now: Date): number {
  const counted = tries.filter((tried) => tried.getTime() > now.getTime() - SIGN_IN_WINDOW_MS);
  if (counted.length < free) return 0;
  const last = Math.max(...counted.map((tried) => tried.getTime()));
  const pause = Math.min(2 ** (counted.length - free), LONGEST_PAUSE);
  return Math.max(0, Math.ceil((last + pause * MINUTE_MS - now.getTime()) / MINUTE_MS));
}
