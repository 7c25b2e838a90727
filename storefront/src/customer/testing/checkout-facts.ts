/** What a checkout asks of the store. */
export const CHECKOUT_CONFIG = {
  terms_and_conditions_status: false,
  agreements: [],
  recaptcha_site_key: null,
  place_order_recaptcha_type: null,
  address_autocompletion_enabled: false,
  address_autocompletion_key: null,
};

/** Where an address may be. */
export const COUNTRIES = [
  {
    id: "US",
    localName: "United States",
    englishName: "United States",
    regions: [
      { code: "FL", name: "Florida" },
      { code: "NY", name: "New York" },
    ],
  },
];
