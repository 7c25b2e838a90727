import { checkRule, type RuleDraft } from "@placket/domain/promotion/check-rule";
import { ALWAYS } from "@placket/domain/promotion/condition";
import type { RuleAction } from "@placket/domain/promotion/rule-action";
import type { Choices, RuleRow, SentRule } from "./promotion.queries.ts";

/** A rule while it is written: as it is sent, but for its dates, which are typed in the reader's own time. */
export type Draft = SentRule;

/** What a new rule begins as. */
export const newDraft = (choices: Choices): Draft => ({
  name: "",
  labels: {},
  currency: choices.catalogCurrency,
  isActive: false,
  activeFrom: null,
  activeTo: null,
  websiteIds: [],
  groupIds: [],
  priority: 0,
  stopsFurther: false,
  needsCoupon: false,
  conditions: ALWAYS,
  lines: ALWAYS,
  action: { kind: "percent", micro: 100_000 },
  usesPerCoupon: null,
  usesPerCustomer: null,
});

/** The rule as its form begins with it. */
export function draftOf(rule: RuleRow): Draft {
  const { id: _id, version: _version, coupons: _coupons, uses: _uses, ...draft } = rule;
  return draft;
}

/** What is wrong with what is written, by the domain's own check. */
export const checkDraft = (draft: Draft) => checkRule(asRule(draft));

const asRule = (draft: Draft): RuleDraft => ({
  ...draft,
  activeFrom: draft.activeFrom === null ? null : new Date(draft.activeFrom),
  activeTo: draft.activeTo === null ? null : new Date(draft.activeTo),
});

/** What each kind of action begins as. */
export const NEW_ACTIONS: { readonly [Kind in RuleAction["kind"]]: RuleAction } = {
  percent: { kind: "percent", micro: 100_000 },
  fixedPiece: { kind: "fixedPiece", minor: 100 },
  fixedCart: { kind: "fixedCart", minor: 1000 },
  buyGet: { kind: "buyGet", buy: 2, get: 1, micro: 1_000_000, times: null },
  cheapestFree: { kind: "cheapestFree", of: 3 },
  freeShipping: { kind: "freeShipping", for: "cart" },
};
