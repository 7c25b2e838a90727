import { checkAccountEmail, checkPerson, type Person } from "@placket/domain/customer/person";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { endSessionsOf, renameSessions, renewOwnToken } from "../session/session.ts";
import { settingsOf } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { askingCustomer, type CustomerRow } from "./customer.ts";
import { lockCustomer, updateCustomer } from "./customer.sql.ts";
import { dropLinkLetters, writeToCustomer } from "./letters.ts";
import { deleteLinksOf } from "./link/link.sql.ts";
import type { ProvenChange } from "./new-password.ts";
import { proveSelf } from "./prove-self.ts";

/** What of a name is given anew. */
export type PersonChange = { readonly [Part in keyof Person]?: string | null | undefined };

/** Changes how whoever asks is called. */
export async function changePerson(tx: Ctx, change: PersonChange): Promise<Result<CustomerRow>> {
  const asking = await askingCustomer(tx);
  if (!asking.ok) return asking;
  const { id, firstName, lastName, suffix } = asking.value;
  const person = {
    firstName: (change.firstName ?? firstName).trim(),
    lastName: (change.lastName ?? lastName).trim(),
    suffix: (change.suffix ?? suffix).trim(),
  };
  const problems = checkPerson(person);
  if (problems.length > 0) return refuse(...problems);
  await updateCustomer(tx.db, id, person, tx.now);
  return ok({ ...asking.value, ...person });
}

/**
 * Changes the email of whoever asks and knows their password, and the name with it: both or neither. The old address is told of it, links that were sent
 * there are over, other devices are signed out, and this browser's session goes on by another token. `ctx.db` must not be a transaction.
 */
export async function changeEmail(
  ctx: Ctx,
  wish: { readonly email: string; readonly password: string; readonly person?: PersonChange },
): Promise<Result<ProvenChange>> {
  const email = wish.email.trim();
  const problems = checkAccountEmail(email, settingsOf(ctx).emailPattern);
  if (problems.length > 0) return refuse(...problems);
  const proven = await proveSelf(ctx, { password: wish.password, field: "password" });
  if (!proven.ok) return proven;
  const { id } = proven.value;
  return transact(ctx, async (tx) => {
    const before = await lockCustomer(tx.db, id);
    if (before?.passwordHash !== proven.value.passwordHash) {
      return refuse(problem("customer.wrongPassword", "password"));
    }
    const named = await changePerson(tx, wish.person ?? {});
    if (!named.ok) return named;
    // In a portal the code before it stays (ACCT-12).
    const code = before.username.slice(0, before.username.indexOf("#") + 1);
    const change = { email, username: code + email };
    if (!(await updateCustomer(tx.db, id, change, tx.now))) {
      return refuse(problem("customer.emailTaken", "email"));
    }
    await deleteLinksOf(tx.db, id);
    await dropLinkLetters(tx, before.email);
    await writeToCustomer(tx, "customer.emailChanged", { to: before });
    await endSessionsOf(tx, { customerId: id }, tx.sessionId);
    await renameSessions(tx, { customerId: id }, email);
    return ok({ customer: { ...named.value, ...change }, token: await renewOwnToken(tx) });
  });
}
