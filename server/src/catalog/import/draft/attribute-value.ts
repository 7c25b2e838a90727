import { parseDate } from "@placket/domain/catalog-import/date-cell";
import { splitList } from "@placket/domain/catalog-import/list-cell";
import { parseAmount, parseDecimal, parseFlag } from "@placket/domain/catalog-import/number-cell";
import { ok, type Result } from "@placket/domain/problem";
import type { Attribute, Dictionary } from "../dictionary/dictionary.ts";
import type { AttributeValue } from "./product-state.ts";

/** Whether the text can be a value of the attribute; options need not exist yet. */
export function checkAttributeValue(
  attribute: Attribute,
  text: string,
  decimals: number,
): Result<unknown> {
  const read = READERS[attribute.input];
  return read ? read(text, decimals) : ok(text);
}

/** The value to keep. Options that are new become pending in the dictionary. Text must have been checked. */
export function attributeValue(
  attribute: Attribute,
  text: string,
  { dictionary, decimals }: { readonly dictionary: Dictionary; readonly decimals: number },
): AttributeValue {
  if (attribute.input === "select") return dictionary.option(attribute, text.trim());
  if (attribute.input === "multiselect") {
    const ids = splitList(text, "|").map((label) => dictionary.option(attribute, label));
    return [...new Set(ids)];
  }
  const read = READERS[attribute.input];
  const result = read ? read(text, decimals) : ok(text);
  return result.ok ? result.value : text;
}

/** What a shopper would read: the option's label, or the text itself. */
export function labelOf(
  attribute: Attribute,
  value: AttributeValue | undefined,
): string | undefined {
  if (typeof value === "number" && attribute.input === "select") return attribute.labels.get(value);
  return typeof value === "string" ? value : undefined;
}

type Reader = (text: string, decimals: number) => Result<AttributeValue>;

const READERS: Partial<Record<Attribute["input"], Reader>> = {
  boolean: parseFlag,
  number: parseDecimal,
  price: parseAmount,
  date: (text) => {
    const at = parseDate(text);
    return at.ok ? ok(new Date(at.value).toISOString()) : at;
  },
};
