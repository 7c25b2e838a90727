import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { onList } from "../catalog/listed-products.ts";
import { inCartTurn } from "../cart/change/cart-turns.ts";
import { addEach } from "../cart/owned/add-each.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { transact } from "../transact.ts";
import { ownList, removeItems, unknownOf, type WishList } from "./wishlist.ts";
import type { ItemRow } from "./wishlist.sql.ts";

/** What became of wishes that were put into the cart. */
interface PutIntoCart {
  /** The list as it is then. */
  readonly list: WishList;
  /** Why an item stays on it, by its id. */
  readonly refused: ReadonlyMap<number, readonly Problem[]>;
}

/**
 * Puts items of a list into the cart of whoever asks, all of it where none is named: what can be had comes into the
 * cart and leaves the list, the rest stays and says why. `ctx.db` must not be a transaction.
 */
export const putIntoCart = (
  ctx: Ctx,
  listId: number,
  itemIds?: readonly number[],
): Promise<Result<PutIntoCart>> =>
  // Pressed twice at the same time, the second finds the list without what the first put into the cart.
  inCartTurn(ctx, `wish list ${listId}`, () => put(ctx, listId, itemIds));

async function put(
  ctx: Ctx,
  listId: number,
  itemIds?: readonly number[],
): Promise<Result<PutIntoCart>> {
  const list = await ownList(ctx, listId);
  if (!list.ok) return list;
  const unknown = unknownOf(list.value, itemIds ?? []);
  if (unknown) return refuse(unknown);
  const wanted = list.value.items.filter(({ id }) => !itemIds || itemIds.includes(id));
  const refused = new Map<number, readonly Problem[]>();
  for (const item of wanted) {
    const wrong = hindranceOf(ctx, item);
    if (wrong) refused.set(item.id, [wrong]);
  }
  const ready = wanted.filter(({ id }) => !refused.has(id));
  if (ready.length === 0) return ok({ list: list.value, refused });
  const added = await addEach(ctx, ready.map(newItem));
  if (!added.ok) return added;
  for (const [index, problems] of added.value.refused) refused.set(ready[index]!.id, problems);
  const gone = ready.filter(({ id }) => !refused.has(id)).map(({ id }) => id);
  // What another device took off meanwhile is off already.
  const left = await transact(ctx, async (tx) => {
    const now = await ownList(tx, listId);
    if (!now.ok) return now;
    const there = now.value.items.map(({ id }) => id);
    return removeItems(
      tx,
      listId,
      gone.filter((id) => there.includes(id)),
    );
  });
  return left.ok ? ok({ list: left.value, refused }) : left;
}

const newItem = ({ productId, variantId, quantity }: ItemRow) => ({
  productId: variantId ?? productId,
  parentId: variantId === null ? null : productId,
  quantity,
  overrideCategoryId: null,
});

/** Why an item cannot be tried: nobody sees it by now, or a family whose options are not chosen. */
function hindranceOf(ctx: Ctx, { productId, variantId }: ItemRow): Problem | undefined {
  if (!onList(ctx, productId)) return problem("wishlist.noSuchProduct");
  if (variantId !== null) return undefined;
  const catalog = ctx.held(readModel).current();
  if (catalog.variantsOf(productId).length === 0) return undefined;
  const name = catalog.sellable(productId, null, ctx.store.id)?.name ?? "";
  return problem("wishlist.notChosen", "", name);
}
