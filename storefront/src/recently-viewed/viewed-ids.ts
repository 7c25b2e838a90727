import { viewedNow } from "@placket/domain/recently-viewed/viewed-now";
import { observable } from "../events/observable.ts";
import { isNumber, listOf } from "../storage/kept-shape.ts";
import { local } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";

/** WISH-19: ids of the products that were looked at, the last first. */
const KEY = local("recentlyViewed", listOf(isNumber), { category: "functional" });

/** Products that this browser remembers as looked at, the last first (WISH-19); undefined until it was asked. */
export const viewedIds = observable<readonly number[] | undefined>(undefined);

export function readViewed(): readonly number[] {
  const ids = viewedIds.get() ?? readStored(KEY) ?? [];
  viewedIds.set(ids);
  return ids;
}

export function keepViewed(ids: readonly number[]): void {
  writeStored(KEY, ids);
  viewedIds.set(ids);
}

/** A product is looked at: it goes to the front. */
export const lookedAt = (id: number): void => keepViewed(viewedNow(readViewed(), id));

/** What somebody looked at goes with them (WISH-21). */
export function forgetViewed(): void {
  removeStored(KEY);
  viewedIds.set([]);
}
