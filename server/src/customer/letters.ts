import { FORGOT_PAGE, LINK_PAGES } from "@placket/domain/customer/link";
import type { LetterTexts } from "@placket/domain/mail/letter-texts";
import type { Say } from "@placket/domain/phrase";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { dropLetters, writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { letterTemplate, type LetterTemplate } from "../mail/template/template.ts";
import type { CustomerRow } from "./customer.sql.ts";
import { pageInPortal } from "./link/page-in-portal.ts";

/** What a letter about an account is written from: where its button leads, and where the account is. */
interface AccountLetter {
  readonly href: string;
  readonly account: string;
}

/** What a letter about an account says. */
interface AccountLetterRow {
  readonly title: string;
  readonly about: string;
  readonly texts: LetterTemplate<AccountLetter>["texts"];
  readonly button?: string;
  /** Leads to the account first: what the button leads to is for whoever did not make it. */
  readonly opensAccount?: true;
}

/** The closing of letters that tell of a change; nothing where the shop has no telephone. */
const unlessYou = (say: Say, phone: string) => say("If it was not you, tell us at once: %1", phone);

/**
 * Letters about accounts. None names what whoever made the account typed: the reader may be somebody else, to whom a
 * stranger must not be able to write through us.
 */
const LETTERS = {
  "customer.welcome": {
    title: "Welcome",
    about: "Goes to whoever has made an account.",
    texts: (say, { store = "" }) => ({
      subject: say("Welcome to %1", store),
      heading: say("Your account at %1 is ready", store),
      intro: say("You sign in with this email address."),
      closing: say("If you did not make it, choose a password and it is yours alone."),
    }),
    button: "Choose a Password",
    opensAccount: true,
  },
  "customer.invited": {
    title: "Account made by staff",
    about: "Goes to whoever staff have made an account for, with a link that works once.",
    texts: (say, { store = "", phone = "" }) => ({
      subject: say("Your account at %1", store),
      heading: say("We have made an account for you"),
      intro: say("Choose a password, and it is yours. The link works once, within a week."),
      closing: say("If you do not know why, call us: %1", phone),
    }),
    button: "Choose a Password",
  },
  "customer.password": {
    title: "New password",
    about: "Goes to whoever has forgotten a password, with a link that works once.",
    texts: (say, { store = "" }) => ({
      subject: say("A new password for %1", store),
      heading: say("Choose a new password"),
      intro: say(
        "It was asked for your account at %1. The link works once, within an hour. A new password signs out everywhere and deletes passkeys.",
        store,
      ),
      closing: say("If you did not ask for it, do nothing: your password stays as it is."),
    }),
    button: "Choose a Password",
  },
  "customer.loginLink": {
    title: "Link to sign in",
    about: "Goes to whoever asks for a link that signs in; it works once.",
    texts: (say, { store = "" }) => ({
      subject: say("Your link to sign in to %1", store),
      heading: say("Sign in to %1", store),
      intro: say("The link works once, within an hour."),
      closing: say("If you did not ask for it, do nothing."),
    }),
    button: "Sign In",
  },
  "customer.passwordChanged": {
    title: "Password changed",
    about: "Goes to whoever has a new password.",
    texts: (say, { store = "" }) => ({
      subject: say("Your password for %1 was changed", store),
      heading: say("Your password was changed"),
      intro: say("It is that of your account at %1. Other devices were signed out.", store),
      closing: say("If it was not you, choose a new one at once."),
    }),
    button: "Choose a Password",
  },
  "customer.passkeyAdded": {
    title: "Passkey added",
    about: "Goes to whoever has added a passkey.",
    texts: (say, { store = "" }) => ({
      subject: say("A passkey was added to your account at %1", store),
      heading: say("A passkey was added"),
      intro: say("Whoever holds the device signs in to your account at %1 with it.", store),
      closing: say(
        "If it was not you, delete it in your account and choose a new password at once.",
      ),
    }),
    button: "Choose a Password",
  },
  "customer.emailWanted": {
    title: "New email address",
    about: "Goes to the address to which an account is to move, with a link that works once.",
    texts: (say, { store = "" }) => ({
      subject: say("Confirm your email address for %1", store),
      heading: say("Is this your email address?"),
      intro: say(
        "An account at %1 is to use it from now on. The link works once, within an hour.",
        store,
      ),
      closing: say("If you do not know why, do nothing: the account stays as it is."),
    }),
    button: "Confirm My Email",
  },
  "customer.emailChanged": {
    title: "Email address changed",
    about: "Goes to the address that an account had before.",
    texts: (say, { store = "", phone = "" }) => ({
      subject: say("Your email address for %1 was changed", store),
      heading: say("Your email address was changed"),
      intro: say("Letters about your account at %1 go to the new one from now on.", store),
      closing: unlessYou(say, phone),
    }),
  },
  "customer.deleted": {
    title: "Account deleted",
    about: "Goes to whoever has deleted an account.",
    texts: (say, { store = "", phone = "" }) => ({
      subject: say("Your account at %1 was deleted", store),
      heading: say("Your account was deleted"),
      intro: say("Orders that were placed are kept, as books must be."),
      closing: unlessYou(say, phone),
    }),
  },
} as const satisfies Readonly<Record<`customer.${string}`, AccountLetterRow>>;

type CustomerLetter = keyof typeof LETTERS;

const TEMPLATES = Object.fromEntries(
  Object.entries<AccountLetterRow>(LETTERS).map(([name, row]) => [name, templateOf(name, row)]),
) as Readonly<Record<CustomerLetter, LetterTemplate<AccountLetter>>>;

function templateOf(name: string, row: AccountLetterRow): LetterTemplate<AccountLetter> {
  const { title, about, texts, button, opensAccount } = row;
  return letterTemplate({
    name: name as CustomerLetter,
    title,
    about,
    readers: "shoppers",
    placeholders: {},
    texts: (say, at): LetterTexts => texts(say, at),
    values: () => ({}),
    blocks: ({ href, account }: AccountLetter, { say }) => {
      if (button === undefined) return [];
      return opensAccount
        ? [
            { is: "button", text: say("My Account"), href: account },
            { is: "link", text: say(button), href },
          ]
        : [{ is: "button", text: say(button), href }];
    },
    sample: ({ settings: { storeUrl } }) => ({
      href: opensAccount ? storeUrl + FORGOT_PAGE : `${storeUrl}${LINK_PAGES.login}#example`,
      account: storeUrl + ACCOUNT_PAGE,
    }),
  });
}

/** Where whoever is signed in sees their account; anybody else signs in on the way. */
const ACCOUNT_PAGE = "/customer/account";

/** For the room's `fills`. */
export const accountLetters = Object.values(TEMPLATES);

/**
 * Writes a letter to a customer, in the transaction of what it tells, to the address that they have in `to`. One
 * with a `link` is secret until that is over: nobody but its reader sees it.
 */
export async function writeToCustomer(
  tx: Ctx,
  letter: CustomerLetter,
  { to, link }: { readonly to: Told; readonly link?: SecretLink },
): Promise<void> {
  const { storeUrl } = tx.settings;
  const href = link?.address ?? storeUrl + pageInPortal(FORGOT_PAGE, to);
  const account = storeUrl + ACCOUNT_PAGE;
  await writeLetter(tx, {
    ...letterOf(tx, TEMPLATES[letter], { href, account }),
    eventId: await noteEvent(tx, "customer.told", { customerId: to.id }),
    recipient: to.email,
    ...(link ? { secretUntil: link.expiresAt } : {}),
  });
}

/** Whom a letter goes to, and as whom they sign in. */
type Told = Pick<CustomerRow, "id" | "email" | "username">;

interface SecretLink {
  readonly address: string;
  readonly expiresAt: Date;
}

/** Drops the letters to somebody whose links are over, unless they have left. */
export async function dropLinkLetters(tx: Ctx, recipient: string): Promise<void> {
  await dropLetters(tx, { template: "customer.invited", recipient });
  await dropLetters(tx, { template: "customer.password", recipient });
  await dropLetters(tx, { template: "customer.loginLink", recipient });
  await dropLetters(tx, { template: "customer.emailWanted", recipient });
}
