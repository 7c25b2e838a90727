import { problem, type Problem } from "../problem.ts";
import { OPTION_TYPES, type OptionType } from "./bundle.ts";

/** What is said of all of a bundle, as it is stored. */
export interface BundleTermsDraft {
  readonly priceType: "dynamic" | "fixed";
  readonly skuType: "dynamic" | "fixed";
  readonly weightType: "dynamic" | "fixed";
  readonly priceView: "range" | "lowest";
  readonly ships: "together" | "separately";
}

/** A selection as staff write it. */
export interface SelectionDraft {
  readonly productId: number;
  readonly isDefault: boolean;
  readonly defaultQuantity: number;
  readonly canChangeQuantity: boolean;
  /** What it adds to a bundle of a fixed price: an amount, or a part of the bundle's own in millionths. */
  readonly priceMinor: number;
  readonly priceMicro: number | null;
  /** The heading that it stands under, by store view code; `default` for all others. */
  readonly groupLabels: Readonly<Record<string, string>>;
}

/** An option as staff write it; its title is its name in the bundle. */
export interface OptionDraft {
  readonly title: string;
  readonly type: OptionType;
  readonly isRequired: boolean;
  readonly isByImage: boolean;
  readonly selections: readonly SelectionDraft[];
}

/** A bundle as staff write it. */
export interface BundleDraft extends BundleTermsDraft {
  readonly sku: string;
  readonly name: string;
  readonly isEnabled: boolean;
  /** Its own, where it is fixed. */
  readonly priceMinor: number | null;
  readonly isStepped: boolean;
  /** What the straps of a pair are called; `""` as usual. */
  readonly leftLabel: string;
  readonly rightLabel: string;
  readonly options: readonly OptionDraft[];
}

const TEXT_MAX = 255;
const SKU_MAX = 64;
const PIECES_MAX = 10_000;

/** All that is wrong with a bundle as staff wrote it; fields are paths such as `options.1.title`. */
export function checkBundleDraft(draft: BundleDraft): readonly Problem[] {
  const { sku, name, priceType, priceMinor, options } = draft;
  const titles = options.map(({ title }) => title.trim());
  return [
    ...(isText(sku, SKU_MAX) ? [] : [problem("bundle.skuMissing", "sku", SKU_MAX)]),
    ...(isText(name, TEXT_MAX) ? [] : [problem("bundle.nameMissing", "name")]),
    ...(priceType === "fixed" && priceMinor === null
      ? [problem("bundle.priceMissing", "priceMinor")]
      : []),
    ...(options.length === 0 ? [problem("bundle.noOptions", "options")] : []),
    ...options.flatMap((option, at) => [
      ...checkOption(option, `options.${at}`),
      ...(titles.indexOf(titles[at] ?? "") < at
        ? [problem("bundle.titleTwice", `options.${at}.title`)]
        : []),
    ]),
  ];
}

function checkOption({ title, type, selections }: OptionDraft, field: string): Problem[] {
  const ids = selections.map(({ productId }) => productId);
  const defaults = selections.filter(({ isDefault }) => isDefault);
  const isType = OPTION_TYPES.includes(type);
  return [
    ...(isText(title, TEXT_MAX) ? [] : [problem("bundle.titleMissing", `${field}.title`)]),
    ...(selections.length === 0 || !isType ? [problem("bundle.noSelections", field)] : []),
    ...(new Set(ids).size < ids.length ? [problem("bundle.productTwice", field)] : []),
    ...(type !== "multi" && defaults.length > 1 ? [problem("bundle.defaultsTwice", field)] : []),
    ...selections.flatMap(({ defaultQuantity: pieces }, at) =>
      Number.isInteger(pieces) && pieces >= 1 && pieces <= PIECES_MAX
        ? []
        : [problem("bundle.badQuantity", `${field}.selections.${at}.defaultQuantity`, PIECES_MAX)],
    ),
  ];
}

const isText = (text: string, max: number): boolean =>
  text.trim() !== "" && text.trim().length <= max;
