import {
  FREE,
  chosenBy,
  isOfValues,
  type CustomOption,
  type CustomOptionType,
  type OptionDraft,
  type OptionPrice,
} from "@placket/domain/custom-option/custom-option";
import { minorOf } from "@placket/domain/money/price-format";
import { amountTyped } from "../form/typed-values.ts";

interface TypedPriced {
  /** What React knows it by. */
  readonly key: number;
  /** Of one that stands already. */
  readonly id: number | undefined;
  readonly title: string;
  /** `4.00`, or `10%` of the piece. */
  readonly price: string;
  readonly sku: string;
}

/** A value of an option while it is written. */
export type TypedValue = TypedPriced;

/** An option of a product while it is written. */
export interface TypedOption extends TypedPriced {
  readonly type: CustomOptionType;
  readonly isRequired: boolean;
  readonly most: string;
  readonly values: readonly TypedValue[];
}

/** An option as it is typed. */
export const typedOption = (option: CustomOption, key: number, currency: string): TypedOption => ({
  ...typedPriced(option, key, currency),
  type: option.type,
  isRequired: option.isRequired,
  most: option.maxCharacters === null ? "" : String(option.maxCharacters),
  values: option.values.map((value, at) => typedPriced(value, at, currency)),
});

type Priced = OptionPrice & Pick<CustomOption, "id" | "title" | "sku">;

const typedPriced = (
  { id, title, sku, priceMinor, priceMicro }: Priced,
  key: number,
  currency: string,
): TypedPriced => ({
  key,
  id,
  title,
  sku,
  price:
    priceMicro === null
      ? amountTyped(priceMinor, currency)
      : `${String(priceMicro / MICRO_PER_PERCENT)}%`,
});

const MICRO_PER_PERCENT = 10_000;

const nextKey = (all: readonly { readonly key: number }[]) =>
  Math.max(-1, ...all.map(({ key }) => key)) + 1;

export const emptyValue = (all: readonly TypedValue[]): TypedValue => ({
  key: nextKey(all),
  id: undefined,
  title: "",
  price: "",
  sku: "",
});

export const emptyOption = (all: readonly TypedOption[]): TypedOption => ({
  ...emptyValue(all),
  type: "field",
  isRequired: false,
  most: "",
  values: [],
});

/** What was typed, as the calls take it: NaN for what is no number, which the rule refuses. What the type has not is left out. */
export const keptOption = (typed: TypedOption, currency: string): OptionDraft => {
  const hasValues = isOfValues(typed.type);
  const isText = chosenBy(typed.type) === "text";
  return {
    ...(typed.id !== undefined && { id: typed.id }),
    type: typed.type,
    title: typed.title.trim(),
    isRequired: typed.isRequired,
    sku: hasValues ? "" : typed.sku.trim(),
    maxCharacters: isText && typed.most.trim() !== "" ? numberOf(typed.most.trim()) : null,
    ...(hasValues ? FREE : keptPrice(typed.price, currency)),
    values: hasValues
      ? typed.values.map((value) => ({
          ...(value.id !== undefined && { id: value.id }),
          title: value.title.trim(),
          sku: value.sku.trim(),
          ...keptPrice(value.price, currency),
        }))
      : [],
  };
};

/** Nothing typed costs nothing. */
function keptPrice(typed: string, currency: string): OptionPrice {
  const text = typed.trim().replace(",", ".");
  if (text === "") return FREE;
  if (!text.endsWith("%"))
    return { priceMinor: minorOf(numberOf(text), currency), priceMicro: null };
  return {
    priceMinor: 0,
    priceMicro: Math.round(numberOf(text.slice(0, -1).trim()) * MICRO_PER_PERCENT),
  };
}

const numberOf = (text: string) =>
  /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
