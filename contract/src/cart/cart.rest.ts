import { z } from "zod";
import { tiles } from "../catalog/catalog.shapes.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, maskId, maybeInData, quantity } from "../shapes.ts";
import type { CartWire } from "./cart.codec.ts";

/** A cart on the wire; its shape is what `cartToWire` makes. */
const cart = z.custom<CartWire>();

const addition = z.object({
  id,
  qty: quantity.default(1),
  parentId: id.nullish(),
  overrideCategoryId: id.nullish(),
});

/** One product, or a list of them for an order of many sizes at once. */
const additions = maybeInData(
  z.union([addition.transform((one) => [one]), z.array(addition).min(1).max(200)]),
);

const itemChange = maybeInData(
  z.object({ item_id: id, qty: quantity, overrideCategoryId: id.nullish() }),
);

const cartErrors = ["cart.noSuchCart", "cart.foreignCart", "cart.alreadyOrdered"] as const;
const quantityErrors = [
  "quantity.belowMinimum",
  "quantity.aboveMaximum",
  "quantity.notAMultiple",
  "quantity.notANumber",
  "cart.outOfStock",
  "cart.productUnavailable",
] as const;

/** The store API's cart calls (CART-35 to 38). The cart is the one of the `cartId` cookie. */
export const cartEndpoints = {
  addToCart: endpoint({
    method: "POST",
    path: "app-add-to-cart",
    summary: "Adds a product, or several at once; makes a cart for whoever has none.",
    source: "CART-35, PDP-31, PDP-46",
    body: additions,
    reply: cart,
    errors: [
      ...cartErrors,
      ...quantityErrors,
      "cart.noSuchProduct",
      "cart.needsProduct",
      "cart.tooManyItems",
      "access.loginRequired",
    ],
  }),
  getCart: endpoint({
    method: "GET",
    path: "app-get-cart",
    summary: "The cart; `cartId` takes precedence over the cookie. Nobody's cart is `null`.",
    source: "CART-36, CART-16, CART-18",
    query: z.object({ cartId: maskId.optional() }),
    reply: cart.nullable(),
    errors: [...cartErrors],
  }),
  updateCart: endpoint({
    method: "POST",
    path: "app-update-cart",
    summary: "Sets the quantity of an item; 0 removes it.",
    source: "CART-37, CART-21 to 24",
    body: itemChange,
    reply: cart,
    errors: [...cartErrors, ...quantityErrors, "cart.noSuchItem", "cart.itemLocked"],
  }),
  removeCartItem: endpoint({
    method: "POST",
    path: "app-remove-cart-item",
    summary: "Takes an item out of the cart.",
    source: "CART-38",
    body: maybeInData(z.object({ item_id: id })),
    reply: cart,
    errors: [...cartErrors, "cart.noSuchItem", "cart.itemLocked"],
  }),
  cartCrosssell: endpoint({
    method: "GET",
    path: "app-cart-crosssell",
    summary: "Products that go with those in the cart; `cartId` takes precedence over the cookie.",
    source: "PDP-50, PLP-03",
    query: z.object({ cartId: maskId.optional() }),
    reply: tiles,
    errors: [...cartErrors],
  }),
} as const satisfies EndpointTable;
