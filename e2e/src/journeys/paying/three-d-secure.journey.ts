import { expect } from "vitest";
import { fillCart } from "../../act/cart.ts";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { journey } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "3-D Secure: refused at the bank nothing is placed, approved it is",
  async (guest) => {
    const { page, expectAccessible } = guest;
    await fillCart(guest, { path: "/wine-bar-apron-burgundy", pieces: 2 });
    await checkOut(guest);
    await goToPayment(guest);
    await fillCard(guest, CARDS.challenged);
    await agree(guest);
    await placeOrder(guest);
    await atTheBank(guest, "No, refuse");
    await page.getByRole("region", { name: "Your order has not been placed:" }).waitFor();
    await expectAccessible("refused at the bank");

    await fillCard(guest, CARDS.challenged);
    const order = await placedOrder(guest, async () => {
      await placeOrder(guest);
      await atTheBank(guest, "Yes, approve");
    });
    expect(order.items).toMatchObject([{ sku: "BAR-BST-BRG", quantity: 2 }]);
  },
  {
    // Whether the cart is ordered is asked of the cart: a closed one answers so.
    expectedErrors: /409 .*app-get-cart/,
  },
);

async function atTheBank({ page, expectAccessible }: Shopper, answer: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm your payment" });
  await dialog.waitFor();
  const bank = page.frameLocator("iframe[title='Your bank']");
  await bank.getByRole("button", { name: answer }).waitFor();
  await expectAccessible("bank's question");
  await bank.getByRole("button", { name: answer }).click();
  await dialog.waitFor({ state: "hidden" });
}
