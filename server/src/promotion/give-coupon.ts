import { randomInt } from "node:crypto";
import { isOn } from "@placket/domain/promotion/cart-rule";
import { madeCode, type CodesWish } from "@placket/domain/promotion/coupon-code";
import type { Ctx } from "../context.ts";
import { nameOfEmail } from "./buyer-names.ts";
import type { StoredRule } from "./cart-rule.sql.ts";
import { cartRules } from "./cart-rules.ts";
import { insertGivenCode, selectGivenCode } from "./coupon-admin.sql.ts";
import { rulesAt } from "./promotion.ts";
import { holdGivingRule } from "./rule-admin.sql.ts";

/** Codes that nobody reads out before they are pasted: too many to be guessed. */
const GIVEN: CodesWish = { count: 1, length: 8, alphabet: "both", prefix: "" };

/** The rule whose codes may be given here and now: it is on, wants a code, and is meant for whoever asks. */
export function givingRule(ctx: Ctx, ruleId: number): StoredRule | undefined {
  const place = { ...rulesAt(ctx), currency: ctx.store.currency, now: ctx.now };
  const rule = ctx.held(cartRules).find(({ id }) => id === ruleId);
  return rule?.needsCoupon && isOn(rule, place) ? rule : undefined;
}

/**
 * A code of the rule for an email address, in a transaction that stands: one for each, however often it asks, so that
 * the answer tells nobody whether the address has asked before. `undefined` where the rule gives none any more.
 */
export async function giveCoupon(
  tx: Ctx,
  ruleId: number,
  email: string,
): Promise<string | undefined> {
  if (!givingRule(tx, ruleId)) return undefined;
  const rule = await holdGivingRule(tx.db, ruleId);
  if (!rule) return undefined;
  const givenTo = nameOfEmail(email);
  // Another turn is for a code that stands already; one in ever so many.
  for (;;) {
    const given = await selectGivenCode(tx.db, ruleId, givenTo);
    if (given !== undefined) return given;
    const code = madeCode(GIVEN, (below) => randomInt(below));
    await insertGivenCode(tx.db, rule, { code, givenTo });
  }
}
