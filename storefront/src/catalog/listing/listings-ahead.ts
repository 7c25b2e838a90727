import type { QueryClient } from "../../query/query-client.ts";
import type { Shop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import type { StoreConfig } from "../../store/config.queries.ts";
import type { Category } from "../category.queries.ts";
import { FIRST_PAGE, readListing } from "./listing-address.ts";
import { listingRequest, productsQuery, type Listing } from "./listing.queries.ts";

/** Products asked ahead of each category, whatever the store's page size (PLP-15, reading 38). */
const AHEAD_PAGE_SIZE = 24;

type ListingQuestion = ReturnType<typeof productsQuery>;

interface Around {
  readonly place: Place;
  readonly listing: Pick<Listing, "page" | "pageSize" | "totalCount">;
  readonly categories: readonly Pick<Category, "id" | "productCount">[];
  readonly shop: Shop;
  readonly config: StoreConfig;
}

/**
 * What a shopper on a category page may want next (PLP-15): the remaining pages of this listing, the nearest
 * first, then the first page of every other category that has products.
 */
export function questionsAhead(around: Around): ListingQuestion[] {
  const { place, listing, categories, shop, config } = around;
  const here = place.id ?? 0;
  const request = listingRequest(readListing(place.address.search), config);
  const pageCount = Math.ceil(listing.totalCount / listing.pageSize);
  const pages = Array.from({ length: pageCount }, (_, page) => page)
    .filter((page) => page !== listing.page)
    .toSorted((a, b) => Math.abs(a - listing.page) - Math.abs(b - listing.page));
  const first = { ...listingRequest(FIRST_PAGE, config), pageSize: String(AHEAD_PAGE_SIZE) };
  return [
    ...pages.map((page) => productsQuery(shop, here, { ...request, page: String(page) })),
    ...categories
      .filter(({ id, productCount }) => id !== here && productCount > 0)
      .map(({ id }) => productsQuery(shop, id, first)),
  ];
}

interface Manner {
  readonly client: QueryClient;
  /** Resolves when the browser has nothing better to do. */
  readonly rest: () => Promise<void>;
  /** Whether the shopper still stands where the questions were thought up. */
  readonly isWanted: () => boolean;
}

/** Asks one after the other, each in a pause, and none that is answered already. Failures are silent (PLP-25). */
export async function fetchAhead(
  questions: readonly ListingQuestion[],
  { client, rest, isWanted }: Manner,
): Promise<void> {
  for (const question of questions) {
    await rest();
    if (!isWanted()) return;
    await client.prefetchQuery({ ...question, staleTime: Infinity });
  }
}
