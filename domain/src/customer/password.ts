import { problem, type Problem } from "../problem.ts";
import type { StoreSettings } from "../store/settings.ts";

/** Longest password of a customer, in UTF-16 units: long enough for any manager, and hashed in bounded time. */
const CUSTOMER_PASSWORD_MAX = 128;

/** The classes of characters that a password may be of (OPEN-02). */
const CLASSES: readonly RegExp[] = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** What the shop asks of a password (ACCT-11). */
export type PasswordRules = Pick<StoreSettings, "passwordMinLength" | "passwordClasses">;

/** Whose password it is to be, by what rules, and in which field it was typed. */
interface Chosen {
  readonly email: string;
  readonly rules: PasswordRules;
  readonly field?: string;
}

/**
 * All that is wrong with a password that a customer chooses for the account of this email (ACCT-11). Whether it is easy
 * to guess, the store says besides (`isGuessed`).
 */
export function checkPassword(
  password: string,
  { email, rules, field = "password" }: Chosen,
): Problem[] {
  const { passwordMinLength: least, passwordClasses: classes } = rules;
  if (password.length > CUSTOMER_PASSWORD_MAX) {
    return [problem("customer.passwordTooLong", field, CUSTOMER_PASSWORD_MAX)];
  }
  if (password === "") return [problem("customer.passwordTooShort", field, least)];
  const kinds = CLASSES.filter((one) => one.test(password)).length;
  const wrong = [
    password.trim() !== password && problem("customer.passwordSpaces", field),
    password.length < least && problem("customer.passwordTooShort", field, least),
    kinds < classes && problem("customer.passwordClasses", field, classes),
    password.toLowerCase() === email.trim().toLowerCase() &&
      problem("customer.passwordIsEmail", field),
  ];
  return wrong.filter((found) => found !== false);
}
