import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { choose } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "issue 10.9 staff open a customer's words from their job, sew a line otherwise, keep it, and find it again",
  async (chef, newcomer) => {
    const { viewport } = chef;
    const number = await step("a chef orders a coat with two lines", () => orders(chef));
    const staff = await newcomer();
    const { page } = staff;
    const name = `Coat of ${viewport}`;
    const thread = page.getByLabel("Thread of line 2");

    await step("staff open its words with one press", async () => {
      await signsIn(staff, `/admin/orders/${number}`);
      await page.getByRole("link", { name: /^Open in Workbench: Marta Kowal/ }).click();
      await page.getByLabel(/^Stitched preview of “Marta Kowal, Pastry/).waitFor();
      await staff.expectAccessible("the words of a job");
    });

    await step("sew the second line in gold, and undo it by the keyboard and back", async () => {
      await page.getByRole("button", { name: "Font, height and thread of its own" }).nth(1).click();
      await thread.selectOption({ label: "Gold 1070" });
      await page.getByLabel(/threads: .*Gold/).waitFor();
      await page.keyboard.press("Control+z");
      await expect.poll(() => thread.inputValue()).not.toBe("1070");
      await page.keyboard.press("Control+Shift+z");
      await expect.poll(() => thread.inputValue()).toBe("1070");
    });

    await step(
      "what the order has not is not used for its job, but kept under a name",
      async () => {
        await page.getByRole("button", { name: "Use It for the Job" }).click();
        await page.getByText(/^What was ordered is one font/).waitFor();
        await page.getByLabel("Name of the design").fill(name);
        await page.getByRole("button", { name: "Save the Design" }).click();
        await page.getByText(`Saved as “${name}”.`).first().waitFor();
        await staff.expectAccessible("a design that is kept");
      },
    );

    await step("find it again as it was saved, change it and undo", async () => {
      await page.getByRole("link", { name: "Designs", exact: true }).click();
      await page.getByRole("link", { name, exact: true }).waitFor();
      await staff.expectAccessible("the designs");
      await page.getByRole("link", { name, exact: true }).click();
      await page.getByLabel(/threads: .*Gold/).waitFor();
      await expect.poll(() => thread.inputValue()).toBe("1070");
      await page.getByLabel("Line 2", { exact: true }).fill("Sauces");
      await page.getByLabel(/^Stitched preview of “Marta Kowal, Sauces/).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByLabel(/^Stitched preview of “Marta Kowal, Pastry/).waitFor();
    });
  },
);

async function orders(chef: Shopper): Promise<string> {
  const { page, viewport, open } = chef;
  await open("/merrow-chef-coat");
  await choose(chef, "Color", "White");
  await choose(chef, "Size", "L");
  await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).click();
  const editor = page.getByRole("dialog", { name: /^Embroidery/ });
  await editor.getByRole("tab", { name: /^Text/ }).click();
  await editor.getByRole("textbox", { name: /^Name/ }).fill("Marta Kowal");
  await editor.getByRole("textbox", { name: /^Title or team/ }).fill("Pastry");
  // At once: the press waits for the stitches of the last letter by itself.
  await editor.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Your embroidered Merrow chef coat has been added to your cart.").waitFor();
  await checkOut(chef);
  await goToPayment(chef, `workbench-${viewport}@example.com`);
  await fillCard(chef, CARDS.approved);
  await agree(chef);
  return (await placedOrder(chef, () => placeOrder(chef))).number;
}
