import type { ProductType } from "../catalog/product.ts";
import type { ErrorKey } from "../errors.ts";
import type { LineKindName } from "./line-kinds.ts";

/** A product as somebody wants to put it in the cart. */
export interface LineCase {
  readonly row: string;
  readonly type: ProductType;
  /** It is named as a variant of a family. */
  readonly isVariant: boolean;
  /** Attributes chosen, of two that the family has. */
  readonly chosen: number;
  readonly kind?: LineKindName;
  readonly error?: ErrorKey;
}

/** Run against the rule and, as far as a database can hold them, over REST and GraphQL (house §7). */
export const lineCases: readonly LineCase[] = [
  {
    row: "a simple product is a plain line",
    type: "simple",
    isVariant: false,
    chosen: 0,
    kind: "plain",
  },
  {
    row: "a virtual product is a virtual line",
    type: "virtual",
    isVariant: false,
    chosen: 0,
    kind: "virtual",
  },
  {
    row: "PDP-40 a variant with every option is taken",
    type: "simple",
    isVariant: true,
    chosen: 2,
    kind: "configurable",
  },
  {
    row: "PDP-40 a configurable product with no option is refused",
    type: "configurable",
    isVariant: false,
    chosen: 0,
    kind: "configurable",
    error: "cart.needsProduct",
  },
  {
    row: "PDP-40 a variant that lacks an option of its family is refused",
    type: "simple",
    isVariant: true,
    chosen: 1,
    kind: "configurable",
    error: "cart.needsProduct",
  },
  {
    row: "PDP-46 a bundle without its selections is refused",
    type: "bundle",
    isVariant: false,
    chosen: 0,
    kind: "bundle",
    error: "cart.needsProduct",
  },
  {
    row: "PDP-46 a gift card without its fields is refused",
    type: "giftcard",
    isVariant: false,
    chosen: 0,
    kind: "giftCard",
    error: "cart.needsProduct",
  },
];
