/**
 * The demo store's own settings: two websites with a store view each. Tax and table rates are demo data,
 * not anybody's real rates.
 */
export const store = {
  websites: [
    { code: "base", name: "Placket", currency: "USD" },
    { code: "uk", name: "Placket Britain", currency: "GBP" },
  ],
  groups: [
    { code: "placket", name: "Placket", website: "base", rootCategory: "Default Category" },
    {
      code: "placket_uk",
      name: "Placket Britain",
      website: "uk",
      rootCategory: "Default Category",
    },
  ],
  views: [
    { code: "us", name: "United States", group: "placket", locale: "en-US", country: "US" },
    { code: "uk", name: "United Kingdom", group: "placket_uk", locale: "en-GB", country: "GB" },
  ],
  settings: {
    default: {
      storeName: "Placket",
      returnAddress: "Placket Returns, 12 Example Street, Springfield, IL 62701, United States",
      rewardsEnabled: true,
      rewardsDays: 365,
      rewardsReminderDays: 30,
      cartReminderHours: 24,
      defaultCountry: "US",
      freeShippingFromMinor: 15_000,
      flatRateMinor: 795,
      tableRatesEnabled: true,
      tableRateCondition: "package_value",
      agreements: [
        {
          id: 1,
          name: "Terms of sale",
          checkboxText: "I agree to the terms of sale.",
          content:
            "<p>Plain garments can come back for 60 days, washed once is fine. Embroidered pieces cannot be returned.</p><p>This is a demo store: nothing is sewn, shipped or charged.</p>",
        },
      ],
    },
    websites: {
      uk: {
        defaultCountry: "GB",
        countries: ["GB"],
        freeShippingFromMinor: 12_000,
        lengthUnit: "cm",
        flatRateMinor: 495,
        pricesIncludeTax: true,
        taxShipping: true,
        phone: "+44 20 7946 0142",
        returnAddress: "Placket Returns, 8 Example Lane, Leeds, LS1 1AA, United Kingdom",
      },
    },
  },
} as const;

export const cartRules = [
  { name: "Autumn kitchen code", coupon: "BRIGADE5", kind: "percent", percent: 5 },
  {
    name: "Ten off a hundred",
    coupon: "TENOFF",
    currency: "USD",
    kind: "fixed",
    amount: 10,
    minimumSubtotal: 100,
  },
  {
    name: "Eight off eighty",
    coupon: "TENOFF",
    currency: "GBP",
    kind: "fixed",
    amount: 8,
    minimumSubtotal: 80,
  },
  {
    name: "We pay the carrier",
    coupon: "SHIPFREE",
    currency: "USD",
    kind: "free_shipping",
    minimumSubtotal: 50,
  },
  {
    name: "We pay the carrier",
    coupon: "SHIPFREE",
    currency: "GBP",
    kind: "free_shipping",
    minimumSubtotal: 40,
  },
  {
    name: "Summer 2026, over",
    coupon: "SUMMER26",
    kind: "percent",
    percent: 15,
    from: "2026-06-01",
    to: "2026-08-31",
  },
  { name: "First hundred orders", coupon: "FIRST100", kind: "percent", percent: 10, uses: 100 },
] as const;

/** Percent of the price; rates for a place add up. Rounded figures for trying the checkout only. */
export const taxRates = [
  ["Demo CA state", "US", "CA", "", "", "7.25"],
  ["Demo CA Los Angeles", "US", "CA", "90001", "90089", "2.25"],
  ["Demo CO state", "US", "CO", "", "", "2.9"],
  ["Demo FL state", "US", "FL", "", "", "6"],
  ["Demo FL Broward", "US", "FL", "33004", "33394", "1"],
  ["Demo GA state", "US", "GA", "", "", "4"],
  ["Demo IL state", "US", "IL", "", "", "6.25"],
  ["Demo IL Chicago", "US", "IL", "60601", "60661", "4"],
  ["Demo MA state", "US", "MA", "", "", "6.25"],
  ["Demo NC state", "US", "NC", "", "", "4.75"],
  ["Demo NJ state", "US", "NJ", "", "", "6.625"],
  ["Demo NY state", "US", "NY", "", "", "4"],
  ["Demo NY New York City", "US", "NY", "10001", "10292", "4.875"],
  ["Demo OH state", "US", "OH", "", "", "5.75"],
  ["Demo PA state", "US", "PA", "", "", "6"],
  ["Demo TX state", "US", "TX", "", "", "6.25"],
  ["Demo TX Austin", "US", "TX", "78701", "78799", "2"],
  ["Demo VA state", "US", "VA", "", "", "5.3"],
  ["Demo WA state", "US", "WA", "", "", "6.5"],
  ["Demo WA Seattle", "US", "WA", "98101", "98199", "3.85"],
  ["Demo GB", "GB", "*", "", "", "20"],
  ["Demo CA federal", "CA", "*", "", "", "5"],
] as const;

/** Magento's table-rates file, by order subtotal. */
export const tableRates = [
  ["US", "*", "*", "0", "12.95"],
  ["US", "*", "*", "100", "9.95"],
  ["US", "*", "*", "300", "0"],
  ["US", "AK", "*", "0", "24.95"],
  ["US", "HI", "*", "0", "24.95"],
  ["US", "FL", "330*", "0", "8.95"],
  ["CA", "*", "*", "0", "19.95"],
  ["CA", "*", "*", "300", "9.95"],
  ["GB", "*", "*", "0", "29.95"],
  ["*", "*", "*", "0", "39.95"],
] as const;

/** The same of the British website, in pounds: the islands and the far north cost more. */
export const britishTableRates = [
  ["GB", "*", "*", "0", "6.95"],
  ["GB", "*", "*", "80", "4.95"],
  ["GB", "*", "*", "240", "0"],
  ["GB", "*", "BT*", "0", "11.95"],
  ["GB", "*", "HS*", "0", "14.95"],
  ["GB", "*", "ZE*", "0", "14.95"],
] as const;
