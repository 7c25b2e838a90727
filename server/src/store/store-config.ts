import { createHash } from "node:crypto";
import { isSetting } from "@placket/domain/store/check-setting";
import { storeSettingDefaults, type StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { nearestValues, widerScopes, type ConfigScope } from "./config-scope.ts";
import {
  selectCatalogCurrency,
  selectConfig,
  selectStoreViews,
  type ConfigRow,
} from "./store.sql.ts";
import type { StoreView } from "./store-view.ts";

/** The store views and their settings, held in the process and read anew when staff change them. */
export interface StoreDirectory {
  /** Changes with any view and any setting: part of the key of what is made of them. */
  readonly edition: string;
  /** The first store view: what `/rest/V1/…` and a missing `store` header mean. */
  readonly defaultView: StoreView;
  readonly views: readonly StoreView[];
  /** What prices stand in that no website has of its own. */
  readonly catalogCurrency: string;
  viewByCode(code: string): StoreView | undefined;
  settingsOf(view: StoreView): StoreSettings;
  /** What holds in a website, whatever its store views say. */
  settingsOfWebsite(websiteId: number): StoreSettings;
}

export const stores = holding<StoreDirectory>({
  name: "stores",
  followsDatabase: true,
  open: ({ db }) => loadStoreDirectory(db),
});

/** The settings that hold in a store view, the call's own unless told. */
export const settingsOf = (
  { held, store }: Pick<Ctx, "held" | "store">,
  view: StoreView = store,
): StoreSettings => held(stores).settingsOf(view);

/** @throws when the database holds no store view: the store has not been set up. */
export async function loadStoreDirectory(db: Db): Promise<StoreDirectory> {
  const [views, rows, catalogCurrency] = await Promise.all([
    selectStoreViews(db),
    selectConfig(db),
    selectCatalogCurrency(db),
  ]);
  const defaultView = views[0];
  if (!defaultView) throw new Error("The database holds no store view; start once with SEED=demo.");
  const byCode = new Map(views.map((view) => [view.code, view]));
  const settings = new Map(
    views.map(({ id }) => [id, resolveSettings({ rows, views }, { kind: "store", id })]),
  );
  const text = JSON.stringify([views, rows, catalogCurrency]);
  return {
    edition: createHash("sha256").update(text).digest("base64url").slice(0, 10),
    defaultView,
    views,
    catalogCurrency,
    viewByCode: (code) =>
      code === "default" ? (byCode.get(code) ?? defaultView) : byCode.get(code),
    settingsOf: (view) => settings.get(view.id) ?? storeSettingDefaults,
    settingsOfWebsite: (websiteId) =>
      resolveSettings({ rows, views }, { kind: "website", id: websiteId }),
  };
}

/** What holds in a scope: what it says itself, else what the nearest wider one says. */
function resolveSettings(
  { rows, views }: { readonly rows: readonly ConfigRow[]; readonly views: readonly StoreView[] },
  scope: ConfigScope,
): StoreSettings {
  const values = nearestValues(rows, [scope, ...widerScopes(views, scope)]);
  const known = [...values].filter(([path]) => isSetting(path));
  return {
    ...storeSettingDefaults,
    ...Object.fromEntries(known.map(([path, { value }]) => [path, value])),
  };
}
