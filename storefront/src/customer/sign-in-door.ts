import { observable } from "../events/observable.ts";
import { signInWanted } from "../session/known-customer.ts";
import type { Account } from "./account.ts";

/**
 * Whether the sign-in popup is open (ACCT-06): whoever needs to know a shopper by name opens it. It holds the account
 * that is to sign in anew, where something waits for that one alone.
 */
export const signInOpen = observable<boolean | AwaitedAccount>(false);

signInWanted.subscribe(() => signInOpen.set(true));

/** Who is to sign in anew. */
export interface AwaitedAccount extends Account {
  /** Nothing waits to be sent: what is on the page is to stay theirs. */
  readonly sendsNothing?: boolean;
}

/** Rises when an answer says that nobody is signed in while somebody is shown. */
export const sessionDoubted = observable(0);
