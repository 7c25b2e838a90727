import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { goneItem, soldItem, type SoldPrice, type SoldProduct } from "./sold-item.ts";

const usd = (minor: number) => money(minor, "USD");

const stored = {
  id: 1,
  productId: 11,
  parentId: 10,
  overrideCategoryId: null,
  quantity: 3,
  configuration: { kind: "configurable" },
} as const;
const selection = {
  attributeId: 1,
  attributeCode: "size",
  attributeLabel: "Size",
  optionId: 2,
  optionLabel: "M",
};
const product: SoldProduct = {
  bundle: null,
  giftCard: null,
  customOptions: [],
  type: "simple",
  parentId: 10,
  sku: "COAT-M",
  name: "Coat",
  urlKey: "coat",
  imageFile: null,
  selections: [selection],
  optionCount: 1,
  quantityRules: { minimum: 1, maximum: 100, increment: 1 },
  isSaleable: true,
  loginRequired: false,
  stock: { quantity: 3, backorders: false },
  taxClassId: 2,
  weightGrams: 800,
  isVirtual: false,
};
const price: SoldPrice = {
  unitPrice: usd(5400),
  regularPrice: usd(5900),
  priceRules: [],
  isBulkPrice: false,
  familyPieces: 5,
  next: undefined,
};
const hem = { kind: "alteration-piping", text: "short", serviceId: 7 } as const;
const service = {
  sku: "HEM",
  name: "Hemming",
  unitPrice: usd(900),
  taxClassId: null,
  isBulkPrice: false,
};

interface Sold {
  readonly product?: Partial<SoldProduct>;
  readonly price?: Partial<SoldPrice>;
  readonly service?: typeof service | null;
}

const sold = (draft: Sold) =>
  soldItem(stored, {
    product: { ...product, ...draft.product },
    price: { ...price, ...draft.price },
    bundled: [],
    parts: draft.service === undefined ? [] : [{ ...hem, service: draft.service }],
  });

describe("whether an item can be bought", () => {
  it.each<Sold & { why: string; can: boolean }>([
    { why: "as many as there are", can: true },
    {
      why: "more than there are",
      product: { stock: { quantity: 2, backorders: false } },
      can: false,
    },
    {
      why: "more than there are, where orders may wait",
      product: { stock: { quantity: 2, backorders: true } },
      can: true,
    },
    {
      why: "what nobody counts",
      product: { stock: { quantity: null, backorders: false } },
      can: true,
    },
    { why: "what is switched off (CART-26)", product: { isSaleable: false }, can: false },
    { why: "a choice that is not whole (PDP-40)", product: { optionCount: 2 }, can: false },
    { why: "a part that can be had", service, can: true },
    { why: "a part whose service is gone", service: null, can: false },
  ])("$why: $can", ({ can, ...draft }) => expect(sold(draft).isSaleable).toBe(can));
});

describe("the next price of an item", () => {
  it.each([
    { why: "is none where more cost the same", from: undefined, increment: 1, pieces: undefined },
    { why: "counts from the pieces of the family", from: 12, increment: 1, pieces: 7 },
    { why: "is told in pieces that can be bought", from: 12, increment: 5, pieces: 10 },
  ])("$why", ({ from, increment, pieces }) => {
    const { nextTier } = sold({
      product: { quantityRules: { minimum: 1, maximum: 100, increment } },
      price: { next: from === undefined ? undefined : { quantity: from, unitPrice: usd(5000) } },
    });
    expect(nextTier?.pieces).toBe(pieces);
  });
});

it("CART-26 an item whose product is gone stays, costs nothing and cannot be bought", () => {
  expect(goneItem(stored, "USD", [])).toMatchObject({
    id: 1,
    quantity: 3,
    unitPrice: usd(0),
    isSaleable: false,
  });
});
