import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { arrowTo, pressOn, tabTo, typeInto } from "../../act/keyboard.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "EMB-02, EMB-11, EMB-12 a name and a flag are sewn on a coat without a pointer, from the box to the cart",
  async (shopper) => {
    const { page, open, expectAccessible } = shopper;
    await open("/merrow-chef-coat");
    const box = page.getByRole("checkbox", { name: "Yes, I Want Embroidery" });
    const editor = await step("the box opens the editor, which takes the focus", async () => {
      await chooses(shopper);
      await pressOn(page, box, "Space");
      const dialog = page.getByRole("dialog", { name: /^Embroidery/ });
      await dialog.getByRole("tablist").waitFor();
      expect(await holdsFocus(dialog)).toBe(true);
      return dialog;
    });
    await step("Escape closes it, and the box has the focus again", async () => {
      await page.keyboard.press("Escape");
      await editor.waitFor({ state: "hidden" });
      await expect.poll(() => holdsFocus(box)).toBe(true);
      await page.keyboard.press("Space");
      await editor.getByRole("tablist").waitFor();
    });
    await step("arrows lead through the steps, each without a fault", async () => {
      const tabs = editor.getByRole("tab");
      const names = await tabs.allTextContents();
      expect(names).toEqual(["Logo", "Text", "Flags", "Instructions"]);
      await tabTo(page, editor.getByRole("tab", { selected: true }));
      for (const name of names) {
        const tab = editor.getByRole("tab", { name });
        await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
        await expect.poll(() => holdsFocus(tab)).toBe(true);
        await expectAccessible(`the step ${name}`);
        await page.keyboard.press("ArrowRight");
      }
    });
    await step("a name is typed, and its size and price are read aloud", async () => {
      await page.keyboard.press("ArrowRight");
      const name = editor.getByRole("textbox", { name: /^Name/ });
      await typeInto(page, name, "Marta Kowal");
      expect(await holdsFocus(name)).toBe(true);
      await spoken(editor, /^\$[\d.]+ per piece\. \d+ × \d+ mm, [\d,]+ stitches$/);
      await expectAccessible("a name that is sewn");
    });
    await step("what finds no room is said at the greyed button", async () => {
      const heights = editor.getByRole("radiogroup", { name: /^Height/ });
      await moveTo(heights, heights.getByRole("radio").last());
      await spoken(editor, /Text: /);
      await expectAccessible("a name that finds no room");
      await moveTo(heights, heights.getByRole("radio", { name: "9", exact: true }));
    });
    await step("a flag is added at the other side", async () => {
      await pressOn(page, editor.getByRole("tab", { name: "Text" }), "ArrowRight");
      const flags = editor.getByRole("radiogroup", { name: /^Flags/ });
      await moveTo(flags, flags.getByRole("radio", { name: /^One flag/ }));
      await tabTo(page, editor.getByRole("combobox", { name: "Flag" }));
      await page.keyboard.type("Sweden");
      await spoken(editor, /^\$[\d.]+ per piece/);
      await editor.getByRole("img", { name: /“Marta Kowal”.*“Sweden”/ }).waitFor();
      await expectAccessible("a name and a flag");
    });
    await step("both are put into the cart", async () => {
      const button = editor.getByRole("button", { name: "Add to Cart" });
      await expect.poll(() => button.getAttribute("aria-disabled")).toBe("false");
      await pressOn(page, button);
      const miniCart = page.getByRole("dialog", { name: "Your cart" });
      await miniCart.getByText("Sweden").waitFor();
      await expectAccessible("the mini-cart");
      await expect.poll(() => holdsFocus(miniCart)).toBe(true);
    });
  },
);

/** A color and a size, by arrows. */
async function chooses({ page }: Shopper): Promise<void> {
  const main = page.getByRole("main");
  const colors = main.getByRole("radiogroup", { name: /^Color/ });
  await arrowTo(page, colors, colors.getByRole("radio", { name: "White", exact: true }));
  const sizes = main.getByRole("radiogroup", { name: /^Size/ });
  await arrowTo(page, sizes, sizes.getByRole("radio", { name: "L", exact: true }));
}

/** From the choice that stands in a group to another one, by arrows. */
async function moveTo(group: Locator, radio: Locator): Promise<void> {
  const page = group.page();
  const count = await group.getByRole("radio").count();
  await tabTo(page, group.getByRole("radio", { checked: true }));
  for (let stop = 0; stop < count && !(await radio.isChecked()); stop += 1) {
    await page.keyboard.press("ArrowRight");
  }
  expect(await radio.isChecked()).toBe(true);
}

/** What the form says aloud, once it has settled. */
async function spoken(editor: Locator, words: RegExp): Promise<void> {
  await editor.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });
}

/** Whether the focus is on it or within it. */
function holdsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one.contains(document.activeElement));
}
