import type { HouseLogo } from "./house-logo.ts";
import type { SizeRunCode } from "./size-runs.data.ts";

/** One style of the demo store: a configurable product in its colors and sizes. */
export interface ProductLine {
  readonly sku: string;
  readonly name: string;
  /** Which garment its pictures show: a style of `masters/garments.json`. */
  readonly style: string;
  /** Color codes, the one shown first in front; each must have been drawn. */
  readonly colors: readonly string[];
  readonly run: SizeRunCode;
  /** Dollars. */
  readonly price: number;
  /** `Department/Category`, the main one first. */
  readonly categories: readonly string[];
  readonly fabric: string;
  readonly composition: string;
  readonly ounces: number;
  readonly sleeve?: "Long" | "Short";
  readonly closure?: string;
  readonly cut: "Unisex" | "Men’s" | "Women’s";
  readonly madeIn: string;
  readonly wash: string;
  /** Shown as bullets beside the size table. */
  readonly fit: { readonly style: string; readonly [aspect: string]: string };
  /** One sentence. */
  readonly summary: string;
  /** Paragraphs of facts. */
  readonly facts: readonly string[];
  /** Pounds, packed. */
  readonly weight: number;
  /** Day it came into the range. */
  readonly since: string;
  readonly embroidery?: false;
  /** Sold with that logo of the house and not without it. */
  readonly houseLogo?: HouseLogo;
  readonly callout?: "Best seller" | "New" | "Sale";
  readonly msrp?: number;
  readonly special?: { readonly price: number; readonly from: string; readonly to: string };
  /** Price per piece from so many pieces; absent: 7, 14 and 22 % off from 12, 24 and 50. */
  readonly tiers?: readonly (readonly [quantity: number, price: number])[] | "none";
  /** Sold in packs of so many. */
  readonly pack?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** `WHT-XS`, or a whole color `WHT`. */
  readonly soldOut?: readonly string[];
  readonly stock?: Readonly<Record<string, number>>;
  /** Sold while sizes last. */
  readonly discontinued?: true;
  /** Only for customers who have logged in; the sentence says why. */
  readonly loginRequired?: string;
  /** SKU of the same style in the other cut. */
  readonly otherCut?: string;
}
