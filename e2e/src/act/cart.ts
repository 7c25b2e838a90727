import type { Locator } from "playwright-core";
import type { Shopper } from "../shopper.ts";
import { addToCart, choose, setQuantity } from "./product.ts";

/** A product to put into the cart: where it is, what to choose, how many. */
interface Wish {
  readonly path: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly pieces?: number;
}

/** Goes straight to a product and adds it; leaves the mini-cart open. */
export async function fillCart(
  shopper: Shopper,
  { path, options, pieces }: Wish,
): Promise<Locator> {
  await shopper.open(path);
  for (const [group, option] of Object.entries(options ?? {})) await choose(shopper, group, option);
  if (pieces !== undefined) await setQuantity(shopper, pieces);
  return addToCart(shopper);
}

/** The item of a cart or mini-cart by the product's name; what was looked at last stands below the cart as well. */
export function itemOf(place: Locator, name: string): Locator {
  const page = place.page();
  return place
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) })
    .and(page.locator('xpath=//li[not(ancestor::section[h2="Recently Viewed"])]'));
}

/** The quantity editor of an item. */
export function editorOf(item: Locator): Locator {
  return item.getByRole("textbox", { name: /^Quantity of / });
}

/** Types a quantity over the one that is there. */
export async function enter(editor: Locator, text: string): Promise<void> {
  await editor.fill(text);
  await editor.press("Enter");
}
