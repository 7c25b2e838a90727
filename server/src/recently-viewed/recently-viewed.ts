import type { Tile } from "@placket/domain/catalog/product";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { VIEWED_MAX } from "@placket/domain/recently-viewed/recently-viewed";
import { onList, productTiles } from "../catalog/listed-products.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import {
  deleteViewedBy,
  selectViewed,
  selectViewedBy,
  writeViewed,
  type ViewedBy,
} from "./recently-viewed.sql.ts";

function viewedBy({ principal, store }: Ctx): Result<ViewedBy> {
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
  return ok({ customerId: principal.customerId, websiteId: store.websiteId });
}

/** What whoever asks looked at last, the last first: of what this view shows. */
export async function ownViewed(ctx: Ctx): Promise<Result<readonly Tile[]>> {
  const by = viewedBy(ctx);
  return by.ok ? ok(productTiles(ctx, await selectViewed(ctx.db, by.value))) : by;
}

/**
 * Tiles of what was looked at: the products that a browser names, else those of a customer's account. A guest who names
 * none has looked at nothing.
 */
export async function viewedTiles(
  ctx: Ctx,
  ids: readonly number[] | undefined,
): Promise<readonly Tile[]> {
  if (ids) return productTiles(ctx, ids);
  const own = await ownViewed(ctx);
  return own.ok ? own.value : [];
}

/**
 * Notes that whoever asks looked at these, the last first; variants count as their family, what nobody sees is left
 * out (WISH-18, WISH-21).
 */
export async function noteViewed(tx: Ctx, ids: readonly number[]): Promise<Result<true>> {
  const by = viewedBy(tx);
  if (!by.ok) return by;
  const listed = ids.slice(0, VIEWED_MAX).flatMap((id) => onList(tx, id)?.productId ?? []);
  const seen = [...new Set(listed)];
  await writeViewed(tx.db, by.value, { ids: seen, now: tx.now, max: VIEWED_MAX });
  return ok(true);
}

/** Forgets what a customer looked at; another account does not take it over. */
export const forgetViewed = (tx: Ctx, customerId: number): Promise<void> =>
  deleteViewedBy(tx.db, customerId);

/** What a customer looked at, for a copy of their data. */
export async function copiedViewed(ctx: Ctx, customerId: number) {
  const viewed = await selectViewedBy(ctx.db, customerId);
  const catalog = ctx.held(readModel).current();
  return viewed.map(({ productId, viewedAt }) => ({
    sku: catalog.sellable(productId, null, ctx.store.id)?.sku ?? String(productId),
    viewedAt,
  }));
}
