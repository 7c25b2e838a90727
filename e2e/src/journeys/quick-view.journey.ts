import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { fillCart } from "../act/cart.ts";
import { chooseIn, openQuickView, quickViewOf, tileOf } from "../act/quick-view.ts";
import { VIEWPORTS } from "../browser.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const COAT = "Merrow chef coat";

journey(
  "PLP-08 PLP-09 PDP-02 a shopper looks at a coat in quick view, chooses and adds it without leaving the list",
  async (shopper) => {
    await shopper.open("/kitchen/chef-coats");
    if (shopper.viewport === "desk") await atTheDesk(shopper);
    else await onThePhone(shopper);
  },
);

journey(
  "PLP-03 PLP-09 quick view opened from the cart stays on a narrow screen",
  async (shopper) => {
    const { page, open, expectAccessible } = shopper;
    await fillCart(shopper, {
      path: "/merrow-chef-coat",
      options: { Color: "White", Size: "L" },
    });
    await open("/checkout/cart");
    const popup = await quickBuy(shopper);
    await page.setViewportSize(VIEWPORTS.phone);
    await expectAccessible("quick view over the cart");
    await popup.getByRole("button", { name: "Close", exact: true }).click();
    await popup.waitFor({ state: "detached" });
  },
);

async function atTheDesk(shopper: Shopper): Promise<void> {
  const { page, expectAccessible } = shopper;
  const button = tileOf(shopper, COAT).getByRole("button", { name: `Quick view ${COAT}` });
  let popup = await openQuickView(shopper, COAT);
  await expectAccessible("quick view");
  await page.keyboard.press("Escape");
  await popup.waitFor({ state: "detached" });
  expect(await hasFocus(button), "Escape gives the focus back").toBe(true);

  await button.press("Enter");
  await popup.waitFor();
  await page.setViewportSize({ width: 1040, height: 900 });
  await popup.waitFor({ state: "detached" });
  await page.setViewportSize(VIEWPORTS.desk);

  popup = await openQuickView(shopper, COAT);
  await chooseIn(popup, "Color", "Navy");
  await chooseIn(popup, "Size", "L");
  await popup.getByRole("textbox", { name: /^Quantity of / }).fill("2");
  await popup.getByRole("button", { name: /^Add to Cart/ }).click();
  const miniCart = page.getByRole("dialog", { name: "Your cart" });
  await miniCart.getByText("Navy, L").waitFor();
  await popup.waitFor({ state: "detached" });
  await expectAccessible("mini-cart after quick view");
  await page.keyboard.press("Escape");
  await miniCart.waitFor({ state: "detached" });
  expect(await hasFocus(button), "the mini-cart gives the focus back to the tile").toBe(true);
  expect(new URL(page.url()).pathname).toBe("/kitchen/chef-coats");

  popup = await openQuickView(shopper, COAT);
  await popup.getByRole("link", { name: /^View details/ }).click();
  await page.getByRole("heading", { level: 1, name: COAT, exact: true }).waitFor();
  await popup.waitFor({ state: "detached" });
  await step("PLP-03 Quick Buy opens the same popup", () => quickBuy(shopper));
  await expectAccessible("quick view over a product page");
}

/** Lists beside a product or a cart have a Quick Buy button that opens the same popup; gives the popup. */
async function quickBuy(shopper: Shopper): Promise<Locator> {
  const { page } = shopper;
  const button = page.getByRole("button", { name: /^Quick Buy / }).first();
  const name = ((await button.textContent()) ?? "").replace(/^Quick Buy\s*/, "").trim();
  await button.click();
  return quickViewOf(shopper, name);
}

/** A phone has no room for the popup: no button on tiles, and Quick Buy leads to the product's page. */
async function onThePhone(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const tile = tileOf(shopper, COAT);
  expect(await tile.getByRole("button", { name: /^Quick view/ }).count()).toBe(0);
  await tile.getByRole("link", { name: COAT, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: COAT, exact: true }).waitFor();
  const quickBuy = page.getByRole("link", { name: /^Quick Buy / }).first();
  const path = (await quickBuy.getAttribute("href")) ?? "";
  await quickBuy.click();
  await page.waitForURL((url) => url.pathname === path);
  expect(await page.getByRole("dialog").count()).toBe(0);
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
