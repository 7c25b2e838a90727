import type { Page } from "playwright-core";

/**
 * Collects what goes wrong in a page behind the shopper's back: uncaught errors, and what the console
 * calls an error. What a journey provokes on purpose is `expected` and left out.
 */
export function watchFaults(page: Page, expected: RegExp | undefined): readonly string[] {
  const faults: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text)) faults.push(text);
  };
  page.on("pageerror", (error) => note(`page: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} ${message.location().url}`);
  });
  return faults;
}
