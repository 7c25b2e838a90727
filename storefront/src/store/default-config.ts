import type { ConfigWire } from "@placket/contract/store/store.rest";
import { storeSettingDefaults } from "@placket/domain/store/settings";

/** What holds when the configuration could neither be loaded nor found from before (reading 67). */
export function defaultConfig(storeCode: string, locale: string): ConfigWire {
  const settings = storeSettingDefaults;
  return {
    price_format: { ...settings.priceFormat, requiredPrecision: settings.priceFormat.precision },
    currency: "USD",
    store_name: settings.storeName,
    phone: settings.phone,
    current_store: {
      id: 0,
      code: storeCode,
      name: settings.storeName,
      country_code: settings.defaultCountry,
      locale,
      website_id: 0,
      extension_attributes: { is_store_locator_enable: false },
    },
    stores: [],
    PLPPageSize: settings.listingPageSize,
    page_sizes: [settings.listingPageSize],
    default_country: settings.defaultCountry,
    countries: [...settings.countries],
    required_address_fields: [...settings.requiredAddressFields],
    expand_checkout_steps: settings.expandCheckoutSteps,
    show_simple_product_images: settings.showSimpleProductImages,
    notification_ms: settings.noticeMs,
    header_breakpoint: settings.mobileHeaderBreakpoint,
    service_worker: false,
    extension_attributes: {
      store_switcher: [],
      is_live_search_enabled: false,
      is_sli_search_enabled: false,
      sli_script_url: null,
      header_nav_style: "nav-style-default",
      live_search: {
        environment_id: "",
        website_code: "",
        store_code: "",
        store_view_code: "",
        config: { page_size: 0, min_query_length: settings.minimumQueryLength },
        context: { customer_group: "" },
      },
    },
  };
}
