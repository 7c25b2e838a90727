import { isGuessed, stemOf } from "@placket/domain/customer/guessed-password";
import { checkPassword } from "@placket/domain/customer/password";
import { problem, type Problem } from "@placket/domain/problem";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { onlyOnce } from "../only-once.ts";
import { settingsOf } from "../store/store-config.ts";
import type { CustomerRow } from "./customer.ts";

/** Passwords that leaks have in common, in small letters: what every list of guesses begins with. */
export const leakedPasswords = holding<ReadonlySet<string>>({
  name: "leaked passwords",
  open: onlyOnce(() => new Set(dictionary["passwords-common"])),
});

interface Chosen {
  readonly password: string;
  /** Who chooses it. */
  readonly by: Pick<CustomerRow, "email" | "firstName" | "lastName">;
  readonly field?: string;
}

/** What is wrong with a password that somebody chooses: by the shop's rules, or because everybody guesses it. */
export function checkChosenPassword(
  ctx: Ctx,
  { password, by, field = "password" }: Chosen,
): Problem[] {
  const rules = settingsOf(ctx);
  const problems = checkPassword(password, { email: by.email, rules, field });
  if (problems.length > 0) return problems;
  const { storeName, passwordMinLength: least } = rules;
  if (isGuessed(password, { ...by, storeName, least })) {
    return [problem("customer.passwordGuessed", field)];
  }
  const plain = password.toLowerCase();
  const leaked = ctx.held(leakedPasswords);
  const isLeaked = leaked.has(plain) || leaked.has(stemOf(password));
  return isLeaked ? [problem("customer.passwordLeaked", field)] : [];
}
