import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { choose, setQuantity } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "EMB-01, EMB-12, EMB-43 a chef has a name sewn on two coats, and sees it there before it is bought",
  async (chef) => {
    const { page, open, expectAccessible } = chef;
    await open("/merrow-chef-coat");
    await choose(chef, "Color", "White");
    await choose(chef, "Size", "L");
    await setQuantity(chef, 2);
    const editor = await step("the box opens the editor", () => opened(chef));
    await expectAccessible("the configurator, empty");

    await step("what is typed is sewn on the coat", async () => {
      await editor.getByRole("textbox", { name: /^Name/ }).fill("Marta Kowal");
      await editor
        .getByRole("img", {
          name: /^Stitched preview of “Marta Kowal”\..*Left chest, 100 × 58 mm$/,
        })
        .waitFor();
      await editor
        .getByText(/^\$[\d.]+ per piece/)
        .first()
        .waitFor();
      expect(await threadPixels(editor)).toBeGreaterThan(500);
    });
    await step("what finds no room is said, and takes no press", async () => {
      await editor.getByRole("radio", { name: "20", exact: true }).check();
      await editor
        .getByText(/mm wide; Left chest holds 100 mm\.$/)
        .first()
        .waitFor();
      expect(await save(editor).getAttribute("aria-disabled")).toBe("true");
      await editor.getByRole("radio", { name: "9", exact: true }).check();
    });
    await step("the browser's Back closes the editor, and what was typed waits in it", async () => {
      await page.goBack();
      await editor.waitFor({ state: "hidden" });
      expect(new URL(page.url()).pathname).toBe("/merrow-chef-coat");
      await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).check();
      const name = editor.getByRole("textbox", { name: /^Name/ });
      await expect.poll(() => name.inputValue()).toBe("Marta Kowal");
    });
    await step("it is put into the cart", async () => {
      await expect.poll(() => save(editor).getAttribute("aria-disabled")).toBe("false");
      await expectAccessible("the configurator, with a name");
      await save(editor).click();
      await page
        .getByText("Your embroidered Merrow chef coat has been added to your cart.")
        .waitFor();
    });
    const miniCart = page.getByRole("dialog", { name: "Your cart" });
    await miniCart.getByRole("img", { name: /^As it will be sewn: “Marta Kowal”/ }).waitFor();
    await expectAccessible("the mini-cart with an embroidered coat");

    await step("it is edited from the cart, with its text", async () => {
      await open("/checkout/cart");
      await page.getByRole("img", { name: /^As it will be sewn: “Marta Kowal”/ }).waitFor();
      await page.getByRole("link", { name: /^Edit Merrow chef coat/ }).click();
      const again = await opened(chef, "Yes, I want to edit embroidery");
      const name = again.getByRole("textbox", { name: /^Name/ });
      await expect.poll(() => name.inputValue()).toBe("Marta Kowal");
      await name.fill("Jonas Weber");
      await again.getByRole("img", { name: /^Stitched preview of “Jonas Weber”/ }).waitFor();
      await again.getByRole("button", { name: "Update Item" }).click();
      await page.getByText("Your embroidered Merrow chef coat has been updated.").waitFor();
      await miniCart.getByRole("img", { name: /^As it will be sewn: “Jonas Weber”/ }).waitFor();
    });
  },
);

const save = (editor: Locator) => editor.getByRole("button", { name: "Add to Cart" });

/** Presses the box and waits for the form. */
async function opened({ page }: Shopper, box = "Yes, I Want Embroidery"): Promise<Locator> {
  await page.getByRole("checkbox", { name: box }).click();
  const editor = page.getByRole("dialog", { name: /^Embroidery/ });
  await editor.getByRole("tab", { name: "Text" }).click();
  await editor.getByRole("textbox", { name: /^Name/ }).waitFor();
  return editor;
}

/** Pixels of the stage that thread covers. */
function threadPixels(editor: Locator): Promise<number> {
  const stage = editor.getByRole("region", { name: /^Preview/ });
  return stage.locator("canvas").evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] === 255) count += 1;
    return count;
  });
}
