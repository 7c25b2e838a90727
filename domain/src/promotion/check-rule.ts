import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import type { CartRule } from "./cart-rule.ts";
import {
  COMPARISONS_OF,
  FACTS,
  isGroup,
  type Condition,
  type FactCondition,
  type FactValue,
} from "./condition.ts";
import type { ActionKind, RuleAction } from "./rule-action.ts";

/** A rule as staff write it. */
export interface RuleDraft extends Omit<CartRule, "id"> {
  readonly usesPerCoupon: number | null;
  readonly usesPerCustomer: number | null;
}

export const RULE_NAME_MAX = 120;
export const RULE_LABEL_MAX = 80;
const CONDITIONS_MAX = 100;
const DEPTH_MAX = 5;
const VALUES_MAX = 500;
const NUMBER_MAX = 1_000_000_000;
const COUNT_MAX = 100_000;

/** What is wrong with a rule, each at its field; the form asks before the server does. */
export function checkRule(draft: RuleDraft): Problem[] {
  const { name, labels, activeFrom, activeTo } = draft;
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
    ...countProblems("priority", draft.priority, { from: 0, to: COUNT_MAX }),
    ...checkAction(draft.action),
    ...checkConditions("conditions", draft.conditions),
    ...checkConditions("lines", draft.lines),
    ...countProblems("usesPerCoupon", draft.usesPerCoupon, { from: 1, to: NUMBER_MAX }),
    ...countProblems("usesPerCustomer", draft.usesPerCustomer, { from: 1, to: COUNT_MAX }),
  ];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Nothing is wrong with what is not said. */
function countProblems(field: string, value: number | null, { from, to }: Span): Problem[] {
  return value === null || isWithin(value, { from, to })
    ? []
    : [problem("promotion.countInvalid", field, from, to)];
}

const isWithin = (value: number, { from, to }: Span) =>
  Number.isInteger(value) && value >= from && value <= to;

/** What is wrong with what a rule does. */
function checkAction(action: RuleAction): Problem[] {
  const check = ACTIONS[action.kind] as (action: RuleAction) => Problem[];
  return check(action);
}

const ACTIONS: {
  readonly [Kind in ActionKind]: (
    action: Extract<RuleAction, { readonly kind: Kind }>,
  ) => Problem[];
} = {
  percent: ({ micro }) => shareProblems(micro),
  fixedPiece: ({ minor }) => amountProblems(minor),
  fixedCart: ({ minor }) => amountProblems(minor),
  buyGet: ({ buy, get, micro, times }) => [
    ...countProblems("buy", buy, { from: 1, to: COUNT_MAX }),
    ...countProblems("get", get, { from: 1, to: COUNT_MAX }),
    ...shareProblems(micro),
    ...countProblems("times", times, { from: 1, to: COUNT_MAX }),
  ],
  cheapestFree: ({ of }) => countProblems("of", of, { from: 2, to: COUNT_MAX }),
  freeShipping: () => [],
};

const shareProblems = (micro: number) =>
  isWithin(micro, { from: 1, to: 1_000_000 }) ? [] : [problem("promotion.shareInvalid", "micro")];

const amountProblems = (minor: number) =>
  isWithin(minor, { from: 1, to: NUMBER_MAX }) ? [] : [problem("promotion.amountInvalid", "minor")];

function checkConditions(field: string, condition: Condition): Problem[] {
  if (countOf(condition) > CONDITIONS_MAX || depthOf(condition) > DEPTH_MAX) {
    return [problem("promotion.conditionsTooMany", field, CONDITIONS_MAX, DEPTH_MAX)];
  }
  const wrong = leavesOf(condition).flatMap((leaf) => whatIsWrong(leaf) ?? []);
  const [error] = wrong;
  return error ? [problem(error, field)] : [];
}

const countOf = (condition: Condition): number =>
  isGroup(condition) ? condition.of.reduce((all, part) => all + countOf(part), 1) : 1;

/** No deeper than is asked about: a hostile one may be thousands deep. */
function depthOf(condition: Condition, from = 0): number {
  if (!isGroup(condition) || from > DEPTH_MAX) return from;
  return condition.of.reduce(
    (deepest, part) => Math.max(deepest, depthOf(part, from + 1)),
    from + 1,
  );
}

const leavesOf = (condition: Condition): FactCondition[] =>
  isGroup(condition) ? condition.of.flatMap(leavesOf) : [condition];

function whatIsWrong({ fact, is, values }: FactCondition) {
  const { holds } = FACTS[fact];
  const known: readonly string[] = COMPARISONS_OF[holds];
  if (!known.includes(is)) return "promotion.conditionInvalid";
  if (values.length === 0 || values.includes("")) return "promotion.valueMissing";
  const isList = holds === "texts" || holds === "ids";
  if (values.length > (isList ? VALUES_MAX : 1)) return "promotion.conditionInvalid";
  return values.every(FITS[holds]) ? undefined : "promotion.conditionInvalid";
}

const FITS: Readonly<Record<FactValue, (value: string | number) => boolean>> = {
  texts: (value) => typeof value === "string" && value.length <= RULE_NAME_MAX,
  ids: (value) => typeof value === "number" && isWithin(value, { from: 0, to: 2 ** 31 - 1 }),
  count: (value) => typeof value === "number" && isWithin(value, { from: 0, to: NUMBER_MAX }),
  amount: (value) => typeof value === "number" && isWithin(value, { from: 0, to: NUMBER_MAX }),
  instant: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
};
