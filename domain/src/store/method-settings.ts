/** Ways to pay as a shop sets them: a card is one, typed or stored. */
export type WayOfPaying = "card" | "paypal" | "credit" | "purchaseOrder" | DeviceWallet;

/** Wallets of a browser; whose account at the card provider has none leaves them off. */
export const DEVICE_WALLETS = ["applePay", "googlePay"] as const;
export type DeviceWallet = (typeof DEVICE_WALLETS)[number];

/** What staff set of each way to pay. */
export type MethodSettings = {
  readonly [Way in WayOfPaying as `${Way}Enabled`]: boolean;
} & {
  /** What it is called; empty: as the store calls it. */
  readonly [Way in WayOfPaying as `${Way}Title`]: string;
} & {
  /** Countries of the bill that may pay so; none: every country. */
  readonly [Way in WayOfPaying as `${Way}Countries`]: readonly string[];
} & {
  /** From and up to which sum, in minor units; null: any. */
  readonly [Way in WayOfPaying as `${Way}FromMinor` | `${Way}ToMinor`]: number | null;
} & {
  /** Lower ones are shown first. */
  readonly [Way in WayOfPaying as `${Way}Position`]: number;
} & {
  /** Whether a buyer confirms credit away from the shop or in a frame over it (PAY-05). */
  readonly creditCheckoutMode: CreditCheckoutMode;
};

export type CreditCheckoutMode = "redirect" | "modal";

export const methodSettingDefaults: MethodSettings = {
  cardEnabled: true,
  cardTitle: "",
  cardCountries: [],
  cardFromMinor: null,
  cardToMinor: null,
  cardPosition: 1,
  paypalEnabled: true,
  paypalTitle: "",
  paypalCountries: [],
  paypalFromMinor: null,
  paypalToMinor: null,
  paypalPosition: 2,
  creditEnabled: true,
  creditTitle: "",
  creditCountries: [],
  creditFromMinor: null,
  creditToMinor: null,
  creditPosition: 3,
  creditCheckoutMode: "redirect",
  purchaseOrderEnabled: true,
  purchaseOrderTitle: "",
  purchaseOrderCountries: [],
  purchaseOrderFromMinor: null,
  purchaseOrderToMinor: null,
  purchaseOrderPosition: 4,
  applePayEnabled: false,
  applePayTitle: "",
  applePayCountries: [],
  applePayFromMinor: null,
  applePayToMinor: null,
  applePayPosition: 5,
  googlePayEnabled: false,
  googlePayTitle: "",
  googlePayCountries: [],
  googlePayFromMinor: null,
  googlePayToMinor: null,
  googlePayPosition: 6,
};

/** What is to be paid, and where the bill goes: null while nobody has said so. */
export interface ToBePaid {
  readonly grandTotal: { readonly minor: number };
  readonly billingCountry: string | null;
}

/** Whether a shop lets a sum be paid so; before the bill has a country, its countries keep nobody away. */
export function isPayable(
  settings: MethodSettings,
  way: WayOfPaying,
  { grandTotal, billingCountry }: ToBePaid,
): boolean {
  const countries = settings[`${way}Countries`];
  const from = settings[`${way}FromMinor`];
  const to = settings[`${way}ToMinor`];
  return (
    settings[`${way}Enabled`] &&
    (countries.length === 0 || billingCountry === null || countries.includes(billingCountry)) &&
    (from === null || grandTotal.minor >= from) &&
    (to === null || grandTotal.minor <= to)
  );
}
