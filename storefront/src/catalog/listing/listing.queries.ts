import { lateModule } from "@placket/web/late/late-module";
import { CallError } from "@placket/web/call/call-error";
import { queryOptions } from "../../query/query.ts";
import type { CallReply } from "../../api/rest.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import type { PageContext, PageQuery, Place } from "../../page/page.ts";
import { readConfig, type StoreConfig } from "../../store/config.queries.ts";
import { categoryQuery, menuQuery } from "../category.queries.ts";
import { readListing, type ListingState } from "./listing-address.ts";

export type Listing = CallReply<"products">;
export type Tile = Listing["items"][number];
export type SpreadNote = NonNullable<Listing["spread"]>["notes"][number];
export type Filter = Listing["filterOptions"][number];

/** What a listing is asked for; the same for a category and for a search. */
export interface ListingRequest {
  readonly page: string;
  readonly pageSize: string;
  readonly sortBy?: string;
  readonly sortDir?: string;
  readonly filters?: string;
}

/** The call's parameters for a state of the address; page sizes that are not offered fall back. */
export function listingRequest(state: ListingState, config: StoreConfig): ListingRequest {
  const { page, pageSize, sortBy, sortDir, filters } = state;
  const isOffered = pageSize !== undefined && config.pageSizes.includes(pageSize);
  return {
    page: String(page),
    pageSize: String(isOffered ? pageSize : config.listingPageSize),
    ...(sortBy ? { sortBy } : {}),
    ...(sortDir ? { sortDir } : {}),
    ...(Object.keys(filters).length > 0 ? { filters: JSON.stringify(filters) } : {}),
  };
}

type Ask = (request: ListingRequest) => Promise<Listing>;

/**
 * The page that was asked for; one beyond the last is ignored and the first is shown, and so is what an address
 * says of sort and filters that the store refuses (OPEN-59).
 */
export async function pageOrFirst(request: ListingRequest, ask: Ask): Promise<Listing> {
  const listing = await askValid(request, ask);
  const isBeyond = listing.items.length === 0 && listing.totalCount > 0;
  return isBeyond ? askValid({ ...request, page: "0" }, ask) : listing;
}

const lessScript = lateModule(() => import("./without-refused.ts"));

/** Asks again without what is refused: every time there is less of it. What finds it comes with the first refusal. */
async function askValid(request: ListingRequest, ask: Ask): Promise<Listing> {
  try {
    return await ask(request);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const script = await lessScript().catch(() => undefined);
    const less = script?.withoutRefused(request, error.problems) ?? request;
    if (JSON.stringify(less) === JSON.stringify(request)) throw error;
    return askValid(less, ask);
  }
}

/** A page of a category with its filters and counts (PLP-11). */
export function productsQuery(shop: Shop, categoryId: number, request: ListingRequest) {
  return queryOptions({
    queryKey: shopKey(shop, "products", categoryId, request),
    queryFn: () =>
      pageOrFirst(request, (asked) =>
        shop.call("products", { query: { categoryId: String(categoryId), ...asked } }),
      ),
    // While another page of the same category is on its way the last one stays, dimmed.
    placeholderData: (before, key) => (key?.[2] === categoryId ? before : undefined),
  });
}

/** The listing that a place's address asks for. */
export function placeQuery(shop: Shop, { id = 0, address }: Place, config: StoreConfig) {
  return productsQuery(shop, id, listingRequest(readListing(address.search), config));
}

/** What a category page asks first. */
export function categoryQueries({ place, shop, client }: PageContext): readonly PageQuery[] {
  const listing = placeQuery(shop, place, readConfig(shop, client));
  return [listing, categoryQuery(shop, place.id ?? 0), menuQuery(shop)];
}
