import { observable } from "../events/observable.ts";

/** The change of what is compared that is under way in this page. */
const underWay = observable<Promise<unknown>>(Promise.resolve());

/** One change after the other: a guest's first product makes their list, and two at once would make two. */
export function inCompareTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = underWay.get().then(work);
  // Whether it failed is its own caller's concern, not the next one's.
  underWay.set(mine.catch(() => undefined));
  return mine;
}
