import { checkPerson, type Person } from "@placket/domain/customer/person";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { wantNewsletter } from "../newsletter/newsletter.ts";
import { transact } from "../transact.ts";
import { askingCustomer, type CustomerRow } from "./customer.ts";
import { updateCustomer } from "./customer.sql.ts";
import { beginNewEmail, checkNewEmail } from "./new-email.ts";

/** What of a name is given anew. */
type PersonChange = { readonly [Part in keyof Person]?: string | null | undefined };

/** What of an account is given anew; what is left out stays. */
export interface AccountChange extends PersonChange {
  /** Takes effect by a link that is sent there; the password proves who wishes it. */
  readonly email?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly isSubscribed?: boolean | null | undefined;
}

/**
 * Changes the account of whoever asks: how they are called, whether they want the newsletter, and where letters go,
 * all of it or nothing. Another email is asked by letter first. `ctx.db` must not be a transaction.
 */
export async function changeAccount(ctx: Ctx, change: AccountChange): Promise<Result<CustomerRow>> {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  const { email: before, passwordHash } = asking.value;
  const email = change.email?.trim() || before;
  const { password } = change;
  let wishing: CustomerRow | undefined;
  if (email !== before) {
    if (!password && passwordHash !== null) {
      return refuse(problem("customer.passwordWanted", "password"));
    }
    const person = checkPerson(personOf(asking.value, change));
    if (person.length > 0) return refuse(...person);
    const proven = await checkNewEmail(ctx, { email, password: password ?? "" });
    if (!proven.ok) return proven;
    wishing = proven.value;
  }
  const changed = await transact(ctx, (tx) => writeChange(tx, change));
  if (changed.ok && wishing) beginNewEmail(ctx, wishing, email);
  return changed;
}

async function writeChange(tx: Ctx, change: AccountChange): Promise<Result<CustomerRow>> {
  const asking = await askingCustomer(tx);
  if (!asking.ok) return asking;
  const { id, email } = asking.value;
  const person = personOf(asking.value, change);
  const problems = checkPerson(person);
  if (problems.length > 0) return refuse(...problems);
  await updateCustomer(tx.db, id, person, tx.now);
  const { isSubscribed = null } = change;
  if (isSubscribed !== null) await wantNewsletter(tx, email, isSubscribed);
  return ok({ ...asking.value, ...person });
}

const personOf = (before: Person, change: PersonChange): Person => ({
  firstName: (change.firstName ?? before.firstName).trim(),
  lastName: (change.lastName ?? before.lastName).trim(),
  suffix: (change.suffix ?? before.suffix).trim(),
});
