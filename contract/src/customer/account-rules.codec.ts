import type { PasswordRules } from "@placket/domain/customer/password";
import { formCheckOf, type FormCheck, type FormCheckWire } from "../bot-check/form-check.codec.ts";
import type { StoreConfig } from "../graphql.gen.ts";

/** What the shop says about its accounts. */
export interface AccountRules {
  readonly password: PasswordRules;
  /** Over the form of a new account, and on its button: the loyalty variant where points are earned (ACCT-05). */
  readonly createHeading: string;
  readonly createLabel: string;
  readonly sendsLoginLinks: boolean;
  /** The recaptcha of forms, and which of them want it (ACCT-27); null where none does. */
  readonly formCheck: FormCheck | null;
}

type AccountRulesWire = Pick<
  StoreConfig,
  | "minimum_password_length"
  | "required_character_classes_number"
  | "create_account_heading"
  | "create_account_label"
  | "loyalty_enabled"
  | "loyalty_create_account_heading"
  | "loyalty_create_account_label"
  | "customer_login_link_enabled"
> &
  FormCheckWire;

/** The rules of accounts in a store's configuration. */
export function accountRulesOf(wire: AccountRulesWire): AccountRules {
  return {
    password: {
      passwordMinLength: Number(wire.minimum_password_length),
      passwordClasses: Number(wire.required_character_classes_number),
    },
    ...createWordsOf(wire),
    sendsLoginLinks: wire.customer_login_link_enabled,
    formCheck: formCheckOf(wire),
  };
}

function createWordsOf(
  wire: AccountRulesWire,
): Pick<AccountRules, "createHeading" | "createLabel"> {
  return wire.loyalty_enabled
    ? {
        createHeading: wire.loyalty_create_account_heading,
        createLabel: wire.loyalty_create_account_label,
      }
    : { createHeading: wire.create_account_heading, createLabel: wire.create_account_label };
}
