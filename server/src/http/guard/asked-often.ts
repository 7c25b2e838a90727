import { HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import type { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { networkOf } from "./client-network.ts";

/** Questions that were asked, and since when they are counted. */
export interface Asked {
  readonly since: number;
  readonly count: number;
}

/** Questions that a network, or whatever else they are counted by, may ask in an hour unless told. */
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
  most = QUESTIONS_MOST,
): number {
  const minutes = minutesLeftOf(asking, now, questions, most);
  if (minutes === 0) countQuestionOf(asking, now, questions);
  return minutes;
}

/** The same, of what is counted only once it is known what it was. */
export const minutesLeftOf = (
  asking: string,
  now: Date,
  questions: LRUCache<string, Asked>,
  most = QUESTIONS_MOST,
): number => minutesUntilRoomOf({ asking, more: 1, most }, now, questions);

/** So much more of something that is bounded within a time, as the bytes of a file. */
export interface BoundedMore {
  readonly asking: string;
  readonly more: number;
  readonly most: number;
  /** In ms; an hour unless told. */
  readonly withinMs?: number;
}

/** The minutes until there is room for so much more; 0 while there is. */
export function minutesUntilRoomOf(
  { asking, more, most, withinMs = HOUR_MS }: BoundedMore,
  now: Date,
  questions: LRUCache<string, Asked>,
): number {
  const { since, count } = askedBy(asking, now, questions, withinMs);
  return count + more <= most ? 0 : Math.ceil((since + withinMs - now.getTime()) / MINUTE_MS);
}

/**
 * The minutes until the next question of an asker is answered by each of several bounds; counts it where that is now.
 * Each bound has a row of its own among the questions.
 */
export function minutesUntilAll(
  asking: string,
  bounds: readonly { readonly most: number; readonly withinMs: number }[],
  { now, questions }: { readonly now: Date; readonly questions: LRUCache<string, Asked> },
): number {
  const rows = bounds.map(({ most, withinMs }) => {
    return { asking: `${withinMs} ${asking}`, more: 1, most, withinMs };
  });
  const minutes = Math.max(...rows.map((row) => minutesUntilRoomOf(row, now, questions)));
  if (minutes === 0) for (const row of rows) countMoreOf(row, now, questions);
  return minutes;
}

/** Counts a question. */
export const countQuestionOf = (
  asking: string,
  now: Date,
  questions: LRUCache<string, Asked>,
): void => countMoreOf({ asking, more: 1 }, now, questions);

/** Counts so much of whatever else is bounded. */
export function countMoreOf(
  { asking, more, withinMs }: Omit<BoundedMore, "most">,
  now: Date,
  questions: LRUCache<string, Asked>,
): void {
  const asked = askedBy(asking, now, questions, withinMs);
  questions.set(asking, { ...asked, count: asked.count + more });
}

/** Counts a question no more: it was well asked. */
export function takeQuestionBack(
  asking: string,
  now: Date,
  questions: LRUCache<string, Asked>,
): void {
  const asked = askedBy(asking, now, questions);
  questions.set(asking, { ...asked, count: Math.max(0, asked.count - 1) });
}

function askedBy(
  asking: string,
  now: Date,
  questions: LRUCache<string, Asked>,
  withinMs = HOUR_MS,
): Asked {
  const time = now.getTime();
  const before = questions.get(asking);
  return before && time - before.since < withinMs ? before : { since: time, count: 0 };
}
