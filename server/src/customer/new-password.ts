import { usernameParts } from "@placket/domain/customer/username";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { forgetBrowsers } from "../session/known-browser.ts";
import { passwords } from "../session/password.ts";
import { endSessionsOf, renewOwnToken } from "../session/session.ts";
import { transact } from "../transact.ts";
import type { CustomerRow } from "./customer.ts";
import { lockCustomer, selectCustomer, updateCustomer } from "./customer.sql.ts";
import { checkChosenPassword } from "./leaked-passwords.ts";
import { dropLinkLetters, writeToCustomer } from "./letters.ts";
import { deleteLinksOf, selectLink, takeLink } from "./link/link.sql.ts";
import { deletePasskeysOf } from "./passkey/passkey.sql.ts";
import { proveSelf } from "./prove-self.ts";
import { hashOfToken } from "../token.ts";

/**
 * Sets the password of whoever has a mailed link, once, and signs them out everywhere. Passkeys are over as well:
 * whoever made the account need not be who reads its mailbox. `ctx.db` must not be a transaction.
 */
export async function resetPassword(
  ctx: Ctx,
  wish: { readonly email: string; readonly token: string; readonly password: string },
): Promise<Result<true>> {
  const sought = { tokenHash: hashOfToken(wish.token), purpose: "password", now: ctx.now } as const;
  const link = await selectLink(ctx.db, sought);
  const owner = link && (await selectCustomer(ctx.db, link.customerId));
  const isTheirs =
    owner?.email.toLowerCase() === usernameParts(wish.email.trim()).name.toLowerCase();
  if (!owner?.isActive || !isTheirs) return refuse(LINK_OVER);
  const { password } = wish;
  const problems = checkChosenPassword(ctx, { password, by: owner, field: "newPassword" });
  if (problems.length > 0) return refuse(...problems);
  const hashed = await ctx.held(passwords).hash(password);
  if (!hashed.ok) return hashed;
  return transact(ctx, async (tx) => {
    // Two may come with it at once: it is over for the second.
    if (!(await takeLink(tx.db, sought))) return refuse(LINK_OVER);
    const customer = await lockCustomer(tx.db, owner.id);
    if (!customer?.isActive) return refuse(LINK_OVER);
    await setPassword(tx, customer, hashed.value);
    await deletePasskeysOf(tx.db, customer.id);
    await endSessionsOf(tx, { customerId: customer.id });
    return ok(true);
  });
}

const LINK_OVER = problem("customer.wrongResetToken", "resetPasswordToken");

/**
 * Changes the password of whoever asks and knows the one they have; their other devices are signed out, and this
 * browser's session goes on by another token. `ctx.db` must not be a transaction.
 */
export async function changePassword(
  ctx: Ctx,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<Result<ProvenChange>> {
  const proven = await proveSelf(ctx, { password: current, field: "currentPassword" });
  if (!proven.ok) return proven;
  const { id, passwordHash } = proven.value;
  const problems = checkChosenPassword(ctx, {
    password: next,
    by: proven.value,
    field: "newPassword",
  });
  if (problems.length > 0) return refuse(...problems);
  const hashed = await ctx.held(passwords).hash(next);
  if (!hashed.ok) return hashed;
  return transact(ctx, async (tx) => {
    const customer = await lockCustomer(tx.db, id);
    // Somebody else with the same password may have been first.
    if (customer?.passwordHash !== passwordHash) {
      return refuse(problem("customer.wrongPassword", "currentPassword"));
    }
    await setPassword(tx, customer, hashed.value);
    await endSessionsOf(tx, { customerId: id }, tx.sessionId);
    return ok({ customer, token: await renewOwnToken(tx) });
  });
}

/** What a password stood for: the account as it is, and the token of the browser that asked, once it is committed. */
export interface ProvenChange {
  readonly customer: CustomerRow;
  readonly token: string | undefined;
}

/** What opened the account beside the old password opens it no more. */
async function setPassword(tx: Ctx, customer: CustomerRow, passwordHash: string): Promise<void> {
  await updateCustomer(tx.db, customer.id, { passwordHash }, tx.now);
  await deleteLinksOf(tx.db, customer.id);
  await dropLinkLetters(tx, customer.email);
  await forgetBrowsers(tx, { customerId: customer.id });
  await writeToCustomer(tx, "customer.passwordChanged", { to: customer });
}
