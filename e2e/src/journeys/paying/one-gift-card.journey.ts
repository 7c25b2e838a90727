import { expect } from "vitest";
import { fillCart } from "../../act/cart.ts";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { signsIn } from "../../act/staff.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey("two shoppers, one gift card", async (first, newcomer) => {
  const [second, staff] = [await newcomer(), await newcomer()];
  const { viewport } = first;
  const url = `gift-apron-${viewport}`;
  const sku = `GIFT-${viewport.toUpperCase()}`;
  await importProduct(
    aSimpleProduct({ sku, name: `Gift apron, ${viewport}`, url_key: url, qty: "10", price: "20" }),
  );
  const code = await issuesCard(staff, "30");
  for (const shopper of [first, second]) {
    await fillCart(shopper, { path: `/${url}` });
    await checkOut(shopper);
    await goToPayment(shopper);
    await step("PAY-14 a card that pays all of it leaves nothing to pay for", () =>
      usesCard(shopper, code),
    );
  }
  await agree(first);
  const order = await placedOrder(first, () => placeOrder(first));
  expect(order.items).toMatchObject([{ sku, quantity: 1 }]);
  await first.page.getByText(`Gift Card (${code.slice(-4)})`).waitFor();
  await first.expectAccessible("confirmation, paid with a gift card");
  await step("what is left on the card is told, and the rest is paid by card", () =>
    paysTheRest(second),
  );
  await step("staff see what happened to the card", () => seesCard(staff, code));
});

/** Staff issue a card, and read its code this once. */
async function issuesCard(staff: Shopper, amount: string): Promise<string> {
  const { page, expectAccessible } = staff;
  await signsIn(staff, "/admin/gift-cards");
  const form = page.getByRole("region", { name: "Issue a Gift Card" });
  await form.getByLabel("Amount").fill(amount);
  await form.getByLabel("Why").fill("For the journey");
  await form.getByRole("button", { name: "Issue" }).click();
  const shown = form.getByText(/^\w{4}(-\w{4}){4}$/);
  await shown.waitFor();
  await expectAccessible("back office, gift card issued");
  return (await shown.textContent()) ?? "";
}

async function usesCard({ page, expectAccessible }: Shopper, code: string): Promise<void> {
  await page.getByRole("button", { name: "Gift card", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Gift card" });
  await field.fill("0000-0000-0000-0000-0000");
  await field.press("Enter");
  await page.getByText("The gift card code isn't valid. Verify the code and try again.").waitFor();
  await field.fill(code.toLowerCase());
  await field.press("Enter");
  await page.getByText("$27.95 of $30.00 used").waitFor();
  await page.getByText("There is nothing left to pay for this order.").waitFor();
  await expectAccessible("checkout, paid with a gift card");
}

async function paysTheRest(shopper: Shopper): Promise<void> {
  const { page, expectAccessible } = shopper;
  await agree(shopper);
  await placeOrder(shopper);
  const told = page.getByRole("region", {
    name: "The total changed while you checked out. Nothing has been ordered yet.",
  });
  await told.getByText(/\$25\.90 now/).waitFor();
  await page.getByText("$2.05 of $2.05 used").waitFor();
  await expectAccessible("checkout, a gift card spent elsewhere");
  await fillCard(shopper, CARDS.approved);
  await placedOrder(shopper, () => placeOrder(shopper));
}

async function seesCard({ page, expectAccessible }: Shopper, code: string): Promise<void> {
  await page.goto("/admin/gift-cards");
  await page.getByRole("link", { name: `····-${code.slice(-4)}` }).click();
  await page.getByText("Nothing left").waitFor();
  await expect.poll(() => page.getByRole("link", { name: /^Order / }).count()).toBe(2);
  await expectAccessible("back office, a gift card");
}
