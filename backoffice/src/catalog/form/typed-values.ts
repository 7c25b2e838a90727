import type { AttributeValue } from "@placket/domain/catalog/staff/product-values";
import { money } from "@placket/domain/money/money";
import { decimalOf, minorOf } from "@placket/domain/money/price-format";
import { fractionDigits } from "@placket/domain/store/currency";
import { gramsPer, weightIn, type WeightUnit } from "@placket/domain/store/weight-unit";
import type { FieldKind } from "./field-rows.ts";

/** A value as it is typed: a text, a box that is ticked or not, or what is chosen of several. */
export type Typed = string | boolean | readonly string[];

/** In what amounts and weights are typed. */
export interface Units {
  readonly currency: string;
  /** Of what is said everywhere. */
  readonly catalogCurrency: string;
  readonly weightUnit: WeightUnit;
}

/** A value as the calls take it: NaN for what is no number, which the rule refuses. */
type Value = AttributeValue | null;

interface Typing {
  readonly typed: (value: never, units: Units) => Typed;
  readonly value: (typed: never, units: Units) => Value;
}

const number = (typed: string, of: (number: number) => number = same) => {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  return /^[-+]?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? of(Number(text)) : Number.NaN;
};

/** `24.50`: as it is typed. */
export const amountTyped = (minor: number, currency: string): string =>
  decimalOf(money(minor, currency)).toFixed(fractionDigits(currency));

const same = (value: number) => value;
const textOf = (value: string) => value;

const TYPING: Readonly<Record<FieldKind, Typing>> = {
  line: { typed: textOf, value: textOf },
  prose: { typed: textOf, value: textOf },
  day: { typed: (value: string) => value.slice(0, "2026-11-29".length), value: textOf },
  yes: { typed: (value: boolean) => value, value: (typed: boolean) => typed },
  yesOrNo: {
    typed: (value: boolean) => (value ? "yes" : "no"),
    value: (typed: string) => (typed === "" ? null : typed === "yes"),
  },
  amount: {
    typed: (minor: number | null, { currency }) =>
      minor === null ? "" : amountTyped(minor, currency),
    value: (typed: string, { currency }) => number(typed, (amount) => minorOf(amount, currency)),
  },
  weight: {
    typed: (grams: number | null, { weightUnit }) =>
      grams === null ? "" : String(weightIn(grams, weightUnit)),
    value: (typed: string, { weightUnit }) =>
      number(typed, (weight) => Math.round(weight * gramsPer(weightUnit))),
  },
  number: { typed: String, value: (typed: string) => number(typed) },
  choice: {
    typed: (value: number | null) => (value === null ? "" : String(value)),
    value: (typed: string) => (typed === "" ? null : Number(typed)),
  },
  several: {
    typed: (ids: readonly number[]) => ids.map(String),
    value: (typed: readonly string[]) => typed.map(Number),
  },
};

/** A value as it stands in its field; nothing is an empty one. */
export const typedOf = (kind: FieldKind, value: unknown, units: Units): Typed =>
  value === undefined ? emptyOf(kind) : TYPING[kind].typed(value as never, units);

/** What was typed, as the calls take it. */
export const valueOf = (kind: FieldKind, typed: Typed, units: Units): Value =>
  TYPING[kind].value(typed as never, units);

const emptyOf = (kind: FieldKind): Typed => (kind === "several" ? [] : kind === "yes" ? false : "");

/** Whether two are the same, whatever the order of what is chosen. */
export const isSameTyped = (one: Typed, other: Typed): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (typed: Typed) => (typeof typed === "object" ? typed.toSorted() : typed);

/** Whether nothing is typed. */
export const isEmptyTyped = (typed: Typed): boolean =>
  typeof typed === "object" ? typed.length === 0 : typed === "";
