import { randomInt } from "node:crypto";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import {
  checkCode,
  checkCodesWish,
  couponKey,
  madeCode,
  type CodesWish,
} from "@placket/domain/promotion/coupon-code";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { PageAsked } from "../list/list-page.ts";
import { deleteCode, insertCodes, selectCodes } from "./coupon-admin.sql.ts";
import { holdRule } from "./rule-admin.sql.ts";

/** Codes of a rule, a page of them. */
export const listCodes = (
  ctx: Ctx,
  search: { readonly ruleId: number; readonly text: string },
  asked: PageAsked,
) => selectCodes(ctx.db, search, asked);

/** A code that staff write. */
export async function addCode(tx: Ctx, ruleId: number, typed: string): Promise<Result<number>> {
  const code = typed.trim();
  const problems = checkCode(code);
  if (problems.length > 0) return refuse(...problems);
  const rule = await holdRule(tx.db, ruleId);
  if (!rule) return refuse(noSuchRule());
  const added = await insertCodes(tx.db, rule, [code]);
  if (added === 0) return refuse(problem("promotion.codeTaken", "code"));
  await leaveTrace(tx, { action: "promotion.addCodes", subject: rule.name, after: { code } });
  return ok(added);
}

/** Many codes, drawn by chance; those that stand already are drawn again. */
export async function makeCodes(tx: Ctx, ruleId: number, wish: CodesWish): Promise<Result<number>> {
  const problems = checkCodesWish(wish);
  if (problems.length > 0) return refuse(...problems);
  const rule = await holdRule(tx.db, ruleId);
  if (!rule) return refuse(noSuchRule());
  let added = 0;
  while (added < wish.count) {
    added += await insertCodes(tx.db, rule, drawn(wish, wish.count - added));
  }
  await leaveTrace(tx, { action: "promotion.addCodes", subject: rule.name, after: wish });
  return ok(added);
}

function drawn(wish: CodesWish, count: number): string[] {
  const codes = new Map<string, string>();
  while (codes.size < count) {
    const code = madeCode(wish, (below) => randomInt(below));
    codes.set(couponKey(code), code);
  }
  return [...codes.values()];
}

/** Takes one code of a rule away, whoever has it. */
export async function removeCode(tx: Ctx, id: number): Promise<Result<number>> {
  const gone = await deleteCode(tx.db, id);
  if (!gone) return refuse(problem("promotion.noSuchCoupon", "id"));
  const rule = await holdRule(tx.db, gone.rule_id);
  await leaveTrace(tx, {
    action: "promotion.removeCode",
    subject: rule?.name ?? "",
    before: { code: gone.code },
  });
  return ok(id);
}

const noSuchRule = () => problem("promotion.noSuchRule", "id");
