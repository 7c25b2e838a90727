import { checkAccountEmail } from "@placket/domain/customer/person";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { disownCards } from "../payment/stored-card/stored-cards.ts";
import { endSessionsOf } from "../session/session.ts";
import { countTry, triedBy } from "../session/sign-in-tries.ts";
import { settingsOf } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import {
  lockCustomer,
  selectCustomerByUsername,
  updateCustomer,
  type CustomerRow,
} from "./customer.sql.ts";
import { dropLinkLetters, writeToCustomer } from "./letters.ts";
import { deleteLinksFor, deleteLinksOf, takeLink } from "./link/link.sql.ts";
import { linksOnTheirWay, writeLink } from "./link/links.ts";
import { proveSelf } from "./prove-self.ts";
import { clientOf } from "./sign-in.ts";
import { hashOfToken } from "../token.ts";

/** An email to which an account is to move. */
interface EmailWish {
  readonly email: string;
  readonly password: string;
}

/**
 * Judges a wish for another email of whoever asks and knows their password. Wishes are counted, by account and by
 * address: nobody writes letters through us, and nobody asks who has an account. `ctx.db` must not be a transaction.
 */
export async function checkNewEmail(
  ctx: Ctx,
  { email, password }: EmailWish,
): Promise<Result<CustomerRow>> {
  const problems = checkAccountEmail(email, settingsOf(ctx).emailPattern);
  if (problems.length > 0) return refuse(...problems);
  const proven = await proveSelf(ctx, { password, field: "password" });
  if (!proven.ok) return proven;
  for (const login of [`account ${proven.value.id}`, email]) {
    // One after the other: who has to wait for the first is not counted for the second.
    // oxlint-disable-next-line no-await-in-loop
    const counted = await countTry(ctx, triedBy("letter", login, clientOf(ctx)), "email");
    if (!counted.ok) return counted;
  }
  return proven;
}

/**
 * Mails the link that moves an account to an address, behind the answer, which is the same for every address; the account
 * as it was when its password was proven.
 */
export function beginNewEmail(ctx: Ctx, customer: CustomerRow, email: string): void {
  ctx.held(linksOnTheirWay).begin("a link to a new email", async () => {
    await transact(ctx, async (tx) => {
      const now = await lockCustomer(tx.db, customer.id);
      // Meanwhile the account may be closed, or its password another one: then it was wished by somebody else.
      const isTheirs = now?.isActive === true && now.passwordHash === customer.passwordHash;
      if (isTheirs) await mailNewEmail(tx, now, { email });
      return ok(undefined);
    });
  });
}

/**
 * Writes the letter that asks an address whether an account may move to it; an earlier wish is over. Gives `false`,
 * and writes nothing, where somebody else signs in by it.
 */
export async function mailNewEmail(
  tx: Ctx,
  customer: CustomerRow,
  { email, isByStaff = false }: { readonly email: string; readonly isByStaff?: boolean },
): Promise<boolean> {
  const { id } = customer;
  await deleteLinksFor(tx.db, id, "email");
  const holder = await selectCustomerByUsername(tx.db, usernameOf(customer, email));
  if (holder !== undefined && holder.id !== id) return false;
  const link = await writeLink(tx, customer, { purpose: "email", newEmail: email, isByStaff });
  await writeToCustomer(tx, "customer.emailWanted", { to: { ...customer, email }, link });
  return true;
}

/** What one signs in by with another email; in a portal the code before it stays (ACCT-12). */
const usernameOf = ({ username }: CustomerRow, email: string): string =>
  username.slice(0, username.indexOf("#") + 1) + email;

/**
 * Moves an account to the email that its link was sent to, once. The old address is told of it, links that were sent
 * there are over, and everybody is signed out. Where staff wished for it, stored cards do not go along: whoever reads
 * the new mailbox may be somebody else.
 */
export async function confirmNewEmail(tx: Ctx, token: string): Promise<Result<true>> {
  const sought = { tokenHash: hashOfToken(token), purpose: "email", now: tx.now } as const;
  const link = await takeLink(tx.db, sought);
  const before = link && (await lockCustomer(tx.db, link.customerId));
  if (!link?.email || !before?.isActive) return refuse(LINK_OVER);
  const { id } = before;
  const { email } = link;
  const change = { email, username: usernameOf(before, email) };
  // Whoever else has begun to sign in by it keeps it; nobody is told that there is somebody.
  if (!(await updateCustomer(tx.db, id, change, tx.now))) return refuse(LINK_OVER);
  await deleteLinksOf(tx.db, id);
  await dropLinkLetters(tx, before.email);
  await writeToCustomer(tx, "customer.emailChanged", { to: before });
  await endSessionsOf(tx, { customerId: id });
  if (link.isByStaff) await disownCards(tx, id);
  return ok(true);
}

const LINK_OVER = problem("customer.wrongEmailLink", "token");
