import type { StoreConfig } from "@placket/contract/graphql.gen";
import type { Ctx } from "../context.ts";
import { stores } from "../store/store-config.ts";
import { placeOrderRecaptcha } from "./bot-check.ts";

export const botCheckResolvers = {
  /** What the browser needs to prove itself; null where nothing has to be proven (CHECK-26, CONF-07). */
  StoreConfig: {
    recaptcha_site_key: (config: NamedStore, _: unknown, ctx: Ctx) =>
      recaptchaOf(config, ctx)?.siteKey ?? null,
    place_order_recaptcha_type: (config: NamedStore, _: unknown, ctx: Ctx) =>
      recaptchaOf(config, ctx)?.type ?? null,
  },
};

type NamedStore = Pick<StoreConfig, "store_code">;

function recaptchaOf({ store_code: code }: NamedStore, ctx: Ctx) {
  const store = ctx.held(stores).viewByCode(code ?? "") ?? ctx.store;
  return placeOrderRecaptcha({ ...ctx, store });
}
