import { giftCardItemFields } from "./line/gift-card/gift-card-item.ts";
import { itemIdFromUid, type CartItemWire, type CartWire } from "@placket/contract/cart/cart.codec";
import type {
  CartItemInput,
  CartItemsV2Args,
  CartUserInputErrorType,
  ClearCartErrorType,
  ClearCartInput,
  RemoveItemFromCartInput,
  UpdateCartItemsInput,
} from "@placket/contract/graphql.gen";
import { CART_ENTRIES_MAX } from "@placket/domain/cart/cart-item";
import type { ErrorKey } from "@placket/domain/errors";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { graphqlProductOf, type GraphqlProduct } from "../catalog/graphql/graphql-product.ts";
import type { Ctx } from "../context.ts";
import { askedOnce } from "../graphql/asked-once.ts";
import { boundEntries } from "../graphql/bound-entries.ts";
import { messageOf, orThrow, refusedError } from "../graphql/refused.ts";
import { sayIn } from "../translation/say.ts";
import { withInput } from "../graphql/with-input.ts";
import { cartById, emptyCart } from "./cart.ts";
import { addToCart, clearCart, removeItem, updateItems, type ItemChange } from "./cart-items.ts";
import { transactOnCart } from "./change/cart-turns.ts";
import { pickedCart } from "./cart-wire.ts";
import { itemsFromInput } from "./line/item-input.ts";
import { sortedItems } from "./sorted-items.ts";
import { olderAddings } from "./older-addings.graphql.ts";
import { customerCartId } from "./owned/own-cart.ts";

/** What every kind of item has beside what REST sends. */
const ANY_ITEM = {
  product: itemProduct,
  is_available: ({ is_saleable: isSaleable, errors }: CartItemWire) =>
    isSaleable && (errors ?? []).length === 0,
  is_salable: ({ is_saleable: isSaleable }: CartItemWire) => isSaleable,
  not_available_message: ({ errors }: CartItemWire) => errors?.[0]?.message ?? null,
};

/** What kinds of items have that could be a gift. */
const GIFTABLE = { ...ANY_ITEM, available_gift_wrapping: () => [] };

/** Magento's cart calls (CART-39 to 41). The cart object is the one that REST sends. */
export const cartResolvers = {
  Query: {
    cart: (_: unknown, { cart_id: maskId }: { cart_id: string }, ctx: Ctx) =>
      askedOnce(ctx, `cart ${maskId}`, async () =>
        pickedCart(ctx, orThrow(await cartById(ctx, maskId))),
      ),
  },
  Mutation: {
    createEmptyCart: async (
      _: unknown,
      { input }: { input?: { cart_id?: string | null } | null },
      ctx: Ctx,
    ) => {
      const chosenId = input?.cart_id ?? undefined;
      return isCustomers(ctx)
        ? orThrow(await customerCartId(ctx, chosenId))
        : orThrow(await emptyCart(ctx, chosenId)).maskId;
    },
    createGuestCart: async (
      _: unknown,
      { input }: { input?: { cart_uid?: string | null } | null },
      ctx: Ctx,
    ) => {
      const chosenId = input?.cart_uid ?? undefined;
      const cart = isCustomers(ctx)
        ? await cartById(ctx, orThrow(await customerCartId(ctx, chosenId)))
        : await emptyCart(ctx, chosenId);
      return { cart: pickedCart(ctx, orThrow(cart)) };
    },
    ...olderAddings,
    addProductsToCart: (
      _: unknown,
      { cartId, cartItems }: { cartId: string; cartItems: readonly CartItemInput[] },
      ctx: Ctx,
    ) => addProducts(ctx, cartId, cartItems),
    updateCartItems: withInput((input: UpdateCartItemsInput, ctx) => changeItems(ctx, input)),
    clearCart: withInput((input: ClearCartInput, ctx) => clear(ctx, input.uid)),
    removeItemFromCart: withInput(async (input: RemoveItemFromCartInput, ctx) => {
      const itemId = orThrow(itemIdOf(input));
      const maskId = input.cart_id;
      const cart = await transactOnCart(ctx, maskId, (tx) => removeItem(tx, { maskId, itemId }));
      return { cart: pickedCart(ctx, orThrow(cart)) };
    }),
  },
  Cart: {
    itemsV2: (cart: CartWire, page: CartItemsV2Args, ctx: Ctx) =>
      pageOfItems(cart, page, ctx.store.locale),
    applied_coupon: ({ applied_coupons: coupons }: CartWire) => coupons?.[0] ?? null,
    available_gift_wrappings: () => [],
    gift_receipt_included: () => false,
    printed_card_included: () => false,
  },
  CartItemPrices: { fixed_product_taxes: () => [] },
  Discount: { applied_to: () => "ITEM" as const },
  SimpleCartItem: GIFTABLE,
  VirtualCartItem: ANY_ITEM,
  BundleCartItem: GIFTABLE,
  GiftCardCartItem: { ...GIFTABLE, ...giftCardItemFields },
  ConfigurableCartItem: {
    ...GIFTABLE,
    configured_variant: (item: CartItemWire, _: unknown, ctx: Ctx) =>
      productOrThrow(ctx, item, item.simpleProductId),
  },
};

/** A customer has a cart already, and no other; a guest begins one. */
const isCustomers = ({ principal }: Ctx): boolean => principal.kind === "customer";

/** The product that is shown for an item, a variant's family first: as the catalogue has it (CART-39). */
function itemProduct(item: CartItemWire, _: unknown, ctx: Ctx): GraphqlProduct {
  return productOrThrow(ctx, item, item.product.id);
}

function productOrThrow(ctx: Ctx, { sku, product }: CartItemWire, id: number): GraphqlProduct {
  const found = graphqlProductOf(ctx, id, product.id);
  if (!found) throw refusedError([problem("cart.noSuchProduct", "product", sku)]);
  return found;
}

/** Refusals travel in `user_errors`, with the cart as it is (magento-protocol). */
async function addProducts(ctx: Ctx, maskId: string, inputs: readonly CartItemInput[]) {
  boundEntries(inputs, "cartItems", CART_ENTRIES_MAX);
  const items = await itemsFromInput(ctx, inputs);
  const added = items.ok
    ? await transactOnCart(ctx, maskId, (tx) => addToCart(tx, { maskId, items: items.value }))
    : items;
  const cart = added.ok ? added.value : orThrow(await cartById(ctx, maskId));
  return { cart: pickedCart(ctx, cart), user_errors: userErrors(ctx, added) };
}

async function changeItems(ctx: Ctx, { cart_id: maskId, cart_items }: UpdateCartItemsInput) {
  boundEntries(cart_items, "cart_items", CART_ENTRIES_MAX);
  const changes = changesFromInput(cart_items);
  const updated = changes.ok
    ? await transactOnCart(ctx, maskId, (tx) => updateItems(tx, { maskId, changes: changes.value }))
    : changes;
  const cart = updated.ok ? updated.value : orThrow(await cartById(ctx, maskId));
  return { cart: pickedCart(ctx, cart), errors: userErrors(ctx, updated) };
}

/** Refusals travel in `errors`, with the cart as it is where there is one. */
async function clear(ctx: Ctx, maskId: string) {
  const cleared = await transactOnCart(ctx, maskId, (tx) => clearCart(tx, maskId));
  if (cleared.ok) return { cart: pickedCart(ctx, cleared.value), errors: null };
  const left = await cartById(ctx, maskId);
  const say = sayIn(ctx);
  return {
    cart: left.ok ? pickedCart(ctx, left.value) : null,
    errors: cleared.problems.map((found) => ({
      type: CLEAR_CODES[found.error] ?? "UNDEFINED",
      message: messageOf(found, say),
    })),
  };
}

/** Magento's codes for why nothing was taken out; whatever is not named is UNDEFINED. */
const CLEAR_CODES: Partial<Record<ErrorKey, ClearCartErrorType>> = {
  "cart.noSuchCart": "NOT_FOUND",
  "cart.foreignCart": "UNAUTHORISED",
  "access.loginRequired": "UNAUTHORISED",
  "cart.otherWebsite": "UNAUTHORISED",
  "cart.alreadyOrdered": "INACTIVE",
  "cart.joined": "INACTIVE",
};

function changesFromInput(inputs: UpdateCartItemsInput["cart_items"]): Result<ItemChange[]> {
  const changes: ItemChange[] = [];
  for (const input of inputs) {
    if (!input) continue;
    const itemId = itemIdOf(input);
    if (!itemId.ok) return itemId;
    changes.push({ itemId: itemId.value, quantity: input.quantity ?? 0 });
  }
  if (changes.length > 0) return ok(changes);
  return refuse(problem("access.badRequest", "cart_items", "cart_items"));
}

function itemIdOf(input: {
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
}): Result<number> {
  const id = input.cart_item_id ?? itemIdFromUid(input.cart_item_uid ?? "");
  return id === undefined ? refuse(problem("cart.noSuchItem", "cart_item_id", "")) : ok(id);
}

/** Magento's codes for our refusals; whatever is not named is UNDEFINED. */
const CODES: Partial<Record<ErrorKey, CartUserInputErrorType>> = {
  "cart.noSuchProduct": "PRODUCT_NOT_FOUND",
  "cart.needsProduct": "REQUIRED_PARAMETER_MISSING",
  "cart.noProductId": "REQUIRED_PARAMETER_MISSING",
  "cart.productUnavailable": "NOT_SALABLE",
  "cart.outOfStock": "INSUFFICIENT_STOCK",
  "embroidery.optionUnavailable": "INVALID_PARAMETER_VALUE",
  "embroidery.partIllegible": "INVALID_PARAMETER_VALUE",
  "embroidery.optionTextMissing": "REQUIRED_PARAMETER_MISSING",
  "embroidery.optionTextTooLong": "INVALID_PARAMETER_VALUE",
  "embroidery.chosenTwice": "INVALID_PARAMETER_VALUE",
  "embroidery.soldEmbroidered": "REQUIRED_PARAMETER_MISSING",
  "embroidery.logoRequired": "REQUIRED_PARAMETER_MISSING",
  "embroidery.tooManyTexts": "INVALID_PARAMETER_VALUE",
  "cart.noSuchItem": "COULD_NOT_FIND_CART_ITEM",
  "cart.itemLocked": "PERMISSION_DENIED",
  "access.loginRequired": "PERMISSION_DENIED",
  "quantity.belowMinimum": "INVALID_PARAMETER_VALUE",
  "quantity.aboveMaximum": "INVALID_PARAMETER_VALUE",
  "quantity.notAMultiple": "INVALID_PARAMETER_VALUE",
  "quantity.notANumber": "INVALID_PARAMETER_VALUE",
  "quantity.tooLittle": "INVALID_PARAMETER_VALUE",
  "quantity.tooMuch": "INVALID_PARAMETER_VALUE",
};

function userErrors(ctx: Ctx, result: Result<unknown>) {
  const say = sayIn(ctx);
  const problems = result.ok ? [] : result.problems;
  return problems.map((found) => ({
    code: CODES[found.error] ?? "UNDEFINED",
    message: messageOf(found, say),
  }));
}

function pageOfItems(
  cart: CartWire,
  { currentPage, pageSize, sort }: CartItemsV2Args,
  locale: string,
) {
  const { usual, most } = PAGE_SIZES.cartItems;
  const size = Math.min(Math.max(1, pageSize ?? usual), most);
  const page = Math.max(1, currentPage ?? 1);
  const sorted = sort ? sortedItems(cart.items, sort, locale) : cart.items;
  const items: readonly CartItemWire[] = sorted.slice((page - 1) * size, page * size);
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
