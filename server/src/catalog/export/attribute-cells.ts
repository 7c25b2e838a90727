import { attributeColumns } from "@placket/domain/catalog-import/columns";
import { formatDate, parseDate } from "@placket/domain/catalog-import/date-cell";
import { joinList } from "@placket/domain/catalog-import/list-cell";
import { formatAmount } from "@placket/domain/catalog-import/number-cell";
import { formatPairs, type Pair } from "@placket/domain/catalog-import/pair-list";
import type { Attribute } from "../import/dictionary/dictionary.ts";
import type { AttributeValue } from "../import/draft/product-state.ts";
import type { ExportNames } from "./export-names.ts";

/** `additional_attributes`, and the attributes that Magento gives a column of their own. */
export function attributeCells(
  attributes: ReadonlyMap<string, AttributeValue>,
  names: ExportNames,
): Readonly<Record<string, string>> {
  const cells: Record<string, string> = {};
  const pairs: Pair[] = [];
  for (const [code, value] of [...attributes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = attributeText(names.dictionary.find(code), value, names.rules.decimals);
    const column = Object.entries(attributeColumns).find(([, known]) => known === code)?.[0];
    if (column !== undefined) cells[column] = text;
    else if (text !== "") pairs.push([code, text]);
  }
  return { ...cells, additional_attributes: formatPairs(pairs) };
}

function attributeText(
  attribute: Attribute | undefined,
  value: AttributeValue,
  decimals: number,
): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return attribute?.input === "date" ? dateText(value) : value;
  if (typeof value !== "number")
    return joinList(
      value.map((id) => attribute?.labels.get(id) ?? ""),
      "|",
    );
  if (attribute?.input === "select") return attribute.labels.get(value) ?? "";
  return attribute?.input === "price" ? formatAmount(value, decimals) : String(value);
}

function dateText(value: string): string {
  const at = parseDate(value);
  return at.ok ? formatDate(at.value) : value;
}
