import type { PriceAction } from "@placket/domain/pricing/price-rule";
import { checkCatalogRule } from "@placket/domain/promotion/check-catalog-rule";
import { ALWAYS } from "@placket/domain/promotion/condition";
import type { Choices } from "../promotion.queries.ts";
import type { CatalogRuleRow, SentCatalogRule } from "./catalog-rule.queries.ts";

/** A rule while it is written: as it is sent. */
export type CatalogDraft = SentCatalogRule;

/** What a new rule begins as: switched off, ten percent off everything. */
export const newCatalogDraft = (choices: Choices): CatalogDraft => ({
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
  conditions: ALWAYS,
  action: { kind: "byPercent", micro: 100_000 },
});

/** The rule as its form begins with it. */
export function catalogDraftOf(rule: CatalogRuleRow): CatalogDraft {
  const { id: _id, version: _version, ...draft } = rule;
  return draft;
}

/** What is wrong with what is written, by the domain's own check. */
export const checkCatalogDraft = (draft: CatalogDraft) =>
  checkCatalogRule({
    ...draft,
    activeFrom: draft.activeFrom === null ? null : new Date(draft.activeFrom),
    activeTo: draft.activeTo === null ? null : new Date(draft.activeTo),
  });

/** What each kind of action begins as. */
export const NEW_PRICE_ACTIONS: { readonly [Kind in PriceAction["kind"]]: PriceAction } = {
  byPercent: { kind: "byPercent", micro: 100_000 },
  byFixed: { kind: "byFixed", minor: 100 },
  toPercent: { kind: "toPercent", micro: 900_000 },
  toFixed: { kind: "toFixed", minor: 1000 },
};
