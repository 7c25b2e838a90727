import { lateModule } from "@placket/web/late/late-module";
import { shownConfig, type ShownConfig } from "@placket/contract/store/config.codec";
import { queryOptions } from "../query/query.ts";
import { useQuery } from "../query/use-query.ts";
import type { QueryClient } from "../query/query-client.ts";
import { shopKey, useShop, type Shop } from "../api/shop.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { defaultConfig } from "./default-config.ts";

export type StoreConfig = ShownConfig;

/** The store's configuration; a failed load gives the copy of this session, else the defaults. */
export function configQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "config"),
    staleTime: Infinity,
    queryFn: async (): Promise<StoreConfig> => {
      try {
        return shownConfig(await shop.call("config"));
      } catch (error) {
        const kept = await keptConfig(shop.storeCode);
        if (kept) return kept;
        throw error;
      }
    },
  });
}

/** The configuration in a component. */
export function useConfig(): StoreConfig {
  const shop = useShop();
  const { data } = useQuery(configQuery(shop));
  return data ?? defaultConfig(shop.storeCode);
}

/** The configuration outside of components, for `queries` and `head` of a page. */
export function readConfig(shop: Shop, client: QueryClient): StoreConfig {
  const config = client.getQueryData<StoreConfig>(configQuery(shop).queryKey);
  return config ?? defaultConfig(shop.storeCode);
}

/**
 * Writes the configuration to session storage and applies it, at once or as soon as it is there; until then, and
 * until its loading has failed so that defaults hold (reading 67), the app is not there (CONF-01). Defaults are never
 * kept: they would take the place of a copy that is better (OPEN-61).
 * @returns what settles when the app is there
 */
export function applyConfig(
  shop: Shop,
  client: QueryClient,
  apply: (config: StoreConfig) => void,
): Promise<void> {
  const { queryKey } = configQuery(shop);
  return new Promise((resolve) => {
    const isApplied = () => {
      const config = client.getQueryData<StoreConfig>(queryKey);
      if (config === undefined) {
        if (client.getQueryState(queryKey).error !== null) resolve();
        return false;
      }
      writeStored(storageKeys.storeConfig, config);
      apply(config);
      resolve();
      return true;
    };
    if (isApplied()) return;
    const stop = client.subscribe(() => {
      if (isApplied()) stop();
    });
  });
}

const configShape = lateModule(() => import("./is-config.ts"));

/** The copy of this session, if it is of the same store and no other version of it wrote it. */
async function keptConfig(storeCode: string): Promise<StoreConfig | undefined> {
  const kept = readStored(storageKeys.storeConfig);
  if (kept === undefined) return undefined;
  // Asked for by the few that need it; where it does not come the defaults hold.
  const shape = await configShape().catch(() => undefined);
  return shape?.isConfig(kept) && kept.storeCode === storeCode ? kept : undefined;
}
