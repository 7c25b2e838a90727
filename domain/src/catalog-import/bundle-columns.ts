import { ok, problem, refuse, type Result } from "../problem.ts";
import { parseBundleValues, type OptionDraft } from "./bundle-values.ts";
import type { CellReading } from "./cells.ts";

/** What is said of all of a bundle, by the keys of table `bundle`. */
export interface BundleTerms {
  readonly price_type: "dynamic" | "fixed";
  readonly sku_type: "dynamic" | "fixed";
  readonly weight_type: "dynamic" | "fixed";
  readonly price_view: "range" | "lowest";
  readonly ships: "together" | "separately";
}

/** What a row says of a bundle; absent parts stay as they are. */
export interface BundleDraft {
  readonly terms: Partial<BundleTerms>;
  readonly options?: readonly OptionDraft[];
}

export const bundleTermsDefaults: BundleTerms = {
  price_type: "dynamic",
  sku_type: "dynamic",
  weight_type: "dynamic",
  price_view: "range",
  ships: "together",
};

type TermColumn = {
  readonly [Field in keyof BundleTerms]: readonly [
    field: Field,
    column: string,
    words: Readonly<Record<BundleTerms[Field], string>>,
  ];
}[keyof BundleTerms];

const dynamicOrFixed = { dynamic: "dynamic", fixed: "fixed" } as const;

/** Each term with its column and Magento's words for it. */
export const bundleTermColumns = [
  ["price_type", "bundle_price_type", dynamicOrFixed],
  ["sku_type", "bundle_sku_type", dynamicOrFixed],
  ["price_view", "bundle_price_view", { range: "Price range", lowest: "As low as" }],
  ["weight_type", "bundle_weight_type", dynamicOrFixed],
  ["ships", "bundle_shipment_type", { together: "together", separately: "separately" }],
] as const satisfies readonly TermColumn[];

export const BUNDLE_VALUES = "bundle_values";

/** What a row says of a bundle; `undefined` where it says nothing. */
export function readBundle(row: CellReading): BundleDraft | undefined {
  const terms = bundleTermColumns.flatMap(([field, column, words]) => {
    const said = row.value(column, (cell) => readWord(cell, words));
    return said === undefined ? [] : [[field, said ?? bundleTermsDefaults[field]]];
  });
  const options = row.list(BUNDLE_VALUES, parseBundleValues, []);
  if (terms.length === 0 && !options) return undefined;
  // The table pairs each field with its own words.
  return { terms: Object.fromEntries(terms) as Partial<BundleTerms>, ...(options && { options }) };
}

function readWord(cell: string, words: Readonly<Record<string, string>>): Result<string> {
  const text = cell.trim().toLowerCase();
  const found = Object.entries(words).find(([, word]) => word.toLowerCase() === text);
  return found
    ? ok(found[0])
    : refuse(problem("import.notOneOf", "", Object.values(words).join(", ")));
}
