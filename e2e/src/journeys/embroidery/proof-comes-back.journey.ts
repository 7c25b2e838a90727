import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { linkFor } from "../../act/letter.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { choose } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "issue 10.8 a proof comes back with a drawing, is sent again, approved, and its job waits to be sewn",
  async (chef, newcomer) => {
    const { page, viewport, open, expectAccessible } = chef;
    const email = `proof-${viewport}@example.com`;
    const number = await step("a chef orders a coat with a name", async () => {
      await open("/merrow-chef-coat");
      await choose(chef, "Color", "White");
      await choose(chef, "Size", "L");
      await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).click();
      const editor = page.getByRole("dialog", { name: /^Embroidery/ });
      await editor.getByRole("tab", { name: /^Text/ }).click();
      await editor.getByRole("textbox", { name: /^Name/ }).fill("Marta Kowal");
      const save = editor.getByRole("button", { name: "Add to Cart" });
      await expect.poll(() => save.getAttribute("aria-disabled")).toBe("false");
      await save.click();
      await page
        .getByText("Your embroidered Merrow chef coat has been added to your cart.")
        .waitFor();
      await checkOut(chef);
      await goToPayment(chef, email);
      await fillCard(chef, CARDS.approved);
      await agree(chef);
      return (await placedOrder(chef, () => placeOrder(chef))).number;
    });

    const staff = await newcomer();
    await step("staff send a proof of it", async () => {
      await signsIn(staff, `/admin/orders/${number}`);
      await staff.page.getByRole("link", { name: /^Proof: Marta Kowal/ }).click();
      await sends(staff, "This is how we would sew it.");
      await staff.expectAccessible("a proof that was sent");
    });

    const link = await linkFor(email, "/proof");
    await step("the letter leads to it, and a change is asked for on the picture", async () => {
      await open(link);
      await page
        .getByRole("img", { name: /with: Marta Kowal$/ })
        .first()
        .waitFor();
      await page.getByText("This is how we would sew it.").waitFor();
      await expectAccessible("a proof");
      await press(page, "Ask for a change");
      await draws(page);
      await press(page, "Mark the middle");
      await page.keyboard.press("ArrowUp");
      await page.getByRole("button", { name: /^Mark 1: 50 percent .*, 49 percent/ }).waitFor();
      await page.getByLabel("What is to be changed").fill("A little higher at 1");
      await expectAccessible("a comment that is drawn");
      await press(page, "Send the comment");
      await page.getByText("We have your comment, and send you the proof again.").waitFor();
      await expectAccessible("a proof that was commented");
    });

    await step("staff see the drawing, sew it in another thread, and send it again", async () => {
      await staff.page.reload();
      const version = staff.page.getByRole("region", {
        name: "Version 1: Buyer Asks for a Change",
      });
      await version.getByText("A little higher at 1").waitFor();
      await version.getByRole("img", { name: /^What the buyer drew/ }).waitFor();
      await staff.expectAccessible("a proof that came back");
      await press(staff.page, "Change the Design");
      const thread = staff.page.getByLabel("Thread", { exact: true });
      const other = thread.locator("option:not(:checked)").first();
      await thread.selectOption((await other.getAttribute("value")) ?? "");
      await staff.expectAccessible("a design that is changed");
      await press(staff.page, "Change the Design");
      await staff.page.getByRole("heading", { name: "Version 2: Not Sent Yet" }).waitFor();
      await sends(staff, "Higher there is no room.", 2);
    });

    await step(
      "it is approved by the new link, and the old one says that it is replaced",
      async () => {
        await open(await linkFor(email, "/proof", link));
        await page.getByText("Higher there is no room.").waitFor();
        await press(page, "Approve for sewing");
        await page.getByText("You have approved it. We sew it like this.").waitFor();
        await expectAccessible("a proof that is approved");
        await open(link);
        await page.getByText("This proof was replaced. We send you another one.").waitFor();
      },
    );

    await step("its job waits to be sewn", async () => {
      await staff.page.goto(`/admin/orders/${number}`);
      const jobs = staff.page.getByRole("region", { name: "Production" });
      await jobs.getByText("In Queue").waitFor();
      await jobs.getByRole("link", { name: /^Approved by the Buyer: Marta Kowal/ }).waitFor();
    });
  },
);

/** Sends the proof of the page with a note. */
async function sends({ page }: Shopper, note: string, version = 1): Promise<void> {
  await press(page, "Send to the Buyer");
  await page.getByLabel("Note to the buyer").fill(note);
  await press(page, "Send to the Buyer");
  await page.getByRole("heading", { name: `Version ${version}: Sent to the Buyer` }).waitFor();
}

/** Draws a line over the picture that is drawn on. */
async function draws(page: Page): Promise<void> {
  const picture = page.getByRole("img", { name: /with: Marta Kowal$/ }).first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not seen");
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 5 });
  await page.mouse.up();
}

const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();
