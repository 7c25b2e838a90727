import type { Page } from "playwright-core";
import { expect } from "vitest";
import { itemOf } from "../../act/cart.ts";
import { addToCart, choose } from "../../act/product.ts";
import { inTheStore, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

/** Each walk makes one of its own: a SKU is taken once. */
const SKUS = { phone: "WALK-PHONE", desk: "WALK-DESK" } as const;

journey("staff make a bundle, and it is sold", async (staff, newcomer) => {
  const { page, viewport, expectAccessible } = staff;
  const sku = `${SKUS[viewport]}-${Date.now() % 1_000_000}`;
  const name = `Tidy station set ${sku}`;
  await signsIn(staff, "/admin/bundles");

  await step("an empty one is not saved, and says what is missing", async () => {
    await page.getByRole("link", { name: "New Bundle" }).click();
    await page.getByRole("heading", { level: 1, name: "New Bundle" }).waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Not saved yet").waitFor();
    await expectAccessible("a bundle that is not saved");
  });

  await step("BUNDLE-01 BUNDLE-02 it is made of two options", async () => {
    await page.getByRole("textbox", { name: "SKU", exact: true }).fill(sku);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    await addOption(page, { at: 1, title: "Cap", how: "radio", skus: ["TRN-CAP-WHT"] });
    await addOption(page, {
      at: 2,
      title: "Apron",
      how: "radio",
      skus: ["LRD-10-NVY", "LRD-10-BLK"],
    });
    await expectAccessible("a bundle before it is saved");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expectAccessible("a bundle");
  });

  const shopper = await newcomer();
  await step("BUNDLE-05 what has no other choice is chosen by itself, and it is sold", async () => {
    await shopper.open(await inTheStore(staff));
    await shopper.page.getByRole("heading", { level: 1, name }).waitFor();
    const cap = shopper.page.getByRole("radiogroup", { name: /^Cap\*/ }).getByRole("radio");
    expect(await cap.first().isChecked()).toBe(true);
    await choose(shopper, "Apron", "Black");
    const miniCart = await addToCart(shopper);
    await itemOf(miniCart, name)
      .getByText(/Larder bib apron, Black/)
      .waitFor();
  });

  await step("it is changed, and is so for shoppers", async () => {
    await page.getByRole("checkbox", { name: "Step by step" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. Shoppers choose of it so within a second.").waitFor();
  });
});

interface Option {
  readonly at: number;
  readonly title: string;
  readonly how: string;
  /** Each finds a product by its beginning. */
  readonly skus: readonly string[];
}

async function addOption(page: Page, { at, title, how, skus }: Option): Promise<void> {
  await page.getByRole("button", { name: "Add an Option" }).click();
  const option = page.getByRole("group").filter({ hasText: `What is chosen (${at} of ${at})` });
  await option.getByRole("textbox", { name: /^What is chosen/ }).fill(title);
  await option.getByRole("combobox", { name: "How" }).selectOption(how);
  for (const sku of skus) {
    await option.getByRole("searchbox").fill(sku);
    await option
      .getByRole("button", { name: new RegExp(`^Add ${sku}`) })
      .first()
      .click();
  }
}
