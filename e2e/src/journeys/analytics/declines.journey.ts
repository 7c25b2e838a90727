import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CONTAINERS, whileShopTells } from "../../act/analytics.ts";
import { fillCart } from "../../act/cart.ts";
import { checkOut } from "../../act/checkout.ts";
import { journey, step } from "../../journey.ts";
import { SERVICE_SCRIPT, standInForOutsiders, type Outsiders } from "../../outsiders.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "ANALYTICS-01 ANALYTICS-09 who declines cookies is told of to nobody; who accepts them later, from then on",
  async (shopper, newcomer) => {
    const outsiders = await standInForOutsiders(shopper);
    await whileShopTells(await newcomer(), () => walk(shopper, outsiders));
  },
  { hasChosenCookies: false, only: "desk" },
);

async function walk(shopper: Shopper, { asked, layers, pages }: Outsiders): Promise<void> {
  const { page, open } = shopper;
  const notice = page.getByRole("region", { name: "Your Cookies" });
  const choose = async (name: string) => {
    await notice.getByRole("button", { name, exact: true }).click();
    await notice.waitFor({ state: "hidden" });
  };
  await step("nobody is told before the choice", async () => {
    await open("/kitchen/chef-coats?__debuganalytics__");
    await saysItWasNotTold(page, "view_item_list");
    expect(await heldIn(page)).toEqual(NOTHING);
  });
  await step("nor of what is done after declining", async () => {
    await choose("Decline");
    await fillCart(shopper, { path: "/dish-pit-apron-black?__debuganalytics__" });
    await saysItWasNotTold(page, "add_to_cart");
    expect(await heldIn(page)).toEqual(NOTHING);
  });
  await step("nor of the checkout, to which no document of its own is loaded", async () => {
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await checkOut(shopper);
    await page.getByLabel("Email", { exact: true }).waitFor();
    expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
    expect(await heldIn(page)).toEqual(NOTHING);
    expect(asked).toEqual([]);
  });
  await step(
    "accepting lets them in with what is done next, and with nothing of before",
    async () => {
      await open("/");
      await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
      await choose("Accept All");
      expect([asked, layers.ga4DataLayer]).toEqual([[], []]);
      await open("/checkout/cart");
      await expect.poll(() => asked.toSorted()).toEqual([SERVICE_SCRIPT, ...CONTAINERS]);
      const events = () => layers.ga4DataLayer.map(({ event }) => event);
      await expect.poll(events).toEqual(["page_view", "view_cart"]);
      await expect.poll(() => pages.map(({ pagetype }) => pagetype)).toEqual(["cart"]);
    },
  );
  await step("taking it back takes their scripts out of the page", async () => {
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
    await choose("Decline");
    await expect.poll(() => heldIn(page)).toEqual(NOTHING);
    await open("/kitchen/chef-coats?__debuganalytics__");
    await saysItWasNotTold(page, "view_item_list");
    expect(layers.ga4DataLayer).toHaveLength(2);
    expect(asked).toHaveLength(3);
  });
}

const NOTHING = { layers: [], scripts: [], carried: false };

/** What a document and its tab hold for outsiders. */
function heldIn(page: Page) {
  return page.evaluate(() => ({
    layers: ["dataLayer", "ga4DataLayer", "certona"].filter((name) => name in globalThis),
    scripts: [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith("https:")),
    carried: sessionStorage.getItem("trackedEvents") !== null,
  }));
}

/** The window for developers says of an event that it was done, and not told. */
async function saysItWasNotTold(page: Page, event: string): Promise<void> {
  // An open mini-cart keeps all else from being reached.
  const list = page.locator("aside[aria-label=Analytics] li");
  await list
    .filter({ hasText: new RegExp(`^${event} / .*\\(not told\\)`) })
    .first()
    .waitFor();
}
