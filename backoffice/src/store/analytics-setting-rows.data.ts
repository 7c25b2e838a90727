import type {
  AnalyticsSettings,
  DotdigitalSettings,
  MetaConversionSettings,
} from "@placket/domain/store/analytics/analytics-settings";
import type { ResourceType } from "@placket/domain/store/analytics/resource-type";
import type { SettingRow } from "./setting-row.ts";

const PAGES: Readonly<Record<ResourceType, string>> = {
  product: "Products",
  category: "Listings",
  homepage: "Home",
  cart: "Cart",
  search: "Search results",
  cms: "Content pages",
  checkout: "Checkout",
  success: "Order placed",
};

/** A switch of what Meta is told. */
const meta = (label: string, help?: string): SettingRow => ({
  group: "Analytics",
  label: `Meta conversions: ${label}`,
  ...(help !== undefined && { help }),
  control: { as: "switch" },
});

const META_ROWS: Readonly<Record<keyof MetaConversionSettings, SettingRow>> = {
  metaConversionEnabled: meta(
    "send",
    "Your server tells Meta what shoppers do who consented to marketing. Off: nothing below is told.",
  ),
  metaConversionProduct: meta("products that are looked at"),
  metaConversionCategory: meta("listings"),
  metaConversionCart: meta("the cart"),
  metaConversionWishlist: meta("wish lists"),
  metaConversionSearch: meta("searches"),
  metaConversionRegistration: meta("new accounts"),
  metaConversionEmbroidery: meta("embroidery"),
  metaConversionInitCheckout: meta("checkouts that are begun"),
  metaConversionPortal: meta("members of portals", "Off: what they do is never told."),
};

const DOTDIGITAL_ROWS: Readonly<Record<keyof DotdigitalSettings, SettingRow>> = {
  dotdigitalEnabled: {
    group: "Analytics",
    label: "Dotdigital: tell of contacts",
    help: "Your server tells Dotdigital the email addresses of shoppers who consented to marketing. Off: nothing below is told or loaded.",
    control: { as: "switch" },
  },
  dotdigitalPageTracking: {
    group: "Analytics",
    label: "Dotdigital: page tracking script",
    help: "As https://r1-t.trackedlink.net/_dmmpt.js. Empty: none.",
    control: { as: "text" },
  },
  dotdigitalProfile: {
    group: "Analytics",
    label: "Dotdigital: profile of web behavior tracking",
    help: "As DM-1234567890-01. Empty: it is off.",
    control: { as: "text" },
  },
  dotdigitalCarts: {
    group: "Analytics",
    label: "Dotdigital: carts that were left",
    help: "Of shoppers who consented to marketing and have not ended the newsletter. Dotdigital writes to them only if they are subscribed there.",
    control: { as: "switch" },
  },
  dotdigitalCartHours: {
    group: "Analytics",
    label: "Dotdigital: hours after which a cart was left",
    help: "1 to 168.",
    control: { as: "number" },
  },
};

/** What staff read of the settings of analytics. */
export const ANALYTICS_SETTING_ROWS: Readonly<Record<keyof AnalyticsSettings, SettingRow>> = {
  gtmId: {
    group: "Analytics",
    label: "Tag manager, first data layer",
    help: "A container, as GTM-ABC123. Empty: none. Loaded only for shoppers who consented to statistics, and never while they pay.",
    control: { as: "text" },
  },
  ga4GtmId: {
    group: "Analytics",
    label: "Tag manager, data layer of GA4",
    help: "Another container, as GTM-DEF456. Empty: none.",
    control: { as: "text" },
  },
  certonaEnabled: {
    group: "Analytics",
    label: "Recommendation service",
    help: "Told of pages by its script, for shoppers who consented to marketing.",
    control: { as: "switch" },
  },
  certonaScript: {
    group: "Analytics",
    label: "Script of the recommendation service",
    help: "As https://cdn.example.com/script.js. Empty: the service is off.",
    control: { as: "text" },
  },
  certonaEnvironment: {
    group: "Analytics",
    label: "Environment of the recommendation service",
    help: "As the service names it.",
    control: { as: "text" },
  },
  certonaPages: {
    group: "Analytics",
    label: "Pages that the recommendation service is told of",
    control: {
      as: "several",
      choices: Object.entries(PAGES).map(([value, label]) => ({ value, label })),
    },
  },
  certonaTitle: {
    group: "Analytics",
    label: "Over what it recommends",
    help: "Up to 100 characters.",
    control: { as: "text" },
  },
  portalTracking: {
    group: "Analytics",
    label: "Members of portals",
    help: "Off: neither the tag manager nor the recommendation service hears what they do, and Dotdigital is not told who they are.",
    control: { as: "switch" },
  },
  eventsAcrossTabs: {
    group: "Analytics",
    label: "Other tabs hear of it",
    help: "Events of the cart, quick view and products that are gone, for scripts that run in other tabs.",
    control: { as: "switch" },
  },
  ...DOTDIGITAL_ROWS,
  metaPixelId: {
    group: "Analytics",
    label: "Meta conversions: pixel",
    help: "Its number in Events Manager. Empty: nobody is told.",
    control: { as: "text" },
  },
  ...META_ROWS,
};
