import type { StoreConfig } from "@placket/contract/graphql.gen";
import type { StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../context.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { cleanTerms, isPopupOn } from "./popup.ts";

type NamedStore = Pick<StoreConfig, "store_code">;

/** A field of the configuration, as the store view that is asked about says it. */
const said =
  <Value>(read: (ctx: Ctx) => Value) =>
  ({ store_code: code }: NamedStore, _: unknown, ctx: Ctx): Value =>
    read({ ...ctx, store: ctx.held(stores).viewByCode(code ?? "") ?? ctx.store });

const set = <Path extends keyof StoreSettings>(path: Path) => said((ctx) => settingsOf(ctx)[path]);

/**
 * The popup by the names that the documents have for it (CONF-26). Its code is nobody's before they ask (decision
 * 0131): each address is given its own in the answer of `app-subscribe-email`.
 */
export const popupFields = {
  marketing_popup_config_enable: said(isPopupOn),
  marketing_popup_config_discount: set("popupDiscount"),
  marketing_popup_config_coupon_code: () => null,
  marketing_popup_config_bottom_content_line1: set("popupLine1"),
  marketing_popup_config_bottom_content_line2: set("popupLine2"),
  marketing_popup_config_term_content: said((ctx) => cleanTerms(settingsOf(ctx))),
  newsletter_form_enabled: set("newsletterFormEnabled"),
  newsletter_form_need_consent: set("newsletterNeedsConsent"),
  newsletter_form_consent_text: set("newsletterConsentText"),
};
