import type { ConfigWire } from "@placket/contract/store/store.rest";
import { storeSettingDefaults as settings } from "@placket/domain/store/settings";

/** A configuration as the server sends it, live search complete and switched on. */
export function aConfigWire(
  storeCode: string,
  change: Partial<ConfigWire["extension_attributes"]> = {},
): ConfigWire {
  return {
    price_format: { ...settings.priceFormat, requiredPrecision: settings.priceFormat.precision },
    currency: "USD",
    store_name: "Placket",
    phone: "",
    current_store: {
      id: 1,
      code: storeCode,
      name: storeCode,
      country_code: "US",
      locale: "en-US",
      website_id: 1,
      extension_attributes: { is_store_locator_enable: false },
    },
    stores: [],
    PLPPageSize: 24,
    page_sizes: [24, 48],
    length_unit: "in",
    default_country: "US",
    countries: ["US"],
    required_address_fields: [],
    email_pattern: "html",
    expand_checkout_steps: false,
    can_edit_shipping: true,
    can_edit_billing: true,
    checkout_needs_cart: false,
    checkout_needs_login: false,
    show_simple_product_images: false,
    notification_ms: 5000,
    paypal_express_active: false,
    service_worker: false,
    extension_attributes: {
      store_switcher: [],
      is_live_search_enabled: true,
      is_loyalty_program_enabled: true,
      is_rewards_disable_for_cw_special_price: false,
      is_sli_search_enabled: false,
      sli_script_url: null,
      header_nav_style: "nav-style-default",
      live_search: {
        environment_id: "local",
        website_code: "1",
        store_code: "1",
        store_view_code: storeCode,
        config: {
          page_size: 6,
          min_query_length: 3,
          currency_symbol: "$",
          currency_rate: 1,
          display_out_of_stock: true,
        },
        context: { customer_group: "0" },
      },
      ...change,
    },
  };
}
