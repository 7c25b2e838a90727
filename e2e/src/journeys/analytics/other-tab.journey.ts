import type { Page } from "playwright-core";
import { expect } from "vitest";
import { whileShopTells } from "../../act/analytics.ts";
import { editorOf, enter, itemOf } from "../../act/cart.ts";
import { chooseIn, openQuickView } from "../../act/quick-view.ts";
import { journey, step } from "../../journey.ts";
import { standInForOutsiders, type Outsiders } from "../../outsiders.ts";
import type { Shopper } from "../../shopper.ts";

const COAT = "Merrow chef coat";
const SKU = "MRW-10-NVY-L";

journey(
  "ANALYTICS-16 ANALYTICS-17 quick view and the cart are told of, and another tab hears of them",
  async (shopper, newcomer) => {
    const outsiders = await standInForOutsiders(shopper);
    await whileShopTells(await newcomer(), () => walk(shopper, outsiders));
  },
  // A phone has no quick view.
  { only: "desk" },
);

async function walk(shopper: Shopper, { layers }: Outsiders): Promise<void> {
  const { page, context, open } = shopper;
  const ga4 = (name: string) => layers.ga4DataLayer.filter(({ event }) => event === name);
  const tab = await context.newPage();
  const heard = await listensIn(tab);
  await expect.poll(() => ga4("page_view")).toHaveLength(1);
  await page.bringToFront();
  await open("/kitchen/chef-coats");
  const id = await step("quick view, with the product's number", async () => {
    const popup = await openQuickView(shopper, COAT);
    const opened = { event: "quick_view", product_id: expect.any(Number) };
    await expect.poll(() => ga4("quick_view")).toEqual([expect.objectContaining(opened)]);
    const productId = ga4("quick_view")[0]?.["product_id"];
    await expect
      .poll(heard)
      .toEqual([{ name: "chefworks quickview opened", payload: { productId } }]);
    await chooseIn(popup, "Color", "Navy");
    await chooseIn(popup, "Size", "L");
    await popup.getByRole("button", { name: /^Add to Cart/ }).click();
    return productId;
  });
  expect(id).toBeGreaterThan(0);
  await step("what came into the cart, was changed and taken out", async () => {
    const miniCart = page.getByRole("dialog", { name: "Your cart" });
    await miniCart.getByText("Navy, L").waitFor();
    await enter(editorOf(itemOf(miniCart, COAT)), "3");
    await expect.poll(() => ga4("update_cart")).toHaveLength(1);
    await enter(editorOf(itemOf(miniCart, COAT)), "0");
    await expect.poll(() => ga4("remove_from_cart")).toHaveLength(1);
    await expect
      .poll(async () => (await heard()).slice(1))
      .toEqual([
        { name: "cart.itemAdded", payload: { name: COAT, sku: SKU, quantity: 1 } },
        { name: "cart.itemUpdated", payload: { name: COAT, sku: SKU, quantity: 3 } },
        { name: "cart.itemRemoved", payload: { name: COAT, sku: SKU } },
      ]);
  });
  await step("no layer has twice what both tabs know", async () => {
    for (const name of ["quick_view", "add_to_cart", "update_cart", "remove_from_cart"]) {
      expect(ga4(name)).toHaveLength(1);
    }
    const own = await tab.evaluate(
      () => Reflect.get(globalThis, "ga4DataLayer") as { event: string }[],
    );
    expect(own.map(({ event }) => event)).toEqual(["page_view", "gtm.js"]);
  });
}

/** Opens the store in another tab, whose own script hears events of its window; gives what reads what it heard. */
async function listensIn(tab: Page): Promise<() => Promise<readonly unknown[]>> {
  await tab.goto("/");
  await tab.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener("placket-events", (event) => heard.push((event as CustomEvent).detail));
  });
  return () => tab.evaluate(() => Reflect.get(globalThis, "heard") as readonly unknown[]);
}
