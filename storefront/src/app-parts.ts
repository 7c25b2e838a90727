import type { QueryClient } from "./query/query-client.ts";
import type { Shop } from "./api/shop.ts";
import type { PageLoader } from "./page/page-loader.ts";
import type { KnownPages } from "./routing/known-pages.ts";
import type { Arrival } from "./routing/arrival.ts";
import type { Router } from "./routing/router.ts";

/** What one running app is made of; made by the entry, in the browser or for one render. */
export interface AppParts {
  readonly client: QueryClient;
  readonly shop: Shop;
  readonly loader: PageLoader;
  readonly knownPages: KnownPages;
  readonly router: Router;
  readonly arrival: Arrival;
}
