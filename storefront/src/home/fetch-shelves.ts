import type { Asker } from "../query/query.ts";
import type { Shop } from "../api/shop.ts";
import { categoriesQuery, type Category } from "../catalog/category.queries.ts";
import { categoryTree } from "../catalog/category-tree.ts";
import { fetchBlocks } from "../content/fetch-blocks.ts";
import type { Tile } from "../catalog/listing/listing.queries.ts";
import { bestOf, railCategories } from "./shelves.ts";

/** The smallest page a listing is asked for. */
const SMALLEST_PAGE = "12";

/** A category on the rail, with the picture it hangs there. */
export interface RailEntry {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly productCount: number;
  readonly image: string;
}

/** What the front page shows of the catalogue. */
interface Shelves {
  readonly rail: readonly RailEntry[];
  readonly best: readonly Tile[];
  readonly totalCount: number;
  /** What staff put above and below it. */
  readonly blocks: Awaited<ReturnType<typeof fetchBlocks>>;
}

/** A look into each category that hangs on the rail. */
export async function fetchShelves(shop: Shop, client: Asker): Promise<Shelves> {
  const [{ items, rootId }, blocks] = await Promise.all([
    client.fetchQuery(categoriesQuery(shop)),
    fetchBlocks(shop, "/"),
  ]);
  const chosen = railCategories(categoryTree(items, rootId));
  const listed = await Promise.all(chosen.map((category) => firstTiles(shop, category)));
  const rail = chosen.flatMap((category, index) => railEntry(category, listed[index] ?? []));
  const totalCount = items.find(({ id }) => id === rootId)?.productCount ?? 0;
  return { rail, best: bestOf(listed), totalCount, blocks };
}

async function firstTiles(shop: Shop, { id }: Category): Promise<readonly Tile[]> {
  const query = { categoryId: String(id), page: "0", pageSize: SMALLEST_PAGE };
  return (await shop.call("products", { query })).items;
}

/** The category's own picture, or that of its first product; none, and it does not hang. */
function railEntry(category: Category, tiles: readonly Tile[]): RailEntry[] {
  const image = category.image || tiles[0]?.images[0]?.image;
  if (!image) return [];
  const { id, name, url, productCount } = category;
  return [{ id, name, url, productCount, image }];
}
