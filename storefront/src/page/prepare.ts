import type { QueryClient } from "../query/query-client.ts";
import type { Shop } from "../api/shop.ts";
import type { PageLoader } from "./page-loader.ts";
import type { PageTable, Place } from "./page.ts";

export interface PageParts {
  readonly pages: PageTable;
  readonly loader: PageLoader;
  readonly client: QueryClient;
  readonly shop: () => Shop;
}

/**
 * Fetches the chunk and the data of a page side by side. What fails here is asked again, and drawn
 * as failed, by the page itself.
 */
export async function preparePage(place: Place, parts: PageParts): Promise<void> {
  const { client, loader, pages } = parts;
  const context = { place, client, shop: parts.shop() };
  const queries = pages[place.type]?.queries?.(context) ?? [];
  await Promise.all([
    loader.load(place.type),
    ...queries.map((query) => client.prefetchQuery(query)),
  ]);
}
