import type { StoreConfig } from "@placket/contract/graphql.gen";
import { GUARDED_FORMS } from "@placket/domain/store/guarded-forms";
import type { Ctx } from "../context.ts";
import { stores } from "../store/store-config.ts";
import { formRecaptcha, placeOrderRecaptcha } from "./bot-check.ts";

export const botCheckResolvers = {
  /** What the browser needs to prove itself; null where nothing has to be proven (CHECK-26, CONF-07). */
  StoreConfig: {
    recaptcha_site_key: (config: NamedStore, _: unknown, ctx: Ctx) =>
      (recaptchaOf(config, ctx) ?? guardedForms(config, ctx)[0])?.siteKey ?? null,
    place_order_recaptcha_type: (config: NamedStore, _: unknown, ctx: Ctx) =>
      recaptchaOf(config, ctx)?.type ?? null,
    form_recaptcha_type: (config: NamedStore, _: unknown, ctx: Ctx) =>
      guardedForms(config, ctx)[0]?.type ?? null,
    form_recaptcha_actions: (config: NamedStore, _: unknown, ctx: Ctx) =>
      guardedForms(config, ctx).map(({ form }) => form),
  },
};

type NamedStore = Pick<StoreConfig, "store_code">;

const recaptchaOf = (config: NamedStore, ctx: Ctx) => placeOrderRecaptcha(inStore(config, ctx));

/** The forms that want a proof, each with the recaptcha that gives it. */
function guardedForms(config: NamedStore, ctx: Ctx) {
  const inside = inStore(config, ctx);
  return GUARDED_FORMS.flatMap((form) => {
    const wanted = formRecaptcha(inside, form);
    return wanted ? [{ form, ...wanted }] : [];
  });
}

const inStore = ({ store_code: code }: NamedStore, ctx: Ctx): Ctx => ({
  ...ctx,
  store: ctx.held(stores).viewByCode(code ?? "") ?? ctx.store,
});
