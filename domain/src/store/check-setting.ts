import { ANALYTICS_CHECKS } from "./analytics/analytics-setting-checks.ts";
import { TAB_ADDRESS } from "./frame/brand-tab.ts";
import { CONSENT_CHECKS, PATH_OR_NOTHING } from "./consent/consent-setting-checks.ts";
import { GUARDED_FORMS } from "./guarded-forms.ts";
import { problem, type Problem } from "../problem.ts";
import { LENGTH_UNITS } from "./length-unit.ts";
import { LISTING_PAGE_SIZES } from "./page-sizes.ts";
import { NAV_STYLES } from "./frame/menu-promotion.ts";
import { PROOF_KIND_NAMES } from "./proof-kinds.ts";
import { RECAPTCHA_TYPES } from "./recaptcha-type.ts";
import { INSTANT_SEARCH_MIN } from "./search-minimum.ts";
import { ADDRESS_FIELDS, storeSettingDefaults, type StoreSettings } from "./settings.ts";
import {
  country,
  day,
  instant,
  isOn,
  line,
  listOf,
  number,
  oneOf,
  orNull,
  record,
  text,
  timeZone,
  whole,
  type ValueCheck,
} from "./value-checks.ts";
import { WARM_UP_CHECKS } from "./warm-up-settings.ts";
import { WEIGHT_UNITS } from "./weight-unit.ts";

/** Minor units; the same bound as a price of the catalogue. */
const MINOR_MAX = 2_147_483_647;
/** Days that goods may be worked on, or business days that a parcel may be under way. */
const days = whole(0, 60);

/** An origin as browsers send it: no path behind it. */
const ORIGIN_OR_NOTHING = /^(?:https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?)?$/;

/** One address that a letter can go to. */
const ADDRESS_OR_NOTHING = line(254, /^(?:[^\s@<>,]+@[^\s@<>,]+)?$/, "store.settingEmail");

/** What each setting may be; a new field of `StoreSettings` does not compile without its row. */
const CHECKS: Readonly<Record<keyof StoreSettings, ValueCheck>> = {
  ...CONSENT_CHECKS,
  ...ANALYTICS_CHECKS,
  ...WARM_UP_CHECKS,
  storeName: line(80, /\S/),
  listingPageSize: oneOf(LISTING_PAGE_SIZES),
  defaultCountry: country,
  countries: listOf(country, 1),
  requiredAddressFields: listOf(oneOf(ADDRESS_FIELDS)),
  expandCheckoutSteps: isOn,
  checkoutNeedsCart: isOn,
  checkoutNeedsLogin: isOn,
  isPortal: isOn,
  portalPoNumbers: isOn,
  punchoutMessageEnabled: isOn,
  punchoutMessage: line(300, /\S/),
  canEditShipping: isOn,
  canEditBilling: isOn,
  passwordMinLength: whole(8, 64),
  passwordClasses: whole(1, 4),
  createAccountHeading: line(100, /\S/),
  createAccountLabel: line(60, /\S/),
  loyaltyAccountHeading: line(100, /\S/),
  loyaltyAccountLabel: line(60, /\S/),
  loginLinkEnabled: isOn,
  storeCreditEnabled: isOn,
  cardEnabled: isOn,
  cardTitle: line(60),
  cardCountries: listOf(country),
  cardFromMinor: orNull(whole(0, MINOR_MAX)),
  cardToMinor: orNull(whole(0, MINOR_MAX)),
  cardPosition: whole(1, 99),
  paypalEnabled: isOn,
  paypalTitle: line(60),
  paypalCountries: listOf(country),
  paypalFromMinor: orNull(whole(0, MINOR_MAX)),
  paypalToMinor: orNull(whole(0, MINOR_MAX)),
  paypalPosition: whole(1, 99),
  creditEnabled: isOn,
  creditTitle: line(60),
  creditCountries: listOf(country),
  creditFromMinor: orNull(whole(0, MINOR_MAX)),
  creditToMinor: orNull(whole(0, MINOR_MAX)),
  creditPosition: whole(1, 99),
  creditCheckoutMode: oneOf(["redirect", "modal"]),
  purchaseOrderEnabled: isOn,
  purchaseOrderTitle: line(60),
  purchaseOrderCountries: listOf(country),
  purchaseOrderFromMinor: orNull(whole(0, MINOR_MAX)),
  purchaseOrderToMinor: orNull(whole(0, MINOR_MAX)),
  purchaseOrderPosition: whole(1, 99),
  applePayEnabled: isOn,
  applePayTitle: line(60),
  applePayCountries: listOf(country),
  applePayFromMinor: orNull(whole(0, MINOR_MAX)),
  applePayToMinor: orNull(whole(0, MINOR_MAX)),
  applePayPosition: whole(1, 99),
  googlePayEnabled: isOn,
  googlePayTitle: line(60),
  googlePayCountries: listOf(country),
  googlePayFromMinor: orNull(whole(0, MINOR_MAX)),
  googlePayToMinor: orNull(whole(0, MINOR_MAX)),
  googlePayPosition: whole(1, 99),
  rewardsEnabled: isOn,
  rewardsPaidTierSku: line(64),
  rewardsEarnLabel: line(60, /\S/),
  rewardsSpendLabel: line(60, /\S/),
  rewardsDiscountLabel: line(60, /\S/),
  rewardsPointsPerUnit: number(0, 1_000),
  rewardsPointsForUnit: whole(1, 100_000),
  rewardsSpendLeast: whole(0, 1_000_000),
  rewardsSpendMost: orNull(whole(1, 1_000_000)),
  rewardsSpendStep: whole(1, 100_000),
  rewardsSpendPercent: whole(1, 100),
  rewardsDays: orNull(whole(1, 3_650)),
  bannerStart: orNull(instant),
  bannerEnd: orNull(instant),
  storeOrigin: line(200, ORIGIN_OR_NOTHING, "store.settingOrigin"),
  storeRegion: line(60),
  storeRegionPosition: whole(0, 999),
  storeSwitchSso: isOn,
  newsletterFormEnabled: isOn,
  newsletterNeedsConsent: isOn,
  newsletterConsentText: line(300, /\S/),
  newsletterRedirect: line(300, PATH_OR_NOTHING, "store.settingPath"),
  popupEnabled: isOn,
  popupRuleId: orNull(whole(1, MINOR_MAX)),
  popupDiscount: line(30),
  popupLine1: line(200),
  popupLine2: line(200),
  popupTerms: text(20_000),
  questionsFromGuests: isOn,
  questionEmail: ADDRESS_OR_NOTHING,
  reviewInviteDays: orNull(whole(0, 50)),
  reviewVideoRotation: isOn,
  contactFormEnabled: isOn,
  contactEmail: ADDRESS_OR_NOTHING,
  cartReminderHours: orNull(whole(1, 168)),
  rewardsReminderDays: orNull(whole(1, 365)),
  rewardsDisabledForSpecialPrice: isOn,
  tellsWhoHasAccount: isOn,
  showSimpleProductImages: isOn,
  minimumQueryLength: whole(INSTANT_SEARCH_MIN, 10),
  liveSearchEnabled: isOn,
  headerNavStyle: oneOf(NAV_STYLES),
  brandTabs: listOf(
    record({ name: line(40, /\S/), url: line(300, TAB_ADDRESS, "store.settingTab") }),
    0,
    (one) => (one as { readonly name: string }).name,
  ),
  noticeMs: whole(1_000, 60_000),
  flatRateMinor: orNull(whole(0, MINOR_MAX)),
  freeShippingFromMinor: orNull(whole(0, MINOR_MAX)),
  couponsPerCart: whole(1, 10),
  takesUnshipped: isOn,
  quoteDays: whole(1, 365),
  guestLogoDays: whole(1, 365),
  tableRatesEnabled: isOn,
  tableRateCondition: oneOf(["package_weight", "package_value", "package_qty"]),
  taxShipping: isOn,
  pricesIncludeTax: isOn,
  sewingDays: days,
  digitizingDays: days,
  flatRateDaysFrom: days,
  flatRateDaysTo: orNull(days),
  freeShippingDaysFrom: days,
  freeShippingDaysTo: orNull(days),
  tableRateDaysFrom: days,
  tableRateDaysTo: orNull(days),
  dispatchCutOffHour: whole(0, 24),
  dispatchDays: listOf(whole(1, 7), 1),
  dispatchTimeZone: timeZone,
  closedDays: listOf(day),
  agreements: listOf(
    record({
      id: whole(1, MINOR_MAX),
      name: line(200, /\S/),
      checkboxText: line(1_000, /\S/),
      content: text(100_000),
    }),
    0,
    // One tick must not agree to two of them.
    (one) => (one as { readonly id: number }).id,
  ),
  placeOrderRecaptcha: orNull(oneOf(RECAPTCHA_TYPES)),
  formRecaptcha: orNull(oneOf(RECAPTCHA_TYPES)),
  recaptchaForms: listOf(oneOf(GUARDED_FORMS)),
  recaptchaMinimumScore: number(0, 1),
  addressAutocompletion: isOn,
  addressAutocompletionKey: text(200, /^[\w-]*$/, "store.settingKey"),
  emailPattern: oneOf(["html", "document"]),
  mailFrom: line(254, /^[^\s@<>,]+@[^\s@<>,]+$/, "store.settingEmail"),
  phone: line(40),
  postalAddress: line(200),
  returnAddress: line(200),
  priceFormat: record({
    groupLength: whole(1, 9),
    groupSymbol: line(3),
    decimalSymbol: line(3, /./),
    precision: whole(0, 4),
    pattern: line(20, /^[^%]*%s[^%]*$/, "store.settingPattern"),
  }),
  lengthUnit: oneOf(LENGTH_UNITS),
  weightUnit: orNull(oneOf(WEIGHT_UNITS)),
  proofKinds: listOf(oneOf(PROOF_KIND_NAMES)),
  proofFromPieces: orNull(whole(1, 100_000)),
  proofReminderDays: orNull(whole(1, 30)),
  proofCommentEmail: line(254, /^(?:[^\s@<>,]+@[^\s@<>,]+)?$/, "store.settingEmail"),
  headerBreakpointPx: whole(875, 1440),
  priceRate: orNull(number(0.000_001, 1_000_000)),
};

/**
 * Checks what somebody wants to set; nothing when a shop can work with it (issue §5). What is wrong with it is
 * said: the first value of a problem is the setting's path, with the part of it where it has parts.
 */
export function checkSetting(path: string, value: unknown): Problem[] {
  if (!isSetting(path)) return [problem("store.noSuchSetting", path, path)];
  const wrong = CHECKS[path](value);
  if (!wrong) return [];
  const name = wrong.part === undefined ? path : `${path}, ${wrong.part}`;
  return [problem(wrong.error, path, name, ...wrong.params)];
}

export const isSetting = (path: string): path is keyof StoreSettings =>
  Object.hasOwn(storeSettingDefaults, path);
