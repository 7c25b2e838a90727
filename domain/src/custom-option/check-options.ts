import { isOneLine, isSeen } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import { chosenBy, isOfValues, type OptionDraft, type OptionPrice } from "./custom-option.ts";
import {
  CUSTOM_OPTIONS_MAX,
  OPTION_PRICE_MAX_MINOR,
  OPTION_SKU_MAX,
  OPTION_TEXT_MAX,
  OPTION_TITLE_MAX,
  OPTION_VALUES_MAX,
} from "./limits.ts";

/**
 * What is wrong with a product's options as staff or a file write them. Fields are `0-title`, `0-price`, and of values
 * `0-values-1-title`.
 */
export function checkOptions(options: readonly OptionDraft[]): Problem[] {
  return [
    ...(options.length > CUSTOM_OPTIONS_MAX
      ? [problem("customOption.tooMany", "options", CUSTOM_OPTIONS_MAX)]
      : []),
    ...titledTwice(options, (at) => `${at}-title`),
    ...options.flatMap((option, at) => checkOption(option, String(at))),
  ];
}

function checkOption(option: OptionDraft, at: string): Problem[] {
  const { type, title, values } = option;
  const hasValues = isOfValues(type);
  const isCounted = hasValues ? values.length >= 1 && values.length <= OPTION_VALUES_MAX : true;
  return [
    ...checkTitle(title, `${at}-title`),
    ...(hasValues
      ? []
      : [...checkPrice(option, `${at}-price`), ...checkSku(option.sku, `${at}-sku`)]),
    ...checkMost(option, `${at}-maxCharacters`),
    ...(isCounted ? [] : [problem("customOption.noValues", `${at}-values`, OPTION_VALUES_MAX)]),
    ...titledTwice(values, (value) => `${at}-values-${value}-title`),
    ...values.flatMap((value, i) => [
      ...checkTitle(value.title, `${at}-values-${i}-title`),
      ...checkPrice(value, `${at}-values-${i}-price`),
      ...checkSku(value.sku, `${at}-values-${i}-sku`),
    ]),
  ];
}

function checkTitle(title: string, field: string): Problem[] {
  const isGood = isSeen(title) && isOneLine(title) && title.length <= OPTION_TITLE_MAX;
  return isGood ? [] : [problem("customOption.badTitle", field, OPTION_TITLE_MAX)];
}

function checkPrice({ priceMinor, priceMicro }: OptionPrice, field: string): Problem[] {
  const isWithin = (of: number, most: number) => Number.isSafeInteger(of) && of >= 0 && of <= most;
  const isGood =
    priceMicro === null
      ? isWithin(priceMinor, OPTION_PRICE_MAX_MINOR)
      : isWithin(priceMicro, 1_000_000) && priceMinor === 0;
  return isGood ? [] : [problem("customOption.badPrice", field)];
}

const checkSku = (sku: string, field: string): Problem[] =>
  sku.length <= OPTION_SKU_MAX && /^[A-Za-z0-9._-]*$/.test(sku)
    ? []
    : [problem("customOption.badSku", field, OPTION_SKU_MAX)];

function checkMost({ type, maxCharacters }: OptionDraft, field: string): Problem[] {
  if (maxCharacters === null) return [];
  const most = chosenBy(type) === "text" ? mostOf(type) : 0;
  const isGood = Number.isInteger(maxCharacters) && maxCharacters >= 1 && maxCharacters <= most;
  return isGood ? [] : [problem("customOption.badMost", field, most)];
}

/** The most characters of a text of this type. */
export const mostOf = (type: OptionDraft["type"]): number =>
  type === "area" ? OPTION_TEXT_MAX.area : OPTION_TEXT_MAX.field;

/** A title that another one in the list has: nobody could tell them apart, and neither could a file. */
function titledTwice(
  all: readonly { readonly title: string }[],
  fieldOf: (at: number) => string,
): Problem[] {
  const known = new Set<string>();
  return all.flatMap(({ title }, at) => {
    const isTwice = known.has(title);
    known.add(title);
    return isTwice ? [problem("customOption.titleTwice", fieldOf(at), title)] : [];
  });
}
