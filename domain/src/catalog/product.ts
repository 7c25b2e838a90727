import type { Money } from "../money/money.ts";
import type { ImageKind } from "./image-kind.ts";

export type ProductType = "simple" | "virtual" | "configurable" | "bundle" | "giftcard";

/** An amount and how the store writes it. */
export interface ShownPrice {
  readonly amount: Money;
  readonly formatted: string;
}

/** The price block of a product for one customer group, one piece (PDP-03). */
export interface ProductPrices {
  /** The lowest price; null when the product has none. */
  readonly price: ShownPrice | null;
  readonly minPrice: ShownPrice | null;
  readonly maxPrice: ShownPrice | null;
  /** The regular price, when the current one is lower. */
  readonly originalPrice: ShownPrice | null;
  readonly msrpPrice: ShownPrice | null;
  /** The one to strike through (PLP-26); the portal may hide it (PLP-27). */
  readonly struckPrice: ShownPrice | null;
}

/** A picture at three widths (PDP-04). */
export interface ProductImage {
  readonly thumb: string;
  readonly image: string;
  readonly full: string;
  readonly kind: ImageKind;
  readonly isThumbnail: boolean;
  readonly alt: string;
}

/** A badge on a tile (PLP-30). */
export interface ProductLabel {
  readonly text: string;
  readonly position: "topRight";
}

/** One choice of a configurable attribute (PLP-31), and the variant and picture a tile shows for it. */
export interface SwatchOption {
  readonly id: number;
  readonly label: string;
  readonly type: "color" | "image" | "text";
  /** `#rrggbb`, the address of a picture, or a short text. */
  readonly value: string;
  readonly isOutOfStock: boolean;
  readonly productId: number | null;
  readonly images: readonly ProductImage[];
}

/** The swatch row of a tile: the colors of a configurable product. */
export interface SwatchRow {
  readonly attributeId: number;
  readonly attributeCode: string;
  readonly label: string;
  readonly options: readonly SwatchOption[];
}

/** From the smallest size to the largest, by their labels; equal where there is only one. */
export interface SizeSpan {
  readonly from: string;
  readonly to: string;
}

/** An option of a choice that a tile and its page open with. */
export interface ChosenOption {
  /** The attribute's. */
  readonly code: string;
  readonly optionId: number;
}

/** All that a listing shows of a product, without a second request. */
export interface Tile extends ProductPrices {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type: ProductType;
  readonly url: string;
  /** The one to show, and a second one for when the pointer is over the tile. */
  readonly images: readonly ProductImage[];
  readonly label: ProductLabel | null;
  /** What it is made of in a few words, as "Twill 7.2 oz"; empty where staff wrote nothing. */
  readonly text: string;
  readonly sizes: SizeSpan | null;
  readonly swatches: SwatchRow | null;
  /** What the search or the filters that found it name of its choices. */
  readonly chosen: readonly ChosenOption[];
  readonly inStock: boolean;
  /** What a piece earns, in the shop's words (PLP-34); `null` where nothing is said. */
  readonly rewards: string | null;
}
