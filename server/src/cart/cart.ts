import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { canEditItem, canUseCart } from "@placket/domain/cart/access";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { priceGroupOf } from "@placket/domain/access/actor";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { checkQuantity } from "@placket/domain/quantity/check-quantity";
import { roundUpToIncrement } from "@placket/domain/quantity/entered-quantity";
import type { Ctx } from "../context.ts";
import {
  addToItem,
  deleteItem,
  insertCart,
  lockCart,
  selectCart,
  setCartActive,
  updateCart,
  updateItemQuantity,
} from "./cart.sql.ts";
import { isMaskId, newMaskId } from "./mask-id.ts";
import { cartItems, pricedCart } from "./priced-cart.ts";

/** Makes an empty cart and gives its mask id. */
export async function createCart(ctx: Ctx, maskId = newMaskId()): Promise<Result<string>> {
  if (!isMaskId(maskId)) return refuse(problem("cart.noSuchCart", "cartId", maskId.slice(0, 64)));
  await insertCart(ctx.db, {
    maskId,
    storeViewId: ctx.store.id,
    customerId: ctx.actor.kind === "customer" ? ctx.actor.customerId : null,
    customerGroupId: priceGroupOf(ctx.actor),
    now: ctx.now,
  });
  return ok(maskId);
}

/** The cart of a mask id, priced. Carts that became orders are not found any more. */
export async function cartById(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  const found = await storedCart(ctx, maskId);
  return found.ok ? ok(await pricedCart(ctx, found.value)) : found;
}

/** The cart that a use-case changes, locked until the transaction ends. */
export function cartForChange(ctx: Ctx, maskId: string): Promise<Result<StoredCart>> {
  return storedCart(ctx, maskId, { lock: true });
}

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
  let cart = found.value;
  for (const [index, item] of items.entries()) {
    const added = await addOne(ctx, cart, item);
    if (!added.ok)
      return refuse(...added.problems.map((p) => ({ ...p, field: `items.${index}.${p.field}` })));
    cart = added.value;
  }
  return changed(ctx, cart);
}

/** Sets the quantity of an item; 0 and less removes it (CART-21, CART-23). */
export async function updateItem(
  ctx: Ctx,
  { maskId, itemId, quantity }: { maskId: string; itemId: number; quantity: number },
): Promise<Result<Cart>> {
  const found = await editableItem(ctx, maskId, itemId);
  if (!found.ok) return found;
  const { cart, item } = found.value;
  if (Math.round(quantity) <= 0) await deleteItem(ctx.db, item.id);
  else {
    const settled = settledQuantity(ctx, { ...item, quantity });
    if (!settled.ok) return settled;
    await updateItemQuantity(ctx.db, item.id, settled.value);
  }
  return changed(ctx, cart);
}

/** Takes an item out. */
export async function removeItem(
  ctx: Ctx,
  { maskId, itemId }: { maskId: string; itemId: number },
): Promise<Result<Cart>> {
  const found = await editableItem(ctx, maskId, itemId);
  if (!found.ok) return found;
  await deleteItem(ctx.db, found.value.item.id);
  return changed(ctx, found.value.cart);
}

/** Marks the change and gives the cart as it is now. */
export async function changed(
  ctx: Ctx,
  cart: StoredCart,
  patch: Omit<Parameters<typeof updateCart>[2], "updated_at"> = {},
): Promise<Result<Cart>> {
  await updateCart(ctx.db, cart.id, { ...patch, updated_at: ctx.now });
  return cartById(ctx, cart.maskId);
}

/** The cart that is to become an order, locked; also one that already did (`isActive` false). */
export function cartForOrder(ctx: Ctx, maskId: string): Promise<Result<StoredCart>> {
  return storedCart(ctx, maskId, { lock: true, alsoOrdered: true });
}

/** A cart that is being ordered takes no more changes until its payment is settled. */
export function closeCart(ctx: Ctx, cartId: number): Promise<void> {
  return setCartActive(ctx.db, cartId, { isActive: false, now: ctx.now });
}

/** Gives the cart back to the shopper after a payment that failed. */
export function reopenCart(ctx: Ctx, cartId: number): Promise<void> {
  return setCartActive(ctx.db, cartId, { isActive: true, now: ctx.now });
}

/** Holds a cart so that nothing else changes it or its order meanwhile. */
export function holdCart(ctx: Ctx, cartId: number): Promise<void> {
  return lockCart(ctx.db, cartId);
}

async function storedCart(
  ctx: Ctx,
  maskId: string,
  { lock = false, alsoOrdered = false } = {},
): Promise<Result<StoredCart>> {
  const cart = isMaskId(maskId) ? await selectCart(ctx.db, maskId, { lock }) : undefined;
  if (!cart) return refuse(problem("cart.noSuchCart", "cartId", maskId.slice(0, 64)));
  const owner = { customerId: cart.customerId, storeWebsiteId: cart.websiteId };
  const allowed = canUseCart(ctx.actor, owner, ctx.store.websiteId);
  if (allowed !== true) return refuse(problem(allowed, "cartId", maskId));
  if (!cart.isActive && !alsoOrdered) return refuse(problem("cart.alreadyOrdered", "cartId"));
  return ok(cart);
}

async function addOne(ctx: Ctx, cart: StoredCart, item: NewItem): Promise<Result<StoredCart>> {
  const existing = cart.items.find((other) => isSameProduct(other, item));
  if (!existing && cart.items.length >= CART_ITEMS_MAX) {
    return refuse(problem("cart.tooManyItems", "", CART_ITEMS_MAX));
  }
  const wished = { ...item, quantity: item.quantity + (existing?.quantity ?? 0) };
  const settled = settledQuantity(ctx, wished);
  if (!settled.ok) return settled;
  const stored = { ...wished, quantity: settled.value };
  await addToItem(ctx.db, cart.id, { ...stored, existingId: existing?.id ?? null });
  const others = cart.items.filter((other) => other !== existing);
  return ok({ ...cart, items: [...others, { ...stored, id: existing?.id ?? 0 }] });
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
  const problems: Problem[] = [
    ...checkQuantity(quantity, product.quantityRules),
    ...(product.isSaleable ? [] : [problem("cart.productUnavailable", "id")]),
    ...(product.loginRequired && ctx.actor.kind !== "customer"
      ? [problem("access.loginRequired", "id")]
      : []),
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
