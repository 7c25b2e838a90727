import { cartToWire, type CartWire } from "@placket/contract/cart/cart.codec";
import { shownCart, type ShownCart } from "@placket/contract/cart/shown-cart.codec";
import type { Cart } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { NO_PROMOTIONS } from "@placket/domain/promotion/apply-rules";
import { cartTotals } from "@placket/domain/cart/totals/totals";
import type { Address } from "@placket/domain/directory/address";
import { MONEY_ALONE } from "@placket/domain/cart/testing";
import { money } from "@placket/domain/money/money";
import { fillPhrase } from "@placket/domain/phrase";
import type { PaymentMethod } from "@placket/domain/payment/methods";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";

export const MASK_ID = "c".repeat(32);

export const MARGATE: Address = {
  firstname: "Demo",
  lastname: "Buyer",
  company: "Harbour House",
  street: ["12 Pier Street"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555 0100",
  saveInAddressBook: false,
};

export const FREE_GROUND: ShippingMethod = {
  carrierCode: "freeshipping",
  methodCode: "freeshipping",
  carrierTitle: "Ground",
  methodTitle: "Ground",
  amount: money(0, "USD"),
  arrival: { from: "2026-03-05", to: "2026-03-09" },
};

export const FLAT_GROUND: ShippingMethod = {
  ...FREE_GROUND,
  carrierCode: "flatrate",
  methodCode: "flatrate",
  carrierTitle: "Flat Rate",
  methodTitle: "Fixed",
  amount: money(795, "USD"),
};

export function anItem(draft: Partial<CartItem> = {}): CartItem {
  return {
    id: 7,
    productId: 70,
    parentId: null,
    sku: "APRON",
    name: "Harbor apron",
    urlKey: "harbor-apron",
    imageFile: null,
    selections: [],
    quantity: 2,
    quantityRules: { minimum: 1, maximum: 100, increment: 1 },
    unitPrice: money(2000, "USD"),
    regularPrice: money(2000, "USD"),
    priceRules: [],
    isBulkPrice: false,
    taxClassId: null,
    weightGrams: 300,
    isVirtual: false,
    isSaleable: true,
    loginRequired: false,
    overrideCategoryId: null,
    embroideryItemId: null,
    configuration: { kind: draft.selections?.length ? "configurable" : "plain" },
    bundled: [],
    parts: [],
    nextTier: null,
    ...draft,
  };
}

/** A guest's cart with two aprons, of which nothing else is known yet. */
export function aCart(draft: Partial<Cart> = {}): Cart {
  const items = draft.items ?? [anItem()];
  const chosen = draft.chosenShippingMethod ?? null;
  return {
    id: 1,
    maskId: MASK_ID,
    currency: "USD",
    email: null,
    items,
    totals: cartTotals(items, {
      ...MONEY_ALONE,
      currency: "USD",
      promotions: NO_PROMOTIONS,
      shipping: chosen && chosen.amount,
      tax: null,
    }),
    billingAddress: null,
    shippingAddress: null,
    billingSameAsShipping: false,
    shippingMethods: [FREE_GROUND, FLAT_GROUND],
    chosenShippingMethod: null,
    paymentMethodCode: null,
    coupons: [],
    lapsedCodes: [],
    takesMoreCodes: true,
    giftCards: [],
    usesStoreCredit: false,
    rewardPoints: 0,
    ownAccounts: [],
    cardProviders: [],
    orderComment: null,
    freeShipping: null,
    isVirtual: false,
    customerId: null,
    quote: null,
    version: 1,
    ...draft,
  };
}

/** A cart with everything but the payment. */
export function aReadyCart(draft: Partial<Cart> = {}): Cart {
  return aCart({
    email: "buyer@example.com",
    shippingAddress: MARGATE,
    chosenShippingMethod: FREE_GROUND,
    billingAddress: MARGATE,
    billingSameAsShipping: true,
    ...draft,
  });
}

export const PURCHASE_ORDER: PaymentMethod = {
  code: "purchaseorder",
  title: "Purchase Order",
  kind: "purchase-order",
};

/** The cart as the server sends it; `embroidered` items carry their embroidery. */
export function onTheWire(
  cart: Cart,
  methods: readonly PaymentMethod[] = [PURCHASE_ORDER],
): CartWire {
  return cartToWire(cart, {
    places: {
      countryName: (code) => (code === "US" ? "United States" : code),
      region: (_, code) => (code === "FL" ? { id: 1, name: "Florida" } : undefined),
    },
    paymentMethods: methods,
    picturesOf: ({ id, parts }) =>
      parts.some(({ made }) => made)
        ? [{ url: `/media/line/cart-${id}/key/abc-near.jpg`, label: "As it will be sewn" }]
        : [],
    earnedBy: () => null,
    formatMoney: ({ minor }) => `$${minor / 100}`,
    say: (phrase, ...values) => fillPhrase(phrase, values),
  });
}

/** The cart as a page shows it. */
export const shown = (cart: Cart): ShownCart => shownCart(onTheWire(cart));
