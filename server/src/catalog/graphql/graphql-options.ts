import { priceToWire } from "@placket/contract/custom-option/offered-option.codec";
import { customOptionUid } from "@placket/contract/custom-option/option-choice.codec";
import { mostOf } from "@placket/domain/custom-option/check-options";
import {
  chosenBy,
  type CustomOption,
  type CustomOptionType,
  type OptionPrice,
} from "@placket/domain/custom-option/custom-option";
import type { GraphqlProduct } from "./graphql-product.ts";

/** Magento's types of options by ours. */
const TYPE_NAMES = {
  field: "CustomizableFieldOption",
  area: "CustomizableAreaOption",
  drop_down: "CustomizableDropDownOption",
  radio: "CustomizableRadioOption",
  checkbox: "CustomizableCheckboxOption",
  multiple: "CustomizableMultipleOption",
  date: "CustomizableDateOption",
  date_time: "CustomizableDateOption",
  time: "CustomizableDateOption",
} as const satisfies Readonly<Record<CustomOptionType, string>>;

const DATE_TYPES = { date: "DATE", date_time: "DATE_TIME", time: "TIME" } as const;

/** What Magento's `CustomizableProductInterface` says (PDP-06): of a variant the options of its family. */
export const customizableFields = {
  options: ({ list, familyRow }: GraphqlProduct) => {
    const { view } = list.shopper.index;
    const options = list.shopper.snapshot.base.customOptions.of(familyRow, view.websiteId) ?? [];
    const inWire = (option: CustomOption, at: number) =>
      optionOf(option, {
        at,
        currency: view.currency,
        sku: list.shopper.snapshot.base.rows.skus.at(familyRow),
      });
    return options.length === 0 ? null : options.map(inWire);
  },
};

/** An option as Magento's types are made of it; a field of a gift card has no number and no value. */
export type GraphqlOption = ReturnType<typeof optionOf>;

interface Place {
  readonly at: number;
  readonly currency: string;
  readonly sku: string;
}

function optionOf(option: CustomOption, { at, currency, sku }: Place) {
  return {
    __typename: TYPE_NAMES[option.type],
    option_id: option.id,
    uid: customOptionUid(option.id),
    title: option.title,
    required: option.isRequired,
    sort_order: at + 1,
    product_sku: sku,
    value: valueOf(option, currency),
  };
}

function valueOf(option: CustomOption, currency: string) {
  const { id, type, sku, maxCharacters, values } = option;
  if (values.length > 0) {
    return values.map((value, i) => ({
      option_type_id: value.id,
      uid: customOptionUid(id, value.id),
      title: value.title,
      sku: value.sku,
      sort_order: i + 1,
      ...pricedBy(value, currency),
    }));
  }
  const typed = { uid: customOptionUid(id), sku, ...pricedBy(option, currency) };
  if (chosenBy(type) === "text") return { ...typed, max_characters: maxCharacters ?? mostOf(type) };
  return { ...typed, type: DATE_TYPES[type as keyof typeof DATE_TYPES] };
}

function pricedBy(of: OptionPrice, currency: string) {
  const { price, price_type: type } = priceToWire(of, currency);
  return { price, price_type: type === "percent" ? ("PERCENT" as const) : ("FIXED" as const) };
}
