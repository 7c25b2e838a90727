import { isPerson } from "@placket/domain/bot-check/bot-verdict";
import type { GuardedForm } from "@placket/domain/store/guarded-forms";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { RecaptchaType } from "@placket/domain/store/recaptcha-type";
import type { StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import type { BotCheckProvider } from "../providers/bot-check/bot-check-provider.ts";
import { stores } from "../store/store-config.ts";
import { recaptchaProvider } from "../providers/bot-check/recaptcha-provider.ts";

/** Whoever tells machines from people; without keys nobody has to prove anything. */
export const botCheckProvider = holding<BotCheckProvider | undefined>({
  name: "bot check",
  open: ({ settings: { recaptcha } }) => recaptcha && recaptchaProvider(recaptcha),
});

/**
 * The recaptcha that placing an order wants (CHECK-26, CONF-07); null for none. That of this store view, or else of
 * any other of its website: carts are open in all of them, so the least careful one would stand for all.
 */
export function placeOrderRecaptcha(
  ctx: Ctx,
): { readonly siteKey: string; readonly type: RecaptchaType } | null {
  const [type] = settingsOfWebsite(ctx)
    .map(({ placeOrderRecaptcha }) => placeOrderRecaptcha)
    .filter((wanted) => wanted !== null);
  const botCheck = ctx.held(botCheckProvider);
  return botCheck && type ? { siteKey: botCheck.siteKey, type } : null;
}

/**
 * The recaptcha that a form wants (ACCT-27); null for none. Whichever view of the website is the most careful
 * counts, as with orders: accounts are the same in all of them.
 */
export function formRecaptcha(
  ctx: Ctx,
  form: GuardedForm,
): { readonly siteKey: string; readonly type: RecaptchaType } | null {
  const [guarded] = settingsOfWebsite(ctx).filter(
    (one) => one.formRecaptcha !== null && one.recaptchaForms.includes(form),
  );
  const botCheck = ctx.held(botCheckProvider);
  const type = guarded?.formRecaptcha;
  return botCheck && type ? { siteKey: botCheck.siteKey, type } : null;
}

/** Refuses unless what was sent with a form proves that no machine filled it, where the shop wants that proven. */
export async function checkForm(ctx: Ctx, form: GuardedForm): Promise<Result<true>> {
  const wanted = formRecaptcha(ctx, form);
  return wanted ? checkBotProof(ctx, { type: wanted.type, action: form }) : ok(true);
}

/** Of this store view first, then of the others of its website. */
function settingsOfWebsite({ held, store }: Ctx): StoreSettings[] {
  const directory = held(stores);
  const others = directory.views.filter(({ id, websiteId }) => {
    return websiteId === store.websiteId && id !== store.id;
  });
  return [store, ...others].map((view) => directory.settingsOf(view));
}

/** Refuses unless the call brings a proof that was made for this action and passes. */
export async function checkBotProof(
  ctx: Ctx,
  { type, action }: { type: RecaptchaType; action: string },
): Promise<Result<true>> {
  const proof = ctx.botProof ?? "";
  if (proof === "") return refuse(problem("botCheck.missing", CAPTCHA_FIELD));
  if (proof.length > PROOF_MAX) return refuse(problem("botCheck.failed", CAPTCHA_FIELD));
  const verdict = (await ctx.held(botCheckProvider)?.verify(proof)) ?? "unanswered";
  if (verdict === "unanswered") return refuse(problem("botCheck.unreachable", CAPTCHA_FIELD));
  const scores = settingsOfWebsite(ctx).map(({ recaptchaMinimumScore: score }) => score);
  const minimumScore = Math.max(...scores);
  if (isPerson(verdict, { type, action, minimumScore })) return ok(true);
  return refuse(problem("botCheck.failed", CAPTCHA_FIELD));
}

const CAPTCHA_FIELD = "captcha";

/** Characters; proofs have one to two thousand. */
const PROOF_MAX = 8192;
