import { problem, type Problem } from "../problem.ts";
import { isWithin, NUMBER_MAX, RULE_NAME_MAX } from "./check-frame.ts";
import {
  COMPARISONS_OF,
  FACTS,
  factsOf,
  isGroup,
  type About,
  type Condition,
  type FactCondition,
  type FactValue,
} from "./condition.ts";

const CONDITIONS_MAX = 100;
const DEPTH_MAX = 5;
const VALUES_MAX = 500;

/**
 * What is wrong with conditions, said once at their field.
 * @param about what alone they may ask of; anything unless told.
 */
export function checkConditions(field: string, condition: Condition, about?: About): Problem[] {
  if (countOf(condition) > CONDITIONS_MAX || depthOf(condition) > DEPTH_MAX) {
    return [problem("promotion.conditionsTooMany", field, CONDITIONS_MAX, DEPTH_MAX)];
  }
  if (about && !asksOnly(condition, about)) return [problem("promotion.conditionInvalid", field)];
  const wrong = leavesOf(condition).flatMap((leaf) => whatIsWrong(leaf) ?? []);
  const [error] = wrong;
  return error ? [problem(error, field)] : [];
}

/** Whether nothing else is asked of it, nor of another line. */
function asksOnly(condition: Condition, about: About): boolean {
  if (!isGroup(condition)) return factsOf(about).includes(condition.fact);
  return condition.match !== "line" && condition.of.every((part) => asksOnly(part, about));
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
