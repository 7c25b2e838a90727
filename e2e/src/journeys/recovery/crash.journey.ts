import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

const LISTING = "/kitchen/chef-coats";
const COAT = "Merrow chef coat";
/** What a page tells that is drawn from an answer without anything in it. */
const expectedErrors = /undefined|not iterable|not a function|null|ERR_FAILED|Failed to fetch/;

/** Breaks what the device keeps of products, as a fault of an older version might. */
const breakKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("placket-pages");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("not opened")));
    });
    const store = database.transaction("data", "readwrite").objectStore("data");
    const keys = await new Promise<string[]>((resolve) => {
      const request = store.getAllKeys();
      request.addEventListener("success", () => resolve(request.result as string[]));
    });
    for (const key of keys.filter((one) => JSON.parse(one)[1] === "product")) {
      const read = store.get(key);
      read.addEventListener("success", () => store.put({ ...read.result, data: {} }, key));
    }
    await new Promise((resolve) => store.transaction.addEventListener("complete", resolve));
    database.close();
  });

const keptProducts = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("placket-pages");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("not opened")));
    });
    if (!database.objectStoreNames.contains("data")) return false;
    const keys = await new Promise<string[]>((resolve) => {
      const request = database.transaction("data").objectStore("data").getAllKeys();
      request.addEventListener("success", () => resolve(request.result as string[]));
    });
    database.close();
    return keys.some((one) => JSON.parse(one)[1] === "product");
  });

journey(
  "ERROR-04 ERROR-05 ERROR-06 a page that breaks recovers, keeps nothing any more, and staff see what broke",
  async (shopper, newcomer) => {
    const { page, context, open, expectAccessible } = shopper;
    const coat = page.getByRole("main").getByRole("link", { name: COAT, exact: true }).first();
    const heading = page.getByRole("main").getByRole("heading", { level: 1, name: COAT });
    await step("a product is seen and kept, and what is kept of it breaks", async () => {
      await open(LISTING);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await coat.click();
      await heading.waitFor();
      await expect.poll(() => keptProducts(page)).toBe(true);
      await breakKept(page);
    });
    await step("drawn from that, the page breaks, says so, and goes home", async () => {
      await open(LISTING);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      // The product itself does not come: what is kept serves.
      await context.route(/app-product-info/, (route) => route.abort());
      await coat.click();
      await page.getByText("We apologize, our website has seemed to crash.").waitFor();
      await page.getByText("We believe we have resolved the issue.").waitFor();
      await context.unrouteAll();
      await page.waitForURL((url) => url.pathname === "/");
    });
    await step("from then on the page is drawn from what is asked for", async () => {
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).toContain("storage-disabled");
      await open(LISTING);
      await coat.click();
      await heading.waitFor();
    });
    await step("staff see it among the crashes", async () => {
      const staff = await newcomer();
      await signsIn(staff, "/admin/crashes");
      const table = staff.page.getByRole("table");
      await table.getByText("Chrome").first().waitFor();
      await staff.expectAccessible("the crashes of pages");
    });
    await expectAccessible("the page after a crash");
  },
  { expectedErrors },
);
