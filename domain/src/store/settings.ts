import { timing } from "../timings-and-sizes.ts";
import type { RecaptchaType } from "../bot-check/bot-verdict.ts";

/** Fields of an address that a shop may declare optional (CONF-05). */
export type AddressField =
  | "city"
  | "country"
  | "firstname"
  | "lastname"
  | "postcode"
  | "region"
  | "street"
  | "telephone";

/**
 * What staff can set for a shop, by default, website or store view (chrome §3, accounts §3).
 * The key is the path under which `config_value` keeps it.
 */
export interface StoreSettings {
  readonly storeName: string;
  readonly listingPageSize: number;
  readonly defaultCountry: string;
  readonly countries: readonly string[];
  /** Which address fields must be filled (CONF-05, CHECK-23). */
  readonly requiredAddressFields: readonly AddressField[];
  /** Whether the checkout shows all its steps open at once (CONF-06). */
  readonly expandCheckoutSteps: boolean;
  readonly showSimpleProductImages: boolean;
  readonly minimumQueryLength: number;
  readonly liveSearchEnabled: boolean;
  readonly noticeMs: number;
  readonly mobileHeaderBreakpoint: number;
  /** Flat rate per order, in minor units; null switches the method off. */
  readonly flatRateMinor: number | null;
  /** Goods worth this much travel free, in minor units; null switches the method off. */
  readonly freeShippingFromMinor: number | null;
  readonly tableRatesEnabled: boolean;
  readonly tableRateCondition: "package_weight" | "package_value" | "package_qty";
  readonly taxShipping: boolean;
  readonly agreements: readonly Agreement[];
  /** Which recaptcha an order wants (CHECK-26); null, or no keys in the environment: none. */
  readonly placeOrderRecaptcha: RecaptchaType | null;
  /** Of a v3 recaptcha: from 0 to 1. */
  readonly recaptchaMinimumScore: number;
  /** Whether addresses complete themselves while typed, and the browser's key for that (CHECK-28). */
  readonly addressAutocompletion: boolean;
  readonly addressAutocompletionKey: string;
  readonly mailFrom: string;
  readonly phone: string;
  readonly priceFormat: PriceFormat;
}

/** Terms the shopper ticks before placing an order (CHECK-25). */
export interface Agreement {
  readonly id: number;
  readonly name: string;
  readonly checkboxText: string;
  readonly content: string;
}

/** CONF-30, CONF-31. */
export interface PriceFormat {
  readonly groupLength: number;
  readonly groupSymbol: string;
  readonly decimalSymbol: string;
  readonly precision: number;
  /** `%s` stands for the number. */
  readonly pattern: string;
}

/** What holds while staff have set nothing. */
export const storeSettingDefaults: StoreSettings = {
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
  expandCheckoutSteps: false,
  showSimpleProductImages: true,
  minimumQueryLength: 3,
  liveSearchEnabled: true,
  noticeMs: timing.notification,
  mobileHeaderBreakpoint: 1040,
  flatRateMinor: 795,
  freeShippingFromMinor: 15_000,
  tableRatesEnabled: false,
  tableRateCondition: "package_value",
  taxShipping: false,
  agreements: [],
  placeOrderRecaptcha: null,
  recaptchaMinimumScore: 0.5,
  addressAutocompletion: false,
  addressAutocompletionKey: "",
  mailFrom: "orders@placket.example",
  phone: "+1 800 555 0142",
  priceFormat: {
    groupLength: 3,
    groupSymbol: ",",
    decimalSymbol: ".",
    precision: 2,
    pattern: "$%s",
  },
};
