import { GUEST_GROUP_ID } from "@placket/domain/access/actor";
import type { Database } from "../../db/database.ts";
import { loadStoreDirectory } from "../../store/store-config.ts";
import { catalogBase } from "./catalog-base.ts";
import { categoryTree } from "./category-tree.ts";
import { selectCatalogVersion } from "./directory.sql.ts";
import { loadCatalog } from "./load.ts";
import type { Pacer } from "./pacer.ts";
import { priceTables } from "./price-tables.ts";
import { createSnapshot, type Snapshot } from "./snapshot.ts";
import { viewIndex, type SharedParts, type ViewIndex } from "./view-index.ts";

/** Reads the catalogue and builds its index, in slices between which requests are served. */
export async function buildSnapshot(
  { db }: Pick<Database, "db">,
  pacer: Pacer,
  now: Date,
): Promise<Snapshot> {
  const version = await selectCatalogVersion(db);
  const stores = await loadStoreDirectory(db);
  const loaded = await loadCatalog(db, pacer);
  const base = await catalogBase(loaded, pacer);
  const views = new Map<number, ViewIndex>();
  const shared: SharedParts = {};
  for (const view of stores.views) {
    const place = { rootId: view.rootCategoryId, storeViewId: view.id };
    const tree = categoryTree(loaded.categories, loaded.categoryScopes, place);
    views.set(view.id, await viewIndex(base, { view, tree, shared }, pacer));
  }
  base.forget();
  const prices = priceTables(base, pacer);
  for (const websiteId of new Set(stores.views.map((view) => view.websiteId))) {
    await prices.prepare(websiteId, GUEST_GROUP_ID, now);
  }
  return createSnapshot({ version, base, prices, views });
}
