import { chosenToWire } from "../custom-option/option-choice.codec.ts";
import { idOfUid, uidOf } from "../uid.ts";
import type { Cart } from "@placket/domain/cart/cart";
import { pieceWith } from "@placket/domain/cart/totals/totals";
import { badgeCount } from "@placket/domain/cart/badge-count";
import type { LineKindName } from "@placket/domain/cart/line-kinds";
import { canEditItem } from "@placket/domain/cart/access";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { digitizingFor } from "@placket/domain/cart/digitizing/digitizing";
import { canCheckOut, itemProblem } from "@placket/domain/cart/checkout-door";
import type { Money } from "@placket/domain/money/money";
import { COUPON_NOTES } from "@placket/domain/promotion/coupon-reach";
import { errorRow, type ErrorKey } from "@placket/domain/errors";
import { taxedGoods } from "@placket/domain/line/taxed";
import type { Totals } from "@placket/domain/line/totals";
import { money, subtract } from "@placket/domain/money/money";
import type { Say } from "@placket/domain/phrase";
import type { PaymentMethod } from "@placket/domain/payment/methods";
import { methodName } from "@placket/domain/shipping/method-name";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import { choiceToWire } from "../bundle/bundle-call.codec.ts";
import { selectionUid } from "../bundle/selection-uid.ts";
import { bundleOptionsToWire } from "../bundle/bundle-options.codec.ts";
import { giftCardToWire } from "../sold-card/giftcard-option.codec.ts";
import { addressToWire, type PlaceNames } from "../directory/address.codec.ts";
import {
  configurableOptionsToWire,
  customOptionsToWire,
  optionsToWire,
  pictureToWire,
} from "./line.codec.ts";
import { totalsToWire } from "../line/totals-line.codec.ts";
import { moneyToWire } from "../money/money.codec.ts";
import type { CartItemWire, CartWire } from "./cart.shapes.ts";
import { partsToWire } from "./parts.codec.ts";
import { giftCardsToWire, rewardPointsToWire, storeCreditToWire } from "./spendings.codec.ts";

/** What the wire's cart says beyond the domain's: names of places, payment methods on offer, money as text. */
export interface CartWireFacts {
  readonly places: PlaceNames;
  readonly paymentMethods: readonly PaymentMethod[];
  /** The pictures of an item with what is sewn on it. */
  readonly picturesOf: (item: CartItem) => CartItemWire["sewn_pictures"];
  /** What an item earns at so much, in the shop's words; `null` for nothing. */
  readonly earnedBy: (goods: Money) => string | null;
  /** Amounts inside sentences are written in the store view's format. */
  formatMoney(amount: Money): string;
  /** Labels and sentences are said in the store view's language. */
  readonly say: Say;
}

export type { CartItemWire, CartWire };

/** How each part of the wire's cart is made. */
export type CartParts = {
  readonly [Name in keyof CartWire]: (cart: Cart, facts: CartWireFacts) => CartWire[Name];
};

/** The parts of the wire's cart (CART-01 to 10, reading 62), each worked out by itself: one for both transports. */
export const CART_PARTS: CartParts = {
  id: (cart) => cart.maskId,
  cart_id: (cart) => cart.maskId,
  mask_id: (cart) => cart.maskId,
  email: (cart) => cart.email,
  items: (cart, facts) =>
    cart.items.map((item, i) => ({
      ...itemToWire(item, rowOf(cart.totals, i), facts),
      embroidery_items: embroideryOf(item, cart.items),
    })),
  total_quantity: (cart) => badgeCount(cart.items),
  is_virtual: (cart) => cart.isVirtual,
  prices: (cart, { say }) => pricesToWire(cart, say),
  summary: (cart, { say }) => summaryToWire(cart, say),
  applied_coupons: ({ coupons }) =>
    coupons.length > 0 ? coupons.map((one) => ({ code: one.code, note: noteOf(one) })) : null,
  lapsed_coupons: (cart) => [...cart.lapsedCodes],
  takes_more_coupons: (cart) => cart.takesMoreCodes,
  applied_gift_cards: giftCardsToWire,
  applied_reward_points: rewardPointsToWire,
  applied_store_credit: storeCreditToWire,
  billing_address: (cart, { places }) =>
    cart.billingAddress && addressToWire(cart.billingAddress, places),
  billing_same_as_shipping: (cart) => cart.billingSameAsShipping,
  shipping_addresses: shippingAddressesToWire,
  available_payment_methods: (_, { paymentMethods, say }) =>
    paymentMethods.map(({ code, title }) => ({ code, title: say(title), is_deferred: false })),
  selected_payment_method: selectedPayment,
  hasCustomer: (cart) => cart.customerId !== null,
  checkoutDisabled: (cart) => !canCheckOut(cart.items),
  free_shipping_progress_bar: freeShippingText,
  free_shipping_progress: freeShippingToWire,
  order_comment: (cart) => cart.orderComment,
};

/** The whole cart, as REST sends it. */
export function cartToWire(cart: Cart, facts: CartWireFacts): CartWire {
  const parts = Object.entries(CART_PARTS).map(([name, part]) => [name, part(cart, facts)]);
  return Object.fromEntries(parts) as CartWire;
}

/** What an item costs, and which rules take something off it. */
function rowOf({ rows, discounts }: Totals, i: number) {
  const taken = discounts.flatMap(({ label, rows: parts }) => {
    const amount = parts[i];
    return amount && amount.minor > 0 ? [{ label, amount }] : [];
  });
  return { ...rows[i], taken };
}

function itemToWire(
  item: CartItem,
  row: Partial<Totals["rows"][number]> & Pick<ReturnType<typeof rowOf>, "taken">,
  { say, picturesOf, earnedBy }: CartWireFacts,
): Omit<CartItemWire, "embroidery_items"> {
  const nothing = money(0, item.unitPrice.currency);
  const custom = customOptionsToWire(item, say);
  const giftCard = giftCardOf(item);
  return {
    __typename: KINDS[item.configuration.kind].typename,
    id: String(item.id),
    item_id: item.id,
    uid: uidOf(item.id),
    name: item.name,
    sku: item.sku,
    product_type: KINDS[item.configuration.kind].productType,
    quantity: item.quantity,
    qty: item.quantity,
    prices: {
      price: moneyToWire(pieceWith(item.unitPrice, item.parts)),
      original_item_price: moneyToWire(pieceWith(item.regularPrice, item.parts)),
      price_rules: item.priceRules.map(({ label }) => label),
      row_total: moneyToWire(row.rowTotal ?? nothing),
      total_item_discount: moneyToWire(row.discount ?? nothing),
      discounts: row.taken.map(({ label, amount }) => ({ label, amount: moneyToWire(amount) })),
    },
    product: {
      __typename: KINDS[item.configuration.kind].product,
      id: item.parentId ?? item.productId,
      uid: uidOf(item.parentId ?? item.productId),
      sku: item.sku,
      name: item.name,
      url_key: item.urlKey,
      url: `/${item.urlKey}`,
      stock_status: item.isSaleable ? "IN_STOCK" : "OUT_OF_STOCK",
      small_image: pictureToWire(item.imageFile, item.name),
    },
    url: `/${item.urlKey}`,
    product_id: item.parentId ?? item.productId,
    picture: pictureToWire(item.imageFile, item.name),
    sewn_pictures: picturesOf(item),
    simpleProductId: item.productId,
    options: optionsToWire(item, say),
    custom_options: custom,
    customizable_options: custom.map(({ label, value }) => ({
      label,
      values: [{ label: value, value }],
    })),
    configurable_options: configurableOptionsToWire(item.selections),
    bundle_options: bundleOptionsToWire(item.bundled),
    bundle_uids: item.bundled.map(selectionUid),
    giftcard_option: giftCard && JSON.stringify(giftCard),
    chosen_options: chosenToWire(item.configuration.options),
    configured_variant: {
      __typename: "SimpleProduct" as const,
      id: item.productId,
      uid: uidOf(item.productId),
      sku: item.sku,
    },
    ...selectionsToWire(item),
    embroidery_item: item.embroideryItemId === null ? null : String(item.embroideryItemId),
    parts: partsToWire(item.parts),
    next_tier: item.nextTier && {
      pieces: item.nextTier.pieces,
      price: moneyToWire(pieceWith(item.nextTier.unitPrice, item.parts)),
    },
    min_qty: item.quantityRules.minimum,
    max_qty: item.quantityRules.maximum,
    qty_increment: item.quantityRules.increment,
    optionIncrement: item.quantityRules.increment,
    overrideCategoryId: item.overrideCategoryId,
    userCanEdit: canEditItem(item) === true,
    user_can_edit: canEditItem(item) === true,
    is_saleable: item.isSaleable,
    loyalty_message: earnedBy(subtract(row.rowTotal ?? nothing, row.discount ?? nothing)),
    errors: itemErrors(item, say),
  };
}

/** What is done to an item, and the lines that are the making of its logos' stitches (CART-06). */
const embroideryOf = (item: CartItem, items: readonly CartItem[]): string[] => [
  ...item.parts.map(({ kind }) => `${item.id}/${kind}`),
  ...digitizingFor(item, items).map(({ id }) => String(id)),
];

/** What an item that is a gift card is to be; `null` of what is none. */
const giftCardOf = ({ configuration: { giftCard }, unitPrice }: CartItem) =>
  giftCard ? giftCardToWire(giftCard, unitPrice.currency) : null;

/** CART-05: pairs of ids; of a bundle what was chosen of each option, and how many pieces; all of a gift card. */
function selectionsToWire(item: CartItem) {
  const { selections, bundled } = item;
  const giftCard = giftCardOf(item);
  if (giftCard) return { selections: giftCard, selections_qty: {} };
  const pairs = selections.map(({ attributeId, optionId }) => ({
    attribute_id: attributeId,
    option_id: optionId,
  }));
  return bundled.length > 0 ? choiceToWire(bundled) : { selections: pairs, selections_qty: {} };
}

/** What each kind of line is called on the wire; GraphQL must be told which types of its interfaces they are. */
const KINDS = {
  plain: { typename: "SimpleCartItem", product: "SimpleProduct", productType: "simple" },
  virtual: { typename: "VirtualCartItem", product: "VirtualProduct", productType: "virtual" },
  configurable: {
    typename: "ConfigurableCartItem",
    product: "ConfigurableProduct",
    productType: "configurable",
  },
  bundle: { typename: "BundleCartItem", product: "BundleProduct", productType: "bundle" },
  giftCard: {
    typename: "GiftCardCartItem",
    product: "GiftCardProduct",
    productType: "giftcard",
  },
} as const satisfies Readonly<Record<LineKindName, object>>;

/** Magento's codes: what is not about pieces is mended by another choice. */
const ITEM_CODES: Partial<Record<ErrorKey, "UNDEFINED">> = {
  "embroidery.fontWithdrawn": "UNDEFINED",
  "customOption.gone": "UNDEFINED",
  "customOption.missing": "UNDEFINED",
};

function itemErrors(item: CartItem, say: Say) {
  const found = itemProblem(item);
  return found === null
    ? null
    : [
        {
          code: ITEM_CODES[found.error] ?? ("ITEM_QTY" as const),
          message: say(errorRow(found.error).text, ...found.params),
        },
      ];
}

/** A cart item's id from its uid. */
export function itemIdFromUid(uid: string): number | undefined {
  const id = Number(idOfUid(uid));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function pricesToWire({ totals }: Cart, say: Say) {
  const { discount, taxes, grandTotal } = totals;
  const { excluding, including } = taxedGoods(totals);
  return {
    subtotal_excluding_tax: moneyToWire(excluding),
    subtotal_including_tax: moneyToWire(including),
    subtotal_with_discount_excluding_tax: moneyToWire(subtract(excluding, discount)),
    discounts: totals.discounts.length > 0 ? discountsToWire(totals) : null,
    applied_taxes: taxes.map(({ amount, label }) => ({ amount: moneyToWire(amount), label })),
    grand_total: moneyToWire(grandTotal),
    raw_totals: totalsToWire(totals, say),
  };
}

/** Each rule that takes something off, by what it is called in the store view. */
const discountsToWire = ({ discounts }: Totals) =>
  discounts
    .filter(({ amount }) => amount.minor > 0)
    .map(({ label, amount }) => ({ label, amount: moneyToWire(amount) }));

/** What is to be known of a coupon, to be said where it is shown (PDP-48). */
function noteOf({ reach }: Cart["coupons"][number]) {
  const phrase = COUPON_NOTES[reach];
  return phrase === null ? null : { phrase, values: [] };
}

/** CART-10. */
function summaryToWire({ totals, chosenShippingMethod }: Cart, say: Say) {
  return {
    subtotal_excluding_tax: moneyToWire(taxedGoods(totals).excluding),
    grand_total: moneyToWire(totals.grandTotal),
    tax_total: { amount: moneyToWire(totals.tax) },
    shipping_charge: totals.shipping && {
      amount: moneyToWire(totals.shipping),
      label: shippingLabel(chosenShippingMethod, say),
    },
    discounts: discountsToWire(totals),
    raw_totals: totalsToWire(totals, say),
  };
}

const shippingLabel = (method: ShippingMethod | null, say: Say) =>
  method ? methodName(method, say) : say("Shipping");

function shippingAddressesToWire(cart: Cart, { places, say }: CartWireFacts) {
  if (!cart.shippingAddress) return [];
  return [
    {
      ...addressToWire(cart.shippingAddress, places),
      available_shipping_methods: cart.shippingMethods.map((method) => ({
        ...methodToWire(method, say),
        available: true,
        error_message: null,
      })),
      selected_shipping_method:
        cart.chosenShippingMethod && methodToWire(cart.chosenShippingMethod, say),
    },
  ];
}

function methodToWire(method: ShippingMethod, say: Say) {
  return {
    amount: moneyToWire(method.amount),
    carrier_code: method.carrierCode,
    carrier_title: say(method.carrierTitle),
    method_code: method.methodCode,
    method_title: say(method.methodTitle),
    arrival: method.arrival,
  };
}

function selectedPayment(cart: Cart, facts: CartWireFacts) {
  const method = facts.paymentMethods.find(({ code }) => code === cart.paymentMethodCode);
  return {
    code: method?.code ?? "",
    title: method ? facts.say(method.title) : "",
    purchase_order_number: null,
  };
}

/** CART-09: the line as one text. */
function freeShippingText({ freeShipping, currency }: Cart, facts: CartWireFacts) {
  if (!freeShipping) return null;
  const missing = money(freeShipping.missingMinor, currency);
  return facts.say(freeShipping.phrase, facts.formatMoney(missing));
}

/** The same line in its parts, for whoever says it in another language or draws it. */
function freeShippingToWire({ freeShipping, currency }: Cart) {
  if (!freeShipping) return null;
  const { phrase, missingMinor, part } = freeShipping;
  return { phrase, missing: moneyToWire(money(missingMinor, currency)), part };
}
