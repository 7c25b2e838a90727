import { problem, type Problem } from "../problem.ts";
import type { CartRule } from "./cart-rule.ts";
import { checkConditions } from "./check-conditions.ts";
import {
  amountProblems,
  COUNT_MAX,
  countProblems,
  frameProblems,
  NUMBER_MAX,
  shareProblems,
} from "./check-frame.ts";
import type { ActionKind, RuleAction } from "./rule-action.ts";

/** A rule as staff write it. */
export interface RuleDraft extends Omit<CartRule, "id"> {
  readonly usesPerCoupon: number | null;
  readonly usesPerCustomer: number | null;
}

/** What is wrong with a rule, each at its field; the form asks before the server does. */
export function checkRule(draft: RuleDraft): Problem[] {
  return [
    ...frameProblems(draft),
    ...checkAction(draft.action),
    ...checkConditions("conditions", draft.conditions),
    ...checkConditions("lines", draft.lines),
    ...countProblems("usesPerCoupon", draft.usesPerCoupon, { from: 1, to: NUMBER_MAX }),
    ...countProblems("usesPerCustomer", draft.usesPerCustomer, { from: 1, to: COUNT_MAX }),
    ...limitProblems(draft),
  ];
}

/** Uses are counted by the code that was typed. */
function limitProblems(draft: RuleDraft): Problem[] {
  if (draft.needsCoupon) return [];
  const limited = (["usesPerCoupon", "usesPerCustomer"] as const).filter(
    (of) => draft[of] !== null,
  );
  return limited.map((field) => problem("promotion.limitNeedsCode", field));
}

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
