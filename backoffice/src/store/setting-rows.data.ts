import { ANALYTICS_SETTING_ROWS } from "./analytics-setting-rows.data.ts";
import { CONSENT_SETTING_ROWS } from "./consent-setting-rows.data.ts";
import { LISTING_PAGE_SIZES } from "@placket/domain/store/page-sizes";
import { PROOF_KINDS } from "@placket/domain/store/proof-kinds";
import type { MethodSettings, WayOfPaying } from "@placket/domain/store/method-settings";
import type { AddressField, StoreSettings } from "@placket/domain/store/settings";
import type { Choice, SettingControl, SettingRow } from "./setting-row.ts";

const ADDRESS_FIELDS: Readonly<Record<AddressField, string>> = {
  firstname: "First name",
  lastname: "Last name",
  street: "Street",
  city: "City",
  region: "State or region",
  postcode: "Postcode",
  country: "Country",
  telephone: "Telephone",
};

type UnderWay<Method extends string> = `${Method}DaysFrom` | `${Method}DaysTo`;

/** The two rows of how long a method takes. */
function underWay<Method extends string>(
  method: Method,
  label: string,
): Record<UnderWay<Method>, SettingRow> {
  return {
    [`${method}DaysFrom`]: {
      group: "Shipping",
      label: `Earliest arrival, ${label}`,
      help: "Business days after it left, at the earliest.",
      control: { as: "number", unit: "days" },
    },
    [`${method}DaysTo`]: {
      group: "Shipping",
      label: `Latest arrival, ${label}`,
      help: "Business days after it left, at the latest. Empty: no day is told.",
      control: { as: "number", unit: "days", mayBeOff: true },
    },
  } as Record<UnderWay<Method>, SettingRow>;
}

type OfWay<Way extends WayOfPaying> = Exclude<
  Extract<keyof MethodSettings, `${Way}${string}`>,
  "creditCheckoutMode"
>;

/** The rows of one way to pay. */
function wayToPay<Way extends WayOfPaying>(
  way: Way,
  label: string,
): Record<OfWay<Way>, SettingRow> {
  const row = (name: string, control: SettingControl, help?: string): SettingRow => ({
    group: "Payment",
    label: `${label}: ${name}`,
    ...(help !== undefined && { help }),
    control,
  });
  const amount = { as: "number", unit: "cents", mayBeOff: true } as const;
  return {
    [`${way}Enabled`]: row("offered", { as: "switch" }),
    [`${way}Title`]: row(
      "title",
      { as: "text" },
      "What shoppers read. Up to 60 characters; empty: the store's own word.",
    ),
    [`${way}Countries`]: row(
      "countries",
      { as: "codes" },
      "Where the bill goes: codes of two letters with commas between them. Empty: every country.",
    ),
    [`${way}FromMinor`]: row(
      "from",
      amount,
      "In the smallest unit of the currency: 1000 is $10.00. Empty: from any sum.",
    ),
    [`${way}ToMinor`]: row(
      "up to",
      amount,
      "In the smallest unit of the currency: 500000 is $5,000.00. Empty: up to any sum.",
    ),
    [`${way}Position`]: row("place", { as: "number" }, "From 1 to 99: lower ones are shown first."),
  } as Record<OfWay<Way>, SettingRow>;
}

const RECAPTCHA_CHOICES: readonly Choice[] = [
  { value: null, label: "None" },
  { value: "recaptcha", label: "Version 2, box to tick" },
  { value: "invisible", label: "Version 2, invisible" },
  { value: "recaptcha_v3", label: "Version 3" },
];

/** How each setting is shown, in the order of the form; a setting without a row does not compile. */
export const SETTING_ROWS: Readonly<Record<keyof StoreSettings, SettingRow>> = {
  ...CONSENT_SETTING_ROWS,
  ...ANALYTICS_SETTING_ROWS,
  storeName: {
    group: "Shop",
    label: "Store name",
    help: "In titles of pages and in letters. Up to 80 characters.",
    control: { as: "text" },
  },
  phone: {
    group: "Shop",
    label: "Telephone",
    help: "As shoppers read it. Up to 40 characters.",
    control: { as: "text", type: "tel" },
  },
  postalAddress: {
    group: "Shop",
    label: "Postal address",
    help: "At the foot of letters, in one line of up to 200 characters.",
    control: { as: "text" },
  },
  returnAddress: {
    group: "Shop",
    label: "Address for returns",
    help: "Where buyers send what they return, as its letter says, in one line of up to 200 characters. Empty: the postal address.",
    control: { as: "text" },
  },
  mailFrom: {
    group: "Shop",
    label: "Letters come from",
    help: "One email address.",
    control: { as: "text", type: "email" },
  },
  priceFormat: {
    group: "Shop",
    label: "Prices",
    control: { as: "price format" },
  },
  lengthUnit: {
    group: "Shop",
    label: "Size tables",
    control: {
      as: "choice",
      choices: [
        { value: "in", label: "In inches" },
        { value: "cm", label: "In centimeters" },
      ],
    },
  },
  weightUnit: {
    group: "Shop",
    label: "Weights",
    help: "In product files, and in what programs are told.",
    control: {
      as: "choice",
      choices: [
        { value: null, label: "As the store’s country weighs" },
        { value: "lbs", label: "In pounds" },
        { value: "kgs", label: "In kilograms" },
      ],
    },
  },
  priceRate: {
    group: "Shop",
    label: "Rate of exchange",
    help: "Of a website with another currency: what one unit of the catalogue’s is worth in it. Prices that it does not have of its own are made with it; empty: such a product is not sold there.",
    control: { as: "number", mayBeOff: true },
  },

  listingPageSize: {
    group: "Listing and search",
    label: "Products on a page",
    control: {
      as: "choice",
      choices: LISTING_PAGE_SIZES.map((value) => ({ value, label: String(value) })),
    },
  },
  showSimpleProductImages: {
    group: "Listing and search",
    label: "Show the pictures of the chosen color",
    control: { as: "switch" },
  },
  liveSearchEnabled: {
    group: "Listing and search",
    label: "Search while typing",
    control: { as: "switch" },
  },
  minimumQueryLength: {
    group: "Listing and search",
    label: "Shortest search",
    help: "3 to 10.",
    control: { as: "number", unit: "characters" },
  },

  defaultCountry: {
    group: "Addresses",
    label: "Country to begin with",
    help: "Its code of two letters: US.",
    control: { as: "text" },
  },
  countries: {
    group: "Addresses",
    label: "Countries",
    help: "Where the shop sends to: codes of two letters with commas between them, each once.",
    control: { as: "codes" },
  },
  requiredAddressFields: {
    group: "Addresses",
    label: "Must be filled in",
    control: {
      as: "several",
      choices: Object.entries(ADDRESS_FIELDS).map(([value, label]) => ({ value, label })),
    },
  },
  emailPattern: {
    group: "Addresses",
    label: "Email addresses",
    control: {
      as: "choice",
      choices: [
        { value: "html", label: "All that browsers take" },
        { value: "document", label: "Short top-level domains only" },
      ],
    },
  },
  addressAutocompletion: {
    group: "Addresses",
    label: "Complete addresses while typing",
    help: "Needs the key below.",
    control: { as: "switch" },
  },
  addressAutocompletionKey: {
    group: "Addresses",
    label: "Key for completing addresses",
    help: "The browser’s own key: every shopper’s browser is sent it. Letters, digits, - and _.",
    control: { as: "text" },
  },

  passwordMinLength: {
    group: "Accounts",
    label: "Shortest password",
    help: "8 to 64.",
    control: { as: "number", unit: "characters" },
  },
  passwordClasses: {
    group: "Accounts",
    label: "Kinds of characters in a password",
    help: "How many of these a password needs: small letters, capitals, digits, other characters.",
    control: { as: "number" },
  },
  createAccountHeading: {
    group: "Accounts",
    label: "Heading of a new account",
    control: { as: "text" },
  },
  createAccountLabel: {
    group: "Accounts",
    label: "Button of a new account",
    control: { as: "text" },
  },
  loyaltyAccountHeading: {
    group: "Accounts",
    label: "Heading of a new account, loyalty",
    help: "In the place of the plain one where points are earned.",
    control: { as: "text" },
  },
  loyaltyAccountLabel: {
    group: "Accounts",
    label: "Button of a new account, loyalty",
    control: { as: "text" },
  },
  loginLinkEnabled: {
    group: "Accounts",
    label: "Send links that sign in",
    control: { as: "switch" },
  },
  tellsWhoHasAccount: {
    group: "Accounts",
    label: "Tell at the checkout that an email has an account",
    help: "Off: nobody can find out by it who is a customer.",
    control: { as: "switch" },
  },

  storeCreditEnabled: {
    group: "Checkout",
    label: "Customers pay with store credit",
    control: { as: "switch" },
  },
  ...wayToPay("card", "Cards"),
  ...wayToPay("paypal", "PayPal"),
  ...wayToPay("credit", "Business credit"),
  creditCheckoutMode: {
    group: "Payment",
    label: "Business credit: confirmed",
    help: "Where Credit Key asks its customers.",
    control: {
      as: "choice",
      choices: [
        { value: "redirect", label: "On its own page" },
        { value: "modal", label: "In a window over the checkout" },
      ],
    },
  },
  ...wayToPay("purchaseOrder", "Purchase order"),
  ...wayToPay("applePay", "Apple Pay"),
  ...wayToPay("googlePay", "Google Pay"),
  rewardsEnabled: {
    group: "Rewards",
    label: "Customers earn and spend points",
    control: { as: "switch" },
  },
  rewardsPointsPerUnit: {
    group: "Rewards",
    label: "Points for each currency unit of goods",
    help: "Counted after discounts, without tax and shipping, once an order is complete.",
    control: { as: "number" },
  },
  rewardsPointsForUnit: {
    group: "Rewards",
    label: "Points that are worth one currency unit",
    control: { as: "number", unit: "points" },
  },
  rewardsSpendLeast: {
    group: "Rewards",
    label: "Fewest points that an order is paid with",
    control: { as: "number", unit: "points" },
  },
  rewardsSpendMost: {
    group: "Rewards",
    label: "Most points that an order is paid with",
    help: "Empty: as many as there are.",
    control: { as: "number", unit: "points", mayBeOff: true },
  },
  rewardsSpendStep: {
    group: "Rewards",
    label: "Points are spent in steps of",
    control: { as: "number", unit: "points" },
  },
  rewardsSpendPercent: {
    group: "Rewards",
    label: "Most of a sum that points pay",
    control: { as: "number", unit: "%" },
  },
  rewardsDays: {
    group: "Rewards",
    label: "Points are over after",
    help: "Empty: never. It holds for points that are earned from now on.",
    control: { as: "number", unit: "days", mayBeOff: true },
  },
  rewardsReminderDays: {
    group: "Rewards",
    label: "Write to a customer before points are over",
    help: "Empty: nobody is told. The letter goes once for the same points.",
    control: { as: "number", unit: "days", mayBeOff: true },
  },
  rewardsDisabledForSpecialPrice: {
    group: "Rewards",
    label: "Tell pages that special prices take no rewards",
    help: "They show no band of the programme then.",
    control: { as: "switch" },
  },
  rewardsPaidTierSku: {
    group: "Rewards",
    label: "SKU of the paid tier",
    help: "Empty: there is none.",
    control: { as: "text" },
  },
  rewardsEarnLabel: { group: "Rewards", label: "Before what is earned", control: { as: "text" } },
  rewardsSpendLabel: { group: "Rewards", label: "Before what is spent", control: { as: "text" } },
  rewardsDiscountLabel: {
    group: "Rewards",
    label: "Line of the sum",
    help: "{{REWARDS}} in it is the amount.",
    control: { as: "text" },
  },

  bannerStart: {
    group: "Promotions bar",
    label: "Banner from",
    help: "What the block at banner-promotion says, in the strip above the header. Empty: at once.",
    control: { as: "instant" },
  },
  bannerEnd: {
    group: "Promotions bar",
    label: "Banner until",
    help: "With both, the bar counts down between them, unless an element of the block has data-start and data-end, as 2026-11-27T05:00Z. Empty: as long as the block is published.",
    control: { as: "instant" },
  },
  brandTabs: {
    group: "Promotions bar",
    label: "Sister shops",
    help: "They stand at the start of the strip above the header; the one whose pages are open is marked.",
    control: {
      as: "rows",
      noun: "Shop",
      fields: [
        { name: "name", label: "Name", as: "line", maxLength: 40 },
        {
          name: "url",
          label: "Address",
          as: "line",
          maxLength: 300,
          hint: "A page of this store, as /chef, or another shop, as https://scrubs.example.com.",
        },
      ],
    },
  },
  storeOrigin: {
    group: "Locations",
    label: "Address of its own",
    help: "Of a website or store view that shoppers reach at another host, as https://uk.shop.example. Empty: at the shop’s.",
    control: { as: "text" },
  },
  storeRegion: {
    group: "Locations",
    label: "Region",
    help: "Below which it stands in Select your Location. Empty: its country.",
    control: { as: "text" },
  },
  storeRegionPosition: {
    group: "Locations",
    label: "Place among the regions",
    help: "Lower numbers come first.",
    control: { as: "number" },
  },
  storeSwitchSso: {
    group: "Locations",
    label: "Take a sign-in along to a store at another address",
    control: { as: "switch" },
  },
  newsletterFormEnabled: {
    group: "Newsletter",
    label: "Ask for the newsletter above the footer",
    help: "In portals it is asked nowhere.",
    control: { as: "switch" },
  },
  newsletterNeedsConsent: {
    group: "Newsletter",
    label: "Want a tick before it is asked for",
    help: "The letter that has to be confirmed is sent either way.",
    control: { as: "switch" },
  },
  newsletterConsentText: {
    group: "Newsletter",
    label: "Words beside the tick",
    control: { as: "text" },
  },
  newsletterRedirect: {
    group: "Newsletter",
    label: "Page that follows",
    help: "A path of the store, as /new-in. Empty: shoppers stay where they are.",
    control: { as: "text" },
  },
  popupEnabled: {
    group: "Newsletter",
    label: "Show the popup",
    help: "It opens over the page of a link that ends with ?popup=open. In portals it is shown nowhere.",
    control: { as: "switch" },
  },
  popupRuleId: {
    group: "Newsletter",
    label: "Promotion whose codes the popup gives",
    help: "Each address is given one code of its own. While the promotion is off, or not meant for a shopper, they see no popup. Let it have one use for each code.",
    control: { as: "coupon rule" },
  },
  popupDiscount: {
    group: "Newsletter",
    label: "What the popup says it saves",
    help: "As 10%: TODAY SAVE 10%.",
    control: { as: "text" },
  },
  popupLine1: { group: "Newsletter", label: "Popup, first line below", control: { as: "text" } },
  popupLine2: { group: "Newsletter", label: "Popup, second line below", control: { as: "text" } },
  popupTerms: {
    group: "Newsletter",
    label: "Popup, terms",
    help: "HTML.",
    control: { as: "html" },
  },
  questionsFromGuests: {
    group: "Questions",
    label: "Guests may ask about products",
    help: "Off: only whoever is signed in. Nothing stands on a page before it is answered.",
    control: { as: "switch" },
  },
  questionEmail: {
    group: "Questions",
    label: "Questions are told to",
    help: "One email address of yours. Empty: they stand in the list alone.",
    control: { as: "text", type: "email" },
  },
  reviewInviteDays: {
    group: "Reviews",
    label: "Ask buyers for a review after an order is complete",
    help: "Empty: nobody is asked. The letter goes once for each order, and whoever wants no more says so in it. Make sure that your buyers may be written to.",
    control: { as: "number", unit: "days", mayBeOff: true },
  },
  reviewVideoRotation: {
    group: "Reviews",
    label: "Whoever writes a review may turn its videos",
    help: "Photos can be turned in any case.",
    control: { as: "switch" },
  },
  contactFormEnabled: {
    group: "Contact",
    label: "The contact form takes messages",
    help: "Off: its page shows the telephone alone.",
    control: { as: "switch" },
  },
  contactEmail: {
    group: "Contact",
    label: "Messages are told to",
    help: "One email address of yours. Empty: they stand in the list alone.",
    control: { as: "text", type: "email" },
  },
  cartReminderHours: {
    group: "Newsletter",
    label: "Remind readers of the newsletter of their cart after",
    help: "Empty: never. Each cart once, a reader once a week, and never who has ordered meanwhile. The letter that asks whether somebody wants the newsletter says so.",
    control: { as: "number", unit: "hours", mayBeOff: true },
  },
  expandCheckoutSteps: {
    group: "Checkout",
    label: "Show all steps of the checkout open",
    control: { as: "switch" },
  },
  checkoutNeedsCart: {
    group: "Checkout",
    label: "Lead home from the checkout without a cart",
    help: "Off: the checkout says that the cart is empty.",
    control: { as: "switch" },
  },
  checkoutNeedsLogin: {
    group: "Checkout",
    label: "Only customers order",
    help: "On: the checkout leads guests to the login and back, and their orders are refused.",
    control: { as: "switch" },
  },
  isPortal: {
    group: "Checkout",
    label: "Portal of an organization",
    help: "Off: the three settings below change nothing.",
    control: { as: "switch" },
  },
  punchoutMessageEnabled: {
    group: "Checkout",
    label:
      "Buyers from procurement systems are told in the place of every page when their visit is over",
    help: "Off: they may look at the shop, and buy nothing.",
    control: { as: "switch" },
  },
  punchoutMessage: {
    group: "Checkout",
    label: "What they are told then",
    control: { as: "text" },
  },
  portalPoNumbers: {
    group: "Checkout",
    label: "Members of the portal order by PO number",
    control: { as: "switch" },
  },
  canEditShipping: {
    group: "Checkout",
    label: "Members of the portal say where goods go",
    help: "Off: they choose among the addresses that are kept for them.",
    control: { as: "switch" },
  },
  canEditBilling: {
    group: "Checkout",
    label: "Members of the portal say where bills go",
    help: "Off: they choose among the addresses that are kept for them.",
    control: { as: "switch" },
  },
  placeOrderRecaptcha: {
    group: "Checkout",
    label: "reCAPTCHA with an order",
    help: "Asked for only where the server has its keys.",
    control: { as: "choice", choices: RECAPTCHA_CHOICES },
  },
  formRecaptcha: {
    group: "Accounts",
    label: "reCAPTCHA at forms",
    help: "Asked for only where the server has its keys.",
    control: { as: "choice", choices: RECAPTCHA_CHOICES },
  },
  recaptchaForms: {
    group: "Accounts",
    label: "Forms with it",
    control: {
      as: "several",
      choices: [
        { value: "login", label: "Signing in" },
        { value: "create", label: "A new account" },
        { value: "forgot", label: "Links by letter" },
        { value: "newsletter", label: "Newsletter" },
        { value: "question", label: "Questions about products" },
        { value: "review", label: "Reviews of products" },
        { value: "contact", label: "Contact form" },
      ],
    },
  },
  recaptchaMinimumScore: {
    group: "Checkout",
    label: "Lowest score of reCAPTCHA 3",
    help: "0 to 1: the higher, the fewer pass.",
    control: { as: "number" },
  },
  agreements: {
    group: "Checkout",
    label: "Agreements",
    help: "Shoppers tick each one before they place an order.",
    control: { as: "agreements" },
  },

  flatRateMinor: {
    group: "Shipping",
    label: "Flat rate",
    help: "In the smallest unit of the currency: 795 is $7.95. Empty: not offered.",
    control: { as: "number", unit: "cents", mayBeOff: true },
  },
  freeShippingFromMinor: {
    group: "Shipping",
    label: "Free from",
    help: "In the smallest unit of the currency: 15000 is $150.00. Empty: not offered.",
    control: { as: "number", unit: "cents", mayBeOff: true },
  },
  couponsPerCart: {
    group: "Checkout",
    label: "Promo codes per cart",
    help: "How many codes count together. 1: a new code takes the place of the one before.",
    control: { as: "number" },
  },
  takesUnshipped: {
    group: "Checkout",
    label: "Take the money of orders without a parcel at once",
    help: "Gift cards and services. Off: staff take it, and gift cards wait for that.",
    control: { as: "switch" },
  },
  quoteDays: {
    group: "Checkout",
    label: "Quotes are valid for",
    help: "What is promised until then, staff can put into the buyer's cart.",
    control: { as: "number", unit: "days" },
  },
  guestLogoDays: {
    group: "Shop",
    label: "Logos of guests are kept for",
    help: "Where they are in no cart, quote or order. Of several values the longest holds.",
    control: { as: "number", unit: "days" },
  },
  tableRatesEnabled: {
    group: "Shipping",
    label: "Offer table rates",
    control: { as: "switch" },
  },
  tableRateCondition: {
    group: "Shipping",
    label: "Table rates go by",
    control: {
      as: "choice",
      choices: [
        { value: "package_weight", label: "Weight and destination" },
        { value: "package_value", label: "Price and destination" },
        { value: "package_qty", label: "Number of pieces and destination" },
      ],
    },
  },
  taxShipping: {
    group: "Shipping",
    label: "Shipping is taxed",
    control: { as: "switch" },
  },
  pricesIncludeTax: {
    group: "Shop",
    label: "Prices include tax",
    help: "What shoppers see is what they pay: the tax in it is said and not added. Until an address is known, that of the country to begin with.",
    control: { as: "switch" },
  },
  ...underWay("flatRate", "flat rate"),
  ...underWay("freeShipping", "free shipping"),
  ...underWay("tableRate", "table rates"),
  dispatchCutOffHour: {
    group: "Shipping",
    label: "Leaves on the same day until",
    help: "Hour of the warehouse's clock, 0 to 24. Later orders leave on the next day of work.",
    control: { as: "number", unit: "o'clock" },
  },
  dispatchDays: {
    group: "Shipping",
    label: "Days on which parcels leave",
    control: {
      as: "several",
      choices: [
        { value: 1, label: "Monday" },
        { value: 2, label: "Tuesday" },
        { value: 3, label: "Wednesday" },
        { value: 4, label: "Thursday" },
        { value: 5, label: "Friday" },
        { value: 6, label: "Saturday" },
        { value: 7, label: "Sunday" },
      ],
    },
  },
  dispatchTimeZone: {
    group: "Shipping",
    label: "Time zone of the warehouse",
    help: "As America/New_York or Europe/London.",
    control: { as: "text" },
  },
  closedDays: {
    group: "Shipping",
    label: "Days on which nothing leaves or arrives",
    help: "As 2026-12-25, with commas between them.",
    control: { as: "codes" },
  },

  sewingDays: {
    group: "Embroidery",
    label: "Embroidery and alterations take",
    help: "Days on which parcels leave, before the order does: the promised arrival is as much later, and jobs are due on the day it leaves.",
    control: { as: "number", unit: "days" },
  },
  digitizingDays: {
    group: "Embroidery",
    label: "Digitizing a logo takes",
    help: "Days of the same kind, before it is sewn. Only for logos that nobody has digitized yet.",
    control: { as: "number", unit: "days" },
  },
  proofKinds: {
    group: "Embroidery",
    label: "Always approved before they are sewn",
    help: "A job of this kind waits until its buyer has approved the proof. None: only those that a proof is sent of.",
    control: {
      as: "several",
      choices: Object.entries(PROOF_KINDS).map(([value, label]) => ({ value, label })),
    },
  },
  proofFromPieces: {
    group: "Embroidery",
    label: "Approved from so many pieces on",
    help: "Of one line of an order. What its buyer has approved before is sewn without asking again. Empty: never for its number.",
    control: { as: "number", unit: "pieces", mayBeOff: true },
  },
  proofReminderDays: {
    group: "Embroidery",
    label: "Reminded of a proof after",
    help: "1 to 30. Who has not answered by then is written to again, three times at most. Empty: never.",
    control: { as: "number", unit: "days", mayBeOff: true },
  },
  proofCommentEmail: {
    group: "Embroidery",
    label: "Comments on proofs are told to",
    help: "One email address of the workshop. Empty: they are counted in the navigation alone.",
    control: { as: "text", type: "email" },
  },
  headerNavStyle: {
    group: "Screens",
    label: "Menu of departments",
    help: "A compact one is lower and shows nothing of what stands at menu-promotion-1 to 10.",
    control: {
      as: "choice",
      choices: [
        { value: "nav-style-default", label: "Roomy" },
        { value: "nav-style-compact", label: "Compact" },
      ],
    },
  },
  headerBreakpointPx: {
    group: "Screens",
    label: "Narrow header up to",
    help: "Width of the window, 875 to 1440. Above it the departments stand in a row of their own.",
    control: { as: "number", unit: "px" },
  },
  categoriesWarmUp: {
    group: "Screens",
    label: "Fetch categories ahead for who is signed in",
    help: "Their first pages, when a browser is idle; never where data is saved.",
    control: { as: "switch" },
  },
  categoriesWarmUpMs: {
    group: "Screens",
    label: "Categories are fetched ahead after",
    help: "0 to 600000, from when a page was opened.",
    control: { as: "number", unit: "ms" },
  },
  pagesWarmUp: {
    group: "Screens",
    label: "Fetch the other pages of an open category ahead as well",
    control: { as: "switch" },
  },
  pagesWarmUpMs: {
    group: "Screens",
    label: "Pages are fetched ahead after",
    help: "0 to 600000, from when a page was opened.",
    control: { as: "number", unit: "ms" },
  },
  warmUpSeconds: {
    group: "Screens",
    label: "A browser fetches ahead again after",
    help: "60 to 31536000; 86400 are a day.",
    control: { as: "number", unit: "s" },
  },
  noticeMs: {
    group: "Screens",
    label: "Notices stay for",
    help: "1000 to 60000.",
    control: { as: "number", unit: "ms" },
  },
};

/** Every setting, in the order of the form. */
export const SETTING_PATHS = Object.keys(SETTING_ROWS) as readonly (keyof StoreSettings)[];
