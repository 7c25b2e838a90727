import { MINUTE_MS } from "@placket/domain/durations";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { countMoreOf, minutesUntilRoomOf, type Asked } from "../http/guard/asked-often.ts";
import { networkOf } from "../http/guard/client-network.ts";

/**
 * Lines of carts that one network reads within a minute. A cart is worked out anew for whoever reads it, line after
 * line: an office of hundreds stays far below, and a loop over a cart of 200 names is at its end after 150 readings.
 */
export const LINES_A_MINUTE_MOST = 30_000;

const NETWORKS_MOST = 30_000;

/** Lines that were read, by the network that read them. */
export const readLines = holding<LRUCache<string, Asked>>({
  name: "read lines of carts",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/** Whether the caller's network may read another cart now. What comes from nowhere is the store's own. */
export function mayReadCart({ client, now, held }: Ctx): boolean {
  if (!client) return true;
  const another = { asking: networkOf(client.address), more: 1, most: LINES_A_MINUTE_MOST };
  return minutesUntilRoomOf({ ...another, withinMs: MINUTE_MS }, now, held(readLines)) === 0;
}

/** Counts the lines of a cart that was read; an empty one is counted as one. */
export function countRead({ client, now, held }: Ctx, lines: number): void {
  if (!client) return;
  const more = { asking: networkOf(client.address), more: Math.max(1, lines) };
  countMoreOf({ ...more, withinMs: MINUTE_MS }, now, held(readLines));
}
