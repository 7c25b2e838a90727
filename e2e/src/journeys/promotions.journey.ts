import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addToCart } from "../act/product.ts";
import { goToPayment } from "../act/checkout.ts";
import { placedOrder } from "../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { signsIn } from "../act/staff.ts";
import { aSimpleProduct, importProduct } from "../import-product.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey(
  "issue 9.7 a price that a rule lowers and a code, from staff to the order and back",
  async (shopper, newcomer) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const staff = await newcomer();
    const sku = `RULED-${viewport.toUpperCase()}`;
    const url = `ruled-apron-${viewport}`;
    const week = `Apron week, ${viewport}`;
    const code = `CREW-${viewport.toUpperCase()}`;
    const name = `Ruled apron, ${viewport}`;
    await importProduct(aSimpleProduct({ sku, name, url_key: url, qty: "10", price: "40" }));

    await step("staff write a catalog price rule and look at what it does", () =>
      writesPriceRule(staff, { name: week, sku }),
    );
    await step("the page shows the lower price beside the one before", async () => {
      await expect
        .poll(async () => {
          await open(`/${url}`);
          return page.getByRole("main").getByText("$30.00").count();
        })
        .toBeGreaterThan(0);
      await page.getByRole("main").getByText("$40.00").first().waitFor();
      await expectAccessible("a product whose price a rule lowers");
    });
    await step("staff write a cart price rule with a code", () => writesCartRule(staff, code));
    await step("the cart says why the price is what it is, and takes the code", async () => {
      await addToCart(shopper);
      await open("/checkout/cart");
      await page.getByText(`$30.00 each instead of $40.00: ${week}`).waitFor();
      await usesCode(page, code);
      await page.getByText(`$3.00 off: ${code}`).waitFor();
      await expectAccessible("a cart with a ruled price and a code");
    });
    const number = await step("it is bought for that", async () => {
      await page.getByRole("link", { name: "Checkout" }).first().click();
      await page.getByRole("list", { name: "Steps of the checkout" }).waitFor();
      await goToPayment(shopper);
      await fillCard(shopper, CARDS.approved);
      await agree(shopper);
      const order = await placedOrder(shopper, () => placeOrder(shopper));
      expect(order.items).toMatchObject([{ sku, quantity: 1 }]);
      return order.number;
    });
    await step("staff see why, and stop the rule", async () => {
      await staff.page.goto(`/admin/orders/${number}`);
      await staff.page.getByText(`Why this price: ${week} · ${code}: $3.00 off`).waitFor();
      await staff.expectAccessible("an order that says why its lines cost that");
      await stops(staff.page, week);
      await staff.expectAccessible("a list of price rules, one of which was stopped");
    });
    await step("the price is what it was", async () => {
      await expect
        .poll(async () => {
          await open(`/${url}`);
          return page.getByRole("main").getByText("$30.00").count();
        })
        .toBe(0);
    });
  },
);

async function writesPriceRule(
  staff: Shopper,
  { name, sku }: { readonly name: string; readonly sku: string },
): Promise<void> {
  const { page, expectAccessible } = staff;
  await signsIn(staff, "/admin/catalog-rules/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Switched on").check();
  await page.getByLabel("Percent", { exact: true }).fill("25");
  await page.getByLabel("Add to conditions of the product").selectOption("SKU or style");
  await page.getByLabel("SKU or style: value").fill(sku);
  await page.getByRole("button", { name: "Look at the Prices" }).click();
  await page.getByText(/^1 of \d+ products would cost something else/).waitFor();
  await page.getByRole("row").filter({ hasText: sku }).getByText("$30.00").waitFor();
  await expectAccessible("a price rule that is being written");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function writesCartRule({ page, expectAccessible }: Shopper, code: string): Promise<void> {
  await page.goto("/admin/promotions/new");
  await page.getByLabel("Name", { exact: true }).fill(code);
  await page.getByLabel("Switched on").check();
  await page.getByLabel("Only for who types a code").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: code }).waitFor();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Add Code" }).click();
  await page.getByText("Added.").waitFor();
  await expectAccessible("a cart price rule with a code");
}

async function usesCode(page: Page, code: string): Promise<void> {
  const opener = page.getByRole("button", { name: "Promo code", exact: true });
  if (await opener.isVisible()) await opener.click();
  const field = page.getByRole("textbox", { name: "Promo code" });
  await field.fill(code.toLowerCase());
  await field.press("Enter");
}

async function stops(page: Page, name: string): Promise<void> {
  await page.goto("/admin/catalog-rules?state=on");
  await page.getByRole("checkbox", { name: `Choose ${name}` }).check();
  await page.getByRole("button", { name: "Stop (1)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop" }).click();
  await page.getByText(/is switched off/).waitFor();
}
