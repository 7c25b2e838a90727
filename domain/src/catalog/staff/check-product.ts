import { isUrlKey } from "../../catalog-import/url-key.ts";
import { isOneLine } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import { isStorePath } from "../../routing/store-path.ts";
import type { ScopeKind } from "../../store/scope-title.ts";
import type { ProductType } from "../product.ts";
import {
  ATTRIBUTE_PREFIX,
  isProductField,
  isSaidIn,
  type ProductChange,
  type ProductField,
  type ProductValues,
  type SaidValues,
} from "./product-values.ts";

const LINE_MAX = 255;
const META_MAX = 4000;
const PROSE_MAX = 65_536;
/** What a column of the database holds. */
const INT_MAX = 2_147_483_647;

/**
 * All that is wrong with what staff say of a product in a scope, by itself: whether an address is free and a category is
 * there, the database knows. Fields are named as in `ProductValues`.
 */
export function checkProductChange(
  { set, useDefault }: ProductChange,
  { scope, type }: { readonly scope: ScopeKind; readonly type: ProductType },
): readonly Problem[] {
  const said = Object.keys(set)
    .filter(isProductField)
    .filter((name) => set[name] !== undefined);
  const left = useDefault.filter((name) => !name.startsWith(ATTRIBUTE_PREFIX));
  const elsewhere = [...said, ...left].filter(
    (name) => !isProductField(name) || !isSaidIn(name, scope),
  );
  return [
    ...elsewhere.map((field) => problem("catalog.saidElsewhere", field)),
    ...said.flatMap((field) => checkField(field, set, type)),
    ...(scope === "default" ? checkLeft(left, type) : []),
    ...checkDates(set),
  ];
}

/** Types that are bought at a price of their own. */
const PRICED: ReadonlySet<ProductType> = new Set(["simple", "virtual"]);

/** What there is everywhere cannot go without a word. */
function checkLeft(left: readonly string[], type: ProductType): Problem[] {
  const missing = left.flatMap((field) => {
    if (field === "name") return [problem("catalog.nameMissing", field, LINE_MAX)];
    if (field === "urlKey") return [problem("catalog.badUrlKey", field)];
    if (field === "priceMinor" && PRICED.has(type)) return [problem("catalog.priceMissing", field)];
    return field === "isEnabled" || field === "visibility"
      ? [problem("catalog.saidElsewhere", field)]
      : [];
  });
  return missing;
}

function checkDates({ specialFrom = "", specialTo = "" }: SaidValues): Problem[] {
  const isTurned = specialFrom !== "" && specialTo !== "" && specialTo < specialFrom;
  return isTurned ? [problem("catalog.lastDayFirst", "specialTo")] : [];
}

type Check = (value: never, type: ProductType) => readonly Problem[];

function checkField(field: ProductField, set: SaidValues, type: ProductType): readonly Problem[] {
  const check: Check = CHECKS[field];
  return check(set[field] as never, type).map((found) => ({ ...found, field }));
}

const line = (max: number) => (value: string) =>
  value.trim().length <= max && isOneLine(value.trim())
    ? []
    : [problem("catalog.lineTooLong", "", max)];

const prose = (max: number) => (value: string) =>
  value.length <= max ? [] : [problem("catalog.textTooLong", "", max)];

const isAmount = (minor: number) => Number.isInteger(minor) && minor >= 0 && minor <= INT_MAX;

const amount = (minor: number | null) =>
  minor === null || isAmount(minor) ? [] : [problem("catalog.badAmount")];

const day = (text: string) => (text === "" || isDay(text) ? [] : [problem("catalog.badDay")]);

/** `2026-02-28`, and a day that there is. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const CHECKS: {
  readonly [Field in ProductField]: (
    value: ProductValues[Field],
    type: ProductType,
  ) => readonly Problem[];
} = {
  name: (name) =>
    name.trim() !== "" && name.trim().length <= LINE_MAX && isOneLine(name.trim())
      ? []
      : [problem("catalog.nameMissing", "", LINE_MAX)],
  urlKey: (key) => {
    const typed = key.trim().toLowerCase();
    if (!isUrlKey(typed)) return [problem("catalog.badUrlKey")];
    return isStorePath(typed) ? [problem("catalog.urlKeyTaken")] : [];
  },
  isEnabled: () => [],
  visibility: (number) =>
    Number.isInteger(number) && number >= 1 && number <= 4
      ? []
      : [problem("catalog.badVisibility")],
  shortDescription: prose(PROSE_MAX),
  description: prose(PROSE_MAX),
  metaTitle: line(LINE_MAX),
  metaKeywords: prose(META_MAX),
  metaDescription: prose(META_MAX),
  priceMinor: (minor, type) =>
    minor === null && PRICED.has(type) ? [problem("catalog.priceMissing")] : amount(minor),
  specialPriceMinor: amount,
  specialFrom: day,
  specialTo: day,
  weightGrams: (grams) => (grams === null || isAmount(grams) ? [] : [problem("catalog.badWeight")]),
  taxClassId: () => [],
  categoryIds: () => [],
  websiteIds: () => [],
};
