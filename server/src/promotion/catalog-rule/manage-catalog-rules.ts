import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import {
  checkCatalogRule,
  type CatalogRuleDraft,
} from "@placket/domain/promotion/check-catalog-rule";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import type { Page, PageAsked } from "../../list/list-page.ts";
import { changesOf } from "../changes-of.ts";
import { storedCatalogRule, type StoredCatalogRule } from "./catalog-rule.sql.ts";
import {
  deleteRule,
  holdRule,
  insertRule,
  selectRule,
  selectRulePage,
  updateRule,
  type CatalogRuleSearch,
} from "./catalog-rule-admin.sql.ts";

/** Rules that match, a page of them. */
export async function listCatalogRules(
  ctx: Ctx,
  search: CatalogRuleSearch,
  asked: PageAsked,
): Promise<Result<Page<StoredCatalogRule>>> {
  const page = await selectRulePage(ctx.db, search, asked);
  return page.ok ? ok({ ...page.value, rows: page.value.rows.map(storedCatalogRule) }) : page;
}

/** A catalog price rule, as it is kept. */
export async function catalogRuleById(ctx: Ctx, id: number): Promise<Result<StoredCatalogRule>> {
  const found = await selectRule(ctx.db, id);
  return found ? ok(storedCatalogRule(found)) : refuse(noSuchRule());
}

/** Writes a new catalog price rule; refuses what `checkCatalogRule` finds wrong with it. */
export async function addCatalogRule(
  tx: Ctx,
  draft: CatalogRuleDraft,
): Promise<Result<StoredCatalogRule>> {
  const problems = checkCatalogRule(draft);
  if (problems.length > 0) return refuse(...problems);
  const id = await insertRule(tx.db, draft);
  await leaveTrace(tx, { action: "catalogRule.add", subject: draft.name.trim(), after: draft });
  return catalogRuleById(tx, id);
}

/** Writes it anew. Refuses when it is not of the version that was read: what a colleague wrote would be lost. */
export async function changeCatalogRule(
  tx: Ctx,
  id: number,
  { version, ...draft }: CatalogRuleDraft & { readonly version: number },
): Promise<Result<StoredCatalogRule>> {
  const problems = checkCatalogRule(draft);
  if (problems.length > 0) return refuse(...problems);
  const held = await heldRule(tx, id, version);
  if (!held.ok) return held;
  await updateRule(tx.db, id, draft);
  await leaveTrace(tx, {
    action: "catalogRule.change",
    subject: held.value.name,
    ...changesOf<CatalogRuleDraft>(draftOf(held.value), { ...draft, name: draft.name.trim() }),
  });
  return catalogRuleById(tx, id);
}

/** Switches it on or off, whatever else a colleague has changed; one that is so already leaves no trace. */
export async function switchCatalogRule(
  tx: Ctx,
  id: number,
  isActive: boolean,
): Promise<Result<StoredCatalogRule>> {
  const row = await holdRule(tx.db, id);
  if (!row) return refuse(noSuchRule());
  if (row.is_active === isActive) return ok(storedCatalogRule(row));
  await updateRule(tx.db, id, { ...draftOf(storedCatalogRule(row)), isActive });
  await leaveTrace(tx, {
    action: "catalogRule.switch",
    subject: row.name,
    before: { isActive: row.is_active },
    after: { isActive },
  });
  return catalogRuleById(tx, id);
}

/** A copy that is switched off. */
export async function duplicateCatalogRule(
  tx: Ctx,
  id: number,
): Promise<Result<StoredCatalogRule>> {
  const found = await catalogRuleById(tx, id);
  if (!found.ok) return found;
  const draft = draftOf(found.value);
  return addCatalogRule(tx, {
    ...draft,
    name: `${draft.name.slice(0, 100)} (copy)`,
    isActive: false,
  });
}

/** Takes a rule away, against the version that was read. Orders keep what they were given. */
export async function removeCatalogRule(
  tx: Ctx,
  id: number,
  version: number,
): Promise<Result<number>> {
  const held = await heldRule(tx, id, version);
  if (!held.ok) return held;
  await deleteRule(tx.db, id);
  const { name } = held.value;
  await leaveTrace(tx, {
    action: "catalogRule.remove",
    subject: name,
    before: draftOf(held.value),
  });
  return ok(id);
}

async function heldRule(tx: Ctx, id: number, version: number): Promise<Result<StoredCatalogRule>> {
  const held = await holdRule(tx.db, id);
  if (!held) return refuse(noSuchRule());
  return held.version === version
    ? ok(storedCatalogRule(held))
    : refuse(problem("promotion.ruleChanged"));
}

const noSuchRule = () => problem("promotion.noSuchRule", "id");

function draftOf({ id: _id, version: _version, ...draft }: StoredCatalogRule): CatalogRuleDraft {
  return draft;
}
