import type { Page } from "playwright-core";
import { expect } from "vitest";
import { choose } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const LISTING = "/kitchen/chef-coats";
const COAT = "Merrow chef coat";
const expectedErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

const heading = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { level: 1, name, exact: true });
const badge = (page: Page) => page.getByText("Your device is currently offline.");
const linkTo = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first();
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute("data-same-document", ""));
const expectSameDocument = async (page: Page) =>
  expect(await page.locator("body[data-same-document]").count()).toBe(1);

/** What was kept on the device is there again, and what comes is kept from now on. */
const untilHydrated = (page: Page) =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** The questions of which this device keeps the answers. */
const keptOnDevice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "placket-pages")) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("placket-pages");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("not opened")));
    });
    const keys = await new Promise<string[]>((resolve) => {
      const request = database.transaction("data").objectStore("data").getAllKeys();
      request.addEventListener("success", () =>
        resolve(request.result.map((key) => key as string)),
      );
    });
    database.close();
    return keys;
  });

/** A listing and a product of it, seen and kept. */
async function seePages({ page, open }: Shopper): Promise<void> {
  await open(LISTING);
  await untilHydrated(page);
  await linkTo(page, COAT).click();
  await heading(page, COAT).waitFor();
  const kept = async () => (await keptOnDevice(page)).map((key) => String(JSON.parse(key)[1]));
  await expect.poll(kept).toEqual(expect.arrayContaining(["menu", "products", "product"]));
}

journey(
  "PERSIST-01 PERSIST-06 PERSIST-11 a page seen before is there offline, and what was asked goes when the line is back",
  async (shopper) => {
    const { page, context, open, expectAccessible } = shopper;
    await seePages(shopper);
    await step("offline the page before is there, and the badge says what is wrong", async () => {
      await markDocument(page);
      await context.setOffline(true);
      await badge(page).waitFor();
      await page.goBack();
      await linkTo(page, COAT).waitFor();
      await expectAccessible("a listing offline");
    });
    await step("a change that is made offline goes once, when the line is back", async () => {
      await linkTo(page, COAT).click();
      await heading(page, COAT).waitFor();
      await choose(shopper, "Color", "White");
      await choose(shopper, "Size", "L");
      const added: string[] = [];
      page.on("request", (request) => {
        if (/add-to-cart|add-item|app-add/i.test(request.url())) added.push(request.url());
      });
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Add to Cart/ })
        .first()
        .click();
      await context.setOffline(false);
      await badge(page).waitFor({ state: "detached" });
      await page.getByRole("dialog", { name: "Your cart" }).waitFor();
      expect(added).toHaveLength(1);
      await page.keyboard.press("Escape");
      await expectSameDocument(page);
    });
    await step(
      "after a reload what was seen before it is there offline, without prices",
      async () => {
        await open("/contact");
        await untilHydrated(page);
        await markDocument(page);
        await context.setOffline(true);
        await badge(page).waitFor();
        await page.evaluate((to) => {
          const link = document.createElement("a");
          link.href = to;
          document.querySelector("#app")!.append(link);
          link.click();
        }, LISTING);
        await linkTo(page, COAT).waitFor();
        await expectSameDocument(page);
        expect(await page.getByRole("main").getByText(/\$\d/).count()).toBe(0);
      },
    );
    await step("with the line its prices come", async () => {
      await context.setOffline(false);
      await page.getByRole("main").getByText(/\$\d/).first().waitFor();
      await expectSameDocument(page);
    });
  },
  { expectedErrors },
);

journey(
  "PERSIST-04 a page that holds on to an older database is loaded anew, and keeps pages by the new one",
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const loads = Number(sessionStorage.getItem("scroll-loads") ?? 0) + 1;
      Object.assign(globalThis, { loads });
      sessionStorage.setItem("scroll-loads", String(loads));
      // As a page of long ago, which lets nobody by.
      if (loads === 1) indexedDB.open("placket-pages", 1);
    });
    await open(LISTING);
    await page.waitForFunction(() => Reflect.get(globalThis, "loads") === 2);
    await untilHydrated(page);
    await linkTo(page, COAT).click();
    await expect.poll(() => keptOnDevice(page)).not.toEqual([]);
  },
  { only: "desk" },
);
