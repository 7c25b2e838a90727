/**
 * How something is chosen of an option, by Magento's names: typed, one of several values, several of them, or a moment.
 * Files are not taken (decision 0142).
 */
export const CUSTOM_OPTION_TYPES = {
  field: { by: "text", look: "line", label: "One line of text" },
  area: { by: "text", look: "lines", label: "Lines of text" },
  drop_down: { by: "one", look: "list", label: "One of a list" },
  radio: { by: "one", look: "radios", label: "One of radio buttons" },
  checkbox: { by: "several", look: "boxes", label: "Several check boxes" },
  multiple: { by: "several", look: "boxes", label: "Several of a list" },
  date: { by: "moment", look: "day", label: "Day" },
  date_time: { by: "moment", look: "dayAndTime", label: "Day and time" },
  time: { by: "moment", look: "time", label: "Time" },
} as const satisfies Readonly<
  Record<string, { readonly by: ChosenBy; readonly look: OptionLook; readonly label: string }>
>;

/** What whoever chooses has before them. */
export type OptionLook =
  | "boxes"
  | "day"
  | "dayAndTime"
  | "line"
  | "lines"
  | "list"
  | "radios"
  | "time";

type ChosenBy = "text" | "one" | "several" | "moment";

export type CustomOptionType = keyof typeof CUSTOM_OPTION_TYPES;

export const CUSTOM_OPTION_TYPE_NAMES = Object.keys(CUSTOM_OPTION_TYPES) as [
  CustomOptionType,
  ...CustomOptionType[],
];

export const isCustomOptionType = (name: string): name is CustomOptionType =>
  Object.hasOwn(CUSTOM_OPTION_TYPES, name);

/** How something is chosen of an option of this type. */
export const chosenBy = (type: CustomOptionType): ChosenBy => CUSTOM_OPTION_TYPES[type].by;

/** What an option of this type looks like. */
export const lookOf = (type: CustomOptionType): OptionLook => CUSTOM_OPTION_TYPES[type].look;

/** Whether it has a list of values, of which one or several are chosen. */
export const isOfValues = (type: CustomOptionType): boolean =>
  chosenBy(type) === "one" || chosenBy(type) === "several";

/** Whether products of a type have options: what is chosen of a bundle or a gift card is of its own kind. */
export const hasOwnOptions = (productType: string): boolean =>
  productType !== "bundle" && productType !== "giftcard";

/** What a choice adds to each piece: an amount in minor units, or a part of the piece's price in millionths. */
export interface OptionPrice {
  /** 0 beside a part. */
  readonly priceMinor: number;
  /** `null` of an amount. */
  readonly priceMicro: number | null;
}

export const FREE: OptionPrice = { priceMinor: 0, priceMicro: null };

/** One of the values of an option. */
export interface OptionValue extends OptionPrice {
  /** Its own among all values of the product. */
  readonly id: number;
  readonly title: string;
  /** What is added to the product's number; `""` for nothing. */
  readonly sku: string;
}

/** An option that a product is sold with, besides what makes its variants (PDP-06). */
export interface CustomOption extends OptionPrice {
  /** Its own among those of the product. */
  readonly id: number;
  readonly type: CustomOptionType;
  readonly title: string;
  readonly isRequired: boolean;
  /** What is added to the product's number; `""` for nothing, and of what has values. */
  readonly sku: string;
  /** Of texts; `null`: as many as the store takes. */
  readonly maxCharacters: number | null;
  /** In their order; none of what is typed. */
  readonly values: readonly OptionValue[];
}

/** What has no place of its own yet: as a file or staff write it. */
export interface OptionDraft extends Omit<CustomOption, "id" | "values"> {
  /** Known of one that stands already. */
  readonly id?: number | undefined;
  readonly values: readonly (Omit<OptionValue, "id"> & { readonly id?: number | undefined })[];
}
