import type { Shop } from "../../api/shop.ts";
import type { QueryClient } from "../../query/query-client.ts";
import { categoryTree } from "../category-tree.ts";
import { categoriesQuery } from "../category.queries.ts";
import { productsQuery } from "../listing/listing.queries.ts";

/** Products of a page that is fetched ahead, and how many a listing is taken to have that nothing is known of (PERSIST-14). */
const PAGE_SIZE = 24;
const TOTAL_UNLESS_KNOWN = 24;

/** Listings that are fetched ahead at most: of a large shop the first ones, which stand first in its menu. */
const LISTINGS_MOST = 60;

interface Warming {
  readonly client: QueryClient;
  readonly shop: Shop;
  /** Whether fetching may go on: the page is seen, the line is there, the same customer is here. */
  readonly isFree: () => boolean;
  /** Settles when the browser has nothing better to do. */
  readonly untilIdle: () => Promise<void>;
}

/** A page of a listing as its address asks for it, the first one without more. */
const listing = (shop: Shop, categoryId: number, page: number) =>
  productsQuery(shop, categoryId, { page: String(page), pageSize: String(PAGE_SIZE) });

/** The categories, then the first page of each and of those below it (PERSIST-15), one after the other while the browser is idle. */
export async function warmCategories(warming: Warming): Promise<void> {
  const { client, shop, isFree } = warming;
  if (!isFree()) return;
  await client.prefetchQuery(categoriesQuery(shop));
  const items = client.getQueryData(categoriesQuery(shop).queryKey)?.items ?? [];
  await oneByOne(
    warming,
    items.slice(0, LISTINGS_MOST).map(({ id }) => listing(shop, id, 0)),
  );
}

/** The other pages of the category at a path, where one is (PERSIST-13, PERSIST-15). */
export async function warmPages(warming: Warming, path: string): Promise<void> {
  const { client, shop, isFree } = warming;
  if (!isFree()) return;
  await client.prefetchQuery(categoriesQuery(shop));
  const tree = client.getQueryData(categoriesQuery(shop).queryKey);
  const open = tree && categoryTree(tree.items, tree.rootId).trailTo(path).at(-1);
  if (!open) return;
  const first = client.getQueryData(listing(shop, open.id, 0).queryKey);
  const pages = Math.ceil((first?.totalCount ?? TOTAL_UNLESS_KNOWN) / PAGE_SIZE);
  const rest = Array.from({ length: Math.min(pages, LISTINGS_MOST) - 1 }, (_, at) => at + 1);
  await oneByOne(
    warming,
    rest.map((page) => listing(shop, open.id, page)),
  );
}

async function oneByOne(
  { client, isFree, untilIdle }: Warming,
  queries: readonly ReturnType<typeof listing>[],
): Promise<void> {
  for (const query of queries) {
    // One request at a time, and none while somebody waits for something else.
    // oxlint-disable-next-line no-await-in-loop
    await untilIdle();
    if (!isFree()) return;
    // oxlint-disable-next-line no-await-in-loop
    await client.prefetchQuery(query);
  }
}
