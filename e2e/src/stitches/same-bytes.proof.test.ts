import { type FontCode, fonts } from "@placket/domain/embroidery/lettering/fonts";
import { sewLettering } from "@placket/domain/embroidery/lettering/sew-lettering";
import { stitchFont } from "@placket/server/embroidery/font-files";
import { type Browser, type BrowserServer, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../browser.ts";
import { type ServedPage, servedPage } from "../served-page.ts";
import { flagHashes, hashOf } from "./testing/hash.ts";
import { recipes } from "./testing/recipes.ts";

/** What the page lends. */
interface StitchWindow {
  textHashes(): Promise<readonly string[]>;
  flagHashes(): Promise<Readonly<Record<string, string>>>;
}

let served: ServedPage;
let server: BrowserServer;
let browser: Browser;
let page: Page;
let sewnThere: readonly string[];

beforeAll(async () => {
  served = await servedPage("e2e/src/stitches/testing");
  server = await launchBrowser();
  browser = await chromium.connect(server.wsEndpoint());
  page = await browser.newPage();
  await page.goto(served.url);
  sewnThere = await page.evaluate(() => (globalThis as unknown as StitchWindow).textHashes());
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await served.stop();
});

async function hashesHere(code: FontCode): Promise<(string | undefined)[]> {
  const font = await stitchFont(code);
  const own = recipes.filter((recipe) => recipe.font === code);
  return Promise.all(
    own.map(async (recipe) => {
      const sewn = sewLettering(recipe, font);
      return sewn.ok ? hashOf(sewn.value.pattern) : "refused";
    }),
  );
}

it.each(fonts.map(({ code }) => code))(
  "a browser and the server sew the same bytes in the font %s",
  async (code) => {
    const there = sewnThere.filter((_, i) => recipes[i]?.font === code);
    expect(there.length).toBeGreaterThan(5);
    expect(there).not.toContain("refused");
    expect(new Set(there).size).toBe(there.length);
    expect(there).toEqual(await hashesHere(code));
  },
);

it("a browser and the server sew the same bytes for every flag", async () => {
  const there = await page.evaluate(() => (globalThis as unknown as StitchWindow).flagHashes());
  expect(Object.keys(there).length).toBeGreaterThan(30);
  expect(there).toEqual(await flagHashes());
}, 60_000);
