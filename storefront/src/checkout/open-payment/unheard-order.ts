import { observable } from "../../events/observable.ts";

/** An order that was asked for minutes ago, and of which nothing was heard since. */
export interface Unheard {
  readonly lookAgain: () => void;
  readonly isLooking: boolean;
  /** The store has answered, and does not tell this browser what became of it. */
  readonly isRefused: boolean;
}

export const unheardOrder = observable<Unheard | null>(null);
