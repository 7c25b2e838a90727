import type { Locator } from "playwright-core";
import type { Shopper } from "../shopper.ts";
import { choose } from "./product.ts";

/** Chooses what the demo store's kit needs: a coat and trousers; the apron is preselected. */
export async function chooseKit(shopper: Shopper, size: "S" | "M" | "L" | "XL"): Promise<void> {
  await choose(shopper, "Chef coat", size);
  await listOf(shopper, "Trousers").selectOption({
    label: `Stockpot relaxed trousers, Black, ${size}, $39.00`,
  });
}

/** A list of the page of a bundle, by the title of its option. */
const listOf = ({ page }: Shopper, title: string): Locator =>
  page.getByRole("main").getByRole("combobox", { name: new RegExp(`^${title}`) });

/** What the page says that one bundle costs. */
export const priceOf = ({ page }: Shopper): Locator =>
  page.getByRole("main").getByRole("paragraph").filter({ hasText: "per set" });
