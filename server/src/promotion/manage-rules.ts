import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkRule, type RuleDraft } from "@placket/domain/promotion/check-rule";
import type { CartRule } from "@placket/domain/promotion/cart-rule";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { changesOf } from "./changes-of.ts";
import { storedRule, type StoredRule } from "./cart-rule.sql.ts";
import { cartRules } from "./cart-rules.ts";
import {
  deleteRule,
  holdRule,
  insertRule,
  selectRule,
  selectRules,
  setActive,
  updateRule,
  type RuleRow,
  type RuleSearch,
} from "./rule-admin.sql.ts";

/** A rule as staff see it. */
export interface ListedRule extends StoredRule, Pick<RuleRow, "version" | "coupons" | "uses"> {}

/** Rules that match, a page of them. */
export async function listRules(
  ctx: Ctx,
  search: RuleSearch,
  asked: PageAsked,
): Promise<Result<Page<ListedRule>>> {
  const page = await selectRules(ctx.db, search, asked);
  return page.ok ? ok({ ...page.value, rows: page.value.rows.map(listed) }) : page;
}

/** A cart price rule, with how many codes it has and how often it was used. */
export async function ruleById(ctx: Ctx, id: number): Promise<Result<ListedRule>> {
  const found = await selectRule(ctx.db, id);
  return found ? ok(listed(found)) : refuse(noSuchRule());
}

const listed = (row: RuleRow): ListedRule => ({
  ...storedRule(row),
  version: row.version,
  coupons: row.coupons,
  uses: row.uses,
});

/** Writes a new cart price rule; refuses what `checkRule` finds wrong with it. */
export async function addRule(tx: Ctx, draft: RuleDraft): Promise<Result<ListedRule>> {
  const problems = checkRule(draft);
  if (problems.length > 0) return refuse(...problems);
  const id = await insertRule(tx.db, draft);
  await leaveTrace(tx, { action: "promotion.add", subject: draft.name.trim(), after: draft });
  return ruleById(tx, id);
}

/** Writes it anew. Refuses when it is not of the version that was read: what a colleague wrote would be lost. */
export async function changeRule(
  tx: Ctx,
  id: number,
  { version, ...draft }: RuleDraft & { readonly version: number },
): Promise<Result<ListedRule>> {
  const problems = checkRule(draft);
  if (problems.length > 0) return refuse(...problems);
  const held = await heldRule(tx, id, version);
  if (!held.ok) return held;
  if (!(await updateRule(tx.db, id, draft))) {
    return refuse(problem("promotion.codeTaken", "currency"));
  }
  const { id: _, ...before } = storedRule(held.value);
  await leaveTrace(tx, {
    action: "promotion.change",
    subject: held.value.name,
    ...changesOf<RuleDraft>(before, { ...draft, name: draft.name.trim() }),
  });
  return ruleById(tx, id);
}

/** Switches it on or off, whatever else a colleague has changed; one that is so already leaves no trace. */
export async function switchRule(
  tx: Ctx,
  id: number,
  isActive: boolean,
): Promise<Result<ListedRule>> {
  const held = await holdRule(tx.db, id);
  if (!held) return refuse(noSuchRule());
  if (held.is_active !== isActive) {
    await setActive(tx.db, id, isActive);
    await leaveTrace(tx, {
      action: "promotion.switch",
      subject: held.name,
      before: { isActive: held.is_active },
      after: { isActive },
    });
  }
  return ruleById(tx, id);
}

/** A copy that is switched off, without codes. */
export async function duplicateRule(tx: Ctx, id: number): Promise<Result<ListedRule>> {
  const found = await ruleById(tx, id);
  if (!found.ok) return found;
  const { id: _, version: _version, coupons: _coupons, uses: _uses, ...draft } = found.value;
  return addRule(tx, { ...draft, name: `${draft.name.slice(0, 100)} (copy)`, isActive: false });
}

/** Takes a rule away with its codes, against the version that was read. Orders keep what they were given. */
export async function removeRule(tx: Ctx, id: number, version: number): Promise<Result<number>> {
  const held = await heldRule(tx, id, version);
  if (!held.ok) return held;
  await deleteRule(tx.db, id);
  const { id: _, ...before } = storedRule(held.value);
  await leaveTrace(tx, { action: "promotion.remove", subject: held.value.name, before });
  return ok(id);
}

async function heldRule(tx: Ctx, id: number, version: number) {
  const held = await holdRule(tx.db, id);
  if (!held) return refuse(noSuchRule());
  return held.version === version ? ok(held) : refuse(problem("promotion.ruleChanged"));
}

const noSuchRule = () => problem("promotion.noSuchRule", "id");

/** An order priced anew, in minor units. */
export interface PricedAnew {
  readonly number: string;
  readonly placedAt: Date;
  readonly currency: string;
  readonly before: number;
  readonly after: number;
}

/** What rules make of the last orders, each priced by today's prices with the one set of rules and with the other. */
type PricesAnew = (
  ctx: Ctx,
  rules: { readonly before: readonly CartRule[]; readonly after: readonly CartRule[] },
) => Promise<readonly PricedAnew[]>;

export const lastOrdersAnew = slot<PricesAnew>("last orders priced anew");

/**
 * What a rule would make of the last orders, as if it were on, whenever it is meant to be, and as if everybody had
 * typed its code. `id`: the rule that it would take the place of.
 */
export async function previewRule(
  ctx: Ctx,
  { id, ...draft }: RuleDraft & { readonly id: number | null },
): Promise<Result<readonly PricedAnew[]>> {
  const problems = checkRule(draft);
  if (problems.length > 0) return refuse(...problems);
  const before = ctx.held(cartRules).filter((rule) => rule.id !== id);
  const always = { isActive: true, activeFrom: null, activeTo: null, needsCoupon: false };
  const after = [...before, { ...draft, ...always, id: id ?? 0 }];
  const orders = ctx.held(lastOrdersAnew).map((price) => price(ctx, { before, after }));
  return ok((await Promise.all(orders)).flat());
}
