import type { Action } from "@placket/domain/analytics/actions.data";
import { tellableSearch, type TrackedFacts } from "@placket/domain/analytics/tracked";
import { resourceTypeOf, type ResourceType } from "@placket/domain/store/analytics/resource-type";
import { menuQuery } from "../catalog/category.queries.ts";
import { readListing } from "../catalog/listing/listing-address.ts";
import { listingRequest, placeQuery } from "../catalog/listing/listing.queries.ts";
import { productQuery } from "../catalog/product/product.queries.ts";
import { cartQuery } from "../cart/cart.queries.ts";
import { orderQuery } from "../order/order.queries.ts";
import type { Place } from "../page/page.ts";
import type { Running } from "../room.ts";
import { searchTextOf } from "../search/search-text.ts";
import { searchQuery } from "../search/search.queries.ts";
import { readConfig } from "../store/config.queries.ts";
import { factsOfCart, itemOfProduct, itemsOfListing } from "./tracked-items.ts";

/** What is told of a page that is shown. */
export interface PageFacts {
  readonly page: ResourceType;
  /** The products that it shows, and in what currency. */
  readonly shown: Pick<TrackedFacts, "items" | "currency" | "orderNumber">;
  readonly told: readonly (readonly [Action, TrackedFacts])[];
}

type Around = Pick<Running, "client" | "shop">;
type Read = (place: Place, around: Around) => Omit<PageFacts, "page"> | undefined;

const NOTHING = { shown: {}, told: [] };

/** What is told of each kind of page; undefined while what it shows is not there. */
const READ: Readonly<Record<ResourceType, Read>> = {
  homepage: () => NOTHING,
  cms: () => NOTHING,
  product: (place, { client, shop }) => {
    const product = client.getQueryData(productQuery(shop, place.id ?? 0).queryKey);
    if (!product || product.arePricesInvalidated) return undefined;
    if (!product.isEnabled) return NOTHING;
    const shown = { ...currencyOf(client, shop), items: [itemOfProduct(product)] };
    return { shown, told: [["viewItem", shown]] };
  },
  category: (place, { client, shop }) => {
    const listing = client.getQueryData(placeQuery(shop, place, readConfig(shop, client)).queryKey);
    if (!listing) return undefined;
    const menu = client.getQueryData(menuQuery(shop).queryKey)?.items ?? [];
    const name = menu.find(({ id }) => id === place.id)?.name ?? "";
    const shown = { ...currencyOf(client, shop), items: itemsOfListing(listing) };
    const list = { id: `category-${place.id ?? 0}`, name };
    return { shown, told: [["viewItemList", { ...shown, list }]] };
  },
  search: (place, { client, shop }) => {
    const q = searchTextOf(place.address.search);
    if (q === "") return NOTHING;
    const request = listingRequest(readListing(place.address.search), readConfig(shop, client));
    const listing = client.getQueryData(searchQuery(shop, q, request).queryKey);
    if (!listing) return undefined;
    const shown = { ...currencyOf(client, shop), items: itemsOfListing(listing) };
    return {
      shown,
      told: [
        ["search", { searchTerm: tellableSearch(q) }],
        ["viewItemList", { ...shown, list: { id: "search", name: "Search results" } }],
      ],
    };
  },
  cart: (_, around) => ofCart(around, "viewCart"),
  checkout: (_, around) => ofCart(around, "beginCheckout"),
  success: (place, { client, shop }) => {
    const number = place.params["order"] ?? "";
    const order = client.getQueryData(orderQuery(shop, { number, token: "" }).queryKey);
    if (!order) return undefined;
    const items = order.items.map(({ sku, name, quantity, price }) => ({
      sku,
      name,
      quantity,
      price: price.value,
    }));
    const currency = order.items[0]?.price.currency;
    return { shown: { items, currency, orderNumber: number }, told: [] };
  },
};

function ofCart({ client, shop }: Around, action: Action): ReturnType<Read> {
  const cart = client.getQueryData(cartQuery(shop).queryKey);
  if (cart === undefined) return undefined;
  if (cart === null || cart.items.length === 0) return NOTHING;
  const facts = factsOfCart(cart);
  return { shown: facts, told: [[action, facts]] };
}

const currencyOf = (client: Running["client"], shop: Running["shop"]) => ({
  currency: readConfig(shop, client).currency,
});

/** What is told of a page; undefined while it is not all there, null of one that is nobody's business. */
export function pageFacts(place: Place, around: Around): PageFacts | null | undefined {
  const page = resourceTypeOf(place.type);
  if (page === undefined) return null;
  const found = READ[page](place, around);
  return found && { page, ...found };
}
