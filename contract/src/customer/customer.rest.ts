import { z } from "zod";
import { BOT_PROOF, BOT_PROOF_MAX } from "../bot-check/bot-proof.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, price, text } from "../shapes.ts";
import { portalData } from "../store/portal-data.ts";

/** A customer as super users find and name them (REP-35). */
export const assignedCustomer = z.object({
  id: z.number(),
  /** What they sign in by: the email, in a portal with its code before it. */
  email: z.string(),
  name: z.string(),
  customer_number: z.string(),
  company_name: z.string(),
});

export type AssignedCustomerWire = z.output<typeof assignedCustomer>;

/** Who is logged in, or that nobody is (ACCT-14 to 16). What nobody but a super user has is there, and empty. */
const accountInfo = z.object({
  id: z.number().nullable(),
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  group: z.object({ customer_group_code: z.string() }),
  isLoggedIn: z.boolean(),
  isSalesRepresentative: z.boolean(),
  customerNumber: z.string(),
  extensionAttributes: z.object({
    customer_number_info: z.object({
      custid: z.string(),
      company_name: z.string(),
      website_name: z.string(),
    }),
    is_active_super_user: z.boolean(),
    is_logged_in_as_assigned_super_user_customer: z.boolean(),
    /** The account itself, where a super user has come in for it. */
    assigned_su_customer_info: assignedCustomer.nullable(),
    customer_group_hash: z.string(),
    /** The email of whoever acts for them, staff or a super user; `null` for the customer's own session. */
    acted_by: z.string().nullable(),
    /** The portal of whoever is logged in; its id is 0 where there is none. */
    portal_data: portalData,
  }),
});

export type AccountInfoWire = z.output<typeof accountInfo>;

/** OPEN-05. */
export const cameIn = z.object({
  success: z.literal(true),
  message: z.string(),
  /** For the storage key `customerToken`: in a browser it opens nothing without that browser's session. */
  token: z.string(),
  account: accountInfo,
  /** Where a mailed link leads whoever has come in by it; a path of this store. */
  redirect_path: z.string().nullable(),
  /** What changed by it: lines of a cart that did not fit. Shown as notices (chrome §7). */
  tips: z.array(z.string()),
});

export type CameInWire = z.output<typeof cameIn>;

/** A sign-in's token: of a session, or of a browser. */
const token = text(128);

/** The account operations (OPEN-06). */
export const customerEndpoints = {
  logIn: endpoint({
    method: "POST",
    path: "app-login",
    summary:
      "Signs a customer in. A page of the store gets a session in a cookie, a program a token to send as bearer.",
    source: "ACCT-20, OPEN-05, OPEN-06, decision 0038",
    can: "account.enter",
    body: z.object({
      username: text(320),
      password: text(1024),
      [BOT_PROOF]: text(BOT_PROOF_MAX).optional(),
    }),
    reply: cameIn,
    errors: [
      "customer.wrongLogin",
      "customer.tooManyTries",
      "access.tooManyRequests",
      "botCheck.missing",
      "botCheck.failed",
      "botCheck.unreachable",
    ],
  }),
  logOut: endpoint({
    method: "POST",
    path: "app-logout",
    summary:
      "Ends the session that asks; the browser forgets it and its cart. Whoever was in for a customer as a super user goes on as themselves.",
    source: "ACCT-22, ACCT-09, CART-17, REP-26",
    can: "account.enter",
    reply: z.object({
      success: z.literal(true),
      account: accountInfo,
      /** Of the super user who is back in a session of their own; `null` where nobody is signed in any more. */
      token: z.string().nullable(),
    }),
    errors: [],
  }),
  accountInfo: endpoint({
    method: "GET",
    path: "app-account-info",
    summary: "Who is logged in; an account of nobody when a session is over.",
    source: "ACCT-21, ACCT-10, ACCT-14 to 16",
    can: "shop.browse",
    reply: accountInfo,
    errors: [],
  }),
  tokenOwner: endpoint({
    method: "POST",
    path: "app-token-owner",
    summary:
      "Whose sign-in a mailed link's or a program's token is, so that whoever opens a link sees it before they press.",
    source: "ACCT-26, decision 0065",
    can: "account.enter",
    body: z.object({ token }),
    reply: z.object({
      email: z.string(),
      /** Whether staff shop in the customer's name by it. */
      acting: z.boolean(),
    }),
    errors: ["customer.wrongToken"],
  }),
  setAuth: endpoint({
    method: "POST",
    path: "app-set-auth",
    summary:
      "Makes a token the sign-in of this browser: a mailed link's, or a program's. It is over then.",
    source: "ACCT-23, ACCT-26, OPEN-04",
    can: "account.enter",
    body: z.object({ token }),
    reply: cameIn,
    errors: ["customer.wrongToken"],
  }),
  confirmEmail: endpoint({
    method: "POST",
    path: "app-confirm-email",
    summary:
      "Moves an account to the email that a mailed link was sent to. Whoever was signed in signs in anew.",
    source: "issue 9, 1, decision 0065",
    can: "account.enter",
    body: z.object({ token }),
    reply: z.object({ success: z.literal(true) }),
    errors: ["customer.wrongEmailLink"],
  }),
  sessions: endpoint({
    method: "GET",
    path: "app-sessions",
    summary: "The devices on which the customer is signed in, this one first.",
    source: "issue 9, 1: sessions listed and revocable",
    can: "account.guard",
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.number(),
          is_this: z.boolean(),
          browser: z.string(),
          address: z.string(),
          created_at: z.string(),
          last_seen_at: z.string(),
        }),
      ),
    }),
    errors: ["access.loginRequired"],
  }),
  endSession: endpoint({
    method: "POST",
    path: "app-end-session",
    summary: "Signs one of the customer's devices out.",
    source: "issue 9, 1: sessions listed and revocable",
    can: "account.guard",
    body: z.object({ id }),
    reply: z.object({ ended: z.number() }),
    errors: ["access.loginRequired", "session.noSuchSession"],
  }),
  endOtherSessions: endpoint({
    method: "POST",
    path: "app-end-other-sessions",
    summary: "Signs every device of the customer out but the one that asks.",
    source: "issue 9, 1: sessions listed and revocable",
    can: "account.guard",
    reply: z.object({ success: z.literal(true) }),
    errors: ["access.loginRequired"],
  }),
  ownData: endpoint({
    method: "GET",
    path: "app-my-data",
    summary: "A copy of all that the store keeps of the customer, as JSON.",
    source: "issue 9, 2: a copy of all my data",
    can: "account.guard",
    gives: "file",
    fileType: "application/json",
    errors: ["access.loginRequired"],
  }),
  accountEnd: endpoint({
    method: "GET",
    path: "app-account-end",
    summary: "What stands in the way of the end of the customer's account, and what is lost by it.",
    source: "issue 9, 2: delete my account",
    can: "account.guard",
    reply: z.object({
      /** What has to be over before, in words. */
      hindrances: z.array(z.string()),
      store_credit: z.array(price),
      points: z.number(),
      /** Of an account that has none, a sign-in of a moment ago proves who asks. */
      wants_password: z.boolean(),
    }),
    errors: ["access.loginRequired"],
  }),
  deleteAccount: endpoint({
    method: "POST",
    path: "app-delete-account",
    summary:
      "Deletes the account of whoever knows its password, unless something is owed or on its way. Orders stay, and are nobody's.",
    source: "issue 9, 2: delete my account",
    can: "account.guard",
    body: z.object({ password: text(1024) }),
    reply: z.object({ success: z.literal(true), account: accountInfo }),
    errors: [
      "access.loginRequired",
      "customer.wrongPassword",
      "customer.tooManyTries",
      "customer.proofWanted",
      "customer.owes",
      "customer.ordersUnderWay",
    ],
  }),
} as const satisfies EndpointTable;
