import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { fillCart } from "../act/cart.ts";
import { addToCart, choose } from "../act/product.ts";
import { journey, step } from "../journey.ts";
import { scriptOf, sheetsOf } from "../built-files.ts";
import type { Shopper } from "../shopper.ts";

const COAT = { path: "/merrow-chef-coat", options: { Color: "White", Size: "L" } };
const LISTING = "/kitchen/chef-coats";
const expectedErrors = /ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|did not come/;

journey(
  "a part whose script is lost offline opens, styled, once the line is back",
  async (shopper) => {
    const { page, context } = shopper;
    await fillCart(shopper, COAT);
    // Or it would be there before it is wished for.
    await context.route(scriptOf("MiniCart"), (route) => route.abort());
    const sheets = sheetsThatCame(page);
    const notices = page.waitForResponse(scriptOf("OverPage"));
    await shopper.open(LISTING);
    await (await notices).finished();
    // The count is drawn by the badge's own script alone: a press opens the drawer from then on.
    const badge = page.getByRole("banner").getByRole("link", { name: /cart.*1/i });
    await badge.waitFor();
    await markDocument(page);
    const lost = page.getByRole("alert").getByText("This part did not load.");
    await step("a press without the line says what is missing", async () => {
      await context.setOffline(true);
      await badge.click();
      await lost.waitFor();
    });
    await step("another try without the line says so again", async () => {
      await page.getByRole("button", { name: "Try again" }).click();
      await lost.waitFor();
    });
    await step("with the line it opens where the shopper is", async () => {
      await backOnline(shopper);
      await page
        .getByRole("dialog", { name: "Your cart" })
        .getByRole("link", { name: "Merrow chef coat", exact: true })
        .waitFor();
      await expectSameDocument(page);
      await lost.waitFor({ state: "detached" });
    });
    await step("styled by its sheet, and none is asked for twice", async () => {
      const came = sheets();
      const own = sheetsOf("MiniCart");
      expect(came.filter((sheet) => own.includes(sheet))).toEqual(own);
      expect(new Set(came).size).toBe(came.length);
      const standing = await page.evaluate(
        () => document.querySelector<HTMLElement>("[data-styles]")!.dataset["styles"]!,
      );
      expect(came.filter((sheet) => standing.split(" ").includes(sheet))).toEqual([]);
    });
  },
  { expectedErrors },
);

journey(
  "a press on a part whose script has not come stays in the store, offline as well",
  async (shopper) => {
    const { page, context } = shopper;
    await fillCart(shopper, COAT);
    await context.route(scriptOf("CartLink", "cart.page"), (route) => route.abort());
    await shopper.open(LISTING);
    await markDocument(page);
    await step("without the line the page says that it did not load", async () => {
      await context.setOffline(true);
      await page.getByRole("banner").getByRole("link", { name: /cart/i }).click();
      await page.getByRole("heading", { name: "This page did not load" }).waitFor();
      await expectSameDocument(page);
    });
    await step("with the line it is there, with what is in the cart", async () => {
      await backOnline(shopper);
      await itemOnPage(page).waitFor();
    });
  },
  { expectedErrors, only: "phone" },
);

const onCart = {
  path: "/checkout/cart",
  works: ({ page }: Shopper) => itemOnPage(page).waitFor(),
};
const onProduct = {
  path: COAT.path,
  works: async (shopper: Shopper) => {
    for (const [group, option] of Object.entries(COAT.options))
      await choose(shopper, group, option);
    await addToCart(shopper);
  },
};

// What a first page stands on: its own script, one that it shares with others, the frame. It looks alike whichever
// is lost: each page is seen at both widths once.
for (const { lost, path, works, widths } of [
  { lost: "cart.page", ...onCart, widths: {} },
  { lost: "sum", ...onCart, widths: { only: "phone" } },
  { lost: "entry-client", ...onCart, widths: { only: "desk" } },
  { lost: "swatch", ...onProduct, widths: {} },
] as const) {
  journey(
    `a first page at ${path} without the script ${lost} says so, and works once the line is back`,
    async (shopper) => {
      const { page, context } = shopper;
      await fillCart(shopper, COAT);
      await context.route(scriptOf(lost), (route) => route.abort());
      await page.goto(path);
      const said = page.getByRole("alert").getByText("This page did not load completely");
      await said.waitFor();
      await shopper.expectAccessible("a page without its scripts");
      const reload = page.getByRole("button", { name: "Reload" });
      await step("loaded anew without that script it says so again", async () => {
        await markDocument(page);
        await reload.click();
        await page.locator("body:not([data-same-document])").waitFor();
        await said.waitFor();
      });
      await step("a press without the line keeps the page that is open", async () => {
        await markDocument(page);
        await context.setOffline(true);
        const asked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
        await reload.click();
        await asked;
        await said.waitFor();
        await expectSameDocument(page);
      });
      await step("with the line it works, unasked", async () => {
        await backOnline(shopper);
        await page.locator("#app[data-ready]").waitFor({ state: "attached" });
        await works(shopper);
        expect(await said.isVisible()).toBe(false);
      });
    },
    { expectedErrors, ...widths },
  );
}

const itemOnPage = (page: Page): Locator =>
  page.getByRole("main").getByRole("link", { name: "Merrow chef coat", exact: true });

async function backOnline({ context }: Shopper): Promise<void> {
  await context.unrouteAll();
  await context.setOffline(false);
}

const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute("data-same-document", ""));

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.locator("body[data-same-document]").count()).toBe(1);
}

/** The addresses of the style sheets that have come since. */
function sheetsThatCame(page: Page): () => readonly string[] {
  const came: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "stylesheet") came.push(new URL(request.url()).pathname);
  });
  return () => came;
}
