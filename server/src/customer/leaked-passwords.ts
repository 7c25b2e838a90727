import { problem, type Problem } from "@placket/domain/problem";
import { checkPassword, stemOf } from "@placket/domain/customer/password";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { settingsOf } from "../store/store-config.ts";

/** Passwords that leaks have in common, in small letters: what every list of guesses begins with. */
export const leakedPasswords = holding<ReadonlySet<string>>({
  name: "leaked passwords",
  open: () => new Set(dictionary["passwords-common"]),
});

/** What is wrong with a password that somebody chooses: by the shop's rules, or because everybody guesses it. */
export function checkChosenPassword(
  ctx: Ctx,
  { password, email, field = "password" }: { password: string; email: string; field?: string },
): Problem[] {
  const rules = settingsOf(ctx);
  const problems = checkPassword(password, { email, rules, field, names: [rules.storeName] });
  if (problems.length > 0) return problems;
  const plain = password.toLowerCase();
  const leaked = ctx.held(leakedPasswords);
  const isLeaked = leaked.has(plain) || leaked.has(stemOf(password));
  return isLeaked ? [problem("customer.passwordLeaked", field)] : [];
}
