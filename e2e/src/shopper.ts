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
      await page.evaluate(untilStill);
      const faults = await axeFaults(page);
      expect(faults, `accessibility: ${screen}`).toEqual([]);
    },
  };
}

/** Resolves when what moves has arrived: a panel that is half in has half its contrast. Runs in the page. */
async function untilStill(): Promise<void> {
  const moves = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  // A move that is called off has ended as well.
  await Promise.allSettled(moves.map((one) => one.finished));
}
