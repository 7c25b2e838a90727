import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { DEMO_CUSTOMER } from "../../act/account.ts";
import { choose } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";

journey(
  "EMB-33, EMB-45, ACCT-32 a coat with a name is saved by a guest who signs in for it, ordered again and changed",
  async (shopper) => {
    const { page, viewport, open, expectAccessible } = shopper;
    // Both widths are the same customer, and what is equal is saved once.
    const name = `Marta ${viewport}`;
    const saved = `Crew of the ${viewport}`;
    const main = page.getByRole("main");
    const editor = page.getByRole("dialog", { name: /^Embroidery/ });

    await step("a guest has a name sewn, and wants to keep it", async () => {
      await open("/merrow-chef-coat");
      await choose(shopper, "Color", "White");
      await choose(shopper, "Size", "L");
      await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).click();
      await editor.getByRole("tab", { name: "Text" }).click();
      await editor.getByRole("textbox", { name: /^Name/ }).fill(name);
      await pressed(editor.getByRole("button", { name: "Save to My Products" }));
      const field = editor.getByRole("textbox", { name: "Name", exact: true }).last();
      await expect.poll(() => field.inputValue()).toBe(`${name}, Merrow chef coat`);
      await field.fill(saved);
      await editor.getByRole("button", { name: "Save", exact: true }).click();
      await editor.getByText("Sign in to save it.").waitFor();
      await expectAccessible("the configurator that asks to sign in");
      await editor.getByRole("button", { name: "Sign in and save" }).click();
    });
    await step("signed in, it is among the products", async () => {
      await main.getByLabel("Email", { exact: true }).fill(DEMO_CUSTOMER.email);
      await main.getByLabel("Password", { exact: true }).fill(DEMO_CUSTOMER.password);
      await main.getByRole("button", { name: "Sign In" }).click();
      await page.getByText(`${saved} is saved among your products.`).waitFor();
      await seen(main.getByRole("img", { name: `${saved}, as it is sewn` }));
      await expectAccessible("the saved products");
      await main.getByRole("link", { name: saved }).click();
    });
    await step("it is ordered again, in another size", async () => {
      await seen(main.getByRole("img", { name: `${saved}, as it is sewn` }));
      await expectAccessible("a saved product");
      await main.getByRole("combobox", { name: "Size" }).selectOption({ label: "M" });
      await main.getByRole("button", { name: "Increase quantity" }).click();
      await main.getByRole("button", { name: "Add to Cart" }).click();
      const miniCart = page.getByRole("dialog", { name: "Your cart" });
      await miniCart
        .getByRole("img", { name: new RegExp(`^As it will be sewn: “${name}”`) })
        .waitFor();
      await page.keyboard.press("Escape");
      await miniCart.waitFor({ state: "hidden" });
    });
    await step("it is changed in the editor, which leads back to it", async () => {
      await main.getByRole("link", { name: `Change: ${saved}` }).click();
      await editor.getByRole("tab", { name: "Text" }).click();
      const words = editor.getByRole("textbox", { name: /^Name/ }).first();
      await expect.poll(() => words.inputValue()).toBe(name);
      await words.fill(`${name} B`);
      await pressed(editor.getByRole("button", { name: "Save changes to My Products" }));
      await editor.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText(`${saved} is saved among your products.`).waitFor();
      await editor.getByRole("button", { name: "Close", exact: true }).click();
      await page.waitForURL(/\/myproducts\/index\/myproduct\/id\/\d+$/);
      await main.getByRole("heading", { name: saved }).waitFor();
    });
    await step("it is taken away, and brought back", async () => {
      await main.getByRole("button", { name: "Remove" }).click();
      await page.waitForURL(/\/myproducts$/);
      await main.getByRole("link", { name: saved }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Undo" }).click();
      await main.getByRole("link", { name: saved }).waitFor();
    });
  },
);

/** Pressed once it takes a press: what is sewn has to be counted first. */
async function pressed(button: Locator): Promise<void> {
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("false");
  await button.click();
}

/** The picture has come, as the server draws it. */
async function seen(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}
