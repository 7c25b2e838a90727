import { expect } from "vitest";
import { fillCart } from "../../act/cart.ts";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { journey } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";
import { readStore } from "../../store-reader.ts";

const APRON = { path: "/potters-split-apron-rust", sku: "POT-APR-RST" };

journey("a bank that takes its time is waited for, and charges once", async (guest) => {
  const { page, expectAccessible } = guest;
  const before = await toPayment(guest, CARDS.slow);
  const order = await placedOrder(guest, async () => {
    await placeOrder(guest);
    await page.getByRole("heading", { level: 1, name: "We are waiting for your bank" }).waitFor();
    await expectAccessible("waiting for the bank");
  });
  expect(order.items).toMatchObject([{ sku: APRON.sku, quantity: 1 }]);
  await expect.poll(() => readStore().stockOf(APRON.sku, APRON.sku)).toBe(before - 1);
});

journey(
  "an answer that is lost on the way places the order once",
  async (guest) => {
    const before = await toPayment(guest, CARDS.answerLost);
    const order = await placedOrder(guest, () => placeOrder(guest));
    expect(order.items).toMatchObject([{ sku: APRON.sku, quantity: 1 }]);
    await expect.poll(() => readStore().stockOf(APRON.sku, APRON.sku)).toBe(before - 1);
  },
  { only: "phone" },
);

/** Gives the stock before. */
async function toPayment(guest: Shopper, card: string): Promise<number> {
  const before = (await readStore().stockOf(APRON.sku, APRON.sku)) ?? 0;
  await fillCart(guest, { path: APRON.path });
  await checkOut(guest);
  await goToPayment(guest);
  await fillCard(guest, card);
  await agree(guest);
  return before;
}
