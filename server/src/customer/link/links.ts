import { LINK_MS, LINK_PAGES, type LinkPurpose } from "@placket/domain/customer/link";
import { checkAccountEmail } from "@placket/domain/customer/person";
import { usernameParts } from "@placket/domain/customer/username";
import { isRedirectPath } from "@placket/domain/customer/redirect-path";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkForm } from "../../bot-check/bot-check.ts";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { createBehindAnswer, type BehindAnswer } from "../../jobs/behind-answer.ts";
import { countTry, triedBy } from "../../session/sign-in-tries.ts";
import { settingsOf } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";
import { selectCustomerByUsername, type CustomerRow } from "../customer.sql.ts";
import { writeToCustomer } from "../letters.ts";
import { insertLink } from "./link.sql.ts";
import { pageInPortal } from "./page-in-portal.ts";
import { clientOf } from "../sign-in.ts";
import { hashOfToken, newToken } from "../../token.ts";

/** Links that are being written behind the answer; one that is lost with the process is asked for again. */
export const linksOnTheirWay = holding<BehindAnswer>({
  name: "links on their way",
  open: ({ log }) => createBehindAnswer(log),
  close: (links) => links.close(),
});

interface LinkWish {
  readonly purpose: "password" | "login";
  readonly email: string;
  readonly redirectPath?: string | null | undefined;
  readonly cartId?: string | null | undefined;
}

/** Characters of a cart's id; a longer one is nobody's. */
const CART_ID_MAX = 64;

/**
 * Mails a link to whoever has an account with this email (ACCT-25, ACCT-26). The answer is the same and comes as
 * soon when nobody has one: whether there is somebody to write to is looked up behind it. `ctx.db` must not be a
 * transaction.
 */
export async function askForLink(ctx: Ctx, wish: LinkWish): Promise<Result<true>> {
  const { emailPattern, loginLinkEnabled } = settingsOf(ctx);
  if (wish.purpose === "login" && !loginLinkEnabled) {
    return refuse(problem("customer.noLoginLinks", "email"));
  }
  // In a portal its code stands before the email (ACCT-12).
  const email = wish.email.trim();
  const problems = checkAccountEmail(usernameParts(email).name, emailPattern);
  if (problems.length > 0) return refuse(...problems);
  const proven = await checkForm(ctx, "forgot");
  if (!proven.ok) return proven;
  const counted = await countTry(ctx, triedBy("letter", email, clientOf(ctx)), "email");
  if (!counted.ok) return counted;
  ctx.held(linksOnTheirWay).begin("a link by letter", () => mailLink(ctx, { ...wish, email }));
  return ok(true);
}

async function mailLink(ctx: Ctx, { purpose, email, ...wish }: LinkWish): Promise<void> {
  await transact(ctx, async (tx) => {
    const customer = await selectCustomerByUsername(tx.db, email);
    if (!customer?.isActive) return ok(undefined);
    const link = await writeLink(tx, customer, { purpose, ...wish });
    const letter = purpose === "password" ? "customer.password" : "customer.loginLink";
    await writeToCustomer(tx, letter, { to: customer, link });
    return ok(undefined);
  });
}

interface LinkDraft extends Pick<LinkWish, "redirectPath" | "cartId"> {
  readonly purpose: LinkPurpose;
  /** An hour unless told. */
  readonly lastsMs?: number;
  /** The session of staff who act for the customer by it. */
  readonly begunIn?: number;
  /** The email to which the account moves by it. */
  readonly newEmail?: string;
  readonly isByStaff?: boolean;
}

/** Writes a link for a customer; gives its address, which stands nowhere else, and when it is over. */
export async function writeLink(
  tx: Ctx,
  customer: Pick<CustomerRow, "id" | "username">,
  draft: LinkDraft,
): Promise<{ readonly address: string; readonly expiresAt: Date }> {
  const { purpose, redirectPath, cartId, lastsMs = LINK_MS, begunIn } = draft;
  const token = newToken();
  const expiresAt = new Date(tx.now.getTime() + lastsMs);
  await insertLink(tx.db, {
    tokenHash: hashOfToken(token),
    customerId: customer.id,
    purpose,
    redirectPath: redirectPath && isRedirectPath(redirectPath) ? redirectPath : null,
    cartMaskId: cartId && cartId.length <= CART_ID_MAX ? cartId : null,
    begunIn: begunIn ?? null,
    email: draft.newEmail ?? null,
    isByStaff: draft.isByStaff ?? false,
    createdAt: tx.now,
    expiresAt,
  });
  const page = pageInPortal(LINK_PAGES[purpose], customer);
  return { address: `${tx.settings.storeUrl}${page}#${token}`, expiresAt };
}
