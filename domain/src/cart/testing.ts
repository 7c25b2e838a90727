import { money } from "../money/money.ts";
import type { CartItem } from "./cart-item.ts";

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
