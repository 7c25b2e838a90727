import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../journey.ts";

journey(
  "HEAD-29 a shopper searches: live panel over a page that stands still, results, nothing found",
  async ({ page, open, expectAccessible }) => {
    await open("/");
    const search = page.getByRole("textbox", { name: "Search" });
    await search.pressSequentially("chef coat");
    const products = page.getByRole("region", { name: "Products" });
    await products
      .getByRole("link", { name: /^Merrow chef coat/ })
      .first()
      .waitFor();
    await expectAccessible("live panel");
    // HEAD-29 under the panel nothing scrolls.
    expect(await pageScrolls(page)).toBe(false);

    await search.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("A");
    await page.keyboard.press("Escape");
    await expect.poll(() => search.inputValue()).toBe("");
    await products.waitFor({ state: "hidden" });
    expect(await pageScrolls(page)).toBe(true);

    await search.fill("chef coat");
    await search.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Results for “chef coat”" }).waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("chef coat");
    await page
      .getByRole("article")
      .getByRole("link", { name: "Merrow chef coat", exact: true })
      .waitFor();
    await expectAccessible("results");

    await search.fill("cota blck size l");
    await search.press("Enter");
    await page.getByText("these are for “coat black l”", { exact: false }).waitFor();
    await expectAccessible("spelled otherwise");
    const coat = page.getByRole("article").first();
    await coat.getByRole("heading", { level: 3 }).getByRole("link").click();
    await page.getByRole("radio", { name: /^Black/, checked: true }).waitFor();
    await page.getByRole("radio", { name: /^L\b/, checked: true }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^Results for/ }).waitFor();

    await search.fill("zeppelin");
    await page.getByText("No Products Found").waitFor();
    await expectAccessible("live panel, nothing found");
    await search.press("Enter");
    await page.getByText("Nothing has these words.", { exact: false }).waitFor();
    await page
      .getByRole("navigation", { name: "Go on looking" })
      .getByRole("link")
      .first()
      .waitFor();
    await expectAccessible("nothing found");
  },
);

const pageScrolls = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");
