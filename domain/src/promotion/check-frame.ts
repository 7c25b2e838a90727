import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import type { RuleFrame } from "./rule-frame.ts";

export const RULE_NAME_MAX = 120;
export const RULE_LABEL_MAX = 80;
export const NUMBER_MAX = 1_000_000_000;
export const COUNT_MAX = 100_000;

type Frame = Pick<RuleFrame, "name" | "labels" | "activeFrom" | "activeTo" | "priority">;

/** What is wrong with what every rule has: its name, what shoppers read, its dates, its priority. */
export function frameProblems({ name, labels, activeFrom, activeTo, priority }: Frame): Problem[] {
  const isNamed = name.trim() !== "" && name.length <= RULE_NAME_MAX && isOneLine(name);
  const isLabel = (label: string) =>
    label !== "" && label.length <= RULE_LABEL_MAX && isOneLine(label);
  return [
    ...(isNamed ? [] : [problem("promotion.nameMissing", "name", RULE_NAME_MAX)]),
    ...(Object.values(labels).every(isLabel)
      ? []
      : [problem("promotion.labelInvalid", "labels", RULE_LABEL_MAX)]),
    ...(activeFrom && activeTo && activeFrom >= activeTo
      ? [problem("promotion.datesTurned", "activeTo")]
      : []),
    ...countProblems("priority", priority, { from: 0, to: COUNT_MAX }),
  ];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Nothing is wrong with what is not said. */
export function countProblems(field: string, value: number | null, { from, to }: Span): Problem[] {
  return value === null || isWithin(value, { from, to })
    ? []
    : [problem("promotion.countInvalid", field, from, to)];
}

/** Whether it is a whole number of the span, both ends among it. */
export const isWithin = (value: number, { from, to }: Span): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** A share in millionths, of one at least and of all at most. */
export const shareProblems = (micro: number): Problem[] =>
  isWithin(micro, { from: 1, to: 1_000_000 }) ? [] : [problem("promotion.shareInvalid", "micro")];

/** An amount in minor units, above nothing. */
export const amountProblems = (minor: number): Problem[] =>
  isWithin(minor, { from: 1, to: NUMBER_MAX }) ? [] : [problem("promotion.amountInvalid", "minor")];
