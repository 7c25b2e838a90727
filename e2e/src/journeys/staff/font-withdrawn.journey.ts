import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { choose } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "EMB-04, CART-26 a font is withdrawn for the whole house: a cart with it is told so, and another font mends it",
  async (guest, newcomer) => {
    const { page, open, viewport, expectAccessible } = guest;
    // Both widths are walked in one store.
    const font = viewport === "phone" ? "Hand" : "Slab";
    const main = page.getByRole("main");
    const checkout = main.getByRole("link", { name: /^Checkout/ });

    await step("a guest has a name sewn in it", async () => {
      await open("/merrow-chef-coat");
      await choose(guest, "Color", "White");
      await choose(guest, "Size", "L");
      const editor = await opened(guest, "Yes, I Want Embroidery");
      await editor.getByRole("textbox", { name: /^Name/ }).fill("Ada");
      await editor.getByRole("radio", { name: new RegExp(`^${font}`) }).check();
      await saves(editor, "Add to Cart");
      await page
        .getByText("Your embroidered Merrow chef coat has been added to your cart.")
        .waitFor();
    });

    const staff = await newcomer();
    await step("staff withdraw it, after a question", async () => {
      await signsIn(staff, "/admin/embroidery-fonts");
      await staff.page.getByRole("button", { name: `Withdraw ${font}` }).click();
      await staff.page.getByRole("button", { name: "Withdraw", exact: true }).last().click();
      await staff.page.getByRole("button", { name: `Offer Again: ${font}` }).waitFor();
      await staff.expectAccessible("the fonts of the house");
    });

    await step("the cart says so, and does not go to the checkout", async () => {
      await open("/checkout/cart");
      await main.getByText(`The font ${font} is no longer sewn.`).waitFor();
      expect(await checkout.count()).toBe(0);
      await expectAccessible("a cart with a font that is withdrawn");
    });

    await step("another font mends it", async () => {
      await main.getByRole("link", { name: /^Edit Merrow chef coat/ }).click();
      const editor = await opened(guest, "Yes, I want to edit embroidery");
      expect(await editor.getByRole("radio", { name: new RegExp(`^${font}`) }).count()).toBe(0);
      await editor.getByRole("radio", { name: /^Block/ }).check();
      await saves(editor, "Update Item");
      await page.getByText("Your embroidered Merrow chef coat has been updated.").waitFor();
      await open("/checkout/cart");
      await checkout.first().waitFor();
    });

    await step("it is offered again", async () => {
      await staff.page.getByRole("button", { name: `Offer Again: ${font}` }).click();
      await staff.page.getByRole("button", { name: `Withdraw ${font}` }).waitFor();
    });
  },
);

/** Presses the box and waits for the form of the text. */
async function opened({ page }: Shopper, box: string): Promise<Locator> {
  await page.getByRole("checkbox", { name: box }).click();
  const editor = page.getByRole("dialog", { name: /^Embroidery/ });
  await editor.getByRole("tab", { name: "Text" }).click();
  await editor.getByRole("textbox", { name: /^Name/ }).waitFor();
  return editor;
}

/** Presses what saves, once it takes a press. */
async function saves(editor: Locator, name: string): Promise<void> {
  const save = editor.getByRole("button", { name });
  await expect.poll(() => save.getAttribute("aria-disabled"), { timeout: 30_000 }).toBe("false");
  await save.click();
}
