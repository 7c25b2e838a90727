import { expect } from "vitest";
import { fillCart, itemOf } from "../../act/cart.ts";
import { checkOut, fillAddress, goToPayment, GUEST } from "../../act/checkout.ts";
import { giftCardFor } from "../../act/gift-card.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { addToCart } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey("a guest buys a gift card, and its recipient spends it", async (guest, newcomer) => {
  const { page, open, viewport, expectAccessible } = guest;
  const main = page.getByRole("main");
  const recipient = `gift-${viewport}@example.com`;
  await open("/gift-card");

  await step("GIFT-07 GIFT-08 GIFT-09 pressed too early it says what is missing", async () => {
    await main.getByText("From $10.00").first().waitFor();
    await expectAccessible("gift card");
    await addButton(guest).click({ force: true });
    await expect.poll(() => main.getByText("Missing required field.").count()).toBe(5);
    await expectAccessible("gift card, nothing filled");
  });

  await step("GIFT-04 an amount of one’s own is typed, and is what it costs", async () => {
    await main.getByRole("radio", { name: "Other Amount" }).check();
    await main.getByRole("textbox", { name: "Amount in USD" }).fill("37.50");
    await main.getByText("$37.50").first().waitFor();
    await main.getByRole("radio", { name: "$50.00" }).check();
    await main.getByText("$50.00").first().waitFor();
  });

  await step("GIFT-05 GIFT-06 whom it is from and for, and a message", async () => {
    await main.getByRole("textbox", { name: "Sender Name" }).fill("Noor Haddad");
    await main.getByRole("textbox", { name: "Sender Email" }).fill(GUEST.email);
    await main.getByRole("textbox", { name: "Recipient Name" }).fill("Demo Recipient");
    await main.getByRole("textbox", { name: "Recipient Email" }).fill("nobody@example");
    await main.getByRole("textbox", { name: "Message" }).fill("Enjoy it!\nSee you.");
    await main.getByText("Enter an email address.").waitFor();
    await main.getByRole("textbox", { name: "Recipient Email" }).fill(recipient);
    await expect.poll(() => main.getByText("Missing required field.").count()).toBe(0);
    await expectAccessible("gift card, filled");
  });

  await step("PDP-01 the line says whom it is for", async () => {
    const miniCart = await addToCart(guest);
    await itemOf(miniCart, "Gift card")
      .getByText(new RegExp(`Demo Recipient <${recipient}>`))
      .waitFor();
    await expectAccessible("mini-cart with a gift card");
  });

  await checkOut(guest);
  await step("nothing of it is shipped", async () => {
    await page.getByLabel("Email", { exact: true }).fill(GUEST.email);
    await page.getByRole("button", { name: /^Continue/ }).click();
    await fillAddress(main);
    await expectAccessible("checkout, billing of a gift card");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await fillCard(guest, CARDS.approved);
  });
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order.items).toMatchObject([{ sku: "GIFT-CARD", quantity: 1 }]);

  const letter = await giftCardFor(recipient);
  expect(letter.text).toContain("Noor Haddad sends you a gift card: $50.00");
  expect(letter.text).toContain("Enjoy it!");

  const staff = await newcomer();
  const moved = `moved-${recipient}`;
  await step("no parcel waits for its money: it was taken; staff send the card again", () =>
    sendsAgain(staff, order.number, moved),
  );
  const again = await giftCardFor(moved);
  expect(again.code).not.toBe(letter.code);

  const friend = await newcomer();
  await step("its recipient pays with the code", () => spends(friend, again.code));
});

const addButton = ({ page }: Shopper) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart/ })
    .first();

async function sendsAgain(staff: Shopper, number: string, to: string): Promise<void> {
  const { page } = staff;
  await signsIn(staff, `/admin/orders/${number}`);
  await page.getByText("Complete", { exact: true }).first().waitFor();
  const cards = page.getByRole("region", { name: "Gift Cards", exact: true });
  await cards.getByRole("rowheader", { name: /^Demo Recipient/ }).waitFor();
  await staff.expectAccessible("staff's order with a gift card");
  await cards.getByRole("button", { name: "Send Again to Demo Recipient" }).click();
  await page.getByRole("textbox", { name: "Recipient’s email" }).fill(to);
  await staff.expectAccessible("a gift card that is sent again");
  await page.getByRole("button", { name: "Send Again", exact: true }).click();
  await page.getByText(`A new card is on its way to ${to}.`).waitFor();
}

async function spends(friend: Shopper, code: string): Promise<void> {
  const { page, viewport } = friend;
  const url = `card-apron-${viewport}`;
  const sku = `CARD-APRON-${viewport.toUpperCase()}`;
  await importProduct(
    aSimpleProduct({ sku, name: `Card apron, ${viewport}`, url_key: url, qty: "10", price: "20" }),
  );
  await fillCart(friend, { path: `/${url}` });
  await checkOut(friend);
  await goToPayment(friend);
  await page.getByRole("button", { name: "Gift card", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Gift card" });
  await field.fill(code);
  await field.press("Enter");
  await page.getByText("$27.95 of $50.00 used").waitFor();
  await agree(friend);
  const order = await placedOrder(friend, () => placeOrder(friend));
  expect(order.items).toMatchObject([{ sku, quantity: 1 }]);
}
