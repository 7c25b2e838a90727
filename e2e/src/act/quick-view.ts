import type { Locator } from "playwright-core";
import type { Shopper } from "../shopper.ts";

/** The tile of a product in a list. */
export function tileOf({ page }: Shopper, name: string): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name, exact: true }) })
    .first();
}

/** Opens a product in quick view from its tile and waits for its choices. */
export async function openQuickView(shopper: Shopper, name: string): Promise<Locator> {
  await tileOf(shopper, name)
    .getByRole("button", { name: `Quick view ${name}` })
    .click();
  return quickViewOf(shopper, name);
}

/** The popup of a product, with its choices. */
export async function quickViewOf({ page }: Shopper, name: string): Promise<Locator> {
  const popup = page.getByRole("dialog", { name, exact: true });
  await popup.getByRole("radiogroup", { name: /^Color/ }).waitFor();
  return popup;
}

/** Chooses in quick view: `chooseIn(popup, "Color", "Navy")`. */
export async function chooseIn(popup: Locator, group: string, option: string): Promise<void> {
  await popup
    .getByRole("radiogroup", { name: new RegExp(`^${group}`) })
    .getByRole("radio", { name: option, exact: true })
    .check();
}
