import { expect } from "vitest";
import { makeAccount, saveAddress } from "../../act/account.ts";
import { fillCart, itemOf } from "../../act/cart.ts";
import { shipAndBill } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { signsIn } from "../../act/staff.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";
import { aShopper, type Shopper } from "../../shopper.ts";

journey(
  "a quote is found by its number and ordered at its prices, once",
  async (customer, newcomer) => {
    const { page, viewport, open } = customer;
    const name = `Quoted apron, ${viewport}`;
    const product = {
      sku: `QUOTED-${viewport.toUpperCase()}`,
      name,
      url_key: `quoted-${viewport}`,
    };
    const costs = (price: string) =>
      importProduct(aSimpleProduct({ ...product, qty: "50", price }));
    await costs("40");
    await step("a customer makes a quote of two, which the page still has when it comes anew", () =>
      quotes(customer, { email: `quoted-${viewport}@example.com`, path: `/${product.url_key}` }),
    );
    await costs("50");
    const number = await step("among their quotes it says what it costs today", () =>
      looks(customer),
    );
    const staff = await newcomer();
    await step("staff find it by the number and put it into the cart", () => puts(staff, number));
    const shop = await step("and open the store there in the customer's name", async () => {
      const opened = staff.context.waitForEvent("page");
      await staff.page.getByRole("button", { name: "Order It for Them" }).click();
      const tab = aShopper(await opened, viewport);
      await tab.page.getByText(`Your cart is at the prices of quote ${number}`).waitFor();
      await itemOf(tab.page.getByRole("main"), name).getByText("$80.00").waitFor();
      await tab.expectAccessible("a cart at the prices of a quote");
      return tab;
    });
    const order = await step("they order it at the quoted price", () => orders(shop));
    expect(order.items).toMatchObject([{ sku: product.sku, quantity: 2, price: { value: 40 } }]);
    await step("it is ordered for both, and is put nowhere any more", async () => {
      await staff.page.goto(`/admin/quotes/${number}`);
      await staff.page.getByRole("link", { name: `Order ${order.number}` }).waitFor();
      expect(await staff.page.getByRole("button", { name: /Put into/ }).count()).toBe(0);
      await open("/quotes/customer");
      await page.getByText(/^Made on .+ · Ordered$/).waitFor();
    });
  },
  {
    // The customer's own browser still names the cart that was ordered for them.
    expectedErrors: /status of 409/,
  },
);

async function quotes(
  customer: Shopper,
  { email, path }: { readonly email: string; readonly path: string },
): Promise<void> {
  const { page, open } = customer;
  await makeAccount(customer, email);
  await saveAddress(customer);
  await fillCart(customer, { path, pieces: 2 });
  await open("/checkout/cart");
  await page.getByRole("button", { name: "Make a quote (PDF)" }).click();
  const link = page.getByRole("link", { name: /^Quote Q\d+, valid until / });
  await link.waitFor();
  await open("/checkout/cart");
  await link.waitFor();
}

async function looks({ page, open, expectAccessible }: Shopper): Promise<string> {
  await open("/quotes/customer");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Valid until" });
  const title = await row.getByRole("heading", { level: 2 }).textContent();
  await row.getByRole("button", { name: /what it costs today$/ }).click();
  await row.getByText("Quoted: $80.00").waitFor();
  await expect
    .poll(async () => {
      await open("/quotes/customer");
      await row.getByRole("button", { name: /what it costs today$/ }).click();
      await row.getByText(/^Today: /).waitFor();
      return row.getByText("Today: $100.00").count();
    })
    .toBe(1);
  await expectAccessible("one's quotes");
  return /Q\d+/.exec(title ?? "")?.[0] ?? "";
}

async function puts(staff: Shopper, number: string): Promise<void> {
  const { page, expectAccessible } = staff;
  await signsIn(staff, "/admin/quotes");
  await page.getByLabel("Search quotes").fill(number);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: number, exact: true }).waitFor();
  await expectAccessible("quotes");
  await page.getByRole("link", { name: number, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `Quote ${number}` }).waitFor();
  await page.getByRole("button", { name: "Put into Their Cart" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Put into Cart" }).click();
  await page.getByText(`${number} is in the cart.`).waitFor();
  await expectAccessible("a quote in its buyer's cart");
}

async function orders(shop: Shopper) {
  const { page } = shop;
  await page.getByRole("main").getByRole("link", { name: "Checkout" }).first().click();
  await page.getByRole("list", { name: "Steps of the checkout" }).waitFor();
  await page.getByRole("button", { name: /^Ship here: / }).click();
  await shipAndBill(shop);
  await fillCard(shop, CARDS.approved);
  await agree(shop);
  return placedOrder(shop, () => placeOrder(shop));
}
