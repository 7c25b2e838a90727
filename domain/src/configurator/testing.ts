import type { ConfigurableChoice, ProductStock, Variant } from "../catalog/product-detail.ts";
import { COLOR, SIZE, option } from "./choose-options.cases.ts";
import { inBuyingOrder, type Family } from "./family.ts";

export const color: ConfigurableChoice = {
  id: COLOR,
  code: "color",
  label: "Color",
  swatch: "color",
  options: [
    { id: option.white, label: "White", value: "#ffffff" },
    { id: option.black, label: "Black", value: "#111111" },
    { id: option.navy, label: "Navy", value: "#223355" },
  ],
};

export const size: ConfigurableChoice = {
  id: SIZE,
  code: "size",
  label: "Size",
  swatch: "text",
  options: [
    { id: option.s, label: "S", value: "S" },
    { id: option.m, label: "M", value: "M" },
    { id: option.l, label: "L", value: "L" },
  ],
};

/** `aVariant(option.white, option.s)` is product 111. */
function aVariant(colorId: number, sizeId: number): Variant {
  const productId = colorId * 100 + sizeId;
  const selections = [
    { attributeId: COLOR, optionId: colorId },
    { attributeId: SIZE, optionId: sizeId },
  ];
  return { productId, sku: `P-${productId}`, selections };
}

export function aStock(productId: number, rest: Partial<ProductStock> = {}): ProductStock {
  return {
    productId,
    isInStock: true,
    message: "In stock",
    isSaleable: true,
    quantity: 100,
    backorders: false,
    rules: { minimum: 1, maximum: 10_000, increment: 1 },
    ...rest,
  };
}

/**
 * Three colors in three sizes, one piece 54.00, tiers from 12, 24 and 50 pieces. There is no navy in L,
 * and white in S is sold out.
 */
export function aFamily(rest: Partial<Family> = {}): Family {
  const variants = color.options
    .flatMap((c) => size.options.map((s) => aVariant(c.id, s.id)))
    .filter(({ productId }) => productId !== 313);
  const stock = variants.map(({ productId }) =>
    aStock(
      productId,
      productId === 111 ? { isInStock: false, isSaleable: false, quantity: 0 } : {},
    ),
  );
  return {
    choices: inBuyingOrder([size, color]),
    variants,
    stock,
    currency: "USD",
    priceMinor: 5400,
    variantMinor: Object.fromEntries(variants.map(({ productId }) => [productId, 5400])),
    tiers: [
      { quantity: 12, minor: 5020 },
      { quantity: 24, minor: 4650 },
      { quantity: 50, minor: 4210 },
    ],
    isDiscontinued: false,
    loginRequired: false,
    ...rest,
  };
}
