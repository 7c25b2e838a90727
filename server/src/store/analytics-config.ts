import type { ConfigWire } from "@placket/contract/store/store.rest";
import type { StoreSettings } from "@placket/domain/store/settings";

type AnalyticsWire = Pick<
  ConfigWire["extension_attributes"],
  | "gtm_id"
  | "ga4_gtm_id"
  | "cw_certona_enabled"
  | "cw_certona_script"
  | "cw_certona_environment"
  | "cw_certona_pages_enabled"
  | "cw_certona_title"
  | "cw_reviews_enabled"
  | "portal_tracking_enabled"
  | "events_across_tabs"
  | "meta_conversion_config"
  | "dotdigital_config"
>;

/** Who is told of what shoppers do, by the documents' names (CONF-27). */
export const analyticsConfig = (shop: StoreSettings): AnalyticsWire => ({
  gtm_id: shop.gtmId || null,
  ga4_gtm_id: shop.ga4GtmId || null,
  // Without a script nobody is told (OPEN-33).
  cw_certona_enabled: shop.certonaEnabled && shop.certonaScript !== "",
  cw_certona_script: shop.certonaScript || null,
  cw_certona_environment: shop.certonaEnvironment || null,
  cw_certona_pages_enabled: shop.certonaPages.join(","),
  cw_certona_title: shop.certonaTitle,
  // Every product has its reviews (REV-01); there is no switch for it.
  cw_reviews_enabled: true,
  portal_tracking_enabled: shop.portalTracking,
  events_across_tabs: shop.eventsAcrossTabs,
  dotdigital_config: {
    dot_digital_enabled: shop.dotdigitalEnabled,
    page_tracking_url: shop.dotdigitalPageTracking || null,
    web_behavior_tracking: shop.dotdigitalProfile || null,
    ac_enabled: shop.dotdigitalEnabled && shop.dotdigitalCarts,
  },
  meta_conversion_config: {
    enabled: shop.metaConversionEnabled,
    product: shop.metaConversionProduct,
    category: shop.metaConversionCategory,
    cart: shop.metaConversionCart,
    wishlist: shop.metaConversionWishlist,
    search: shop.metaConversionSearch,
    registration: shop.metaConversionRegistration,
    embroidery: shop.metaConversionEmbroidery,
    init_checkout: shop.metaConversionInitCheckout,
    portal: shop.metaConversionPortal,
  },
});
