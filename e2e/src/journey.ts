import axeFaults from "./axe.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, VIEWPORTS, type Viewport } from "./browser.ts";

/** A shopper with a browser of their own: no cookies, no history. */
export interface Shopper {
  readonly page: Page;
  readonly viewport: Viewport;
  /** Opens an address of the store and waits until the page is alive. */
  open(path: string): Promise<void>;
  /** No accessibility fault on the screen as it is now (WCAG 2.2 AA). */
  expectAccessible(): Promise<void>;
}

/**
 * One way through the store, walked on a phone and at a desk. A page error or a console error fails it;
 * `expectedErrors` names what a journey provokes on purpose.
 */
export function journey(
  sentence: string,
  walk: (shopper: Shopper) => Promise<void>,
  { expectedErrors }: { readonly expectedErrors?: RegExp } = {},
): void {
  describe(sentence, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    it.each(Object.keys(VIEWPORTS) as Viewport[])("on a %s", async (viewport) => {
      const context = await browser.newContext({
        viewport: VIEWPORTS[viewport],
        hasTouch: viewport === "phone",
        reducedMotion: "reduce",
        baseURL: inject("storeUrl"),
      });
      const page = await context.newPage();
      const faults = watchFaults(page, expectedErrors);
      try {
        await walk(aShopper(page, viewport));
        expect(faults).toEqual([]);
      } catch (error) {
        await page.screenshot({ path: `.cache/journeys/${fileName(sentence)}-${viewport}.png` });
        throw error;
      } finally {
        await context.close();
      }
    });
  });
}

function aShopper(page: Page, viewport: Viewport): Shopper {
  return {
    page,
    viewport,
    open: async (path) => {
      await page.goto(path);
      await page.locator("html[data-alive]").waitFor();
    },
    expectAccessible: async () => {
      expect(await axeFaults(page)).toEqual([]);
    },
  };
}

function watchFaults(page: Page, expected: RegExp | undefined): string[] {
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

const fileName = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80);
