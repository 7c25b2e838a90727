import { fieldRefusal, notFound, refusal, type ErrorRow, type ErrorTable } from "../error-row.ts";

/** Why a link that asked somebody in leads nowhere, and what to do next. */
function deadLink(text: string): ErrorRow {
  return { ...notFound(text, "issue 8, A6"), shown: { as: "page" } };
}

/** Refusals of the back office: who may come in, and what staff cannot do. */
export const staffErrors = {
  "staff.signInRequired": refusal("Please sign in.", "issue §6, staff see every order", {
    status: 401,
    bodyCode: 100002,
    shown: { as: "page" },
    category: "graphql-authentication",
  }),
  "staff.wrongLogin": refusal("The email or the password is wrong.", "issue §8", {
    status: 401,
    bodyCode: 100002,
    shown: { as: "field" },
    category: "graphql-authentication",
  }),
  "staff.tooManyTries": refusal("Too many failed tries. Please try again in %1 min.", "issue §8", {
    status: 429,
    shown: { as: "field" },
  }),
  "staff.emailTaken": refusal("Somebody signs in with this email already.", "issue §8", {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "staff.wrongPassword": fieldRefusal("This is not your password.", "issue 8, A6"),
  "staff.codeRequired": refusal(
    "Enter the code of your authenticator app.",
    "issue 8, A6; RFC 6238",
    { status: 401, bodyCode: 100002, shown: { as: "field" }, category: "graphql-authentication" },
  ),
  "staff.wrongCode": refusal(
    "This code is wrong or was used already.",
    "issue 8, A6; RFC 6238 §5.2",
    { status: 401, bodyCode: 100002, shown: { as: "field" }, category: "graphql-authentication" },
  ),
  "staff.twoFactorOn": refusal("The second factor is on already.", "issue 8, A6", { status: 409 }),
  "staff.twoFactorNotBegun": refusal("Ask for a new secret first.", "issue 8, A6", { status: 409 }),
  "staff.emailInvalid": fieldRefusal("Enter an email address.", "issue 8, A6"),
  "staff.nameMissing": fieldRefusal("Enter a name.", "issue 8, A6"),
  "staff.nameNotOneLine": fieldRefusal(
    "Write the name in one line of at most %1 characters, without invisible signs.",
    "issue 8, A6",
  ),
  "staff.noSuchInvitation": notFound("This invitation stands no more.", "issue 8, A6"),
  "staff.invitationUsed": deadLink(
    "This invitation was taken up already, and its link works once. Sign in with your email and the password that was set; if it was not you who set it, tell whoever invited you.",
  ),
  "staff.invitationReplaced": deadLink(
    "A newer invitation took the place of this one. Open the link in the latest letter, or ask whoever invited you for it.",
  ),
  "staff.invitationWithdrawn": deadLink(
    "This invitation was taken back. If you expected to work here, ask whoever invited you, or an owner of the shop.",
  ),
  "staff.invitationExpired": deadLink(
    "This invitation was good for %1 days and is over. Ask whoever invited you for a new one.",
  ),
  "staff.invitationUnknown": deadLink(
    "No invitation is known by this link. Make sure that you opened all of it; if it is an old one, ask whoever invited you for a new one.",
  ),
  "staff.noSuchMember": refusal("Nobody works here by this number.", "issue 8, A6", {
    status: 404,
    bodyCode: 101001,
    category: "graphql-no-such-entity",
  }),
  "staff.lastOwner": refusal(
    "This is the last owner: make somebody else one first.",
    "issue 8, A6",
    { status: 409 },
  ),
  "staff.ownTwoFactor": refusal(
    "Switch your own second factor off in your account: it asks for your password.",
    "issue 8, A6",
    { status: 409 },
  ),
  "staff.passwordLength": fieldRefusal("Use %1 to %2 characters.", "issue §8"),
  "staff.viewName": fieldRefusal("Use 1 to %1 characters for the name.", "hallway §7"),
  "staff.tooManyViews": refusal("Remove a saved view first: %1 are kept of a list.", "hallway §7", {
    status: 409,
    shown: { as: "field" },
  }),
  "staff.noSuchView": notFound("This view is not saved any more.", "hallway §7"),
  "list.daysReversed": fieldRefusal(
    "The last day is before the first one. Choose the same day or a later one.",
    "hallway §7",
  ),
  "staff.paymentSettled": refusal(
    "The payment of this order is settled: there is nothing to look after.",
    "issue §6, decision 0002",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
