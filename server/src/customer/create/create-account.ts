import { checkAccountEmail, checkPerson, type Person } from "@placket/domain/customer/person";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkForm } from "../../bot-check/bot-check.ts";
import type { Ctx } from "../../context.ts";
import { passwords } from "../../session/password.ts";
import { countTry, triedBy } from "../../session/sign-in-tries.ts";
import { settingsOf } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { insertCustomer, selectCustomer, type CustomerRow } from "../customer.sql.ts";
import { writeToCustomer } from "../letters.ts";
import { checkChosenPassword } from "../leaked-passwords.ts";
import { clientOf } from "../sign-in.ts";

/** What somebody gives who wants an account (OPEN-37). */
interface AccountDraft extends Person {
  readonly email: string;
  readonly password: string;
}

/** The group of customers that nobody has put into another one: Magento's General. */
export const DEFAULT_GROUP_ID = 1;

/**
 * Makes an account (OPEN-37, ACCT-11). Who makes many, or asks about many emails by it, has to wait. What it begins
 * with is written by `begin`: refused, there is no account. `ctx.db` must not be a transaction.
 */
export async function createAccount(
  ctx: Ctx,
  draft: AccountDraft,
  begin: (tx: Ctx, made: CustomerRow) => Promise<Result<unknown>> = async () => ok(null),
): Promise<Result<CustomerRow>> {
  const email = draft.email.trim();
  const person = {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    suffix: draft.suffix.trim(),
  };
  const problems = [
    ...checkPerson(person),
    ...checkAccountEmail(email, settingsOf(ctx).emailPattern),
    ...checkChosenPassword(ctx, { password: draft.password, by: { ...person, email } }),
  ];
  if (problems.length > 0) return refuse(...problems);
  const proven = await checkForm(ctx, "create");
  if (!proven.ok) return proven;
  const counted = await countTry(ctx, triedBy("account", email, clientOf(ctx)), "email");
  if (!counted.ok) return counted;
  const hashed = await ctx.held(passwords).hash(draft.password);
  if (!hashed.ok) return hashed;
  return transact(ctx, async (tx) => {
    const id = await insertCustomer(tx.db, {
      ...person,
      email,
      username: email,
      passwordHash: hashed.value,
      groupId: DEFAULT_GROUP_ID,
      portalId: null,
      storeViewId: tx.store.id,
      createdAt: tx.now,
    });
    const made = id === undefined ? undefined : await selectCustomer(tx.db, id);
    if (!made) return refuse(problem("customer.emailTaken", "email"));
    const begun = await begin(tx, made);
    if (!begun.ok) return begun;
    await writeToCustomer(tx, "customer.welcome", { to: made });
    return ok(made);
  });
}
