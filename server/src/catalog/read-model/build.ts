import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import type { Db } from "../../db/database.ts";
import type { CatalogPriceRule } from "../price-rules.ts";
import { loadStoreDirectory, type StoreDirectory } from "../../store/store-config.ts";
import { catalogBase } from "./catalog-base.ts";
import { categoryTree } from "./category/category-tree.ts";
import { selectWebsitesWithPrices } from "./loading/directory.sql.ts";
import { loadCatalog } from "./loading/load.ts";
import type { Pacer } from "./pacer.ts";
import { compileRules } from "./price/compile-rules.ts";
import { priceTables } from "./price/price-tables.ts";
import { instantsOf } from "./price/rule-set.ts";
import type { PricedWebsite } from "./price/website-prices.ts";
import { createSnapshot, type Snapshot } from "./snapshot.ts";
import { viewIndex, type OpenView } from "./view-index.ts";
import type { SharedParts } from "./view-parts.ts";

interface BuildSources {
  readonly db: Db;
  readonly readRules: (db: Db) => Promise<readonly CatalogPriceRule[]>;
  readonly now: Date;
}

/** Reads the catalogue and builds its index, in slices between which requests are served. */
export async function buildSnapshot(
  { db, readRules, now }: BuildSources,
  pacer: Pacer,
): Promise<Snapshot> {
  const stores = await loadStoreDirectory(db);
  const websites = pricedWebsites(stores, await selectWebsitesWithPrices(db));
  const loaded = await loadCatalog(db, websites, pacer);
  const base = await catalogBase({ ...loaded, currency: stores.catalogCurrency }, pacer);
  const views = new Map<number, OpenView>();
  const shared: SharedParts = {};
  for (const view of stores.views) {
    const place = { rootId: view.rootCategoryId, storeViewId: view.id };
    const tree = categoryTree(loaded.categories, loaded.categoryScopes, place);
    views.set(view.id, await viewIndex(base, { view, tree, shared }, pacer));
  }
  base.forget();
  const rules = await readRules(db);
  base.ruled.rules = base.rulesOf(await compileRules({ base, views }, { rules, known: [] }, pacer));
  base.book.addInstants(instantsOf(rules), -Infinity);
  const prices = priceTables(base, pacer);
  for (const websiteId of new Set(stores.views.map((view) => view.websiteId))) {
    await prices.prepare(websiteId, GUEST_GROUP_ID, now);
  }
  return createSnapshot({ base, prices, views });
}

/** The websites of another currency, and those with prices of their own, whether anybody sees them or not. */
function pricedWebsites(
  stores: StoreDirectory,
  withPrices: ReadonlyMap<number, string>,
): readonly PricedWebsite[] {
  const from = stores.catalogCurrency;
  const ofViews = stores.views.map((view) => [view.websiteId, view.currency] as const);
  return [...new Map([...withPrices, ...ofViews])]
    .filter(([id, to]) => to !== from || withPrices.has(id))
    .map(([id, to]) => ({
      id,
      exchange: { from, to, rate: stores.settingsOfWebsite(id).priceRate },
    }));
}
