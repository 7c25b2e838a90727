import { CallError } from "@placket/web/call/call-error";
import { until } from "../events/observable.ts";
import { showNotice } from "../notice/notices.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { account, type Account } from "./account.ts";
import { holdsToken, keepToken } from "./kept-sign-in.ts";
import { signInOpen } from "./sign-in-door.ts";
import { accountOf, askAnew, become, leave, type SignInPlace } from "./sign-in.ts";

/**
 * Asks who is logged in. Whoever holds no token is a guest and nobody is asked (ACCT-01); a failed refresh
 * counts as logged out, and the token stays only where the server did not say so (ACCT-10).
 */
export async function refreshAccount(place: SignInPlace): Promise<void> {
  if (!holdsToken()) return become(place, null);
  await askWho(place, () => leave(place));
}

/** The same after an answer that knew nobody, while somebody is shown (decision 0076). */
export async function refreshDoubted(place: SignInPlace): Promise<void> {
  const shown = account.get();
  if (!shown) return refreshAccount(place);
  await askWho(place, () => signedOutElsewhere(place, shown));
}

async function askWho(place: SignInPlace, whenNobody: () => void | Promise<void>): Promise<void> {
  const before = account.get();
  const found = await place.shop.call("accountInfo").then(accountOf, (error: unknown) => {
    if (error instanceof CallError) return undefined;
    throw error;
  });
  // Whoever signed in or out meanwhile knows better.
  if (account.get() !== before) return;
  if (found === null) return whenNobody();
  if (found) keepToken();
  become(place, found ?? null);
}

/**
 * Where their cart is in front of them it stays, and the sign-in opens over it; who closes that is a guest, as on every
 * other page, and reads where their cart is.
 */
async function signedOutElsewhere(place: SignInPlace, shown: Account): Promise<void> {
  // Staff who act for somebody have no password of theirs.
  if (shown.actedBy === null && location.pathname.startsWith(hrefTo("checkout"))) {
    if (!signInOpen.get()) signInOpen.set({ ...shown, sendsNothing: true });
    await until(signInOpen, (door) => !door);
    // What was refused meanwhile has no answer.
    if (account.get() !== shown) return askAnew(place, undefined);
  }
  leave(place);
  showNotice(t("You are signed out. Your cart is kept: sign in to see it again."), {
    type: "error",
    action: { label: t("Sign In"), run: () => signInOpen.set(true) },
  });
}
