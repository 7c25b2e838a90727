import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { choose } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const DIGITIZING = "DIGITIZE0000";

journey(
  "EMB-17, EMB-34, CART-06 a guest's logo on two coats is digitized once, and for the next order not at all",
  async (guest) => {
    const { page, open, expectAccessible } = guest;
    const main = page.getByRole("main");
    const charges = main.getByText(DIGITIZING, { exact: true });

    await step("a logo is brought for a coat, and what digitizing costs is told", async () => {
      const editor = await opened(guest, "L");
      await editor
        .getByText(/^Up to \d logos\..*Digitizing of a new logo: \$45\.00, once/)
        .waitFor();
      await editor.locator("input[type=file]").setInputFiles({
        name: "Crown.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from(CROWN),
      });
      await expect.poll(() => logoOf(editor).inputValue()).toMatch(/^L\d{6}$/);
      await put(guest, editor);
    });
    await step("the same logo on another size brings no second charge", async () => {
      await put(guest, await withSameLogo(guest, "M"));
      await open("/checkout/cart");
      await expect.poll(() => charges.count()).toBe(1);
      await expectAccessible("a cart with digitizing");
      const line = main
        .getByRole("listitem")
        .filter({ has: page.getByText(DIGITIZING, { exact: true }) });
      expect(await line.getByRole("button").count()).toBe(0);
      expect(await line.getByText("$45.00", { exact: true }).count()).toBeGreaterThan(0);
    });
    await step("it is ordered", async () => {
      const skus = await ordered(guest);
      expect(skus.filter((sku) => sku === DIGITIZING)).toHaveLength(1);
    });
    await step("the next order with the logo has none", async () => {
      await put(guest, await withSameLogo(guest, "L"));
      await open("/checkout/cart");
      await main.getByRole("link", { name: "Merrow chef coat", exact: true }).waitFor();
      expect(await charges.count()).toBe(0);
      expect(await ordered(guest)).not.toContain(DIGITIZING);
    });
  },
);

/** A crown of one color, as somebody draws it: a draft is sewn of it at once. */
const CROWN = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
  <path d="M40 160 L40 60 L100 110 L150 40 L200 110 L260 60 L260 160 Z" fill="#902020"/></svg>`;

const logoOf = (editor: Locator) => editor.getByRole("combobox", { name: "Logo 1", exact: true });

/** Opens the editor of a white coat where logos are chosen. */
async function opened(shopper: Shopper, size: string): Promise<Locator> {
  const { page, open } = shopper;
  await open("/merrow-chef-coat");
  await choose(shopper, "Color", "White");
  await choose(shopper, "Size", size);
  await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).click();
  const editor = page.getByRole("dialog", { name: /^Embroidery/ });
  await editor.getByRole("tab", { name: /^Logo/ }).click();
  return editor;
}

/** Opens it and chooses the logo that was brought before. */
async function withSameLogo(shopper: Shopper, size: string): Promise<Locator> {
  const editor = await opened(shopper, size);
  await editor.getByRole("button", { name: "Add a Logo" }).click();
  const own = logoOf(editor).locator("option", { hasText: "Crown" });
  await logoOf(editor).selectOption(await own.first().getAttribute("value"));
  return editor;
}

/** Puts what is chosen into the cart, once it takes a press. */
async function put({ page }: Shopper, editor: Locator): Promise<void> {
  const save = editor.getByRole("button", { name: "Add to Cart" });
  await expect.poll(() => save.getAttribute("aria-disabled"), { timeout: 30_000 }).toBe("false");
  await save.click();
  await page.getByText("Your embroidered Merrow chef coat has been added to your cart.").waitFor();
}

/** Orders what is in the cart, and gives the SKUs of the order. */
async function ordered(shopper: Shopper): Promise<readonly string[]> {
  await shopper.open("/checkout");
  await goToPayment(shopper);
  await fillCard(shopper, CARDS.approved);
  await agree(shopper);
  const order = await placedOrder(shopper, () => placeOrder(shopper));
  return order.items.map(({ sku }) => sku);
}
