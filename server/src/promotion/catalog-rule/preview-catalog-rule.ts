import { ok, refuse, type Result } from "@placket/domain/problem";
import {
  checkCatalogRule,
  type CatalogRuleDraft,
} from "@placket/domain/promotion/check-catalog-rule";
import type { CatalogRule } from "@placket/domain/promotion/catalog-rule";
import { groupTitle } from "@placket/domain/access/group-title";
import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import { pricesUnder, type PricesUnder } from "../../catalog/prices-under.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { taxes } from "../../tax/tax.ts";
import { selectCatalogRules } from "./catalog-rule.sql.ts";
import { priceRuleOf } from "./catalog-rules.ts";

/** What a rule makes of prices, and for whom they are. */
interface RulePreview extends PricesUnder {
  readonly website: string;
  readonly group: string;
  readonly currency: string;
}

/**
 * What a rule makes of today's prices, as if it were on, whenever it is meant to be: for the first website and group
 * that it names.
 * @param id the rule that it would take the place of.
 */
export async function previewCatalogRule(
  ctx: Ctx,
  { id, ...draft }: CatalogRuleDraft & { readonly id: number | null },
): Promise<Result<RulePreview>> {
  const problems = checkCatalogRule(draft);
  if (problems.length > 0) return refuse(...problems);
  const { rules } = await selectCatalogRules(ctx.db);
  const others = rules.filter((rule) => rule.id !== id);
  const always = { isActive: true, activeFrom: null, activeTo: null };
  const written = { ...draft, ...always, id: id ?? NOT_YET };
  const { views, defaultView } = ctx.held(stores);
  const [websiteId = defaultView.websiteId] = draft.websiteIds;
  const [groupId = GUEST_GROUP_ID] = draft.groupIds;
  const view = views.find((one) => one.websiteId === websiteId) ?? defaultView;
  const prices = await pricesUnder(
    ctx,
    { before: inOrder(others), after: inOrder([...others, written]) },
    { view, customerGroupId: groupId },
  );
  const group = ctx.held(taxes).groups.find((one) => one.id === groupId);
  return ok({
    ...prices,
    website: view.name,
    group: group ? groupTitle(group) : "",
    currency: view.currency,
  });
}

/** The number of a rule that is not written yet: it comes after all of its priority. */
const NOT_YET = 2 ** 31 - 1;

const inOrder = (rules: readonly CatalogRule[]) =>
  rules.toSorted((a, b) => a.priority - b.priority || a.id - b.id).map(priceRuleOf);
