import { expect } from "vitest";
import { placedOrder } from "../act/order.ts";
import { agree, placeOrder } from "../act/payment.ts";
import { journey } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const APRON = "/dish-pit-apron-black";

/** From a product straight to PayPal. */
async function buyWithPaypal({ page, open, expectAccessible }: Shopper): Promise<void> {
  await open(APRON);
  await page.getByRole("button", { name: "Buy with PayPal" }).waitFor();
  await expectAccessible("a product that is bought with PayPal");
  await page.getByRole("button", { name: "Buy with PayPal" }).click();
  await page.getByRole("heading", { name: "Pay with PayPal" }).waitFor();
}

journey(
  "PAY-01 from a product straight to PayPal, which pays the order placed here",
  async (guest) => {
    const { page } = guest;
    await buyWithPaypal(guest);
    await page.getByRole("button", { name: "Pays", exact: true }).click();
    const methods = page.getByRole("radiogroup", { name: "Shipping method" });
    await methods.getByRole("radio", { name: /^Flat Rate/ }).check();
    await page.getByRole("button", { name: "Continue to billing" }).click();
    await page.getByText("You confirmed at PayPal.", { exact: false }).waitFor();
    await agree(guest);
    const order = await placedOrder(guest, () => placeOrder(guest));
    expect(order).toMatchObject({
      email: "buyer@paypal.example",
      payment: "PayPal",
      items: [{ sku: "DSH-APR-BLK" }],
    });
  },
);

journey(
  "PAY-01 canceled at PayPal it is the product again, with what was chosen in the cart",
  async (guest) => {
    const { page, open, expectAccessible } = guest;
    await buyWithPaypal(guest);
    await page.getByRole("button", { name: "Cancel, back to the shop" }).click();
    await page
      .getByText("Nothing was paid at PayPal. What you chose is still in your cart.")
      .waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: APRON, search: "" });
    await expectAccessible("back at the product");
    await open("/checkout/cart");
    await page.getByRole("textbox", { name: /^Quantity of / }).waitFor();
    expect(await page.getByRole("textbox", { name: /^Quantity of / }).inputValue()).toBe("1");
  },
);
