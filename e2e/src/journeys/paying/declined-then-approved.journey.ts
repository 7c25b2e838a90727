import { expect } from "vitest";
import { fillCart } from "../../act/cart.ts";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { journey } from "../../journey.ts";
import { readStore } from "../../store-reader.ts";

const APRON = "DSH-APR-BLK";

journey("a declined card costs nothing, and the next one pays", async (guest) => {
  const { page, expectAccessible } = guest;
  const before = (await readStore().stockOf(APRON, APRON)) ?? 0;
  await fillCart(guest, { path: "/dish-pit-apron-black" });
  await checkOut(guest);
  await goToPayment(guest);
  await fillCard(guest, CARDS.declined);
  await agree(guest);
  await placeOrder(guest);

  const refusal = page.getByRole("region", { name: "Your order has not been placed:" });
  await refusal.getByText(/declined/i).waitFor();
  await expectAccessible("declined card");
  expect(await refusal.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await readStore().stockOf(APRON, APRON)).toBe(before);

  await fillCard(guest, CARDS.approved);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order.items).toMatchObject([{ sku: APRON, quantity: 1 }]);
  await expect.poll(() => readStore().stockOf(APRON, APRON)).toBe(before - 1);
});
