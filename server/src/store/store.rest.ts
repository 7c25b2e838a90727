import type { ConfigWire, storeEndpoints } from "@placket/contract/store/store.rest";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";

export const storeHandlers: Handlers<typeof storeEndpoints> = {
  config: ({ ctx }) => ({ ok: true, value: configToWire(ctx) }),
};

/** What the storefront must know of the store view; small enough to travel inside every page. */
export function configToWire(ctx: Ctx): ConfigWire {
  const settings = ctx.services.stores.settingsOf(ctx.store);
  return {
    price_format: { ...settings.priceFormat, requiredPrecision: settings.priceFormat.precision },
    currency: ctx.store.currency,
    store_name: settings.storeName,
    phone: settings.phone,
    current_store: {
      id: ctx.store.id,
      code: ctx.store.code,
      name: ctx.store.name,
      country_code: ctx.store.countryCode,
      locale: ctx.store.locale,
      website_id: ctx.store.websiteId,
      extension_attributes: { is_store_locator_enable: false },
    },
    stores: storesToWire(ctx),
    PLPPageSize: settings.listingPageSize,
    page_sizes: [settings.listingPageSize, 48, 96],
    default_country: settings.defaultCountry,
    countries: [...settings.countries],
    required_address_fields: [...settings.requiredAddressFields],
    expand_checkout_steps: settings.expandCheckoutSteps,
    show_simple_product_images: settings.showSimpleProductImages,
    notification_ms: settings.noticeMs,
    header_breakpoint: settings.mobileHeaderBreakpoint,
    service_worker: false,
    extension_attributes: extensionAttributes(ctx),
  };
}

function storesToWire({ services, settings }: Ctx): ConfigWire["stores"] {
  return services.stores.views.map((view) => ({
    id: view.code,
    name: view.name,
    locale: view.locale,
    url: `${settings.storeUrl}/?___store=${view.code}`,
    country_name: services.directory.countryName(view.countryCode, view.locale),
    groupId: view.groupId,
  }));
}

function extensionAttributes(ctx: Ctx): ConfigWire["extension_attributes"] {
  const shop = ctx.services.stores.settingsOf(ctx.store);
  return {
    store_switcher: storeSwitcher(ctx),
    is_live_search_enabled: shop.liveSearchEnabled,
    is_sli_search_enabled: false,
    sli_script_url: null,
    header_nav_style: "nav-style-default",
    live_search: {
      environment_id: "local",
      website_code: String(ctx.store.websiteId),
      store_code: String(ctx.store.groupId),
      store_view_code: ctx.store.code,
      config: { page_size: 6, min_query_length: shop.minimumQueryLength },
      context: { customer_group: "0" },
    },
  };
}

/** Regions with their stores and languages (CONF-17): one region per country that has a view. */
function storeSwitcher({ services, settings, store }: Ctx) {
  const byCountry = Map.groupBy(services.stores.views, (view) => view.countryCode);
  return [...byCountry].map(([country, views]) => ({
    name: services.directory.countryName(country, store.locale),
    stores: [
      {
        name: services.directory.countryName(country, store.locale),
        languages: views.map((view) => ({
          language: languageName(view.locale),
          code: view.code,
          url: `${settings.storeUrl}/?___store=${view.code}`,
        })),
      },
    ],
  }));
}

/** A language calls itself by its own name: "English", "français". */
function languageName(locale: string): string {
  const language = locale.split("-")[0] ?? locale;
  return new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? locale;
}
