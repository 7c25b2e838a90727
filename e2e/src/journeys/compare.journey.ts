import { expect } from "vitest";
import { followMenu } from "../act/catalog.ts";
import { journey, step } from "../journey.ts";

/** Cards of a row of what was looked at, by the window's width (WISH-17): at a desk it is drawn narrower and narrower. */
const COLUMNS = {
  phone: [[390, 1]],
  desk: [
    [1440, 6],
    [1041, 6],
    [1040, 3],
    [591, 3],
    [590, 2],
    [401, 2],
    [400, 1],
  ],
} as const;

journey(
  "WISH-08 ROUTE-19 WISH-17 a guest compares two garments side by side, and sees again what they looked at",
  async (shopper) => {
    const { page, viewport, open, expectAccessible } = shopper;
    await open("/");
    await followMenu(shopper, { department: "Kitchen", category: "Chef coats" });
    const tiles = page.getByRole("article");
    const head = (name: string) =>
      page.getByRole("columnheader").getByRole("link", { name, exact: true });
    const names: string[] = [];
    await step("marks two tiles", async () => {
      for (const place of [0, 1]) {
        const mark = tiles.nth(place).getByRole("button", { name: /^Compare: / });
        const label = (await mark.getAttribute("aria-label")) ?? "";
        const name = label.replace("Compare: ", "");
        names.push(name);
        await mark.click();
        await page.getByText(`${name} added to your product comparison list.`).waitFor();
      }
      await expectAccessible("a listing with marks");
    });
    await step("goes by the header's drop-down to the comparison", async () => {
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^Compare/ })
        .click();
      await page.getByRole("banner").getByRole("link", { name: "View comparison list" }).click();
      await page.getByRole("heading", { level: 1, name: "Compare Products" }).waitFor();
      for (const name of names) await head(name).waitFor();
      await expectAccessible("products side by side");
      const all = await page.getByRole("rowheader").count();
      await page.getByRole("checkbox", { name: "Show differences only" }).check();
      expect(await page.getByRole("rowheader").count()).toBeLessThanOrEqual(all);
    });
    await step("looks at both; the first stands below the second", async () => {
      for (const name of names) {
        await head(name).click();
        await page.getByRole("heading", { level: 1, name }).waitFor();
        await page.getByRole("button", { name: "Compare", exact: true }).waitFor();
        await open("/catalog/product_compare/index");
      }
      await head(names[1] ?? "").click();
      const strip = page.getByRole("region", { name: "Recently Viewed" });
      await strip.getByRole("link", { name: names[0] ?? "" }).waitFor();
      const columns = () =>
        strip
          .getByRole("list")
          .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
      const { height } = page.viewportSize() ?? { height: 900 };
      for (const [width, count] of COLUMNS[viewport]) {
        await page.setViewportSize({ width, height });
        await expect.poll(columns, { message: `cards at ${width} px` }).toBe(count);
      }
      const [[width]] = COLUMNS[viewport];
      await page.setViewportSize({ width, height });
    });
    await step("takes everything out", async () => {
      await open("/catalog/product_compare/index");
      await page.getByRole("button", { name: "Remove all" }).filter({ visible: true }).click();
      await page.getByText("You have no items to compare.").waitFor();
      await expectAccessible("nothing to compare");
    });
  },
);
