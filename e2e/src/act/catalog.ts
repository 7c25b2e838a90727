import type { Shopper } from "../shopper.ts";

/** Goes by the menu to a category below a department; looks at the open menu on the way. */
export async function followMenu(
  shopper: Shopper,
  { department, category }: { readonly department: string; readonly category: string },
): Promise<void> {
  const { page, viewport, expectAccessible } = shopper;
  if (viewport === "phone") {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: department, exact: true }).click();
    await expectAccessible("open menu");
    await menu.getByRole("link", { name: category, exact: true }).click();
  } else {
    const menu = page.getByRole("navigation", { name: "Categories" });
    await menu.getByRole("link", { name: department, exact: true }).hover();
    const link = menu.getByRole("link", { name: category, exact: true });
    await link.waitFor();
    await expectAccessible("open menu");
    await link.click();
  }
  await page.getByRole("heading", { level: 1, name: category, exact: true }).waitFor();
}

/** Narrows the listing to a color, in the column of filters or, on a phone, in its sheet. */
export async function filterByColor(shopper: Shopper, color: string): Promise<void> {
  const { page, viewport, expectAccessible } = shopper;
  if (viewport === "phone") {
    await page.getByRole("button", { name: /^Filter/ }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await sheet.getByRole("checkbox", { name: color }).check();
    await untilNarrowed(shopper);
    await expectAccessible("filter sheet");
    await sheet.getByRole("button", { name: /^Show \d+ items?$/ }).click();
    await sheet.waitFor({ state: "hidden" });
  } else {
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("checkbox", { name: color }).check();
    await untilNarrowed(shopper);
  }
}

async function untilNarrowed({ page }: Shopper): Promise<void> {
  await page.getByText(/^\d+ of \d+ styles$/).waitFor();
}

/** Opens a product from the tiles of a list. */
export async function openTile({ page }: Shopper, name: string): Promise<void> {
  await page.getByRole("article").getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}
