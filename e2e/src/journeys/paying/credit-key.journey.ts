import { expect } from "vitest";
import { fillCart } from "../../act/cart.ts";
import { checkOut, goToPayment, GUEST } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { savesSettings, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

/** Fills a cart, goes to the payment, chooses credit and presses the button. */
async function onCredit(guest: Shopper): Promise<void> {
  const { page } = guest;
  await fillCart(guest, { path: "/dish-pit-apron-black" });
  await checkOut(guest);
  await goToPayment(guest);
  await agree(guest);
  await page.getByRole("radio", { name: "Business Credit" }).check();
  await page.getByRole("button", { name: "Continue to Credit Key" }).click();
}

const ASKED = { name: "Pay with Credit Key" };
const PAYS = { name: "Pays on credit", exact: true };
const BACK = { name: "Cancel, back to the shop" };

/** The shopper is back, having confirmed, and places the order. */
async function placesConfirmed(guest: Shopper): Promise<void> {
  const { page, expectAccessible } = guest;
  await page.getByText("You confirmed at Credit Key.", { exact: false }).waitFor();
  await expectAccessible("confirmed at Credit Key");
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order).toMatchObject({ email: GUEST.email, payment: "Business Credit" });
}

journey("PAY-05 business credit is confirmed at Credit Key and pays the order", async (guest) => {
  const { page, expectAccessible } = guest;
  await onCredit(guest);
  await page.getByRole("heading", ASKED).waitFor();
  await expectAccessible("at Credit Key");
  await page.getByRole("button", PAYS).click();
  await placesConfirmed(guest);
});

journey("PAY-05 credit is canceled there, and a card pays the same order", async (guest) => {
  const { page } = guest;
  await onCredit(guest);
  await page.getByRole("button", BACK).click();
  const said = "You came back from Credit Key without paying. Nothing was charged.";
  await page.getByText(said).waitFor();
  await page.getByRole("button", { name: "Continue to Credit Key" }).waitFor();
  await fillCard(guest, CARDS.approved);
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order.payment).toBe("Visa ending 1111");
});

journey("PAY-05 in a window over the checkout, where staff have it so", async (guest, newcomer) => {
  const { page, expectAccessible } = guest;
  const staff = await newcomer();
  await signsIn(staff, "/admin/settings");
  const own = staff.page.getByRole("checkbox", { name: /Use default.*Business credit: confirmed/ });
  await own.uncheck();
  const mode = staff.page.getByLabel("Business credit: confirmed", { exact: true });
  await mode.selectOption("In a window over the checkout");
  await savesSettings(staff);
  await onCredit(guest);
  const frame = page.frameLocator("iframe[title='Credit Key']");
  await step("CONF-14 its page stands there, and closes it", async () => {
    await frame.getByRole("heading", ASKED).waitFor();
    await expectAccessible("Credit Key over the checkout");
    await frame.getByRole("button", BACK).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });
  await page.getByRole("button", { name: "Continue to Credit Key" }).click();
  await frame.getByRole("button", PAYS).click();
  await placesConfirmed(guest);
  await own.check();
  await savesSettings(staff);
});
