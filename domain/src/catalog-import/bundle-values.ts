import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";
import type { RowRules } from "./cells.ts";
import { escapeEntry, splitRaw, unescapeEntry } from "./list-cell.ts";
import {
  formatAmount,
  parseAmount,
  parseFlag,
  parsePercentMicro,
  parseWhole,
} from "./number-cell.ts";
import { formatPairs, parsePairs } from "./pair-list.ts";

/** A selection as a file says it: its product by SKU. */
interface SelectionDraft {
  readonly sku: string;
  readonly isDefault: boolean;
  readonly defaultQuantity: number;
  readonly canChangeQuantity: boolean;
  /** What it adds to a bundle of a fixed price: an amount, or a part of the bundle's own in millionths. */
  readonly priceMinor: number;
  readonly priceMicro: number | null;
  /** Headings by store view code. */
  readonly groupLabels: Readonly<Record<string, string>>;
}

/** How an option is chosen of, as the room `bundle` calls it. */
type OptionType = "select" | "radio" | "multi";

/** An option of a bundle as a file says it. */
export interface OptionDraft {
  readonly title: string;
  readonly type: OptionType;
  readonly isRequired: boolean;
  readonly isByImage: boolean;
  readonly selections: readonly SelectionDraft[];
}

/** Magento has check boxes beside lists of several; both are several here. */
const TYPES: Readonly<Record<string, OptionType>> = {
  select: "select",
  radio: "radio",
  multi: "multi",
  checkbox: "multi",
};

const MOST_PIECES = 10_000;

/**
 * Reads `name=Coat,type=select,required=1,sku=COAT-M,default=1,default_qty=1.0000,can_change_qty=0|name=…`: selections,
 * those of one name are of one option. Options and selections stand in the order in which they are met.
 * `is_selection_by_image` and `product_name_group_label` are keys of our own.
 */
export function parseBundleValues(cell: string, rules: RowRules): Result<readonly OptionDraft[]> {
  const options = new Map<string, OptionDraft>();
  for (const record of splitRaw(cell, "|")) {
    if (record.trim() === "") continue;
    const read = readSelection(record, rules);
    if (!read.ok) return read;
    const { option, selection } = read.value;
    const known = options.get(option.title) ?? option;
    const isTwice = known.selections.some(
      ({ sku }) => sku.toLowerCase() === selection.sku.toLowerCase(),
    );
    if (isTwice) return refuse(problem("import.badBundle", "", option.title));
    options.set(option.title, { ...known, selections: [...known.selections, selection] });
  }
  return ok([...options.values()]);
}

/** The cell that `parseBundleValues` reads back. */
export function formatBundleValues(options: readonly OptionDraft[], decimals: number): string {
  return options
    .flatMap((option) =>
      option.selections.map((selection) =>
        formatPairs(
          pairsOf(option, selection, decimals).map(([code, value]) => [
            code,
            escapeEntry(value, "|"),
          ]),
        ),
      ),
    )
    .join("|");
}

function pairsOf(
  option: OptionDraft,
  selection: SelectionDraft,
  decimals: number,
): (readonly [string, string])[] {
  const { priceMicro, priceMinor, groupLabels } = selection;
  return [
    ["name", option.title],
    ["type", option.type],
    ["required", flag(option.isRequired)],
    ["sku", selection.sku],
    [
      "price",
      priceMicro === null ? formatAmount(priceMinor, decimals) : formatAmount(priceMicro, 4),
    ],
    ["default", flag(selection.isDefault)],
    ["default_qty", `${selection.defaultQuantity}.0000`],
    ["price_type", priceMicro === null ? "fixed" : "percent"],
    ["can_change_qty", flag(selection.canChangeQuantity)],
    ...(option.isByImage ? ([["is_selection_by_image", "1"]] as const) : []),
    ...(Object.keys(groupLabels).length > 0
      ? ([["product_name_group_label", JSON.stringify(groupLabels)]] as const)
      : []),
  ];
}

const flag = (is: boolean) => (is ? "1" : "0");

function readSelection(
  record: string,
  { decimals }: RowRules,
): Result<{ readonly option: OptionDraft; readonly selection: SelectionDraft }> {
  const pairs = parsePairs(record);
  if (!pairs.ok) return pairs;
  const said = new Map(pairs.value.map(([code, value]) => [code, unescapeEntry(value)]));
  const problems: Problem[] = [];
  const take = <Value>(code: string, usual: Value, read: (text: string) => Result<Value>) => {
    const text = said.get(code)?.trim() ?? "";
    if (text === "") return usual;
    const value = read(text);
    if (value.ok) return value.value;
    problems.push(...value.problems);
    return usual;
  };
  const title = said.get("name")?.trim() ?? "";
  const sku = said.get("sku")?.trim() ?? "";
  if (title === "" || sku === "") return refuse(problem("import.badBundle", "", title || sku));
  const isFixed = said.get("price_type")?.trim().toLowerCase() === "fixed";
  const option = {
    title,
    type: take<OptionType>("type", "select", readType),
    isRequired: take("required", true, parseFlag),
    isByImage: take("is_selection_by_image", false, parseFlag),
    selections: [],
  };
  const selection = {
    sku,
    isDefault: take("default", false, parseFlag),
    defaultQuantity: take("default_qty", 1, (text) => parseWhole(text, 1, MOST_PIECES)),
    canChangeQuantity: take("can_change_qty", true, parseFlag),
    priceMinor: isFixed ? take("price", 0, (text) => parseAmount(text, decimals)) : 0,
    priceMicro: isFixed ? null : take("price", 0, parsePercentMicro),
    groupLabels: take("product_name_group_label", {}, readLabels),
  };
  return problems.length > 0 ? refuse(...problems) : ok({ option, selection });
}

function readType(text: string): Result<OptionType> {
  const type = TYPES[text.toLowerCase()];
  return type ? ok(type) : refuse(problem("import.notOneOf", "", Object.keys(TYPES).join(", ")));
}

function readLabels(text: string): Result<Readonly<Record<string, string>>> {
  const refused = refuse(problem("import.badBundle", "", text));
  try {
    const map: unknown = JSON.parse(text);
    if (typeof map !== "object" || map === null || Array.isArray(map)) return refused;
    const entries = Object.entries(map as Readonly<Record<string, unknown>>);
    return entries.every((entry): entry is [string, string] => typeof entry[1] === "string")
      ? ok(Object.fromEntries(entries))
      : refused;
  } catch {
    return refused;
  }
}
