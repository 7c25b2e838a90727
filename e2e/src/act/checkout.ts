import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Shopper } from "../shopper.ts";

/** A guest of the journeys: where the goods go. */
export const GUEST = {
  email: "noor@example.com",
  firstName: "Noor",
  lastName: "Haddad",
  street: "12 Ferry Street",
  city: "Portland",
  region: "Oregon",
  postcode: "97205",
  telephone: "503 555 0134",
} as const;

/**
 * Goes through the steps before payment, looking at each: email, address, shipping, billing, and what is embroidered,
 * where somebody wants to see more of it before it is approved.
 */
export async function goToPayment(
  shopper: Shopper,
  email: string = GUEST.email,
  seen?: () => Promise<void>,
): Promise<void> {
  const { page, expectAccessible } = shopper;
  await page.getByLabel("Email", { exact: true }).waitFor();
  await expectAccessible("checkout, customer");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await fillAddress(page.getByRole("main"));
  await expectAccessible("checkout, address");
  await page.getByRole("button", { name: "Choose how to ship" }).click();
  await shipAndBill(shopper, seen);
}

/** Goes on from a shipping address to the payment: flat rate, billed to where the goods go. */
export async function shipAndBill(shopper: Shopper, seen?: () => Promise<void>): Promise<void> {
  const { page, expectAccessible } = shopper;
  const methods = page.getByRole("radiogroup", { name: "Shipping method" });
  await methods.getByRole("radio", { name: /^Flat Rate/ }).check();
  await expectAccessible("checkout, shipping method");
  await page.getByRole("button", { name: "Continue to billing" }).click();
  await billToShipping(shopper);
  await approveEmbroidery(shopper, seen);
  await chooseCard(page);
  await page.frameLocator("iframe[title='Card details']").getByLabel("Card number").waitFor();
  await expectAccessible("checkout, payment");
}

/** Says that what is embroidered is right (CHECK-17); of other carts nobody is asked. */
async function approveEmbroidery(
  { page, expectAccessible }: Shopper,
  seen?: () => Promise<void>,
): Promise<void> {
  const approval = page.getByRole("checkbox", {
    name: "I have reviewed and approve my embroidery",
  });
  await approval
    .or(page.getByRole("radio", { name: /^Credit Card/ }))
    .first()
    .waitFor();
  if (!(await approval.isVisible())) return;
  await expectAccessible("checkout, embroidery");
  await seen?.();
  await approval.check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
}

/** Bills to the shipping address. */
async function billToShipping({ page, expectAccessible }: Shopper): Promise<void> {
  const same = page.getByRole("checkbox", { name: "Same as shipping" });
  await same.waitFor();
  expect(await same.isChecked()).toBe(true);
  await expectAccessible("checkout, billing");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Pays by a new card, of the ways that there are. */
export async function chooseCard(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^Credit Card/ }).check();
}

/** Fills the address form in the order it asks. */
export async function fillAddress(form: Locator): Promise<void> {
  await form.getByLabel("First name").fill(GUEST.firstName);
  await form.getByLabel("Last name").fill(GUEST.lastName);
  await form.getByLabel("Country").selectOption({ label: "United States" });
  await form.getByLabel("Street address").fill(GUEST.street);
  await form.getByLabel("City").fill(GUEST.city);
  await form.getByLabel("State").selectOption({ label: GUEST.region });
  await form.getByLabel("ZIP code").fill(GUEST.postcode);
  await form.getByLabel("Telephone").fill(GUEST.telephone);
}

/** Takes the mini-cart's way to the checkout. */
export async function checkOut({ page }: Shopper): Promise<void> {
  const miniCart = page.getByRole("dialog", { name: "Your cart" });
  await miniCart.getByRole("link", { name: "Checkout" }).click();
  await page.getByRole("list", { name: "Steps of the checkout" }).waitFor();
}
