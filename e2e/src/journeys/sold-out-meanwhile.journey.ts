import { expect } from "vitest";
import { fillCart, itemOf } from "../act/cart.ts";
import { checkOut, goToPayment } from "../act/checkout.ts";
import { placedOrder } from "../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { aSimpleProduct, importProduct } from "../import-product.ts";
import { journey } from "../journey.ts";
import type { Shopper } from "../shopper.ts";
import { readStore } from "../store-reader.ts";

journey("two guests want the last piece, and one of them gets it", async (first, newcomer) => {
  const sku = `LAST-${first.viewport.toUpperCase()}`;
  const name = `Last apron, ${first.viewport}`;
  await importProduct(
    aSimpleProduct({ sku, name, url_key: `last-apron-${first.viewport}`, qty: "1" }),
  );
  const second = await newcomer();
  for (const guest of [first, second]) {
    await fillCart(guest, { path: `/last-apron-${first.viewport}` });
    await checkOut(guest);
    await goToPayment(guest);
    await fillCard(guest, CARDS.approved);
    await agree(guest);
  }
  const order = await placedOrder(first, () => placeOrder(first));
  expect(order.items).toMatchObject([{ sku, quantity: 1 }]);
  expect(await readStore().stockOf(sku, sku)).toBe(0);
  await comesTooLate(second, name);
});

/** The late one is told which item it is, is charged nothing, and goes on from the cart. */
async function comesTooLate(guest: Shopper, name: string): Promise<void> {
  const { page, expectAccessible } = guest;
  await placeOrder(guest);
  const refusal = page.getByRole("region", {
    name: "Your cart changed while you checked out. Nothing was charged.",
  });
  await refusal.getByText(new RegExp(`^${name}`)).waitFor();
  await expectAccessible("sold out meanwhile");
  await page.getByRole("link", { name: "Change it in the cart" }).first().click();
  await page.getByRole("heading", { level: 1, name: /^Cart/ }).waitFor();
  await itemOf(page.getByRole("main"), name)
    .getByText("Product is no longer available, please remove from cart")
    .waitFor();
  expect(await page.getByRole("link", { name: "Checkout", exact: true }).count()).toBe(0);
  await expectAccessible("cart with what is gone");
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("heading", { level: 1, name: "Your cart is empty" }).waitFor();
}
