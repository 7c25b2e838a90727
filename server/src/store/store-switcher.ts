import type { ConfigWire } from "@placket/contract/store/store.rest";
import { countryName } from "@placket/domain/store/country-name";
import type { Ctx } from "../context.ts";
import { settingsOf, stores } from "./store-config.ts";
import type { StoreView } from "./store-view.ts";
import { viewUrl } from "./view-url.ts";

type Regions = ConfigWire["extension_attributes"]["store_switcher"];

/**
 * Regions with their stores and languages (CONF-17, STORE-01). A store is a country; a region is what staff call one,
 * else the country. They stand as staff numbered them, then as the store views stand.
 */
export function storeSwitcher(ctx: Ctx): Regions {
  const { views } = ctx.held(stores);
  const placed = views.toSorted((a, b) => placeOf(ctx, a) - placeOf(ctx, b));
  const inRegions = Map.groupBy(placed, (view) => regionOf(ctx, view));
  return [...inRegions].map(([name, inRegion]) => ({
    name,
    stores: [...Map.groupBy(inRegion, ({ countryCode }) => countryCode)].map(
      ([country, inCountry]) => ({
        name: countryName(country, ctx.store.locale),
        languages: inCountry.map((view) => ({
          language: languageName(view.locale),
          code: view.code,
          store_id: view.id,
          url: viewUrl(ctx, view),
        })),
      }),
    ),
  }));
}

const placeOf = (ctx: Ctx, view: StoreView) => settingsOf(ctx, view).storeRegionPosition;

const regionOf = (ctx: Ctx, view: StoreView) =>
  settingsOf(ctx, view).storeRegion || countryName(view.countryCode, ctx.store.locale);

/** A language calls itself by its own name: "English", "français". */
function languageName(locale: string): string {
  const language = locale.split("-")[0] ?? locale;
  return new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? locale;
}
