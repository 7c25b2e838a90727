import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { checkOut, goToPayment, GUEST } from "../act/checkout.ts";
import { linkFor } from "../act/letter.ts";
import { placedOrder } from "../act/order.ts";
import { agree, cardFields, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { addToCart, choose } from "../act/product.ts";
import { signsIn } from "../act/staff.ts";
import { aSimpleProduct, importProduct } from "../import-product.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const COAT = "Alder chef coat";

/** A coat of two sizes, of which the larger one costs more; gives its address. */
async function sellsCoat(viewport: string): Promise<string> {
  const style = `ALDER-${viewport.toUpperCase()}`;
  const size = (name: string, price: string) =>
    importProduct(
      aSimpleProduct({
        sku: `${style}-${name}`,
        name: `${COAT}, ${name}`,
        url_key: `${style}-${name}`.toLowerCase(),
        additional_attributes: `size=${name}`,
        price,
        qty: "30",
      }),
    );
  await size("L", "54");
  await size("3XL", "66.50");
  await importProduct(
    aSimpleProduct({
      sku: style,
      name: COAT,
      url_key: style.toLowerCase(),
      product_type: "configurable",
      configurable_variations: `sku=${style}-L,size=L|sku=${style}-3XL,size=3XL`,
      price: "",
      qty: "",
    }),
  );
  return `/${style.toLowerCase()}`;
}

journey(
  "issue 9.8 what a dearer exchange costs more is paid from the letter that asks for it",
  async (guest, newcomer) => {
    const { page, viewport, open, expectAccessible } = guest;
    const email = `dearer-${viewport}@example.com`;
    const number = await step("a guest orders a coat", async () => {
      await open(await sellsCoat(viewport));
      await choose(guest, "Size", "L");
      await addToCart(guest);
      await checkOut(guest);
      await goToPayment(guest, email);
      await fillCard(guest, CARDS.approved);
      await agree(guest);
      return (await placedOrder(guest, () => placeOrder(guest))).number;
    });

    const staff = await newcomer();
    const { by, amount } = await step(
      "staff send a larger one for it, which costs more",
      async () => {
        await signsIn(staff, `/admin/orders/${number}`);
        await press(staff.page, "Take the Money");
        await press(dialog(staff.page, "Take the money"), "Take the Money");
        await press(staff.page, "Take It");
        await staff.page.getByText(/^The money is taken: /).waitFor();
        await press(staff.page, "Ship");
        await press(dialog(staff.page, "Ship"), "Ship");
        await staff.page.getByText(/is on its way\. Pieces in it: 1\./).waitFor();
        await press(staff.page, "Open a Return");
        const form = dialog(staff.page, "Open a return");
        await form.getByLabel(new RegExp(COAT)).fill("1");
        await press(form, "Open the Return");
        await press(staff.page, "Approve");
        await press(staff.page, "It Has Arrived");
        await press(staff.page, "Checked");
        await press(staff.page, "Exchange");
        const product = staff.page.getByLabel(`Instead of 1 × ${COAT}`);
        const larger = product.locator("option", { hasText: /3XL/ });
        await product.selectOption((await larger.getAttribute("value")) ?? "");
        await staff.page.getByLabel("What it costs more").selectOption("card");
        await press(staff.page, "Exchange");
        await press(staff.page, "Exchange It");
        const waits = /waits for its buyer’s payment of (\$[\d.]+)/;
        const exchanges = staff.page.getByRole("region", { name: "Exchanges" });
        const said = (await exchanges.getByText(waits).textContent()) ?? "";
        await staff.page.getByRole("heading", { name: waits }).waitFor();
        await staff.expectAccessible("an exchange that waits for its buyer");
        const link = exchanges.getByRole("link");
        const sent = /\d+/.exec((await link.textContent()) ?? "")?.[0] ?? "";
        await link.click();
        await staff.page.getByText(/^\$[\d.]+ awaited from the buyer\.$/).waitFor();
        await staff.expectAccessible("an order that waits for its buyer");
        return { by: sent, amount: waits.exec(said)?.[1] ?? "" };
      },
    );

    await step(
      "the letter's button leads to where it is paid, and nothing arrives before",
      async () => {
        await open(await linkFor(email, `/checkout/success/${by}`));
        await page.getByRole("heading", { level: 1, name: `Order ${by}` }).waitFor();
        await page.getByText("Waiting for your payment").waitFor();
        await page.getByText(`Difference of ${amount}`, { exact: true }).waitFor();
        expect(await page.getByText(/^Arrives /).count()).toBe(0);
        await press(page, `Pay the difference of ${amount}`);
        await cardFields(guest).getByLabel("Card number").waitFor();
        await expectAccessible("a difference that is to be paid");
      },
    );

    await step("a card that its bank declines pays nothing, another one does", async () => {
      await types(guest, CARDS.declined);
      await press(page, `Pay ${amount}`);
      await page
        .getByRole("alert")
        .filter({ hasText: /declined/ })
        .waitFor();
      await types(guest, CARDS.approved);
      await press(page, `Pay ${amount}`);
      await page.getByText("Thank you. We send it now.").waitFor();
      await page.getByText("Processing").first().waitFor();
      await page.getByText(/^Arrives /).waitFor();
      expect(await page.getByRole("button", { name: /^Pay / }).count()).toBe(0);
      await expectAccessible("a difference that is paid");
    });

    await step("staff may pack it now", async () => {
      await staff.page.reload();
      await staff.page.getByRole("button", { name: "Start Packing", exact: true }).waitFor();
      expect(await staff.page.getByText(/awaited from the buyer/).count()).toBe(0);
    });
  },
);

async function types(guest: Shopper, number: string): Promise<void> {
  const fields = cardFields(guest);
  await fields.getByLabel("Card number").fill(number);
  await fields.getByLabel("Expiry").fill("12/39");
  await fields.getByLabel("Security code").fill("123");
  await fields.getByLabel("Name on card").fill(`${GUEST.firstName} ${GUEST.lastName}`);
}

const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
