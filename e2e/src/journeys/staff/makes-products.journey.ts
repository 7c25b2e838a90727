import type { Page } from "playwright-core";
import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { addToCart, choose } from "../../act/product.ts";
import { inTheStore, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

const COLORS = ["White", "Black", "Navy", "Olive"];
const SIZES = ["S", "M", "L", "XL", "2XL", "3XL"];

journey("staff make a product with variants, and take it off again", async (staff, newcomer) => {
  const { page, expectAccessible } = staff;
  // Each walk makes one of its own: a SKU is taken once.
  const sku = `WALK-${Date.now() % 10_000_000}`;
  const name = `Scullery apron ${sku}`;
  await signsIn(staff, "/admin/products");

  await step("issue 11.8 an empty one is not made, and says what is missing", async () => {
    await page.getByRole("link", { name: "New Product" }).click();
    await page.getByRole("heading", { level: 1, name: "New Product" }).waitFor();
    await page.getByRole("button", { name: "Make Product" }).click();
    await page.getByText("Not made yet").waitFor();
    await expectAccessible("a product that is not made");
  });

  await step("issue 11.8 a family is made with its 24 variants", async () => {
    await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Configurable" });
    await fill(page, "SKU", sku);
    await fill(page, "Pieces", "20");
    await fill(page, "Name", name);
    await fill(page, "Price", "24.50");
    await differBy(page, "Color", COLORS);
    await differBy(page, "Size", SIZES);
    await page.getByText("24 variants").waitFor();
    const shelves = page.getByRole("group", { name: /^Stands in/ });
    await shelves.getByRole("searchbox").fill("Kitchen / Aprons");
    await shelves.getByRole("checkbox", { name: "Kitchen / Aprons", exact: true }).check();
    await expectAccessible("a product with variants");
    await page.getByRole("button", { name: "Make Product" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expectAccessible("a product");
  });

  const path = await inTheStore(staff);
  const shopper = await newcomer();

  await step("a shopper finds it in its category, and buys it", async () => {
    await shopper.open(path);
    await shopper.page.getByRole("heading", { level: 1, name }).waitFor();
    await choose(shopper, "Color", "Black");
    await choose(shopper, "Size", "2XL");
    await addToCart(shopper);
    await checkOut(shopper);
    await goToPayment(shopper);
    await fillCard(shopper, CARDS.approved);
    await agree(shopper);
    const order = await placedOrder(shopper, () => placeOrder(shopper));
    expect(order.items).toMatchObject([{ sku: `${sku}-BLACK-2XL`, quantity: 1 }]);
  });

  await step("issue 11.8 a price is changed in the matrix, pieces are counted", async () => {
    await page.getByRole("link", { name: "Variants", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: `Variants of ${name}` }).waitFor();
    await page.getByRole("textbox", { name: "Black, 2XL: Price" }).fill("29.95");
    await page.getByRole("combobox", { name: "Show" }).selectOption({ label: "Pieces" });
    await page.getByRole("textbox", { name: "White, S: Pieces" }).fill("7");
    await fill(page, "Why there are other pieces", "Counted");
    await expectAccessible("the matrix of variants");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. Shoppers see it within a second.").waitFor();
    await expect
      .poll(async () => {
        await shopper.open(path);
        await choose(shopper, "Color", "Black");
        await choose(shopper, "Size", "2XL");
        return shopper.page.getByRole("main").getByText("$29.95").first().isVisible();
      })
      .toBe(true);
  });

  await step("ROUTE-31 issue 11.8 it is taken off: its page leads to its category", async () => {
    await page.getByRole("link", { name: "The product" }).click();
    await page.getByRole("checkbox", { name: "It is sold" }).uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. Shoppers see it within a second.").waitFor();
    await expect
      .poll(async () => {
        await shopper.open(path);
        return new URL(shopper.page.url()).pathname;
      })
      .toBe("/kitchen");
  });
});

const fill = (page: Page, name: string, text: string) =>
  page.getByRole("textbox", { name, exact: true }).fill(text);

/** Chooses by what variants differ, and the options of it. */
async function differBy(page: Page, label: string, options: readonly string[]): Promise<void> {
  await page.getByRole("combobox", { name: "Variants differ by" }).selectOption({ label });
  const group = page.getByRole("group", { name: new RegExp(`^${label}`) });
  for (const option of options) {
    await group.getByRole("checkbox", { name: option, exact: true }).check();
  }
}
