import type { ResourceType } from "../store/analytics/resource-type.ts";
import type { Action } from "./actions.data.ts";

/** A product as it is told of: nothing in it says who buys it, or what was written on it. */
export interface TrackedItem {
  readonly sku: string;
  readonly name: string;
  /** Of one piece, in major units as a decimal of two or three places. */
  readonly price?: number;
  readonly quantity?: number;
  /** What was chosen, as `White, M`. */
  readonly variant?: string;
  readonly category?: string;
  /** Its place in the list that it stands in, from 0. */
  readonly index?: number;
}

/** What is told with an action; each has what it has. */
export interface TrackedFacts {
  readonly page?: ResourceType;
  /** Path of the page, without what its query carries. */
  readonly path?: string;
  /** ISO 4217; USD where none is known (ANALYTICS-03). */
  readonly currency?: string | undefined;
  readonly items?: readonly TrackedItem[];
  /** What it comes to; left out it is the sum of the items. */
  readonly value?: number;
  /** The list that items stand in: `category-12`, `search`. */
  readonly list?: { readonly id: string; readonly name: string };
  readonly coupon?: string | undefined;
  readonly orderNumber?: string;
  readonly shippingTier?: string | undefined;
  readonly paymentType?: string | undefined;
  readonly searchTerm?: string | undefined;
  readonly method?: string;
  readonly productId?: number;
}

/** Something that a shopper did, as it is told. */
export interface Tracked {
  readonly action: Action;
  readonly facts: TrackedFacts;
}

/** What counts as a currency where none is known (ANALYTICS-03). */
const FALLBACK_CURRENCY = "USD";

/** The currency of an event; USD where there is none, or none of ISO 4217's shape (ANALYTICS-03). */
export const trackedCurrency = (currency: string | undefined): string =>
  currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : FALLBACK_CURRENCY;

/** No currency has more decimals than four: with so many, sums are whole numbers and no cent is off. */
const PARTS = 10_000;

/** What items come to, exactly: the sum of price times pieces, in major units. */
export function valueOf(items: readonly TrackedItem[]): number {
  const parts = items.map(
    ({ price = 0, quantity = 1 }) => Math.round(price * PARTS) * Math.max(0, Math.trunc(quantity)),
  );
  return parts.reduce((sum, part) => sum + part, 0) / PARTS;
}

/** Letters of a search that are told. */
const SEARCH_TERM_MAX = 100;

/**
 * What was searched for, as it may be told: in small letters and one line; undefined for nothing, and for what looks like
 * somebody's email or telephone, which people type there by mistake.
 */
export function tellableSearch(text: string): string | undefined {
  const term = text.replaceAll(/\s+/g, " ").trim().toLowerCase().slice(0, SEARCH_TERM_MAX);
  const isPersonal = term.includes("@") || /\d(?:[ ().+-]*\d){8}/.test(term);
  return term === "" || isPersonal ? undefined : term;
}
