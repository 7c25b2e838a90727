import { expect } from "vitest";
import { choose } from "../act/product.ts";
import { journey } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey("PDP-31 a buyer orders many sizes and colors at once", async (buyer) => {
  const { page, open, expectAccessible } = buyer;
  await open("/merrow-chef-coat");
  await choose(buyer, "Color", "White");
  await page.getByRole("tab", { name: "Order Multiple" }).click();
  const table = page.getByRole("table", { name: "Pieces by color and size" });
  await table.waitFor();
  await expectAccessible("order multiple, empty");

  await fillByKeyboard(buyer);
  await page.getByText("$50.20 each, tier 12 to 23.").waitFor();
  await fillByPaste(buyer);
  await page.getByText("$46.50 each, tier 24 to 49.").waitFor();
  await page.getByText("30 pieces, $1,395.00").waitFor();
  await expectAccessible("order multiple, filled");
  await refusesWhatIsNotThere(buyer);

  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).click();
  const miniCart = page.getByRole("dialog", { name: "Your cart" });
  await miniCart.getByText("30 ITEMS").waitFor();
  const total = miniCart.getByRole("definition").last();
  await expect.poll(() => total.textContent()).toBe("$1,395.00");
  await expectAccessible("mini-cart with many items");
  expect(await miniCart.getByRole("listitem").count()).toBe(9);
  expect(calls.filter((path) => path.endsWith("/app-add-to-cart"))).toHaveLength(1);
});

const cell = ({ page }: Shopper, color: string, size: string) =>
  page.getByRole("textbox", { name: `${color}, ${size}, pieces`, exact: true });

/** Tab goes to the next size, an arrow down to the same size in the next color. */
async function fillByKeyboard(buyer: Shopper): Promise<void> {
  const { page } = buyer;
  await unfold(buyer, "Black");
  await cell(buyer, "White", "S").focus();
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await page.keyboard.type("6");
  expect(await cell(buyer, "White", "M").inputValue()).toBe("6");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  expect(await cell(buyer, "Black", "M").inputValue()).toBe("5");
}

/** A block of two colors and three sizes, as a spreadsheet copies it. */
async function fillByPaste(buyer: Shopper): Promise<void> {
  const { page, context } = buyer;
  await unfold(buyer, "Navy");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("2\t3\t4\n1\t2\t3\n"));
  await cell(buyer, "Navy", "S").focus();
  await page.keyboard.press("ControlOrMeta+V");
  expect(await cell(buyer, "Navy", "L").inputValue()).toBe("4");
  expect(await cell(buyer, "Steel", "M").inputValue()).toBe("2");
}

/** More than there are is marked and said; taken back, the order is as before. */
async function refusesWhatIsNotThere(buyer: Shopper): Promise<void> {
  const { page, expectAccessible } = buyer;
  await cell(buyer, "White", "S").fill("900");
  await cell(buyer, "White", "S").press("Tab");
  await page.getByText("White, S: The requested qty is not available").waitFor();
  expect(await cell(buyer, "White", "S").getAttribute("aria-invalid")).toBe("true");
  await expectAccessible("order multiple, refused");
  await cell(buyer, "White", "S").fill("4");
  await cell(buyer, "White", "S").press("Tab");
  await page.getByText("30 pieces, $1,395.00").waitFor();
}

/** On a phone the sizes of an empty color are folded away. */
async function unfold({ page, viewport }: Shopper, color: string): Promise<void> {
  if (viewport === "phone") {
    await page.getByRole("button", { name: `Add sizes in ${color}` }).click();
  }
}
