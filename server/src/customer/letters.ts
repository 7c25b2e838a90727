import { FORGOT_PAGE } from "@placket/domain/customer/link";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { dropLetters, writeLetter } from "../mail/mail.ts";
import { plainLetter } from "../mail/plain-letter.ts";
import { settingsOf } from "../store/store-config.ts";
import { sayIn } from "../translation/say.ts";
import type { CustomerRow } from "./customer.sql.ts";

/**
 * Letters about accounts: subject and lines, `%1` the store's name. None says what whoever made the account typed:
 * the reader may be somebody else, to whom a stranger must not be able to write through us.
 */
const LETTERS = {
  "customer.welcome": {
    subject: "Welcome to %1",
    before: ["Your account at %1 is ready. You sign in with this email address."],
    after: ["If you did not make it, choose a password and it is yours alone:"],
    endsWith: "forgot",
  },
  "customer.password": {
    subject: "A new password for %1",
    before: [
      "A new password was asked for your account at %1. Choose one within an hour. The link works once:",
    ],
    after: ["If you did not ask for it, do nothing: your password stays as it is."],
  },
  "customer.loginLink": {
    subject: "Your link to sign in to %1",
    before: ["This link signs you in at %1. It works once, within an hour:"],
    after: ["If you did not ask for it, do nothing."],
  },
  "customer.passwordChanged": {
    subject: "Your password for %1 was changed",
    before: ["The password of your account at %1 was changed, and other devices were signed out."],
    after: ["If it was not you, choose a new one at once:"],
    endsWith: "forgot",
  },
  "customer.emailChanged": {
    subject: "Your email address for %1 was changed",
    before: [
      "The email address of your account at %1 was changed. Letters go to the new one from now on.",
    ],
    after: ["If it was not you, tell us at once: %2"],
  },
  "customer.deleted": {
    subject: "Your account at %1 was deleted",
    before: ["Your account at %1 was deleted. Orders that were placed are kept as books must be."],
    after: ["If it was not you, tell us at once: %2"],
  },
} as const satisfies Readonly<Record<string, LetterWords>>;

interface LetterWords {
  readonly subject: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The page of this store that its last line leads to. */
  readonly endsWith?: "forgot";
}

type CustomerLetter = keyof typeof LETTERS;

/**
 * Writes a letter to a customer, in the transaction of what it tells, to the address that they have in `to`. One
 * with a `link` is secret until that is over: nobody but its reader sees it.
 */
export async function writeToCustomer(
  tx: Ctx,
  template: CustomerLetter,
  { to, link }: { readonly to: CustomerRow; readonly link?: SecretLink },
): Promise<void> {
  const words: LetterWords = LETTERS[template];
  const { storeName, phone } = settingsOf(tx);
  const say = sayIn(tx);
  const lines = [
    ...words.before.map((line) => say(line, storeName)),
    ...(link ? [link.address] : []),
    ...words.after.map((line) => say(line, storeName, phone)),
    ...(words.endsWith ? [tx.settings.storeUrl + FORGOT_PAGE] : []),
  ];
  await writeLetter(tx, {
    template,
    eventId: await noteEvent(tx, "customer.told", { customerId: to.id }),
    recipient: to.email,
    subject: say(words.subject, storeName),
    ...plainLetter({ lang: tx.store.locale, lines }),
    ...(link ? { secretUntil: link.expiresAt } : {}),
  });
}

interface SecretLink {
  readonly address: string;
  readonly expiresAt: Date;
}

/** Drops the letters to somebody whose links are over, unless they have left. */
export async function dropLinkLetters(tx: Ctx, recipient: string): Promise<void> {
  await dropLetters(tx, { template: "customer.password", recipient });
  await dropLetters(tx, { template: "customer.loginLink", recipient });
}
