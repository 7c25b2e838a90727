import {
  chosenBy,
  FREE,
  isCustomOptionType,
  isOfValues,
  CUSTOM_OPTION_TYPE_NAMES,
  type CustomOption,
  type CustomOptionType,
  type OptionDraft,
  type OptionPrice,
} from "../custom-option/custom-option.ts";
import { checkOptions } from "../custom-option/check-options.ts";
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

export const CUSTOM_OPTIONS = "custom_options";

/**
 * Reads `name=Fit,type=drop_down,required=0,price=10.0000,price_type=fixed,sku=,option_title=Gold|name=Fit,…`: a record
 * for each option that is typed, and for each value of the others; those of one name are of one option, in the order in
 * which they are met. Options of type `file` are refused (decision 0142).
 */
export function parseCustomOptions(cell: string, rules: RowRules): Result<readonly OptionDraft[]> {
  const options = new Map<string, OptionDraft>();
  for (const record of splitRaw(cell, "|")) {
    if (record.trim() === "") continue;
    const read = readRecord(record, rules);
    if (!read.ok) return read;
    const option = read.value;
    const known = options.get(option.title);
    if (!known) options.set(option.title, option);
    else if (known.type === option.type && isOfValues(known.type)) {
      options.set(option.title, { ...known, values: [...known.values, ...option.values] });
    } else return refuse(problem("import.badOption", "", option.title));
  }
  const drafts = [...options.values()];
  const [wrong] = checkOptions(drafts);
  return wrong ? refuse(problem("import.badOption", "", titleAt(drafts, wrong))) : ok(drafts);
}

const titleAt = (drafts: readonly OptionDraft[], { field }: Problem): string =>
  drafts[Number(field.split("-")[0])]?.title ?? field;

/** The cell that `parseCustomOptions` reads back. */
export function formatCustomOptions(options: readonly CustomOption[], decimals: number): string {
  return options
    .flatMap((option) => {
      const values = isOfValues(option.type) ? option.values : [null];
      return values.map((value) => {
        const { priceMinor, priceMicro, sku } = value ?? option;
        const isPart = priceMicro !== null;
        const pairs: (readonly [string, string])[] = [
          ["name", option.title],
          ["type", option.type],
          ["required", option.isRequired ? "1" : "0"],
          ["price", isPart ? formatAmount(priceMicro, 4) : formatAmount(priceMinor, decimals)],
          ["price_type", isPart ? "percent" : "fixed"],
          ["sku", sku],
          ...(option.maxCharacters === null
            ? []
            : ([["max_characters", String(option.maxCharacters)]] as const)),
          ...(value ? ([["option_title", value.title]] as const) : []),
        ];
        return formatPairs(pairs.map(([code, said]) => [code, escapeEntry(said, "|")]));
      });
    })
    .join("|");
}

function readRecord(record: string, { decimals }: RowRules): Result<OptionDraft> {
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
  if (title === "") return refuse(problem("import.badOption", "", record.trim()));
  const isPart = said.get("price_type")?.trim().toLowerCase() === "percent";
  const price: OptionPrice = {
    priceMinor: isPart ? 0 : take("price", 0, (text) => parseAmount(text, decimals)),
    priceMicro: isPart ? take("price", 0, parsePercentMicro) : null,
  };
  const type = take<CustomOptionType | "">("type", "", readType);
  const isRequired = take("required", false, parseFlag);
  const most = take("max_characters", 0, (text) => parseWhole(text, 0));
  if (problems.length > 0) return refuse(...problems);
  if (type === "") return refuse(problem("import.badOption", "", title));
  const sku = said.get("sku")?.trim() ?? "";
  const shared = { type, title, isRequired };
  if (!isOfValues(type)) {
    const maxCharacters = chosenBy(type) === "text" && most > 0 ? most : null;
    return ok({ ...shared, ...price, sku, maxCharacters, values: [] });
  }
  const value = { title: said.get("option_title")?.trim() ?? "", sku, ...price };
  return ok({ ...shared, ...FREE, sku: "", maxCharacters: null, values: [value] });
}

function readType(text: string): Result<CustomOptionType> {
  const type = text.toLowerCase();
  return isCustomOptionType(type)
    ? ok(type)
    : refuse(problem("import.notOneOf", "", CUSTOM_OPTION_TYPE_NAMES.join(", ")));
}
