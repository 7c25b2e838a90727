import { RECAPTCHA_TYPES, type RecaptchaType } from "@placket/domain/store/recaptcha-type";
import type { StoreConfig } from "../graphql.gen.ts";

/** A recaptcha that forms want. */
export interface FormCheck {
  readonly type: RecaptchaType;
  readonly siteKey: string;
  /** By the actions of the spec: `login`, `create`, `forgot`, `newsletter`, `question`. */
  readonly forms: readonly string[];
}

export type FormCheckWire = Pick<
  StoreConfig,
  "recaptcha_site_key" | "form_recaptcha_type" | "form_recaptcha_actions"
>;

/** The recaptcha of forms, and which of them want it (ACCT-27); null where none does. */
export function formCheckOf(wire: FormCheckWire): FormCheck | null {
  const { recaptcha_site_key: siteKey, form_recaptcha_type: named } = wire;
  const type = RECAPTCHA_TYPES.find((known) => known === named);
  const forms = wire.form_recaptcha_actions ?? [];
  return type === undefined || !siteKey ? null : { type, siteKey, forms };
}
