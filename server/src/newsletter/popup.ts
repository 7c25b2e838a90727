import type { StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../context.ts";
import { cleanHtml } from "../http/guard/clean-html.ts";
import { giveCoupon, givingRule } from "../promotion/give-coupon.ts";
import { settingsOf } from "../store/store-config.ts";

/** Whether the newsletter's popup is shown (FOOT-17): staff want it, and its rule gives codes here and now. */
export function isPopupOn(ctx: Ctx): boolean {
  return ruleOf(ctx, settingsOf(ctx)) !== undefined;
}

/** What an address is given for asking by the popup (FOOT-19); `undefined` where it is shown no more. */
export async function popupCode(tx: Ctx, email: string): Promise<string | undefined> {
  const rule = ruleOf(tx, settingsOf(tx));
  return rule && giveCoupon(tx, rule.id, email);
}

const cleaned = new WeakMap<Terms, string>();

type Terms = Pick<StoreSettings, "popupTerms">;

/** The terms of settings as clean HTML, cleaned once: a document may name them some hundred times. */
export function cleanTerms(settings: Terms): string {
  const terms = cleaned.get(settings) ?? cleanHtml(settings.popupTerms);
  cleaned.set(settings, terms);
  return terms;
}

function ruleOf(ctx: Ctx, { popupEnabled, popupRuleId }: StoreSettings) {
  return popupEnabled && popupRuleId !== null ? givingRule(ctx, popupRuleId) : undefined;
}
