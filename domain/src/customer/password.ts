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
  /** Names that everybody would try here, as the shop's. */
  readonly names?: readonly string[];
}

/** What is wrong with a password that a customer chooses for the account of this email (ACCT-11). */
export function checkPassword(
  password: string,
  { email, rules, field = "password", names = [] }: Chosen,
): Problem[] {
  const { passwordMinLength: least, passwordClasses: classes } = rules;
  if (password.length > CUSTOMER_PASSWORD_MAX) {
    return [problem("customer.passwordTooLong", field, CUSTOMER_PASSWORD_MAX)];
  }
  if (password.trim() !== password) return [problem("customer.passwordSpaces", field)];
  if (password.length < least) return [problem("customer.passwordTooShort", field, least)];
  if (CLASSES.filter((one) => one.test(password)).length < classes) {
    return [problem("customer.passwordClasses", field, classes)];
  }
  if (password.toLowerCase() === email.trim().toLowerCase()) {
    return [problem("customer.passwordIsEmail", field)];
  }
  const isGuessed =
    repeats(password, least) || isNamed(password, [email.split("@")[0] ?? "", ...names]);
  return isGuessed ? [problem("customer.passwordGuessed", field)] : [];
}

/**
 * A password without the digits and signs that rules of classes add to a word: `Dragon1!` is guessed as soon as
 * `dragon` is.
 */
export const stemOf = (password: string): string =>
  password.toLowerCase().replace(/[^\p{L}]+$/u, "");

/** Whether it is one piece over and over that would be too short alone: `Aa1!Aa1!`. */
function repeats(password: string, least: number): boolean {
  for (let length = 1; length < least && length * 2 <= password.length; length += 1) {
    const piece = password.slice(0, length);
    if (piece.repeat(Math.ceil(password.length / length)).startsWith(password)) return true;
  }
  return false;
}

/** Whether it is a name and what rules of classes add to it. */
function isNamed(password: string, names: readonly string[]): boolean {
  const stem = stemOf(password);
  return stem !== "" && names.some((name) => stemOf(name.trim()) === stem);
}
