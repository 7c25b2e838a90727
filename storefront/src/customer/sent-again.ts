import { CallError } from "@placket/web/call/call-error";
import type { ErrorKey } from "@placket/domain/errors";
import { until } from "../events/observable.ts";
import { account } from "./account.ts";
import { sessionDoubted, signInOpen } from "./sign-in-door.ts";

type Send<Answer> = () => Promise<Answer>;

/**
 * Sends a change. One that is refused because the session of whoever is shown as signed in is over (ended on another
 * device, or run out) waits for the sign-in popup, over the page as it stands, and is sent once more when the same
 * customer has signed in (decision 0071). Where nobody does, or somebody else, the refusal stands.
 */
export const sentAgain = <Answer>(send: Send<Answer>): Promise<Answer> =>
  onceSignedIn("access.loginRequired", send);

/** The same for what a sign-in of a moment ago has to prove: of an account that has no password. */
export const freshlySent = <Answer>(send: Send<Answer>): Promise<Answer> =>
  onceSignedIn("customer.proofWanted", send);

/** Asks something. One that is refused so leads nobody to a popup that they did not ask for: it is found out who is here. */
export async function doubted<Answer>(ask: Send<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isFor("access.loginRequired", error) && !signInOpen.get()) {
      sessionDoubted.set((times) => times + 1);
    }
    throw error;
  }
}

async function onceSignedIn<Answer>(reason: ErrorKey, send: Send<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isFor(reason, error) || !(await signedInAnew())) throw error;
    return send();
  }
}

const isFor = (reason: ErrorKey, error: unknown): boolean =>
  account.get() !== null && error instanceof CallError && error.is(reason);

/** Whether whoever is shown has signed in by the popup, which all that was refused meanwhile waits for. */
async function signedInAnew(): Promise<boolean> {
  const before = account.get();
  // Who is here is being found out; whoever turns out to be a guest asks as one.
  if (before === undefined) {
    await until(account, (now) => now !== undefined);
    return true;
  }
  // Staff who act for somebody have no password of theirs.
  if (!before || before.actedBy !== null) return false;
  signInOpen.set(before);
  await until(signInOpen, (door) => !door);
  const now = account.get();
  return now !== before && now?.id === before.id;
}
