import { canEditItem } from "@placket/domain/cart/access";
import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { checkQuantity } from "@placket/domain/quantity/check-quantity";
import { roundUpToIncrement } from "@placket/domain/quantity/entered-quantity";
import type { Ctx } from "../context.ts";
import { cartForChange, newCart } from "./cart.ts";
import { deleteItem, insertFilledCart, insertItem, updateItemQuantity } from "./cart.sql.ts";
import { newMaskId } from "./mask-id.ts";
import { cartItems, pricedCart } from "./priced-cart.ts";

/** One wish to add: a simple product, or a variant of `parentId`. */
export interface NewItem {
  readonly productId: number;
  readonly parentId: number | null;
  readonly quantity: number;
  readonly overrideCategoryId: number | null;
}

/**
 * Adds products; quantities of the same product add up, and the sum obeys its rules (PDP-41 to 43).
 * All are added or none: an order for a whole team never arrives half.
 */
export async function addToCart(
  ctx: Ctx,
  { maskId, items }: { readonly maskId: string; readonly items: readonly NewItem[] },
): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const wished = settleAll(ctx, found.value.items, items);
  if (!wished.ok) return wished;
  const kept: StoredCartItem[] = [];
  for (const item of wished.value) {
    if (item.id === 0) kept.push({ ...item, id: await insertItem(ctx.db, found.value.id, item) });
    else {
      if (item.isChanged) await updateItemQuantity(ctx.db, item.id, item.quantity);
      kept.push(item);
    }
  }
  return ok(await pricedCart(ctx, { ...found.value, items: kept }));
}

/** The same for whoever has no cart yet: one statement makes the cart and its items. */
export async function addToNewCart(ctx: Ctx, items: readonly NewItem[]): Promise<Result<Cart>> {
  const wished = settleAll(ctx, [], items);
  if (!wished.ok) return wished;
  const cart = await insertFilledCart(ctx.db, newCart(ctx, newMaskId()), wished.value);
  return ok(await pricedCart(ctx, cart));
}

/** Sets the quantity of an item; 0 and less removes it (CART-21, CART-23). */
export async function updateItem(
  ctx: Ctx,
  { maskId, itemId, quantity }: { maskId: string; itemId: number; quantity: number },
): Promise<Result<Cart>> {
  if (Math.round(quantity) <= 0) return removeItem(ctx, { maskId, itemId });
  const found = await editableItem(ctx, maskId, itemId);
  if (!found.ok) return found;
  const { cart, item } = found.value;
  const settled = settledQuantity(ctx, { ...item, quantity });
  if (!settled.ok) return settled;
  await updateItemQuantity(ctx.db, item.id, settled.value);
  const items = cart.items.map((one) =>
    one.id === item.id ? { ...one, quantity: settled.value } : one,
  );
  return ok(await pricedCart(ctx, { ...cart, items }));
}

/** Takes an item out. */
export async function removeItem(
  ctx: Ctx,
  { maskId, itemId }: { maskId: string; itemId: number },
): Promise<Result<Cart>> {
  const found = await editableItem(ctx, maskId, itemId);
  if (!found.ok) return found;
  const { cart, item } = found.value;
  await deleteItem(ctx.db, item.id);
  return ok(await pricedCart(ctx, { ...cart, items: cart.items.filter((one) => one !== item) }));
}

interface WishedItem extends StoredCartItem {
  readonly isChanged: boolean;
}

/** The cart's items with the wishes worked in; id 0 for those that are new. */
function settleAll(
  ctx: Ctx,
  held: readonly StoredCartItem[],
  wishes: readonly NewItem[],
): Result<WishedItem[]> {
  const items: WishedItem[] = held.map((item) => ({ ...item, isChanged: false }));
  for (const [index, wish] of wishes.entries()) {
    const at = items.findIndex((item) => isSameProduct(item, wish));
    const before = items[at];
    const settled = settledQuantity(ctx, {
      ...wish,
      quantity: wish.quantity + (before?.quantity ?? 0),
    });
    if (!settled.ok) {
      return refuse(...settled.problems.map((p) => ({ ...p, field: `items.${index}.${p.field}` })));
    }
    const item = { ...wish, id: before?.id ?? 0, quantity: settled.value, isChanged: true };
    if (before) items[at] = item;
    else items.push(item);
  }
  if (items.length > CART_ITEMS_MAX)
    return refuse(problem("cart.tooManyItems", "", CART_ITEMS_MAX));
  return ok(items);
}

const isSameProduct = (a: StoredCartItem, b: NewItem) =>
  a.productId === b.productId &&
  a.parentId === b.parentId &&
  a.overrideCategoryId === b.overrideCategoryId;

/** The quantity in whole multiples, when the product may be sold in it; stock included. */
function settledQuantity(ctx: Ctx, item: NewItem): Result<number> {
  const product = ctx.services.catalog
    .current()
    .sellable(item.productId, item.parentId, ctx.store.id);
  if (!product) return refuse(problem("cart.noSuchProduct", "id", item.productId));
  const quantity = roundUpToIncrement(Math.round(item.quantity), product.quantityRules.increment);
  const needsLogin = product.loginRequired && ctx.actor.kind !== "customer";
  const problems: Problem[] = [
    ...checkQuantity(quantity, product.quantityRules),
    ...(product.isSaleable ? [] : [problem("cart.productUnavailable", "id")]),
    ...(needsLogin ? [problem("access.loginRequired", "id")] : []),
  ];
  if (problems.length > 0) return refuse(...problems);
  const left = product.backorders ? null : product.stockQuantity;
  if (left !== null && left < quantity) return refuse(problem("cart.outOfStock", "quantity"));
  return ok(quantity);
}

async function editableItem(
  ctx: Ctx,
  maskId: string,
  itemId: number,
): Promise<Result<{ cart: StoredCart; item: StoredCartItem }>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const item = found.value.items.find((other) => other.id === itemId);
  if (!item) return refuse(problem("cart.noSuchItem", "itemId", itemId));
  const [facts] = cartItems(ctx, [item]);
  const allowed = facts ? canEditItem(facts) : true;
  return allowed === true ? ok({ cart: found.value, item }) : refuse(problem(allowed, "itemId"));
}
