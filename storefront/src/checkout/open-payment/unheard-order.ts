import { observable } from "../../events/observable.ts";

/** How to look again for an order that was asked for minutes ago, and of which nothing was heard since. */
export const unheardOrder = observable<{
  readonly lookAgain: () => void;
  readonly isLooking: boolean;
} | null>(null);
