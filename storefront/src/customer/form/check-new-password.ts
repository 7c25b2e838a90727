import { checkPassword, type PasswordRules } from "@placket/domain/customer/password";
import { problem, type Problem } from "@placket/domain/problem";

/** A password that is to be, as its two fields hold it. */
interface NewPassword {
  /** The first field's name. */
  readonly field: string;
  readonly password: string;
  readonly again: string;
  readonly email: string;
  /** The shop's; where they have not come, the server alone says what is wrong. */
  readonly rules: PasswordRules | undefined;
}

/** What is wrong with a new password (ACCT-11), and whether it was typed alike twice (OPEN-37). */
export function checkNewPassword({ field, password, again, email, rules }: NewPassword): Problem[] {
  if (password === "") return [problem("checkout.required", field)];
  const wrong = rules ? checkPassword(password, { email, rules, field }) : [];
  return password === again
    ? wrong
    : [...wrong, problem("customer.passwordsDiffer", againField(field))];
}

/** The name of the field in which a password is typed again. */
export const againField = (field: string) => `${field}Again`;
