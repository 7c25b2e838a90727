import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import axeFaults from "./axe.ts";
import type { Viewport } from "./browser.ts";

/** A shopper with a browser of their own: no cookies, no history. */
export interface Shopper {
  readonly page: Page;
  readonly viewport: Viewport;
  readonly context: BrowserContext;
  /** Opens an address of the store and waits until the page is alive. */
  readonly open: (path: string) => Promise<void>;
  /** No accessibility fault on the screen as it is now (WCAG 2.2 AA), in no frame of it. */
  readonly expectAccessible: (screen: string) => Promise<void>;
}

/** The shopper of an open page. */
export function aShopper(page: Page, viewport: Viewport): Shopper {
  return {
    page,
    viewport,
    context: page.context(),
    open: async (path) => {
      await page.goto(path);
      await page.locator("html[data-alive]").waitFor({ state: "attached" });
    },
    expectAccessible: async (screen) => {
      // What is being loaded is dimmed on purpose and gone in a moment.
      await expect.poll(() => page.locator(":not(button)[aria-busy=true]").count()).toBe(0);
      const faults = await axeFaults(page);
      expect(faults, `accessibility: ${screen}`).toEqual([]);
    },
  };
}
