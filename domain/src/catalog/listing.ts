import type { SortDir } from "./listing-query.ts";
import type { Tile } from "./product.ts";
import type { SpreadNote } from "./spread.ts";

/** A way to sort a listing. */
export interface SortOption {
  readonly key: string;
  readonly label: string;
  readonly defaultDir: SortDir;
}

/** One value of a filter and how many products it would leave. */
export interface FilterValue {
  /** What the address carries. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** A color, picture or text, for swatch filters. */
  readonly swatch: string | null;
}

/** A filter of a listing (PLP-21). */
export interface Filter {
  readonly code: string;
  readonly label: string;
  readonly type: "category" | "attribute" | "price" | "swatch";
  readonly swatch: "color" | "image" | "text" | null;
  readonly values: readonly FilterValue[];
  /** Of the price filter: the ends of the found products' prices, in major units. */
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** A configurable attribute met among the listed products, with the options met. */
export interface ListingAttribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly swatch: "color" | "image" | "text" | null;
  readonly options: readonly {
    readonly id: number;
    readonly label: string;
    readonly value: string;
  }[];
}

/** How the text of a search was taken where nothing has all of it as it was typed. */
interface SearchTaken {
  /** The text with other spellings; null where it was taken as it is. */
  readonly correctedTo: string | null;
  /** Words that nothing found has: what is found comes closest. */
  readonly leftOut: readonly string[];
}

/** A page of products with everything around it (PLP-20). */
export interface Listing {
  readonly items: readonly Tile[];
  /** Something is filtered by, a price too. */
  readonly isFiltered: boolean;
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy: string;
  readonly sortDir: SortDir;
  readonly sortOptions: readonly SortOption[];
  readonly filters: readonly Filter[];
  readonly attributes: readonly ListingAttribute[];
  /** How the text of a search was taken; null for a category. */
  readonly search: SearchTaken | null;
  /** Notes on the product that leads the page; null where staff wrote none for it. */
  readonly spread: readonly SpreadNote[] | null;
}
