import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { journey, step } from "../../journey.ts";

/** How wide something stands, in px. */
const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0;

/** How many entries a list shows at once. */
async function shownIn(list: Locator): Promise<number> {
  const [whole, one] = [await widthOf(list), await widthOf(list.getByRole("listitem").first())];
  return Math.round(whole / one);
}

journey(
  "CMS-07 a shopper looks through a page of carousels, markers and stories",
  async (shopper) => {
    const { page, viewport, expectAccessible } = shopper;
    const isPhone = viewport === "phone";
    const main = page.getByRole("main");
    await shopper.open("/lookbook");
    await page.getByRole("heading", { level: 1, name: "Made for work" }).waitFor();
    await step("CMS-24 all of it stands in what the server drew", async () => {
      const html = await (await page.request.get("/lookbook")).text();
      for (const words of [
        "For the pass",
        "Chosen most by teams",
        "Dockside bib apron",
        "Read More",
      ]) {
        expect(html, words).toContain(words);
      }
    });
    await step(
      "CMS-07 CMS-18 the hero turns by its arrows and dots; its pictures are 1280 by 670",
      async () => {
        const hero = main.getByRole("region", { name: "Highlights" });
        await hero.getByRole("heading", { name: "For the pass" }).waitFor();
        await hero.getByRole("button", { name: "Next picture" }).click();
        await hero.getByRole("heading", { name: "For the ward" }).waitFor();
        await hero.getByRole("button", { name: "Picture 3" }).click();
        await hero.getByRole("link", { name: "Workshop" }).waitFor();
        const box = await hero.getByRole("img").first().boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1280 / 670, 1);
      },
    );
    await step(
      "CMS-14 OPEN-54 five products stand side by side on a desk, one on a narrow phone",
      async () => {
        const carousel = main.getByRole("region", { name: "Chosen most by teams" });
        const list = carousel.getByRole("list");
        expect(await shownIn(list)).toBe(isPhone ? 1 : 5);
        for (const [width, shown] of [
          [1_000, 3],
          [500, 2],
          [390, 1],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          expect(await shownIn(list), `at ${width} px`).toBe(shown);
        }
        await page.setViewportSize(
          isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        );
        await carousel.getByRole("button", { name: "On in “Chosen most by teams”" }).click();
        await expect.poll(() => list.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
      },
    );
    await step("CMS-09 CMS-12 a marker opens what stands there, on a phone below it", async () => {
      const marker = main.getByRole("button", { name: "Dockside bib apron" });
      await marker.click();
      const way = main.getByRole("link", { name: "SHOP NOW" });
      await way.waitFor();
      const [at, popup] = [await marker.boundingBox(), await way.boundingBox()];
      expect((popup?.y ?? 0) > (at?.y ?? 0)).toBe(isPhone);
      await expectAccessible("a page of carousels");
      await page.keyboard.press("Escape");
      await way.waitFor({ state: "hidden" });
    });
    await step(
      "CMS-13 CMS-15 featured products and stories stand beside one another as there is room",
      async () => {
        const grid = main.getByRole("heading", { name: "New on the rail" }).locator("xpath=../ul");
        expect(await shownIn(grid)).toBe(isPhone ? 1 : 3);
        const stories = main.getByRole("region", { name: "From the workshop" });
        expect(await shownIn(stories.getByRole("list"))).toBe(isPhone ? 1 : 2);
        await main.getByRole("button", { name: "How we test by washing" }).click();
        const popup = page.getByRole("dialog", { name: "How we test by washing" });
        await popup.getByText("fifty times").waitFor();
        await popup.getByRole("button", { name: "Close" }).click();
        await popup.waitFor({ state: "hidden" });
        await stories.getByRole("link", { name: /How to measure/ }).click();
        await page.waitForURL((url) => url.pathname === "/size-guide");
      },
    );
  },
);

journey("CMS-21 a shopper reads the blog", async (shopper) => {
  const { page, expectAccessible } = shopper;
  await step("ROUTE-12 the list leads to each post", async () => {
    await shopper.open("/cwblog");
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await expectAccessible("the blog");
    await page.getByRole("link", { name: "Washing whites without losing them" }).click();
  });
  await step("ROUTE-13 which stands at an address of its own", async () => {
    await page.getByRole("heading", { level: 1, name: "Washing whites" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/cblog\/post\/view\/id\/\d+$/);
    await page.getByText("Iron from the back").waitFor();
    await expectAccessible("a post of the blog");
    await page.getByRole("link", { name: "All posts" }).click();
    await page.getByRole("link", { name: "Ordering for a team of forty" }).waitFor();
    const none = await page.request.get("/cblog/post/view/id/999999");
    expect(none.status()).toBe(404);
  });
});
