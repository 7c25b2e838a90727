import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Shopper } from "../shopper.ts";

/** Chooses an option of the product page: `choose(shopper, "Color", "White")`. */
export async function choose({ page }: Shopper, group: string, option: string): Promise<void> {
  const radio = page
    .getByRole("radiogroup", { name: new RegExp(`^${group}`) })
    .getByRole("radio", { name: option, exact: true });
  await radio.click();
  await expect.poll(() => radio.isChecked()).toBe(true);
}

/** The box of the product page that says how many. */
function quantityBox({ page }: Shopper): Locator {
  return page.getByRole("main").getByRole("textbox", { name: /^Quantity of / });
}

/** Types how many pieces and leaves the box. */
export async function setQuantity(shopper: Shopper, pieces: number | string): Promise<void> {
  const box = quantityBox(shopper);
  await box.fill(String(pieces));
  await box.press("Tab");
}

/** Presses the add button of the product page and waits for the mini-cart. */
export async function addToCart({ page }: Shopper): Promise<Locator> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  const miniCart = page.getByRole("dialog", { name: "Your cart" });
  await miniCart.waitFor();
  return miniCart;
}
