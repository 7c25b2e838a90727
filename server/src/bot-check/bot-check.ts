import { isPerson, type RecaptchaType } from "@placket/domain/bot-check/bot-verdict";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";

/** The recaptcha that placing an order wants in this store view (CHECK-26, CONF-07); null for none. */
export function placeOrderRecaptcha(
  ctx: Ctx,
): { readonly siteKey: string; readonly type: RecaptchaType } | null {
  const { placeOrderRecaptcha: type } = ctx.services.stores.settingsOf(ctx.store);
  const { botCheck } = ctx.services;
  return botCheck && type ? { siteKey: botCheck.siteKey, type } : null;
}

/** Refuses unless the call brings a proof that was made for this action and passes. */
export async function checkBotProof(
  ctx: Ctx,
  { type, action }: { type: RecaptchaType; action: string },
): Promise<Result<true>> {
  const proof = ctx.botProof ?? "";
  if (proof === "") return refuse(problem("botCheck.missing", CAPTCHA_FIELD));
  if (proof.length > PROOF_MAX) return refuse(problem("botCheck.failed", CAPTCHA_FIELD));
  const verdict = (await ctx.services.botCheck?.verify(proof)) ?? "unanswered";
  if (verdict === "unanswered") return refuse(problem("botCheck.unreachable", CAPTCHA_FIELD));
  const { recaptchaMinimumScore: minimumScore } = ctx.services.stores.settingsOf(ctx.store);
  if (isPerson(verdict, { type, action, minimumScore })) return ok(true);
  return refuse(problem("botCheck.failed", CAPTCHA_FIELD));
}

const CAPTCHA_FIELD = "captcha";

/** Characters; proofs have one to two thousand. */
const PROOF_MAX = 8192;
