import {
  analyticsSettingDefaults,
  type AnalyticsSettings,
} from "./analytics/analytics-settings.ts";
import { consentSettingDefaults, type ConsentSettings } from "./consent/consent-settings.ts";
import { methodSettingDefaults, type MethodSettings } from "./method-settings.ts";
import type { BrandTab } from "./frame/brand-tab.ts";
import type { GuardedForm } from "./guarded-forms.ts";
import type { LengthUnit } from "./length-unit.ts";
import type { NavStyle } from "./frame/menu-promotion.ts";
import type { RecaptchaType } from "./recaptcha-type.ts";
import type { ProofKind } from "./proof-kinds.ts";
import { shownSettingDefaults } from "./shown-settings.ts";
import { warmUpSettingDefaults, type WarmUpSettings } from "./warm-up-settings.ts";
import type { WeightUnit } from "./weight-unit.ts";

/** Fields of an address that a shop may declare optional (CONF-05). */
export const ADDRESS_FIELDS = [
  "city",
  "country",
  "firstname",
  "lastname",
  "postcode",
  "region",
  "street",
  "telephone",
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Which e-mail addresses a shop takes (decision 0019). */
export type EmailPattern = "html" | "document";

/**
 * What staff can set for a shop, by default, website or store view (chrome §3, accounts §3).
 * The key is the path under which `config_value` keeps it.
 */
export interface StoreSettings
  extends MethodSettings, ConsentSettings, AnalyticsSettings, WarmUpSettings {
  readonly storeName: string;
  readonly listingPageSize: number;
  readonly defaultCountry: string;
  readonly countries: readonly string[];
  /** Which address fields must be filled (CONF-05, CHECK-23). */
  readonly requiredAddressFields: readonly AddressField[];
  /** Which e-mail addresses forms take: the HTML standard's, or the documents' narrower ones (UI-07). */
  readonly emailPattern: EmailPattern;
  /** Whether the checkout shows all its steps open at once (CONF-06). */
  readonly expandCheckoutSteps: boolean;
  /** Whether a shopper without a cart is led home from the checkout (CHECK-10). */
  readonly checkoutNeedsCart: boolean;
  /** Whether only customers order: guests are led to the login from the checkout (CHECK-12). */
  readonly checkoutNeedsLogin: boolean;
  /** Whether it is the portal of one organisation, and what its members do there (CONF-09, CHECK-27). */
  readonly isPortal: boolean;
  readonly portalPoNumbers: boolean;
  /** What a browser from a procurement system is told in the place of every page, once its visit is over (PUNCH-05). */
  readonly punchoutMessageEnabled: boolean;
  readonly punchoutMessage: string;
  readonly canEditShipping: boolean;
  readonly canEditBilling: boolean;
  /** What a password of a customer needs (ACCT-11): characters, and of how many of the four classes. */
  readonly passwordMinLength: number;
  readonly passwordClasses: number;
  /** What stands over the form of a new account and on its button, in the plain and the loyalty variant (ACCT-05). */
  readonly createAccountHeading: string;
  readonly createAccountLabel: string;
  readonly loyaltyAccountHeading: string;
  readonly loyaltyAccountLabel: string;
  /** Whether a link that signs in is sent to whoever asks for one. */
  readonly loginLinkEnabled: boolean;
  /** Whether customers pay with store credit. */
  readonly storeCreditEnabled: boolean;
  /** Whether customers earn and spend points (CONF-13, CONF-21). */
  readonly rewardsEnabled: boolean;
  /** The product that a paid tier is bought as; empty where there is none. */
  readonly rewardsPaidTierSku: string;
  /** What stands before what is earned and spent; `{{REWARDS}}` in the last one is the amount (PAY-08, PAY-09). */
  readonly rewardsEarnLabel: string;
  readonly rewardsSpendLabel: string;
  readonly rewardsDiscountLabel: string;
  /** Points for each currency unit of goods, and how many points are worth one. */
  readonly rewardsPointsPerUnit: number;
  readonly rewardsPointsForUnit: number;
  /** As many points are spent of an order at least and at most, in such steps; and so much of a sum at most, in per cent. */
  readonly rewardsSpendLeast: number;
  /** null: as many as there are. */
  readonly rewardsSpendMost: number | null;
  readonly rewardsSpendStep: number;
  readonly rewardsSpendPercent: number;
  /** How many days points stay; null: for ever. */
  readonly rewardsDays: number | null;
  /** How many days before points are over their customer is told; null: nobody is. */
  readonly rewardsReminderDays: number | null;
  /** Whether pages have the box that asks for the newsletter, and whether a tick is wanted there, at which words (FOOT-11). */
  readonly newsletterFormEnabled: boolean;
  readonly newsletterNeedsConsent: boolean;
  readonly newsletterConsentText: string;
  /** The page of the store that follows; empty: one stays where one is (FOOT-09). */
  readonly newsletterRedirect: string;
  /** Whether `popup=open` opens the newsletter's popup, which gives a code of the rule `popupRuleId` (FOOT-17 to 19). */
  readonly popupEnabled: boolean;
  readonly popupRuleId: number | null;
  /** What it saves, as it is read: `10%`. */
  readonly popupDiscount: string;
  readonly popupLine1: string;
  readonly popupLine2: string;
  /** HTML. */
  readonly popupTerms: string;
  /** Whether guests may ask about products, else customers alone; and who is told of each question, empty: nobody (QNA-06). */
  readonly questionsFromGuests: boolean;
  readonly questionEmail: string;
  /** How many days after an order is complete its buyer is asked for a review; null: never (REVIEW-03). */
  readonly reviewInviteDays: number | null;
  /** Whether whoever writes a review may turn videos that they bring (CONF-28). */
  readonly reviewVideoRotation: boolean;
  /** Whether the contact form takes messages, and who is told of each, empty: nobody (ACCT-27, decision 0126). */
  readonly contactFormEnabled: boolean;
  readonly contactEmail: string;
  /** After how many hours readers of the newsletter are reminded of a cart that they left; null: never. */
  readonly cartReminderHours: number | null;
  /** What pages are told of special prices: no band of the programme is shown then (CONF-21, FOOT-06). */
  readonly rewardsDisabledForSpecialPrice: boolean;
  /** Whether anybody is told that an email has an account; else every email is one that has none. */
  readonly tellsWhoHasAccount: boolean;
  readonly showSimpleProductImages: boolean;
  readonly minimumQueryLength: number;
  readonly liveSearchEnabled: boolean;
  /** How the menu of departments is drawn; a compact one shows no promotions (MENU-06). */
  readonly headerNavStyle: NavStyle;
  /** Sister shops at the start of the promotions bar, each with its address (PROMO-01). */
  readonly brandTabs: readonly BrandTab[];
  readonly noticeMs: number;
  /** Flat rate per order, in minor units; null switches the method off. */
  readonly flatRateMinor: number | null;
  /** Goods worth this much travel free, in minor units; null switches the method off. */
  readonly freeShippingFromMinor: number | null;
  /** How many promo codes count for one cart together. */
  readonly couponsPerCart: number;
  /** For how many days a quote is valid. */
  /** The money of an order of which nothing is shipped is taken by itself: no parcel will remind anybody. */
  readonly takesUnshipped: boolean;
  readonly quoteDays: number;
  /** After how many days a logo that a guest brought is forgotten where it stands on no line of a cart or an order. */
  readonly guestLogoDays: number;
  readonly tableRatesEnabled: boolean;
  readonly tableRateCondition: "package_weight" | "package_value" | "package_qty";
  readonly taxShipping: boolean;
  /** Prices, rates and amounts hold their tax: what is shown is what is paid. */
  readonly pricesIncludeTax: boolean;
  /** Business days under way, first and last; without a last one no day of arrival is told. */
  readonly flatRateDaysFrom: number;
  readonly flatRateDaysTo: number | null;
  readonly freeShippingDaysFrom: number;
  readonly freeShippingDaysTo: number | null;
  readonly tableRateDaysFrom: number;
  readonly tableRateDaysTo: number | null;
  /** The warehouse: until which hour an order leaves on the same day, on which days of the week (1 is Monday). */
  readonly dispatchCutOffHour: number;
  readonly dispatchDays: readonly number[];
  readonly dispatchTimeZone: string;
  /** Days on which nothing leaves or arrives, as `2026-12-25`. */
  readonly closedDays: readonly string[];
  readonly agreements: readonly Agreement[];
  /** Which recaptcha an order wants (CHECK-26); null, or no keys in the environment: none. */
  readonly placeOrderRecaptcha: RecaptchaType | null;
  /** Which recaptcha the forms want that `recaptchaForms` names (ACCT-27); null, or no keys in the environment: none. */
  readonly formRecaptcha: RecaptchaType | null;
  readonly recaptchaForms: readonly GuardedForm[];
  /** Of a v3 recaptcha: from 0 to 1. */
  readonly recaptchaMinimumScore: number;
  /** Whether addresses complete themselves while typed, and the browser's key for that (CHECK-28). */
  readonly addressAutocompletion: boolean;
  readonly addressAutocompletionKey: string;
  readonly mailFrom: string;
  readonly phone: string;
  /** From when until when the promotions bar says what stands at `banner-promotion` (PROMO-01); null: always. */
  readonly bannerStart: string | null;
  readonly bannerEnd: string | null;
  /** Where shoppers reach it, if not at the shop's own address: an origin, as `https://uk.shop.example`; `""`: there. */
  readonly storeOrigin: string;
  /** Below what it stands among the locations (STORE-01), `""`: its country; and in which order. */
  readonly storeRegion: string;
  readonly storeRegionPosition: number;
  /** Whether a sign-in goes along to a store at another address (STORE-07). */
  readonly storeSwitchSso: boolean;
  /** Where the shop itself is at home, in one line: the foot of letters. */
  readonly postalAddress: string;
  /** Where buyers send back what they return, in one line; `""`: where the shop is at home. */
  readonly returnAddress: string;
  readonly priceFormat: PriceFormat;
  /** Days of work that embroidery and alterations take, and that digitizing takes before them (decision 0113). */
  readonly sewingDays: number;
  readonly digitizingDays: number;
  /** What its buyer approves before it is sewn, always. */
  readonly proofKinds: readonly ProofKind[];
  /** From so many pieces of a line on anything that is embroidered is approved; null: never for its number. */
  readonly proofFromPieces: number | null;
  /** After how many days without an answer the buyer is reminded of a proof, and again after as many; null: never. */
  readonly proofReminderDays: number | null;
  /** Where staff are told that a buyer has commented a proof; `""`: no letter goes. */
  readonly proofCommentEmail: string;
  /** In what size tables are shown, whatever they are written in. */
  readonly lengthUnit: LengthUnit;
  /** In what goods are weighed; null: as the country of the store view weighs (`weightUnitOf`). */
  readonly weightUnit: WeightUnit | null;
  /** Up to which width of a window the header is the narrow one, in CSS px (HEAD-03). */
  readonly headerBreakpointPx: number;
  /**
   * What one unit of the catalogue's currency is worth in the website's: what a product without a price of
   * the website's own costs there. null: such a product has no price. A website has one, not its views.
   */
  readonly priceRate: number | null;
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
  ...shownSettingDefaults,
  ...methodSettingDefaults,
  ...consentSettingDefaults,
  ...analyticsSettingDefaults,
  ...warmUpSettingDefaults,
  punchoutMessageEnabled: true,
  punchoutMessage: "Your visit is over. Come again from your procurement system.",
  liveSearchEnabled: true,
  headerNavStyle: "nav-style-default",
  brandTabs: [],
  flatRateMinor: 795,
  freeShippingFromMinor: 15_000,
  couponsPerCart: 1,
  takesUnshipped: true,
  quoteDays: 14,
  guestLogoDays: 30,
  tableRatesEnabled: false,
  tableRateCondition: "package_value",
  taxShipping: false,
  pricesIncludeTax: false,
  flatRateDaysFrom: 3,
  flatRateDaysTo: 5,
  freeShippingDaysFrom: 3,
  freeShippingDaysTo: 5,
  tableRateDaysFrom: 2,
  tableRateDaysTo: 4,
  dispatchCutOffHour: 14,
  dispatchDays: [1, 2, 3, 4, 5],
  dispatchTimeZone: "America/New_York",
  closedDays: [],
  passwordMinLength: 8,
  passwordClasses: 3,
  createAccountHeading: "Create an Account",
  createAccountLabel: "Create Account",
  loyaltyAccountHeading: "Join Our Rewards Program",
  loyaltyAccountLabel: "Join Now",
  loginLinkEnabled: true,
  storeCreditEnabled: true,
  rewardsEnabled: false,
  rewardsPaidTierSku: "",
  rewardsEarnLabel: "You earn",
  rewardsSpendLabel: "You spend",
  rewardsDiscountLabel: "Rewards Discount",
  rewardsPointsPerUnit: 1,
  rewardsPointsForUnit: 100,
  rewardsSpendLeast: 0,
  rewardsSpendMost: null,
  rewardsSpendStep: 1,
  rewardsSpendPercent: 100,
  rewardsDays: null,
  rewardsReminderDays: null,
  newsletterFormEnabled: true,
  newsletterNeedsConsent: false,
  newsletterConsentText: "I consent to receive newsletter and promotional emails.",
  newsletterRedirect: "",
  popupEnabled: false,
  popupRuleId: null,
  popupDiscount: "",
  popupLine1: "",
  popupLine2: "",
  popupTerms: "",
  questionsFromGuests: false,
  questionEmail: "",
  reviewInviteDays: null,
  reviewVideoRotation: false,
  contactFormEnabled: true,
  contactEmail: "",
  cartReminderHours: null,
  rewardsDisabledForSpecialPrice: false,
  tellsWhoHasAccount: false,
  agreements: [],
  placeOrderRecaptcha: null,
  formRecaptcha: null,
  recaptchaForms: ["login", "create", "forgot", "newsletter", "review", "question", "contact"],
  recaptchaMinimumScore: 0.5,
  addressAutocompletion: false,
  addressAutocompletionKey: "",
  mailFrom: "orders@placket.example",
  bannerStart: null,
  bannerEnd: null,
  storeOrigin: "",
  storeRegion: "",
  storeRegionPosition: 0,
  storeSwitchSso: false,
  postalAddress: "",
  returnAddress: "",
  sewingDays: 2,
  digitizingDays: 2,
  proofKinds: ["logos"],
  proofFromPieces: null,
  proofReminderDays: 3,
  proofCommentEmail: "",
  weightUnit: null,
  headerBreakpointPx: 1040,
  priceRate: null,
};
