import { checkPercent, priceBy, PRICES_MAX } from "@placket/domain/catalog/staff/price-by";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { changeProducts } from "./change-product.ts";
import { selectPrices, type PricedProduct } from "./staff-product.sql.ts";

const EVERYWHERE = { kind: "default" } as const;

/** How many of what was asked for are other than they were. */
interface Changed {
  readonly changed: number;
}

/** Takes products off, or puts them back, all of them or none. */
export async function switchProducts(
  tx: Ctx,
  { ids, isEnabled }: { readonly ids: readonly number[]; readonly isEnabled: boolean },
): Promise<Result<Changed>> {
  const asked = [...new Set(ids)].map((id) => ({
    id,
    seen: undefined,
    set: { isEnabled },
    attributes: {},
    useDefault: [],
  }));
  return countOf(await changeProducts(tx, asked, EVERYWHERE));
}

/** A price as it is, and as it would be. */
interface PriceLine extends Omit<PricedProduct, "priceMinor"> {
  readonly seen: number;
  readonly priceMinor: number;
}

/** What prices would be by so many percent; of families those of their variants. Nothing is written. */
export async function previewPrices(
  ctx: Ctx,
  { ids, percent }: { readonly ids: readonly number[]; readonly percent: number },
): Promise<Result<readonly PriceLine[]>> {
  const problems = checkPercent(percent);
  if (problems.length > 0) return refuse(...problems);
  const priced = await selectPrices(ctx.db, ids, PRICES_MAX + 1);
  if (priced.length > PRICES_MAX)
    return refuse(problem("catalog.tooManyPrices", "ids", PRICES_MAX));
  return ok(
    priced.map(({ priceMinor, ...one }) => ({
      ...one,
      seen: priceMinor,
      priceMinor: priceBy(priceMinor, percent),
    })),
  );
}

interface AskedPrice {
  readonly id: number;
  readonly seen: number;
  readonly priceMinor: number;
}

/** Sets prices that hold everywhere, all of them or none; refuses where one is another than was seen. */
export async function setPrices(tx: Ctx, prices: readonly AskedPrice[]): Promise<Result<Changed>> {
  const seen = new Map(prices.map((one) => [one.id, one.seen]));
  const asked = prices.map(({ id, priceMinor }) => ({
    id,
    seen: undefined,
    set: { priceMinor },
    attributes: {},
    useDefault: [],
  }));
  const done = await changeProducts(tx, asked, EVERYWHERE);
  if (!done.ok) return done;
  // What was written is undone with the refusal.
  const other = done.value.find(({ before }) => before.fields.price_minor !== seen.get(before.id));
  return other ? refuse(problem("catalog.productChanged", "id", other.before.sku)) : countOf(done);
}

const countOf = (done: Awaited<ReturnType<typeof changeProducts>>): Result<Changed> =>
  done.ok
    ? ok({
        changed: done.value.filter(
          ({ before, after }) => JSON.stringify(before.fields) !== JSON.stringify(after.fields),
        ).length,
      })
    : done;
