import { HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import type { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { networkOf } from "./client-network.ts";

/** Questions that were asked, and since when they are counted. */
export interface Asked {
  readonly since: number;
  readonly count: number;
}

/** Questions that a network, or whatever else they are counted by, may ask in an hour. */
const QUESTIONS_MOST = 20;

/**
 * Counts a question of the caller's network, before anything is looked at; gives the minutes until the next one is
 * answered, 0 while there were not too many. A call that comes from nowhere is the store's own.
 */
export function minutesUntilNext(
  { client, now }: Pick<Ctx, "client" | "now">,
  questions: LRUCache<string, Asked>,
): number {
  return client ? minutesUntilNextOf(networkOf(client.address), now, questions) : 0;
}

/** The same of whatever else questions are counted by. */
export function minutesUntilNextOf(
  asking: string,
  now: Date,
  questions: LRUCache<string, Asked>,
): number {
  const time = now.getTime();
  const before = questions.get(asking);
  const asked = before && time - before.since < HOUR_MS ? before : { since: time, count: 0 };
  if (asked.count >= QUESTIONS_MOST) return Math.ceil((asked.since + HOUR_MS - time) / MINUTE_MS);
  questions.set(asking, { ...asked, count: asked.count + 1 });
  return 0;
}
