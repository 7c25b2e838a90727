import { expect } from "vitest";
import { fillCart } from "../../act/cart.ts";
import { checkOut, goToPayment, GUEST } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { journey } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const APRON = "DSH-APR-BLK";

/** Chooses PayPal and is led there. */
async function toPaypal({ page }: Shopper): Promise<void> {
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Continue to PayPal" }).click();
  await page.getByRole("heading", { name: "Pay with PayPal" }).waitFor();
}

journey("PAY-01 PayPal is canceled there, and a card pays the same order", async (guest) => {
  const { page, expectAccessible } = guest;
  await fillCart(guest, { path: "/dish-pit-apron-black" });
  await checkOut(guest);
  await goToPayment(guest);
  await agree(guest);
  await toPaypal(guest);
  await page.getByRole("button", { name: "Cancel, back to the shop" }).click();
  await page.getByText("You came back from PayPal without paying. Nothing was charged.").waitFor();
  await page.getByRole("button", { name: "Continue to PayPal" }).waitFor();
  await expectAccessible("back from PayPal");
  await fillCard(guest, CARDS.approved);
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order.payment).toBe("Visa ending 1111");
});

journey("PAY-01 PayPal is approved there and pays the order placed here", async (guest) => {
  const { page, expectAccessible } = guest;
  await fillCart(guest, { path: "/dish-pit-apron-black" });
  await checkOut(guest);
  await goToPayment(guest);
  await agree(guest);
  await toPaypal(guest);
  await page.getByRole("button", { name: "Pays", exact: true }).click();
  await page.getByText("You confirmed at PayPal.", { exact: false }).waitFor();
  await expectAccessible("approved at PayPal");
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order).toMatchObject({ email: GUEST.email, payment: "PayPal", items: [{ sku: APRON }] });
});

journey("PAY-01 from the cart straight to PayPal, which knows where it goes", async (guest) => {
  const { page, open, expectAccessible } = guest;
  await fillCart(guest, { path: "/dish-pit-apron-black" });
  await open("/checkout/cart");
  await page.getByRole("button", { name: "Check out with PayPal" }).click();
  await page.getByRole("heading", { name: "Pay with PayPal" }).waitFor();
  await page.getByRole("button", { name: "Pays", exact: true }).click();
  const methods = page.getByRole("radiogroup", { name: "Shipping method" });
  await methods.getByRole("radio", { name: /^Flat Rate/ }).check();
  await expectAccessible("from the cart to PayPal and back");
  await page.getByRole("button", { name: "Continue to billing" }).click();
  await page.getByText("You confirmed at PayPal.", { exact: false }).waitFor();
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order).toMatchObject({ email: "buyer@paypal.example", payment: "PayPal" });
  expect(order.shipping_address.join(", ")).toContain("12 Pier Street");
});
