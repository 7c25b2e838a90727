import { expect } from "vitest";
import { itemOf } from "../../act/cart.ts";
import { priceOf } from "../../act/bundle.ts";
import { addToCart, choose, setQuantity } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";

const APRON = "Strapline bib apron";

journey("a shopper wants straps in two colors, and thinks again in the cart", async (shopper) => {
  const { page, open, expectAccessible } = shopper;
  const main = page.getByRole("main");
  await open("/strapline-bib-apron");

  await step("BUNDLE-06 the straps come after the bib, and are named before", async () => {
    await main.getByText("Then: Straps").waitFor();
    expect(await main.getByRole("radiogroup", { name: /^Straps/ }).count()).toBe(0);
    await choose(shopper, "Bib", "Denim");
    await main.getByRole("radiogroup", { name: /^Straps\*/ }).waitFor();
    await expectAccessible("bib chosen");
  });

  await step("BUNDLE-09 one color is for both", async () => {
    await choose(shopper, "Straps", "Rust");
    await priceOf(shopper).getByText("$44.00").waitFor();
    await main.getByText(/STR-BIB-DNM-DOUBLE-STR-RST$/).waitFor();
  });

  await step("BUNDLE-08 BUNDLE-09 two colors are the left and the right strap", async () => {
    await main.getByRole("checkbox", { name: "I Want 2 Different Strap Colors" }).check();
    const left = main.getByRole("radiogroup", { name: /^Left Strap\*/ });
    expect(await left.getByRole("radio", { name: "Rust", exact: true }).isChecked()).toBe(true);
    await choose(shopper, "Right Strap", "Navy");
    await main.getByText(/DOUBLE-STR-RST-DOUBLE-STR-NVY$/).waitFor();
    await expectAccessible("straps in two colors");
  });

  await addToCart(shopper);
  await open("/checkout/cart");
  const item = itemOf(main, APRON);

  await step("CART-02 the line says which strap is which", async () => {
    await item.getByText("Left Strap").waitFor();
    await item.getByText("Strap, rust").waitFor();
    await item.getByText("Right Strap").waitFor();
    await item.getByText("Strap, navy").waitFor();
    await expectAccessible("cart with straps");
  });

  await step("BUNDLE-03 PDP-28 an edit begins with what the line holds", async () => {
    await item.getByRole("link", { name: /^Edit/ }).click();
    const update = main.getByRole("button", { name: /^Update Item/ }).first();
    await update.waitFor();
    const box = main.getByRole("checkbox", { name: "I Want 2 Different Strap Colors" });
    await expect.poll(() => box.isChecked()).toBe(true);
    await box.uncheck();
    await choose(shopper, "Straps", "Tobacco");
    await setQuantity(shopper, 3);
    await expectAccessible("edit of straps");
    await update.click();
    await page
      .getByText(`${APRON}'s configuration and quantity have been updated.`)
      .first()
      .waitFor();
  });

  await step("the line is another, at what it costs", async () => {
    await open("/checkout/cart");
    await item.getByText("2 × Strap, tobacco").waitFor();
    await item.getByText("$132.00").waitFor();
    expect(await item.count()).toBe(1);
  });
});
