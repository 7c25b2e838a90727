import { storeSettingDefaults, type StoreSettings } from "@placket/domain/store/settings";
import type { Db } from "../db/database.ts";
import { selectConfig, selectStoreViews, type ConfigRow } from "./store.sql.ts";
import type { StoreView } from "./store-view.ts";

/** The store views and their settings, held in the process and read anew when staff change them. */
export interface StoreDirectory {
  /** The first store view: what `/rest/V1/…` and a missing `store` header mean. */
  readonly defaultView: StoreView;
  readonly views: readonly StoreView[];
  viewByCode(code: string): StoreView | undefined;
  settingsOf(view: StoreView): StoreSettings;
}

/** @throws when the database holds no store view: the store has not been set up. */
export async function loadStoreDirectory(db: Db): Promise<StoreDirectory> {
  const [views, rows] = await Promise.all([selectStoreViews(db), selectConfig(db)]);
  const defaultView = views[0];
  if (!defaultView) throw new Error("The database holds no store view; start once with SEED=demo.");
  const byCode = new Map(views.map((view) => [view.code, view]));
  const settings = new Map(views.map((view) => [view.id, resolveSettings(rows, view)]));
  return {
    defaultView,
    views,
    viewByCode: (code) =>
      code === "default" ? (byCode.get(code) ?? defaultView) : byCode.get(code),
    settingsOf: (view) => settings.get(view.id) ?? storeSettingDefaults,
  };
}

/** Default scope, then website, then store view: the narrowest value wins. */
function resolveSettings(rows: readonly ConfigRow[], view: StoreView): StoreSettings {
  const order = ["default", "website", "store"];
  const holds = (row: ConfigRow) =>
    row.scope === "default" ||
    (row.scope === "website" && row.scopeId === view.websiteId) ||
    (row.scope === "store" && row.scopeId === view.id);
  const values = rows
    .filter((row) => holds(row) && row.path in storeSettingDefaults)
    .sort((a, b) => order.indexOf(a.scope) - order.indexOf(b.scope))
    .map((row) => [row.path, row.value] as const);
  return { ...storeSettingDefaults, ...Object.fromEntries(values) };
}
