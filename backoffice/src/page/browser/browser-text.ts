import { browserOf } from "@placket/web/browser/browser-of";

/** A browser as people call it, from how it named itself: `Chrome on Windows`. */
export function browserText(userAgent: string): string {
  const browser = browserOf(userAgent);
  if (!browser) return "Unknown browser";
  return browser.system === undefined ? browser.name : `${browser.name} on ${browser.system}`;
}
