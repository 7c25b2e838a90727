import { onStoredElsewhere } from "../storage/elsewhere.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";

/** Whether this browser holds a customer's token; without one the shopper is a guest (ACCT-01, reading 61). */
export function holdsToken(): boolean {
  return Boolean(
    readStored(storageKeys.customerToken) ?? readStored(storageKeys.customerTokenCookie),
  );
}

/** Keeps who signed in, twice, as the documents have it (ACCT-30). */
export function keepSignIn({ token, email }: { token: string; email: string }): void {
  writeStored(storageKeys.customerToken, token);
  writeStored(storageKeys.customerTokenCookie, token);
  writeStored(storageKeys.customerEmail, email);
  removeStored(storageKeys.isExplicitGuest);
}

/** Tells the store again that this page knows of a sign-in: the cookie ends with the browser's window, the storage does not. */
export function keepToken(): void {
  const token = readStored(storageKeys.customerToken);
  if (token !== undefined) writeStored(storageKeys.customerTokenCookie, token);
}

/** Forgets whoever was signed in, and all that was kept of them. */
export function forgetSignIn(): void {
  for (const key of PERSONAL) removeStored(storageKeys[key]);
}

const PERSONAL = [
  "customerToken",
  "customerTokenCookie",
  "customerEmail",
  "customerPhone",
  "guestPassword",
] as const;

/** Tells the other tabs of this browser that somebody else is shopping now. */
export function tellTabs(): void {
  // Another text every time: what is written as it was is not heard of.
  writeStored(storageKeys.accountChanged, crypto.getRandomValues(new Uint32Array(2)).join("-"));
}

/** Calls `heard` when somebody signed in or out in another tab; gives what ends that. */
export function onSignInElsewhere(heard: () => void): () => void {
  return onStoredElsewhere(storageKeys.accountChanged, heard);
}
