import { t, tn } from "../translation/translate.ts";

/** The heading of an error summary. */
export function summaryTitle(count: number): string {
  return tn(count, "One thing to fix:", "%1 things to fix:");
}

/** What is said where an order has gone out and nobody knows whether it arrived. */
export function lostText(): string {
  return t(
    "Your order may have reached us or not. Asking again is safe: it is placed once, and paid once.",
  );
}

/** What is said where a card cannot be charged because the browser has no network. */
export function offlineText(): string {
  return t("You are offline. Nothing was charged. Try again when the connection is back.");
}

/** What is said where nothing is known of a failure. */
export function unreachableText(): string {
  return t("The store did not answer. Nothing you typed is lost: try again.");
}
