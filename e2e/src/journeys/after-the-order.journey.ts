import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { checkOut, goToPayment, GUEST } from "../act/checkout.ts";
import { placedOrder } from "../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { addToCart, choose, setQuantity } from "../act/product.ts";
import { signsIn } from "../act/staff.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const COAT = "Merrow chef coat";

journey(
  "issue 9.8 two coats: one is sent, one paid back, and the sent one is exchanged, seen from both sides",
  async (guest, newcomer) => {
    const { page, viewport, open, expectAccessible } = guest;
    const email = `after-${viewport}@example.com`;
    let number = "";
    await step("a guest orders two coats", async () => {
      await open("/merrow-chef-coat");
      await choose(guest, "Color", "White");
      await choose(guest, "Size", "L");
      await setQuantity(guest, 2);
      await addToCart(guest);
      await checkOut(guest);
      await goToPayment(guest, email);
      await fillCard(guest, CARDS.approved);
      await agree(guest);
      ({ number } = await placedOrder(guest, () => placeOrder(guest)));
    });

    const staff = await newcomer();
    await step("staff take the money, send one coat and pay the other one back", async () => {
      await signsIn(staff, `/admin/orders/${number}`);
      await press(staff.page, "Take the Money");
      await press(dialog(staff.page, "Take the money"), "Take the Money");
      await press(staff.page, "Take It");
      await staff.page.getByText(/^The money is taken: /).waitFor();
      await press(staff.page, "Ship");
      const ship = dialog(staff.page, "Ship");
      await ship.getByLabel(new RegExp(COAT)).fill("1");
      await press(ship, "Ship");
      await staff.page.getByText(/is on its way\. Pieces in it: 1\./).waitFor();
      await press(staff.page, "Pay Back");
      const refund = dialog(staff.page, "Pay money back");
      await refund.getByText(/^Card: \$.* can go back\.$/).waitFor();
      await refund.getByLabel(new RegExp(COAT)).fill("1");
      await refund.getByLabel("Why").fill("Not to be had");
      await staff.expectAccessible("a refund");
      await press(refund, "Pay Back");
      await press(staff.page, "Pay It Back");
      await staff.page.getByText(/^Paid back: /).waitFor();
      await staff.expectAccessible("an order that was partly sent and partly paid back");
    });

    await step("its guest finds it, sees both, and asks to send the coat back", async () => {
      await finds(guest, { number, email });
      await page.getByText(/^We paid back \$/).waitFor();
      await press(page, "Send something back");
      await page.getByLabel(new RegExp(`^${COAT}`)).selectOption("1");
      await page.getByLabel("Why").selectOption({ label: "Wrong size" });
      await expectAccessible("a return that is asked for");
      await press(page, "Ask for the return");
      await page.getByRole("heading", { name: /^Return \d+: Asked for$/ }).waitFor();
      await expectAccessible("an order with a return");
    });

    let sent = "";
    await step("staff let it come, find it good and send another size", async () => {
      await staff.page.reload();
      await press(staff.page, "Approve");
      await press(staff.page, "It Has Arrived");
      await press(staff.page, "Checked");
      await press(staff.page, "Exchange");
      const product = staff.page.getByLabel(`Instead of 1 × ${COAT}`);
      const medium = product.locator("option", { hasText: /White, M\b|M, White/ });
      await product.selectOption((await medium.getAttribute("value")) ?? "");
      await staff.page.getByLabel("What it costs more").selectOption({ label: "is waived" });
      await staff.expectAccessible("an exchange");
      await press(staff.page, "Exchange");
      await press(staff.page, "Exchange It");
      const link = staff.page.getByRole("region", { name: "Exchanges" }).getByRole("link");
      sent = /\d+/.exec((await link.textContent()) ?? "")?.[0] ?? "";
      await link.click();
      await staff.page.getByText(`Placed for return`, { exact: false }).first().waitFor();
      await staff.expectAccessible("an order that is sent for a return");
    });

    await step("its guest sees what became of it, and the order that is sent", async () => {
      await finds(guest, { number, email });
      await page.getByRole("heading", { name: /^Return \d+: Exchanged/ }).waitFor();
      await page.getByText(new RegExp(`order ${sent} is sent for it`)).waitFor();
      await finds(guest, { number: sent, email });
      await page
        .getByText(/There is nothing to pay\./)
        .first()
        .waitFor();
      expect(
        await page
          .getByText("Size: M")
          .or(page.getByText(/\bM\b, /))
          .count(),
      ).toBeGreaterThan(0);
    });

    await step("and cancels it, for nobody has begun to pack it", async () => {
      await press(page, "Cancel the order");
      await expectAccessible("an order that is about to be canceled");
      await press(page, "Yes, cancel it");
      await page.getByText("The order will not be sent.").waitFor();
      await page.getByText("You canceled the order.").waitFor();
    });
  },
);

const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function finds(
  { page, open }: Shopper,
  { number, email }: { readonly number: string; readonly email: string },
): Promise<void> {
  await open("/sales/guest/form");
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Billing last name").fill(GUEST.lastName);
  await page.getByRole("button", { name: "Find the order" }).click();
  await page.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
}
