import type { ResourceType } from "./resource-type.ts";

/** What staff can set about who is told of what shoppers do (CONF-27); nobody is until they do. */
export interface AnalyticsSettings extends MetaConversionSettings, DotdigitalSettings {
  /** Containers of the tag manager, as `GTM-ABC123`: of the first data layer and of GA4's; empty: that layer has none. */
  readonly gtmId: string;
  readonly ga4GtmId: string;
  /** Whether the recommendation service is told of pages, by its script at an https address; empty: it is off (OPEN-33). */
  readonly certonaEnabled: boolean;
  readonly certonaScript: string;
  /** Which of the service's own environments, as it names them. */
  readonly certonaEnvironment: string;
  /** Of which pages it is told. */
  readonly certonaPages: readonly ResourceType[];
  /** What stands over what it recommends. */
  readonly certonaTitle: string;
  /** Whether what members of a portal do is told, too (PORTAL-16, OPEN-43). */
  readonly portalTracking: boolean;
  /** Whether other tabs of the browser hear the cart's events and those of quick view (ANALYTICS-17). */
  readonly eventsAcrossTabs: boolean;
  /** Which pixel (data set) of Meta's is told of conversions, by its number; empty: nobody is told. */
  readonly metaPixelId: string;
}

/** What `dotdigital_config` says: whether Dotdigital is told of shoppers, by which of its scripts, and of carts that were left. */
export interface DotdigitalSettings {
  readonly dotdigitalEnabled: boolean;
  /** The script that follows whoever comes by a letter, at an https address; empty: there is none. */
  readonly dotdigitalPageTracking: string;
  /** The profile of its web behavior tracking, as `DM-1234567890-01`; empty: it is off. */
  readonly dotdigitalProfile: string;
  /** Whether it is told of carts that were left, and after how many hours. */
  readonly dotdigitalCarts: boolean;
  readonly dotdigitalCartHours: number;
}

/** The switches of `meta_conversion_config`: whether Meta is told of anything, and of what (ANALYTICS-06). */
export interface MetaConversionSettings {
  readonly metaConversionEnabled: boolean;
  readonly metaConversionProduct: boolean;
  readonly metaConversionCategory: boolean;
  readonly metaConversionCart: boolean;
  readonly metaConversionWishlist: boolean;
  readonly metaConversionSearch: boolean;
  readonly metaConversionRegistration: boolean;
  readonly metaConversionEmbroidery: boolean;
  readonly metaConversionInitCheckout: boolean;
  /** Of what members of a portal do, too. */
  readonly metaConversionPortal: boolean;
}

export const analyticsSettingDefaults: AnalyticsSettings = {
  gtmId: "",
  ga4GtmId: "",
  certonaEnabled: false,
  certonaScript: "",
  certonaEnvironment: "",
  certonaPages: ["product", "category", "homepage", "cart", "search", "success"],
  certonaTitle: "You May Also Like",
  portalTracking: false,
  eventsAcrossTabs: false,
  dotdigitalEnabled: false,
  dotdigitalPageTracking: "",
  dotdigitalProfile: "",
  dotdigitalCarts: false,
  dotdigitalCartHours: 4,
  metaConversionEnabled: false,
  metaPixelId: "",
  metaConversionProduct: true,
  metaConversionCategory: true,
  metaConversionCart: true,
  metaConversionWishlist: true,
  metaConversionSearch: true,
  metaConversionRegistration: true,
  metaConversionEmbroidery: true,
  metaConversionInitCheckout: true,
  metaConversionPortal: false,
};
