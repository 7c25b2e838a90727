import { LENGTH_UNITS } from "@placket/domain/store/length-unit";
import { NAV_STYLES } from "@placket/domain/store/frame/menu-promotion";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { portalData } from "./portal-data.ts";

const priceFormat = z.object({
  groupLength: z.number(),
  groupSymbol: z.string(),
  decimalSymbol: z.string(),
  precision: z.number(),
  requiredPrecision: z.number(),
  pattern: z.string(),
});

const storeAttributes = z.object({ is_store_locator_enable: z.boolean() });
const language = z.object({
  language: z.string(),
  code: z.string(),
  store_id: z.number(),
  url: z.string(),
});

/** What the storefront reads before anything else (CONF-01 to 32). */
const configReply = z.object({
  price_format: priceFormat,
  currency: z.string(),
  store_name: z.string(),
  phone: z.string(),
  current_store: z.object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    country_code: z.string(),
    locale: z.string(),
    website_id: z.number(),
    extension_attributes: storeAttributes,
  }),
  stores: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      locale: z.string(),
      url: z.string(),
      country_name: z.string(),
      extension_attributes: storeAttributes,
      groupId: z.number(),
    }),
  ),
  PLPPageSize: z.number(),
  page_sizes: z.array(z.number()),
  /** In what size tables are shown. */
  length_unit: z.enum(LENGTH_UNITS),
  default_country: z.string(),
  countries: z.array(z.string()),
  required_address_fields: z.array(z.string()),
  email_pattern: z.enum(["html", "document"]),
  expand_checkout_steps: z.boolean(),
  checkout_needs_cart: z.boolean(),
  checkout_needs_login: z.boolean(),
  can_edit_shipping: z.boolean(),
  can_edit_billing: z.boolean(),
  /** Whether it is the portal of an organization, or asked by a member of one (CONF-09). */
  is_portal: z.boolean(),
  /** What whoever asks came from a procurement system for; `over` once their visit is; null in the retail store. */
  punchout: z.enum(["create", "edit", "inspect", "over"]).nullable(),
  /** The portal of whoever asks; `null` where nothing of one shows (PORTAL-11). */
  portal_data: portalData.nullable(),
  show_simple_product_images: z.boolean(),
  /** Whether pages ask for the newsletter, and whether they want a tick first (CONF-25). */
  newsletter_form_enabled: z.boolean(),
  newsletter_form_need_consent: z.boolean(),
  /** The same for the page that draws the box: the words of its tick, and where it leads. */
  newsletter_form: z.object({ consent: z.string().nullable(), leadsTo: z.string() }).nullable(),
  /** Whether customers are told of the programme above the footer: it is on, and special prices switch none of it off. */
  rewards_band: z.boolean(),
  /** What the notice of cookies says and offers; `null` where nobody is asked. */
  cookie_notice: z
    .object({
      /** Whether one chooses by categories, or all or nothing. */
      isByCategory: z.boolean(),
      overview: z.string(),
      accept: z.string(),
      decline: z.string(),
      settings: z.string(),
      moreAt: z.string().nullable(),
      /** Names that nobody listed are not kept. */
      blocksUnknown: z.boolean(),
      /** Cookies of others, in whose names `*` stands for what is not known beforehand. */
      others: z.array(z.object({ name: z.string(), category: z.string() })),
    })
    .nullable(),
  /** What a page fetches ahead for whoever is signed in; `null` where nothing is. */
  warm_up: z
    .object({
      categoriesMs: z.number(),
      /** `null`: no other pages of a category. */
      pagesMs: z.number().nullable(),
      seconds: z.number(),
    })
    .nullable(),
  notification_ms: z.number(),
  /** Whether PayPal is offered before there is a cart, by the name that GraphQL has for it. */
  paypal_express_active: z.boolean(),
  /** What staff put into header and footer: clean HTML by place (FOOT-07, HEAD-21). */
  frame_content: z.record(z.string(), z.string()),
  /** Sister shops at the start of the promotions bar (PROMO-01). */
  brand_tabs: z.array(z.object({ name: z.string(), url: z.string() })),
  /** CONF-40: the shop runs without a service worker; pages are drawn by the browser's own code. */
  service_worker: z.literal(false),
  extension_attributes: z.object({
    store_switcher: z.array(
      z.object({
        name: z.string(),
        stores: z.array(z.object({ name: z.string(), languages: z.array(language) })),
      }),
    ),
    /** Whether a sign-in goes along to a store on another host (STORE-07). */
    customer_sso_config_enabled: z.boolean(),
    punchout_session_message_enabled: z.boolean(),
    punchout_session_message: z.string(),
    /** What is fetched ahead for whoever is signed in (CONF-18): after so many ms, again after so many seconds. */
    enable_categories_warmup: z.boolean(),
    categories_trigger_timeout: z.number(),
    category_pagination_trigger_timeout: z.number(),
    enable_category_pagination_warmup: z.boolean(),
    warmup_cookie_lifetime: z.number(),
    is_live_search_enabled: z.boolean(),
    is_loyalty_program_enabled: z.boolean(),
    is_rewards_disable_for_cw_special_price: z.boolean(),
    is_sli_search_enabled: z.boolean(),
    sli_script_url: z.string().nullable(),
    header_nav_style: z.enum(NAV_STYLES),
    /** Whether the plain notice is shown, or consent asked for by categories (CONF-22, reading 76). */
    cookie_restriction: z.boolean(),
    cookie_plumrocket_enabled: z.boolean(),
    /** Seconds. */
    cookie_restriction_lifetime: z.number(),
    cookie_privacy_url: z.string().nullable(),
    /** Who is told of what shoppers do; `null` where nobody is (CONF-27). */
    gtm_id: z.string().nullable(),
    ga4_gtm_id: z.string().nullable(),
    cw_certona_enabled: z.boolean(),
    cw_certona_script: z.string().nullable(),
    cw_certona_environment: z.string().nullable(),
    /** Resource types with commas between them (ANALYTICS-10). */
    cw_certona_pages_enabled: z.string(),
    cw_certona_title: z.string(),
    cw_reviews_enabled: z.boolean(),
    /** Whether what members of a portal do is told (PORTAL-16). */
    portal_tracking_enabled: z.boolean(),
    /** Whether other tabs hear of it (ANALYTICS-17). */
    events_across_tabs: z.boolean(),
    /** Whether Dotdigital is told of shoppers, by which scripts, and of carts that were left (CONF-20). */
    dotdigital_config: z.object({
      dot_digital_enabled: z.boolean(),
      page_tracking_url: z.string().nullable(),
      /** The profile by which its script knows the shop; `null` where it is off. */
      web_behavior_tracking: z.string().nullable(),
      ac_enabled: z.boolean(),
    }),
    meta_conversion_config: z.object({
      enabled: z.boolean(),
      product: z.boolean(),
      category: z.boolean(),
      cart: z.boolean(),
      wishlist: z.boolean(),
      search: z.boolean(),
      registration: z.boolean(),
      embroidery: z.boolean(),
      init_checkout: z.boolean(),
      portal: z.boolean(),
    }),
    live_search: z.object({
      environment_id: z.string(),
      website_code: z.string(),
      store_code: z.string(),
      store_view_code: z.string(),
      config: z.object({
        page_size: z.number(),
        min_query_length: z.number(),
        currency_symbol: z.string(),
        /** What one unit of the base currency, the website's own, is worth in the one that is shown. */
        currency_rate: z.number(),
        display_out_of_stock: z.boolean(),
      }),
      context: z.object({ customer_group: z.string() }),
    }),
  }),
});

export type ConfigWire = z.output<typeof configReply>;

export const storeEndpoints = {
  config: endpoint({
    method: "GET",
    path: "app-config",
    summary: "The store view's configuration: price format, store, switches.",
    source: "CONF-03, CONF-17 to 32",
    can: "shop.browse",
    reply: configReply,
    errors: [],
  }),
} as const satisfies EndpointTable;
