import { expect, it } from "vitest";
import { sizesBeside } from "./sizes-beside.ts";

type Family = Parameters<typeof sizesBeside>[0];

const option = (id: number, label: string) => ({ id, label, value: null });
const OPTIONS = [
  {
    id: 1,
    code: "color",
    label: "Color",
    type: "color",
    options: [option(10, "White"), option(11, "Black")],
  },
  { id: 2, code: "size", label: "Size", type: "text", options: [option(20, "S"), option(21, "M")] },
  {
    id: 3,
    code: "length",
    label: "Length",
    type: "text",
    options: [option(30, "Regular"), option(31, "Long")],
  },
];
const variant = (productId: number, color: number, size: number, length: number) => ({
  productId,
  sku: `COAT-${productId}`,
  selections: [
    { attribute: 1, value: color },
    { attribute: 2, value: size },
    { attribute: 3, value: length },
  ],
});

it("ROUTE-16 a saved garment can be had in every size of its color, as staff ordered them", () => {
  const family = {
    options: OPTIONS,
    index: [
      variant(4, 10, 21, 31),
      variant(3, 10, 21, 30),
      variant(2, 11, 20, 30),
      variant(1, 10, 20, 30),
    ],
    stock: [1, 3].map((productId) => ({ productId, isSaleable: true })),
  } as unknown as Family;
  expect(sizesBeside(family, 3)).toEqual([
    { productId: 1, label: "S, Regular", isSaleable: true },
    { productId: 3, label: "M, Regular", isSaleable: true },
    { productId: 4, label: "M, Long", isSaleable: false },
  ]);
  expect(sizesBeside(family, 99)).toEqual([]);
});
