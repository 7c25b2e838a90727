/** How a setting is typed. */
export type SettingControl =
  | { readonly as: "text"; readonly type?: "email" | "tel" }
  | { readonly as: "switch" }
  /** `unit` stands in the field; a number that may be off is off when the field is empty. */
  | { readonly as: "number"; readonly unit?: string; readonly mayBeOff?: true }
  | { readonly as: "choice"; readonly choices: readonly Choice[] }
  | { readonly as: "several"; readonly choices: readonly Choice[] }
  /** Several lines of markup. */
  | { readonly as: "html" }
  /** A day with its hour, in the time of whoever types it; none is `null`. */
  | { readonly as: "instant" }
  /** The number of a cart price rule whose codes are given; none is `null`. */
  | { readonly as: "coupon rule" }
  /** Codes with commas between them. */
  | { readonly as: "codes" }
  | { readonly as: "agreements" }
  /** A list of several parts each; a fixed one is neither longer nor shorter. */
  | {
      readonly as: "rows";
      readonly noun: string;
      readonly fields: readonly RowField[];
      readonly isFixed?: true;
    }
  | { readonly as: "price format" };

/** A part of a row; one that is told is not typed. */
export type RowField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
} & (
  | { readonly as: "told" }
  | { readonly as: "switch" }
  | { readonly as: "line"; readonly maxLength: number }
  | { readonly as: "lines"; readonly maxLength: number }
  | { readonly as: "choice"; readonly choices: readonly Choice[] }
);

export interface Choice {
  readonly value: string | number | null;
  readonly label: string;
}

export const SETTING_GROUPS = [
  "Shop",
  "Promotions bar",
  "Locations",
  "Listing and search",
  "Addresses",
  "Accounts",
  "Checkout",
  "Payment",
  "Shipping",
  "Rewards",
  "Newsletter",
  "Questions",
  "Reviews",
  "Contact",
  "Cookies",
  "Analytics",
  "Embroidery",
  "Screens",
] as const;

/** What staff read of a setting. */
export interface SettingRow {
  readonly group: (typeof SETTING_GROUPS)[number];
  readonly label: string;
  /** What it does, and what it may be where that is not seen. */
  readonly help?: string;
  readonly control: SettingControl;
}
