import { expect } from "vitest";
import { fillCart, itemOf } from "../act/cart.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const COAT = { path: "/merrow-chef-coat", options: { Color: "White", Size: "L" } };
const CAP = { path: "/line-skull-cap", options: { Color: "White" }, pieces: 3 };

journey(
  "a cart waits, is shown to somebody else, and is put on paper",
  async (buyer, newcomer) => {
    const { page } = buyer;
    await fillCart(buyer, COAT);
    await fillCart(buyer, CAP);
    await buyer.open("/checkout/cart");
    await step("a line is saved for later, and the cart goes on without it", () => waits(buyer));
    const address = await step("what is left is shared by a link", () => shares(buyer));
    const reader = await newcomer();
    await step("who follows it sees the line and takes it", () => takes(reader, address));
    await step("the line that waited comes back", async () => {
      await page.getByRole("button", { name: /^Move to cart: Line skull cap/ }).click();
      await itemOf(page.getByRole("main"), "Line skull cap").getByText("$43.50").waitFor();
      await page.getByRole("heading", { name: "Saved for later" }).waitFor({ state: "detached" });
    });
    await step("the cart is a file with a number", () => quotes(buyer));
    await step("an ended link leads nowhere", async () => {
      await page.getByRole("button", { name: /^End the link/ }).click();
      await page.getByRole("button", { name: "Make a link" }).waitFor();
      const late = await newcomer();
      await late.open(address);
      await late.page.getByText("This link does not lead to a cart any more.").waitFor();
      await late.expectAccessible("a link that is over");
    });
  },
  {
    // What is asked by the link that is over is refused.
    expectedErrors: /status of 404|does not lead to a cart/,
  },
);

async function waits({ page, expectAccessible }: Shopper): Promise<void> {
  await page.getByRole("button", { name: /^Save for later: Line skull cap/ }).click();
  const saved = page.getByRole("region", { name: "Saved for later" });
  await saved.getByText("3 × $14.50").waitFor();
  await page.getByRole("heading", { name: "Cart 1 ITEM" }).waitFor();
  await expectAccessible("cart with a saved line");
}

async function shares({ page, expectAccessible }: Shopper): Promise<string> {
  await page.getByRole("button", { name: "Share this cart" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const field = page.getByRole("textbox", { name: "Link to this cart" });
  await field.waitFor();
  await expectAccessible("cart with a link to it");
  const { pathname, hash } = new URL(await field.inputValue());
  return pathname + hash;
}

async function takes({ page, open, expectAccessible }: Shopper, address: string): Promise<void> {
  await open(address);
  const main = page.getByRole("main");
  await itemOf(main, "Merrow chef coat").getByText("1 × $54.00").waitFor();
  await expectAccessible("a shared cart");
  await page.getByRole("button", { name: "Add all to my cart" }).click();
  await page.getByRole("heading", { name: "Cart 1 ITEM" }).waitFor();
  await itemOf(main, "Merrow chef coat").waitFor();
}

async function quotes({ page }: Shopper): Promise<void> {
  await page.getByRole("button", { name: "Make a quote (PDF)" }).click();
  const link = page.getByRole("link", { name: /^Quote Q\d+, valid until / });
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^Q\d+\.pdf$/);
  const bytes = (await (await file.createReadStream()).toArray()) as Uint8Array[];
  expect(Buffer.concat(bytes).subarray(0, 5).toString()).toBe("%PDF-");
}
