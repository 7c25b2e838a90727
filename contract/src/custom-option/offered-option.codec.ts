import {
  CUSTOM_OPTION_TYPE_NAMES,
  type CustomOption,
  type OptionPrice,
} from "@placket/domain/custom-option/custom-option";
import { money } from "@placket/domain/money/money";
import { decimalOf, minorOf } from "@placket/domain/money/price-format";
import { z } from "zod";

const priced = {
  /** An amount of the website's currency, or a percentage of what a piece costs without options. */
  price: z.number(),
  price_type: z.enum(["fixed", "percent"]),
  sku: z.string(),
};

/** An option of a product by Magento's names (PDP-06); `currency` is that of its amounts. */
export const offeredOption = z.object({
  option_id: z.number(),
  type: z.enum(CUSTOM_OPTION_TYPE_NAMES),
  title: z.string(),
  is_require: z.boolean(),
  sort_order: z.number(),
  max_characters: z.number().nullable(),
  currency: z.string(),
  ...priced,
  values: z.array(
    z.object({ option_type_id: z.number(), title: z.string(), sort_order: z.number(), ...priced }),
  ),
});

type WireOption = z.output<typeof offeredOption>;

export const offeredToWire = (options: readonly CustomOption[], currency: string): WireOption[] =>
  options.map((option, at) => ({
    option_id: option.id,
    type: option.type,
    title: option.title,
    is_require: option.isRequired,
    sort_order: at + 1,
    max_characters: option.maxCharacters,
    currency,
    ...priceToWire(option, currency),
    sku: option.sku,
    values: option.values.map((value, i) => ({
      option_type_id: value.id,
      title: value.title,
      sort_order: i + 1,
      ...priceToWire(value, currency),
      sku: value.sku,
    })),
  }));

/** An amount in the currency, or a percentage, and which of the two. */
export const priceToWire = ({ priceMinor, priceMicro }: OptionPrice, currency: string) =>
  priceMicro === null
    ? { price: decimalOf(money(priceMinor, currency)), price_type: "fixed" as const }
    : { price: priceMicro / MICRO_PER_PERCENT, price_type: "percent" as const };

const MICRO_PER_PERCENT = 10_000;

export const offeredFromWire = (wire: readonly WireOption[]): CustomOption[] =>
  wire.map((option) => ({
    id: option.option_id,
    type: option.type,
    title: option.title,
    isRequired: option.is_require,
    maxCharacters: option.max_characters,
    sku: option.sku,
    ...priceFromWire(option, option.currency),
    values: option.values.map((value) => ({
      id: value.option_type_id,
      title: value.title,
      sku: value.sku,
      ...priceFromWire(value, option.currency),
    })),
  }));

const priceFromWire = (
  { price, price_type: type }: Pick<WireOption, "price" | "price_type">,
  currency: string,
): OptionPrice =>
  type === "fixed"
    ? { priceMinor: minorOf(price, currency), priceMicro: null }
    : { priceMinor: 0, priceMicro: Math.round(price * MICRO_PER_PERCENT) };
