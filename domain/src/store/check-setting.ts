import { problem, type Problem } from "../problem.ts";
import { COUNTRY_CODES } from "./country-codes.ts";
import { isOneLine } from "../one-line.ts";
import { LENGTH_UNITS } from "./length-unit.ts";
import { LISTING_PAGE_SIZES } from "./page-sizes.ts";
import { RECAPTCHA_TYPES } from "./recaptcha-type.ts";
import { INSTANT_SEARCH_MIN } from "./search-minimum.ts";
import { storeSettingDefaults, type AddressField, type StoreSettings } from "./settings.ts";

/** Whether a value of any origin has the shape of a setting. */
type Check = (value: unknown) => boolean;

const isOn: Check = (value) => typeof value === "boolean";
const text =
  (most: number, shape = /^/): Check =>
  (value) =>
    typeof value === "string" && value.length <= most && shape.test(value);
/** One that stands in a line: a subject, a heading, a list. */
const line =
  (most: number, shape = /^/): Check =>
  (value) =>
    text(most, shape)(value) && isOneLine(value as string);
const number =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && number(least, most)(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const listOf =
  (check: Check, least = 0): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= LIST_MAX &&
    new Set(value).size === value.length &&
    value.every(check);
const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([key, check]) => check((value as Record<string, unknown>)[key]));

const LIST_MAX = 300;
/** Minor units; the same bound as a price of the catalogue. */
const MINOR_MAX = 2_147_483_647;
/** Business days that a parcel may be under way. */
const days = whole(0, 60);
const isDay: Check = (value) =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  (new Date(value).toJSON() ?? "").startsWith(value);
const isTimeZone: Check = (value) => {
  if (typeof value !== "string") return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: value }).format(0);
    return true;
  } catch {
    // The one way to ask: a zone that there is not is thrown at.
    return false;
  }
};
const country = oneOf(COUNTRY_CODES);
const ADDRESS_FIELDS: readonly AddressField[] = [
  "city",
  "country",
  "firstname",
  "lastname",
  "postcode",
  "region",
  "street",
  "telephone",
];

/** What each setting may be; a new field of `StoreSettings` does not compile without its row. */
const CHECKS: Readonly<Record<keyof StoreSettings, Check>> = {
  storeName: line(80, /\S/),
  listingPageSize: oneOf(LISTING_PAGE_SIZES),
  defaultCountry: country,
  countries: listOf(country, 1),
  requiredAddressFields: listOf(oneOf(ADDRESS_FIELDS)),
  expandCheckoutSteps: isOn,
  showSimpleProductImages: isOn,
  minimumQueryLength: whole(INSTANT_SEARCH_MIN, 10),
  liveSearchEnabled: isOn,
  noticeMs: whole(1_000, 60_000),
  flatRateMinor: orNull(whole(0, MINOR_MAX)),
  freeShippingFromMinor: orNull(whole(0, MINOR_MAX)),
  tableRatesEnabled: isOn,
  tableRateCondition: oneOf(["package_weight", "package_value", "package_qty"]),
  taxShipping: isOn,
  pricesIncludeTax: isOn,
  flatRateDaysFrom: days,
  flatRateDaysTo: orNull(days),
  freeShippingDaysFrom: days,
  freeShippingDaysTo: orNull(days),
  tableRateDaysFrom: days,
  tableRateDaysTo: orNull(days),
  dispatchCutOffHour: whole(0, 24),
  dispatchDays: listOf(whole(1, 7), 1),
  dispatchTimeZone: isTimeZone,
  closedDays: listOf(isDay),
  agreements: listOf(
    record({
      id: whole(1, MINOR_MAX),
      name: line(200, /\S/),
      checkboxText: line(1_000, /\S/),
      content: text(100_000),
    }),
  ),
  placeOrderRecaptcha: orNull(oneOf(RECAPTCHA_TYPES)),
  recaptchaMinimumScore: number(0, 1),
  addressAutocompletion: isOn,
  addressAutocompletionKey: text(200, /^[\w-]*$/),
  emailPattern: oneOf(["html", "document"]),
  mailFrom: line(254, /^[^\s@<>,]+@[^\s@<>,]+$/),
  phone: line(40),
  priceFormat: record({
    groupLength: whole(1, 9),
    groupSymbol: line(3),
    decimalSymbol: line(3, /./),
    precision: whole(0, 4),
    pattern: line(20, /^[^%]*%s[^%]*$/),
  }),
  lengthUnit: oneOf(LENGTH_UNITS),
  priceRate: orNull(number(0.000_001, 1_000_000)),
};

/** Checks what somebody wants to set; nothing when a shop can work with it (issue §5). */
export function checkSetting(path: string, value: unknown): Problem[] {
  if (!isSetting(path)) return [problem("store.noSuchSetting", path, path)];
  return CHECKS[path](value) ? [] : [problem("store.badSetting", path, path)];
}

export const isSetting = (path: string): path is keyof StoreSettings =>
  Object.hasOwn(storeSettingDefaults, path);
