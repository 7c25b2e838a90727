import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { countMoreOf, minutesUntilRoomOf, type Asked } from "../http/guard/asked-often.ts";
import { networkOf } from "../http/guard/client-network.ts";

const ASKERS_MOST = 30_000;

/** What was written, voted and brought from each network. */
export const askedHere = holding<LRUCache<string, Asked>>({
  name: "what networks do about reviews",
  open: () => new LRUCache({ max: ASKERS_MOST }),
});

/** Something that a network may do so often, or so much of, within a time. */
interface Bounded {
  readonly what: "reviews" | "votes" | "files" | "bytes" | "bytes of a day";
  readonly most: number;
  readonly withinMs: number;
  readonly more?: number;
}

/** Counts it; gives the minutes until there is room, 0 where it was counted. The store's own work is not counted. */
export function countedHere({ client, now, held }: Ctx, bounded: Bounded): number {
  if (!client) return 0;
  const { what, most, withinMs, more = 1 } = bounded;
  const bound = { asking: `${what} ${networkOf(client.address)}`, more, most, withinMs };
  const seen = held(askedHere);
  const minutes = minutesUntilRoomOf(bound, now, seen);
  if (minutes === 0) countMoreOf(bound, now, seen);
  return minutes;
}
