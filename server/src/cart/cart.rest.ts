import { tileToWire } from "@placket/contract/catalog/catalog.codec";
import type { CartWire } from "@placket/contract/cart/cart.codec";
import type { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { optionsFromWire } from "@placket/contract/custom-option/option-choice.codec";
import { giftCardFromWire } from "@placket/contract/sold-card/giftcard-option.codec";
import { atDataFields } from "@placket/contract/embroidery/data-fields.codec";
import { atWireFields } from "@placket/contract/embroidery/text-fields.codec";
import type { EndpointInput } from "@placket/contract/endpoint";
import { bundleFromWire } from "@placket/contract/bundle/bundle-choice.codec";
import { partsFromWire } from "@placket/contract/cart/parts.codec";
import type { Cart } from "@placket/domain/cart/cart";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers, RestCall } from "../http/mount.ts";
import { cartById } from "./cart.ts";
import { addToCart, addToNewCart, removeItem, updateItems, type NewItem } from "./cart-items.ts";
import { changedCart, type CartWork } from "./change/asked-cart.ts";
import { inOwnCart } from "./change/begun-cart.ts";
import { cartCrosssell } from "./cart-crosssell.ts";
import { cartWire } from "./cart-wire.ts";
import { embroideredData } from "./line/embroidered-data.ts";
import { embroidered } from "./line/embroidered-item.ts";
import { sewnItems, type AskedItem } from "./line/sewn-parts.ts";
import { countRead, mayReadCart } from "./read-often.ts";
import { replaceItem } from "./replace-item.ts";
import { cartAtHand } from "./owned/own-cart.ts";
import { takeUpCart } from "./take-up-cart.ts";

/** What is not embroidered is added by the calls that add (EMB-43). */
const NOTHING_CHOSEN = refuse(problem("embroidery.nothingChosen", "data"));

export const cartHandlers: Handlers<typeof cartEndpoints> = {
  addToCart: async (call, { body }) => {
    const items = atWireFields(await sewnItems(call.ctx, body.map(askedItem)));
    if (!items.ok) return items;
    const added = await addToOwnCart(call, items.value);
    if (added.ok) call.setCookie(CART_COOKIE, added.value.maskId);
    return wire(call.ctx, added);
  },
  addEmbroideryToCart: async (call, { body }) => {
    const asked = embroideredData(call.ctx, body);
    const added = await embroidered(call.ctx, asked, (item) =>
      item.parts?.length ? addToOwnCart(call, [item]) : Promise.resolve(NOTHING_CHOSEN),
    );
    if (added.ok) call.setCookie(CART_COOKIE, added.value.cart.maskId);
    return withItem(call.ctx, atDataFields(added));
  },
  updateEmbroideryToCart: async (call, { body: { data, item_id: itemId } }) => {
    const qty = data.qty ?? (await piecesOf(call, itemId));
    const asked = embroideredData(call.ctx, { ...data, qty });
    const changed = await embroidered(call.ctx, asked, (item) =>
      changedCart(call, (ctx, maskId) => replaceItem(ctx, { maskId, itemId, items: [item] })),
    );
    return withItem(call.ctx, atDataFields(changed));
  },
  getCart: async (call, { query }) => {
    if (!mayReadCart(call.ctx)) return refuse(problem("access.tooManyRequests"));
    const found = await (query.cartId === undefined
      ? cartAtHand(call.ctx, call.cookie(CART_COOKIE))
      : cartById(call.ctx, query.cartId));
    countRead(call.ctx, found?.ok ? found.value.items.length : 0);
    if (query.cartId !== undefined && found) return wire(call.ctx, found);
    // A cookie whose cart is gone or ordered is nobody's fault: the browser simply has no cart.
    return found?.ok ? wire(call.ctx, found) : ok(null);
  },
  takeUpCart: async (call, { body }) => {
    const own = { maskId: body.cartId, ownId: call.cookie(CART_COOKIE) };
    const taken = await takeUpCart(call.ctx, own);
    if (taken.ok) call.setCookie(CART_COOKIE, taken.value.maskId);
    return wire(call.ctx, taken);
  },
  updateCart: (call, { body: { item_id: itemId, qty: quantity, overrideCategoryId } }) =>
    change(call, (ctx, maskId) =>
      updateItems(ctx, { maskId, changes: [{ itemId, quantity, overrideCategoryId }] }),
    ),
  replaceCartItem: async (call, { body: { item_id: itemId, items: asked } }) => {
    const items = atWireFields(await sewnItems(call.ctx, asked.map(askedItem)));
    if (!items.ok) return items;
    return change(call, (ctx, maskId) => replaceItem(ctx, { maskId, itemId, items: items.value }));
  },
  removeCartItem: (call, { body }) =>
    change(call, (ctx, maskId) => removeItem(ctx, { maskId, itemId: body.item_id })),
  cartCrosssell: async ({ ctx, cookie }, { query: { cartId } }) => {
    const cart = await (cartId === undefined
      ? cartAtHand(ctx, cookie(CART_COOKIE))
      : cartById(ctx, cartId));
    if (!cart?.ok) return cart && cartId !== undefined ? cart : ok({ items: [] });
    const tiles = await cartCrosssell(ctx, cart.value);
    return ok({ items: tiles.map(tileToWire) });
  },
};

type Addition = EndpointInput<typeof cartEndpoints.addToCart>["body"][number];

const askedItem = (one: Addition): AskedItem => ({
  productId: one.id ?? null,
  parentId: one.parentId ?? null,
  quantity: one.qty,
  overrideCategoryId: one.overrideCategoryId ?? null,
  bundle: bundleFromWire(one),
  giftCard: giftCardFromWire(one.giftcard_option),
  options: optionsFromWire(one.custom_options),
  ...(one.parts && { parts: partsFromWire(one.parts) }),
});

const change = async (call: RestCall, work: CartWork): Promise<Result<CartWire>> =>
  wire(call.ctx, await changedCart(call, work));

/** The cart, and which of its items is the one that was asked for. */
function withItem(ctx: Ctx, found: Awaited<ReturnType<typeof embroidered>>) {
  if (!found.ok) return found;
  const { itemId, cart } = found.value;
  return ok({ item_id: itemId, cart: cartWire(ctx, cart) });
}

/** Into the cookie's cart while that is open, else into the customer's, else into a new one. */
const addToOwnCart = (call: RestCall, items: readonly NewItem[]): Promise<Result<Cart>> =>
  inOwnCart(call, {
    work: (ctx, maskId) => addToCart(ctx, { maskId, items }),
    begin: (ctx) => addToNewCart(ctx, items),
  });

const wire = (ctx: Ctx, cart: Result<Cart>): Result<CartWire> =>
  cart.ok ? ok(cartWire(ctx, cart.value)) : cart;

/** How many pieces an item of the caller's cart has; 1 where it has no such item, which is refused later. */
async function piecesOf(call: RestCall, itemId: number): Promise<number> {
  const cart = await cartAtHand(call.ctx, call.cookie(CART_COOKIE));
  const item = cart?.ok ? cart.value.items.find(({ id }) => id === itemId) : undefined;
  return item?.quantity ?? 1;
}
