import type { PasswordRules } from "@placket/domain/customer/password";
import type { StoreConfig } from "../graphql.gen.ts";

/** What the shop says about its accounts. */
export interface AccountRules {
  readonly password: PasswordRules;
  /** Over the form of a new account, and on its button (ACCT-05). */
  readonly createHeading: string;
  readonly createLabel: string;
}

type AccountRulesWire = Pick<
  StoreConfig,
  | "minimum_password_length"
  | "required_character_classes_number"
  | "create_account_heading"
  | "create_account_label"
>;

/** The rules of accounts in a store's configuration. */
export function accountRulesOf(wire: AccountRulesWire): AccountRules {
  return {
    password: {
      passwordMinLength: Number(wire.minimum_password_length),
      passwordClasses: Number(wire.required_character_classes_number),
    },
    createHeading: wire.create_account_heading,
    createLabel: wire.create_account_label,
  };
}
