import { money } from "../money/money.ts";
import { aPromotedProduct } from "../promotion/rules.cases.ts";
import { storeSettingDefaults } from "../store/settings.ts";
import type { StoredCart } from "./cart.ts";
import type { CartItem } from "./cart-item.ts";
import type { PricingFacts } from "./price-cart.ts";

const usd = (minor: number) => money(minor, "USD");

/** A cap for 20 dollars, 100 g, of which there are enough. */
export const anItem = (draft: Partial<CartItem>): CartItem => ({
  id: 1,
  productId: 1,
  parentId: null,
  sku: "CAP",
  name: "Cap",
  urlKey: "cap",
  imageFile: null,
  selections: [],
  quantity: 1,
  quantityRules: { minimum: 1, maximum: 10_000, increment: 1 },
  unitPrice: usd(2000),
  regularPrice: usd(2000),
  priceRules: [],
  isBulkPrice: false,
  taxClassId: 2,
  weightGrams: 100,
  isVirtual: false,
  isSaleable: true,
  loginRequired: false,
  overrideCategoryId: null,
  embroideryItemId: null,
  configuration: { kind: "plain" },
  bundled: [],
  parts: [],
  nextTier: null,
  ...draft,
});

/** A cart on which nothing pays but money. */
export const MONEY_ALONE = {
  now: new Date("2026-11-23T12:00:00Z"),
  giftCards: [],
  storeCredit: null,
  points: null,
} as const;

/** A guest's open cart with nothing in it, chosen or written. */
export const aStoredCart = (draft: Partial<StoredCart> = {}): StoredCart => ({
  id: 1,
  maskId: "a",
  storeViewId: 1,
  customerId: null,
  email: null,
  billingAddress: null,
  shippingAddress: null,
  billingSameAsShipping: false,
  chosenShippingMethod: null,
  paymentMethodCode: null,
  paymentDetails: null,
  coupons: [],
  giftCards: [],
  usesStoreCredit: false,
  rewardPoints: 0,
  ownAccounts: [],
  cardProviders: [],
  orderComment: null,
  quoted: null,
  unpaidLogos: [],
  digitizedSince: [],
  isActive: true,
  isJoined: false,
  version: 1,
  items: [],
  ...draft,
});

/** A shop in dollars without promotions and taxes. */
export const PRICING: PricingFacts = {
  currency: "USD",
  now: new Date("2026-11-23T12:00:00Z"),
  promotion: {
    rules: [],
    websiteId: 1,
    groupId: 0,
    storeViewId: 1,
    catalogCurrency: "USD",
    productOf: ({ sku }) => aPromotedProduct({ skus: [sku.toLowerCase()] }),
  },
  settings: storeSettingDefaults,
  tableRates: [],
  taxRules: [],
  customerTaxClassId: 3,
};
