import { itemIdFromUid, type CartItemWire, type CartWire } from "@placket/contract/cart/cart.codec";
import type {
  CartItemInput,
  CartItemUpdateInput,
  RemoveItemFromCartInput,
  UpdateCartItemsInput,
} from "@placket/contract/graphql.gen";
import type { Cart } from "@placket/domain/cart/cart";
import type { ErrorKey } from "@placket/domain/errors";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { messageOf, orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { transact } from "../transact.ts";
import { cartById, createCart } from "./cart.ts";
import { addToCart, removeItem, updateItem } from "./cart-items.ts";
import { cartWire } from "./cart-wire.ts";
import { itemsFromInput } from "./item-input.ts";

/** Magento's cart calls (CART-39 to 41). The cart object is the one that REST sends. */
export const cartResolvers = {
  Query: {
    cart: async (_: unknown, { cart_id }: { cart_id: string }, ctx: Ctx) =>
      cartWire(ctx, orThrow(await cartById(ctx, cart_id))),
  },
  Mutation: {
    createEmptyCart: async (
      _: unknown,
      { input }: { input?: { cart_id?: string | null } | null },
      ctx: Ctx,
    ) => orThrow(await transact(ctx, (tx) => createCart(tx, input?.cart_id ?? undefined))),
    addProductsToCart: (
      _: unknown,
      { cartId, cartItems }: { cartId: string; cartItems: readonly CartItemInput[] },
      ctx: Ctx,
    ) => addProducts(ctx, cartId, cartItems),
    updateCartItems: withInput((input: UpdateCartItemsInput, ctx) => updateItems(ctx, input)),
    removeItemFromCart: withInput(async (input: RemoveItemFromCartInput, ctx) => {
      const itemId = orThrow(itemIdOf(input));
      const cart = await transact(ctx, (tx) => removeItem(tx, { maskId: input.cart_id, itemId }));
      return { cart: cartWire(ctx, orThrow(cart)) };
    }),
  },
  Cart: {
    itemsV2: (
      cart: CartWire,
      { currentPage, pageSize }: { currentPage: number; pageSize: number },
    ) => pageOfItems(cart, { currentPage, pageSize }),
  },
};

/** Refusals travel in `user_errors`, with the cart as it is (magento-protocol). */
async function addProducts(ctx: Ctx, maskId: string, inputs: readonly CartItemInput[]) {
  const items = itemsFromInput(ctx, inputs);
  const added = items.ok
    ? await transact(ctx, (tx) => addToCart(tx, { maskId, items: items.value }))
    : items;
  const cart = added.ok ? added.value : orThrow(await cartById(ctx, maskId));
  return { cart: cartWire(ctx, cart), user_errors: added.ok ? [] : added.problems.map(userError) };
}

async function updateItems(ctx: Ctx, { cart_id: maskId, cart_items }: UpdateCartItemsInput) {
  const updated = await transact(ctx, (tx) => updateAll(tx, maskId, cart_items));
  const cart = updated.ok ? updated.value : orThrow(await cartById(ctx, maskId));
  return { cart: cartWire(ctx, cart), errors: updated.ok ? [] : updated.problems.map(userError) };
}

async function updateAll(
  ctx: Ctx,
  maskId: string,
  changes: readonly (CartItemUpdateInput | null)[],
): Promise<Result<Cart>> {
  let cart: Result<Cart> = refuse(problem("access.badRequest", "cart_items", "cart_items"));
  for (const change of changes) {
    if (!change) continue;
    const itemId = itemIdOf(change);
    if (!itemId.ok) return itemId;
    cart = await updateItem(ctx, { maskId, itemId: itemId.value, quantity: change.quantity ?? 0 });
    if (!cart.ok) return cart;
  }
  return cart;
}

function itemIdOf(input: {
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
}): Result<number> {
  const id = input.cart_item_id ?? itemIdFromUid(input.cart_item_uid ?? "");
  return id === undefined ? refuse(problem("cart.noSuchItem", "cart_item_id", "")) : ok(id);
}

/** Magento's codes for our refusals; whatever is not named is UNDEFINED. */
const CODES: Partial<Record<ErrorKey, string>> = {
  "cart.noSuchProduct": "PRODUCT_NOT_FOUND",
  "cart.needsProduct": "REQUIRED_PARAMETER_MISSING",
  "cart.productUnavailable": "NOT_SALABLE",
  "cart.outOfStock": "INSUFFICIENT_STOCK",
  "cart.noSuchItem": "COULD_NOT_FIND_CART_ITEM",
  "cart.itemLocked": "PERMISSION_DENIED",
  "access.loginRequired": "PERMISSION_DENIED",
  "quantity.belowMinimum": "INVALID_PARAMETER_VALUE",
  "quantity.aboveMaximum": "INVALID_PARAMETER_VALUE",
  "quantity.notAMultiple": "INVALID_PARAMETER_VALUE",
  "quantity.notANumber": "INVALID_PARAMETER_VALUE",
};

const userError = (found: Problem) => ({
  code: CODES[found.error] ?? "UNDEFINED",
  message: messageOf(found),
});

function pageOfItems(
  cart: CartWire,
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
) {
  const size = Math.min(Math.max(1, pageSize), 100);
  const page = Math.max(1, currentPage);
  const items: readonly CartItemWire[] = cart.items.slice((page - 1) * size, page * size);
  return {
    items,
    total_count: cart.items.length,
    page_info: {
      current_page: page,
      page_size: size,
      total_pages: Math.ceil(cart.items.length / size),
    },
  };
}
