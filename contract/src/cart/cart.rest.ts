import { CART_ENTRIES_MAX } from "@placket/domain/cart/cart-item";
import { CART_OVER_ERRORS } from "@placket/domain/cart/cart-over";
import { z } from "zod";
import { tiles } from "../catalog/catalog.shapes.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, inForm, maskId, maybeInData, quantity } from "../shapes.ts";
import { additionErrors, LETTERING_REFUSALS, quantityErrors } from "./addition-errors.ts";
import { bundleOption, bundleOptionQty, bundleUids } from "../bundle/bundle-choice.codec.ts";
import { customOptionChoice } from "../custom-option/option-choice.codec.ts";
import { giftcardOption } from "../sold-card/giftcard-option.codec.ts";
import { cartShape as cart } from "./cart.shapes.ts";
import { parts, partsShape } from "./parts.codec.ts";

const addition = z.object({
  // Missing is a refusal of its own, in the document's words (PDP-46).
  id: id.nullish(),
  qty: quantity.default(1),
  parentId: id.nullish(),
  overrideCategoryId: id.nullish(),
  /** What is chosen of a bundle, and how many pieces of each (BUNDLE-16); or as an item of a cart carries it. */
  bundle_option: bundleOption.nullish(),
  bundle_option_qty: bundleOptionQty.nullish(),
  bundle_uids: bundleUids.nullish(),
  /** What a gift card is to be (GIFT-10). */
  giftcard_option: giftcardOption.nullish(),
  /** What is chosen of the product's own options (PDP-06); whoever edits an item and says nothing keeps them. */
  custom_options: customOptionChoice.nullish(),
  /** What is to be done to it (EMB-13, EMB-14). */
  parts: parts.nullish(),
});

/** What is embroidered: options by type beside the product and what was chosen of it (OPEN-15). */
export const embroideredShape = z.strictObject({
  ...partsShape,
  productId: id.nullish(),
  parentId: id.nullish(),
  selections: z
    .array(z.object({ attribute_id: id, option_id: id }))
    .max(20)
    .optional(),
  qty: quantity.default(1),
  overrideCategoryId: id.nullish(),
  custom_options: customOptionChoice.nullish(),
});

/** The same in the place of an item, which keeps its pieces where nobody says how many. */
const embroideredAgain = embroideredShape.extend({ qty: quantity.optional() });

/** The answer of a call that embroiders: the item's id (OPEN-15), and the cart that it stands in. */
const embroideredItem = z.object({ item_id: z.number(), cart });

/** One product, or a list of them for an order of many sizes at once. */
const additions = maybeInData(
  z.union([addition.transform((one) => [one]), z.array(addition).min(1).max(CART_ENTRIES_MAX)]),
);

const itemChange = maybeInData(
  z.object({ item_id: id, qty: quantity, overrideCategoryId: id.nullish() }),
);

/** Storefronts of Magento's kind send forms: `data` is JSON text, or its fields are named `data[id]`. */
const takes = ["json", "form"] as const;

/** The store API's cart calls (CART-35 to 38). The cart is the one of the `cartId` cookie. */
export const cartEndpoints = {
  addToCart: endpoint({
    method: "POST",
    path: "app-add-to-cart",
    summary: "Adds a product, or several at once; makes a cart for whoever has none.",
    source: "CART-35, PDP-31, PDP-46",
    can: "cart.change",
    takes,
    body: additions,
    reply: cart,
    errors: [...additionErrors, ...LETTERING_REFUSALS],
  }),
  addEmbroideryToCart: endpoint({
    method: "POST",
    path: "add-embroidery-to-cart",
    summary: "Adds a product with what is to be done to it; makes a cart for whoever has none.",
    source: "EMB-43, EMB-13, EMB-14, OPEN-15",
    can: "cart.change",
    takes,
    body: maybeInData(embroideredShape),
    reply: embroideredItem,
    errors: [...additionErrors, ...LETTERING_REFUSALS, "embroidery.nothingChosen"],
  }),
  updateEmbroideryToCart: endpoint({
    method: "POST",
    path: "update-embroidery-to-cart",
    summary: "Puts a product with what is to be done to it in the place of an item.",
    source: "EMB-44, OPEN-15",
    can: "cart.change",
    takes,
    body: z.object({ data: inForm(embroideredAgain), item_id: id }),
    reply: embroideredItem,
    errors: [...additionErrors, ...LETTERING_REFUSALS, "cart.noSuchItem"],
  }),
  getCart: endpoint({
    method: "GET",
    path: "app-get-cart",
    summary:
      "The cart; `cartId` takes precedence over the cookie and leaves it. Nobody's cart is `null`.",
    source: "CART-36, CART-16",
    can: "cart.read",
    query: z.object({ cartId: maskId.optional() }),
    reply: cart.nullable(),
    errors: [...CART_OVER_ERRORS, "access.tooManyRequests"],
  }),
  takeUpCart: endpoint({
    method: "POST",
    path: "app-take-up-cart",
    summary: "A cart of one's own with the items of a linked one; it becomes the cookie's.",
    source: "CART-18, decision 0013",
    can: "cart.change",
    takes,
    body: maybeInData(z.object({ cartId: maskId })),
    reply: cart,
    errors: [...CART_OVER_ERRORS],
  }),
  updateCart: endpoint({
    method: "POST",
    path: "app-update-cart",
    summary:
      "Sets the quantity of an item, and the category that stands over its own; 0 removes it.",
    source: "CART-37, CART-21 to 24",
    can: "cart.change",
    takes,
    body: itemChange,
    reply: cart,
    errors: [...CART_OVER_ERRORS, ...quantityErrors, "cart.noSuchItem", "cart.itemLocked"],
  }),
  replaceCartItem: endpoint({
    method: "POST",
    path: "app-replace-cart-item",
    summary: "Puts what was chosen anew in the place of an item; nothing chosen takes it out.",
    source: "PDP-38, PDP-39, CART-44",
    can: "cart.change",
    takes,
    body: maybeInData(z.object({ item_id: id, items: z.array(addition).max(CART_ENTRIES_MAX) })),
    reply: cart,
    errors: [...additionErrors, ...LETTERING_REFUSALS, "cart.noSuchItem"],
  }),
  removeCartItem: endpoint({
    method: "POST",
    path: "app-remove-cart-item",
    summary: "Takes an item out of the cart.",
    source: "CART-38",
    can: "cart.change",
    takes,
    body: maybeInData(z.object({ item_id: id })),
    reply: cart,
    errors: [...CART_OVER_ERRORS, "cart.noSuchItem", "cart.itemLocked"],
  }),
  cartCrosssell: endpoint({
    method: "GET",
    path: "app-cart-crosssell",
    summary: "Products that go with those in the cart; `cartId` takes precedence over the cookie.",
    source: "PDP-50, PLP-03",
    can: "cart.read",
    query: z.object({ cartId: maskId.optional() }),
    reply: tiles,
    errors: [...CART_OVER_ERRORS],
  }),
} as const satisfies EndpointTable;
