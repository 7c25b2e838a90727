import { fieldRefusal, refusal, type ErrorRow, type ErrorTable } from "../error-row.ts";

/** Whoever is not who they say. The body code is a plain one: nothing that was open is closed by it. */
const unproven: Partial<ErrorRow> = {
  status: 401,
  shown: { as: "field" },
  category: "graphql-authentication",
};

/** Refusals of accounts, in Magento's words where it has some. */
export const customerErrors = {
  "customer.wrongLogin": refusal(
    "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
    "OPEN-07, ACCT-31",
    unproven,
  ),
  "customer.tooManyTries": refusal(
    "Too many failed tries. Please try again in %1 min.",
    "issue 9, 1",
    { status: 429, shown: { as: "field" } },
  ),
  "customer.tooManyAsked": refusal(
    "That was asked too often. Please try again in %1 min.",
    "issue 9, 1",
    { status: 429, shown: { as: "field" } },
  ),
  "customer.emailTaken": refusal(
    "A customer with the same email address already exists in an associated website.",
    "OPEN-37",
    { status: 409, shown: { as: "field" }, category: "graphql-already-exists" },
  ),
  "customer.required": fieldRefusal('"%1" is a required value.', "OPEN-37"),
  "customer.nameInvalid": fieldRefusal(
    "%1 is not valid! Use at most %2 letters, digits, spaces and the characters , - _ . ' ` &.",
    "OPEN-37",
  ),
  "customer.passwordTooShort": fieldRefusal(
    "The password needs at least %1 characters. Create a new password and try again.",
    "ACCT-11, OPEN-02",
  ),
  "customer.passwordTooLong": fieldRefusal(
    "Please enter a password with at most %1 characters.",
    "ACCT-11",
  ),
  "customer.passwordClasses": fieldRefusal(
    "Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.",
    "ACCT-11, OPEN-02",
  ),
  "customer.passwordSpaces": fieldRefusal(
    "The password can't begin or end with a space. Verify the password and try again.",
    "ACCT-11",
  ),
  "customer.passwordIsEmail": fieldRefusal(
    "The password can't be the same as the email address. Create a new password and try again.",
    "ACCT-11",
  ),
  "customer.passwordsDiffer": fieldRefusal("Please make sure your passwords match.", "OPEN-37"),
  "customer.passwordLeaked": fieldRefusal(
    "This password is on a list of leaked ones. Create a new password and try again.",
    "issue 9, 1",
  ),
  "customer.passwordGuessed": fieldRefusal(
    "This password is easy to guess: it repeats itself, is a name or a row of keys. Create a new password and try again.",
    "ACCT-11, issue 9, 1",
  ),
  "customer.wrongPassword": refusal("Invalid login or password.", "issue 9, 1", unproven),
  "customer.wrongResetToken": refusal(
    "The password token is mismatched. Reset and try again.",
    "issue 9, 1",
    { shown: { as: "field" } },
  ),
  "customer.passwordWanted": fieldRefusal(
    'Provide the current "password" to change "email".',
    "issue 9, 1",
  ),
  "customer.owes": refusal("Something is open on account. It has to be paid first.", "issue 9.2", {
    status: 409,
  }),
  "customer.ordersUnderWay": refusal(
    "An order or a return is under way. It has to be over first.",
    "issue 9.2",
    { status: 409 },
  ),
  "customer.wrongEmailLink": refusal(
    "This link is over. Change the email in your account to get another one.",
    "issue 9.1",
    unproven,
  ),
  "customer.noLoginLinks": refusal("Links that sign in are not sent here.", "ACCT-26", {
    status: 403,
  }),
  "customer.wrongToken": refusal(
    "This link or sign-in has expired, or was used already. Please sign in, or ask for another link.",
    "OPEN-04",
    unproven,
  ),
  "customer.wrongPasskey": refusal(
    "This passkey does not sign in here. Use another one, or your password.",
    "issue 9, 1",
    unproven,
  ),
  "customer.passkeyNotMade": refusal(
    "The passkey could not be saved. Please try again.",
    "issue 9, 1",
    { shown: { as: "field" } },
  ),
  "customer.passkeyKnown": fieldRefusal(
    "This device has a passkey of your account already.",
    "issue 9, 1",
  ),
  "customer.proofWanted": refusal(
    "Please confirm with your password, or sign in again.",
    "issue 9, 1",
    unproven,
  ),
  "customer.tooManyPasskeys": refusal(
    "At most %1 passkeys are kept. Delete one that you do not use any more.",
    "issue 9, 1",
    { status: 409, shown: { as: "field" } },
  ),
  "customer.noSuchPasskey": refusal("This passkey is deleted already.", "issue 9, 1", {
    status: 404,
    category: "graphql-no-such-entity",
  }),
} as const satisfies ErrorTable;
