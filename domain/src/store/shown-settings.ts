import { timing } from "../timings-and-sizes.ts";
import { INSTANT_SEARCH_MIN } from "./search-minimum.ts";
import type { StoreSettings } from "./settings.ts";

/** Those defaults that browsers fall back to; the others never travel to them. */
export const shownSettingDefaults = {
  storeName: "Placket",
  listingPageSize: 24,
  defaultCountry: "US",
  countries: ["US", "CA", "GB", "FR", "DE", "ES"],
  requiredAddressFields: [
    "city",
    "country",
    "firstname",
    "lastname",
    "postcode",
    "region",
    "street",
    "telephone",
  ],
  emailPattern: "html",
  expandCheckoutSteps: false,
  checkoutNeedsCart: false,
  checkoutNeedsLogin: false,
  isPortal: false,
  portalPoNumbers: true,
  canEditShipping: true,
  canEditBilling: true,
  showSimpleProductImages: true,
  minimumQueryLength: INSTANT_SEARCH_MIN,
  noticeMs: timing.notification,
  phone: "+1 800 555 0142",
  priceFormat: {
    groupLength: 3,
    groupSymbol: ",",
    decimalSymbol: ".",
    precision: 2,
    pattern: "$%s",
  },
  lengthUnit: "in",
} satisfies Partial<StoreSettings>;
