import { observable } from "../events/observable.ts";
import type { Account } from "./account.ts";

/**
 * Whether the sign-in popup is open (ACCT-06): whoever needs to know a shopper by name opens it. It holds the account
 * that is to sign in anew, where something waits for that one alone.
 */
export const signInOpen = observable<boolean | Account>(false);

/** Rises when an answer says that nobody is signed in while somebody is shown. */
export const sessionDoubted = observable(0);
