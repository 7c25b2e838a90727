import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Prepared } from "../http/reply.ts";
import { sharedMaking, type SharedMaking } from "../http/shared-making.ts";
import { watch, type Seen } from "../http/sights.ts";
import { cacheOf, type ResponseCache } from "./response-cache.ts";
import type { Snapshot } from "./read-model/snapshot.ts";
import { shopperOf, type Shopper } from "./shopper.ts";

/**
 * The answer to a question everybody of the same store view and price class asks alike: made once, then
 * sent as bytes until something that it shows is over. `question` names the call and its decoded input.
 */
export function preparedAnswer(
  ctx: Ctx,
  question: string,
  make: (shopper: Shopper) => Result<unknown>,
): Answer {
  const shopper = shopperOf(ctx);
  const cache = cacheOf(shopper.snapshot);
  const key = `${shopper.cacheKey} ${question}`;
  const known = cache.get(key);
  return (
    known ??
    kept(
      cache,
      key,
      watch(() => make(shopper)),
    )
  );
}

/** As `preparedAnswer` for answers that ask the database; equal questions at the same time ask it once. */
export async function preparedLater(
  ctx: Ctx,
  question: string,
  make: (shopper: Shopper) => Promise<Result<unknown>>,
): Promise<Answer> {
  const shopper = shopperOf(ctx);
  const cache = cacheOf(shopper.snapshot);
  const key = `${shopper.cacheKey} ${question}`;
  const known = cache.get(key);
  if (known) return known;
  const seen = await makingsOf(shopper).get(key, () => make(shopper));
  // Of many who asked alike the first one keeps it.
  return cache.get(key) ?? kept(cache, key, seen);
}

type Answer = Prepared | Extract<Result<unknown>, { ok: false }>;

/** A refusal is told and not kept. */
function kept(cache: ResponseCache, key: string, { made, sights }: Seen<Result<unknown>>): Answer {
  return made.ok ? cache.put(key, { made: made.value, sights }) : made;
}

const underWay = new WeakMap<Snapshot, SharedMaking<Result<unknown>>>();

function makingsOf({ snapshot }: Shopper): SharedMaking<Result<unknown>> {
  const makings = underWay.get(snapshot) ?? sharedMaking<Result<unknown>>();
  underWay.set(snapshot, makings);
  return makings;
}
