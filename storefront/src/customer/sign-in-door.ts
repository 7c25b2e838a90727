import { observable } from "../events/observable.ts";

/** Whether the sign-in popup is open (ACCT-06): whoever needs to know a shopper by name opens it. */
export const signInOpen = observable(false);
