import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import { FREE } from "@placket/domain/custom-option/custom-option";

/** Options of a product for tests: a name on it that must be typed, a hem of two, extras, and a day. */
export const OWN_OPTIONS: readonly CustomOption[] = [
  {
    ...FREE,
    id: 11,
    type: "field",
    title: "Name tag",
    isRequired: true,
    sku: "NAME",
    maxCharacters: 10,
    priceMinor: 350,
    values: [],
  },
  {
    ...FREE,
    id: 12,
    type: "drop_down",
    title: "Hem finish",
    isRequired: false,
    sku: "",
    maxCharacters: null,
    values: [
      { id: 121, title: "Rolled", sku: "ROLL", priceMinor: 400, priceMicro: null },
      { id: 122, title: "Raw", sku: "", priceMinor: 0, priceMicro: 100_000 },
    ],
  },
  {
    ...FREE,
    id: 13,
    type: "checkbox",
    title: "Extras",
    isRequired: false,
    sku: "",
    maxCharacters: null,
    values: [
      { id: 131, title: "Loop", sku: "", priceMinor: 100, priceMicro: null },
      { id: 132, title: "Snap", sku: "", priceMinor: 150, priceMicro: null },
    ],
  },
  {
    ...FREE,
    id: 14,
    type: "date",
    title: "Needed on",
    isRequired: false,
    sku: "",
    maxCharacters: null,
    values: [],
  },
];

/** The column of a product that has them. */
export const withOwnOptions = (options: readonly CustomOption[] = OWN_OPTIONS) => ({
  custom_options: JSON.stringify(options),
});

/** A choice as REST takes it. */
export const choiceOf = (values: Readonly<Record<number, string>>) =>
  Object.entries(values).map(([id, value]) => ({ option_id: Number(id), option_value: value }));
