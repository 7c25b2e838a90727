import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Prepared } from "../http/reply.ts";
import { cacheOf } from "./response-cache.ts";
import { shopperOf, type Shopper } from "./shopper.ts";

/**
 * The answer to a question everybody of the same store view and price class asks alike: made once, then
 * sent as bytes. `question` names the call and its decoded input.
 */
export function preparedAnswer(
  ctx: Ctx,
  question: string,
  make: (shopper: Shopper) => Result<unknown>,
): Prepared | Extract<Result<unknown>, { ok: false }> {
  const shopper = shopperOf(ctx);
  const cache = cacheOf(shopper.snapshot);
  const key = keyOf(shopper, question);
  const kept = cache.get(key);
  if (kept) return kept;
  const made = make(shopper);
  return made.ok ? cache.put(key, made.value) : made;
}

type Answer = Prepared | Extract<Result<unknown>, { ok: false }>;

const underway = new WeakMap<object, Map<string, Promise<Answer>>>();

/** As `preparedAnswer` for answers that ask the database; equal questions at the same time ask it once. */
export async function preparedLater(
  ctx: Ctx,
  question: string,
  make: (shopper: Shopper) => Promise<Result<unknown>>,
): Promise<Answer> {
  const shopper = shopperOf(ctx);
  const cache = cacheOf(shopper.snapshot);
  const key = keyOf(shopper, question);
  const kept = cache.get(key);
  if (kept) return kept;
  const waiting = underway.get(shopper.snapshot) ?? new Map<string, Promise<Answer>>();
  underway.set(shopper.snapshot, waiting);
  const known = waiting.get(key);
  if (known) return known;
  const answer = make(shopper).then((made) => (made.ok ? cache.put(key, made.value) : made));
  waiting.set(key, answer);
  try {
    return await answer;
  } finally {
    waiting.delete(key);
  }
}

function keyOf(shopper: Shopper, question: string): string {
  return `${shopper.cacheKey} ${shopper.snapshot.saleVersion} ${question}`;
}
