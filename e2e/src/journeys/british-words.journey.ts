import { expect } from "vitest";
import { letterAbout } from "../act/letter.ts";
import { agree, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { choose, setQuantity } from "../act/product.ts";
import { placedOrder } from "../act/order.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey(
  "CONF-37 a shopper of the British store reads pounds, centimetres and colours, and is charged in pounds",
  async (guest, newcomer) => {
    const { page, open, expectAccessible } = guest;
    await open("/kitchen/chef-coats");
    await page.getByText("$54.00").first().waitFor();

    await open("/kitchen/chef-coats?___store=uk");
    await page.getByText("£49.50").first().waitFor();
    await expectBritish(guest, "listing");
    await step("ROUTE-44 asked by the address, what is not translated stands in brackets", () =>
      showsTheUntranslated(guest),
    );

    for (const answer of ["made", "kept"]) {
      const british = await htmlOf(guest, "uk");
      expect(british, answer).toContain('<html lang="en-GB"');
      expect(british).toContain("any sizes and colours:");
      expect(british).toContain("£49.50");
      expect(british).not.toMatch(/\$\d/);
      const american = await htmlOf(guest, "us");
      expect(american, answer).toContain("$54.00");
      expect(american).not.toContain("£");
    }

    await page
      .getByRole("article")
      .getByRole("link", { name: "Merrow chef coat", exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: "Merrow chef coat" }).waitFor();
    await page.getByRole("heading", { name: "Measured flat, in centimetres" }).waitFor();
    await expect
      .poll(() => page.getByRole("row", { name: /Chest, pit to pit/ }).textContent())
      .toContain("54.5");
    await choose(guest, "Colour", "White");
    await choose(guest, "Size", "L");
    await setQuantity(guest, 2);
    await expectBritish(guest, "product");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Add to Basket/ })
      .first()
      .click();
    const miniCart = page.getByRole("dialog", { name: "Your basket" });
    await miniCart.getByText("£99.00").first().waitFor();
    await expectBritish(guest, "mini-cart");

    await miniCart.getByRole("link", { name: "View Basket" }).click();
    await page.getByRole("heading", { level: 1, name: "Basket" }).waitFor();
    await miniCart.waitFor({ state: "detached" });
    const main = page.getByRole("main");
    await main.getByText("Includes VAT").waitFor();
    await main.getByText("£16.50").waitFor();
    await expectBritish(guest, "cart");
    await expectAccessible("British cart");
    await page.getByRole("main").getByRole("link", { name: "Checkout" }).click();

    await payAsLondoner(guest);
    const order = await placedOrder(guest, () => placeOrder(guest));
    await expectBritish(guest, "success");
    expect(order.totals.at(-1)).toMatchObject({
      code: "grand_total",
      label: "Grand Total",
      amount: { value: 103.95, currency: "GBP" },
    });
    const letter = await letterAbout(await newcomer(), order.number);
    expect(letter).toContain("Includes VAT: £17.32");
    expect(letter).toContain("Grand Total: £103.95");
    expect(letter).not.toContain("$");

    await open("/checkout/cart?___store=us");
    await page.getByRole("heading", { level: 1, name: "Your cart is empty" }).waitFor();
  },
);

/** The product's page as the server sends it to whoever chose that view. */
async function htmlOf({ page }: Shopper, view: string): Promise<string> {
  const headers = { cookie: `store=${view}` };
  return (await page.request.get("/merrow-chef-coat", { headers })).text();
}

/** No dollar, no inch and no colour without its u on the screen as it is. */
async function expectBritish({ page }: Shopper, screen: string): Promise<void> {
  const text = await page.locator("body").innerText();
  expect(text.match(/\$\d|\binch(es)?\b|\bcolors?\b|\bshipping\b/gi), screen).toBeNull();
}

/** The steps of the checkout with an address in London, up to the button that places the order. */
async function payAsLondoner(guest: Shopper): Promise<void> {
  const { page, expectAccessible } = guest;
  await page.getByLabel("Email", { exact: true }).fill("noor@example.com");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  const form = page.getByRole("main");
  await form.getByLabel("First name").fill("Noor");
  await form.getByLabel("Last name").fill("Haddad");
  expect(await form.getByLabel("Country").inputValue()).toBe("GB");
  await form.getByLabel("Street address").fill("12 Ferry Street");
  await form.getByLabel("City").fill("London");
  await form.getByLabel("County").waitFor();
  await form.getByLabel("Postcode").fill("SW1A 1AA");
  await form.getByLabel("Telephone").fill("020 7946 0134");
  await expectBritish(guest, "address");
  await expectAccessible("British address");
  await page.getByRole("button", { name: "Choose how it is delivered" }).click();
  const methods = page.getByRole("radiogroup", { name: "Delivery method" });
  await methods.getByText("£4.95").first().waitFor();
  await methods.getByRole("radio", { name: /^Flat Rate/ }).check();
  await expectBritish(guest, "delivery");
  await page.getByRole("button", { name: "Continue to billing" }).click();
  await page.getByRole("checkbox", { name: "Same as delivery" }).waitFor();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await fillCard(guest, CARDS.approved);
  await agree(guest);
  await expectBritish(guest, "payment");
}

/** "Cart" has a word of its own in Britain; the button that goes to the top has not. */
async function showsTheUntranslated({ page, open }: Shopper): Promise<void> {
  await open("/kitchen/chef-coats?__debugtranslations__");
  await page.evaluate(() => window.scrollBy(0, 900));
  await page.getByRole("button", { name: "[Scroll to top]" }).waitFor();
  await open("/kitchen/chef-coats");
  await page.evaluate(() => window.scrollBy(0, 900));
  await page.getByRole("button", { name: "Scroll to top", exact: true }).waitFor();
}
