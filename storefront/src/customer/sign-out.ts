import { CallError } from "@placket/web/call/call-error";
import { showNotice } from "../notice/notices.ts";
import type { Router } from "../routing/router.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { signOut, type SignInPlace } from "./sign-in.ts";

/**
 * Logs out and stays where one is, but for a page that was the customer's own: from there, and from the default
 * category, it leads home (ACCT-09). Whoever could not be logged out is told so.
 */
export async function signOutOf({
  router,
  ...place
}: SignInPlace & { readonly router: Router }): Promise<void> {
  const { shown } = router.navigation.get();
  const isLeft = shown.kind === "page" && LEFT.has(shown.place.type);
  let isSomebody: boolean;
  try {
    isSomebody = await signOut(place);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showNotice(t("The store did not answer: you are still signed in. Try again."), {
      type: "error",
    });
    return;
  }
  if (isLeft) await router.navigate(hrefTo("home"));
  showNotice(isSomebody ? t("You are yourself again.") : t("You are signed out."));
}

const LEFT: ReadonlySet<string> = new Set(["default_category", "account", "checkout"]);
