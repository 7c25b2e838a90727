import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const NAMES = [
  ["Kowalska", "Anna", "m", "Sous chef"],
  ["Weber", "Jonas", "x-large", ""],
  ["Haddad", "Mira", "L", ""],
  ["Nowak", "Łukasz", "Medium", "Chef"],
  ["Ek", "Zoë", "s", ""],
  ["Okafor", "Ada", "M", ""],
  ["Silva", "João", "xxl", "Pastry"],
  ["Berg", "Noor", "large", ""],
  ["Kim", "Min", "S", ""],
  ["Costa", "Rui", "XL", ""],
  ["Dupont", "Élise", "m", ""],
  ["Huge", "Hugo", "9XL", ""],
] as const;

/** As a spreadsheet copies it: its columns in an order of its own, a number that nobody needs beside them. */
const SHEET = [
  "No.\tLast name\tFirst name\tSize\tTitle or team",
  ...NAMES.map((cells, at) => [String(at + 1), ...cells].join("\t")),
].join("\r\n");

journey(
  "issue 10.3, PDP-31, EMB-12, EMB-43 twelve names are pasted, seen sewn, ordered as one list, and stand as twelve jobs",
  async (buyer, newcomer) => {
    const { page, open, expectAccessible } = buyer;
    await open("/merrow-chef-coat");
    const sheet = await step("the way to a list opens the sheet", async () => {
      await page.getByRole("button", { name: /^Order for a team/ }).click();
      const dialog = page.getByRole("dialog", { name: /^Order for a team/ });
      // No color stands on the page: none is taken unsaid.
      await dialog.getByRole("button", { name: "White", exact: true }).click();
      await cell(dialog, "Name", 1).waitFor();
      return dialog;
    });
    await expectAccessible("an empty sheet");

    await step("a list from a spreadsheet is read, column by column", async () => {
      await sheet.getByRole("textbox", { name: "What the list is called" }).fill("Opening crew");
      await paste(cell(sheet, "Name", 1), SHEET);
      await expect.poll(() => cell(sheet, "Name", 1).inputValue()).toBe("Anna Kowalska");
      expect(await cell(sheet, "Title or team", 4).inputValue()).toBe("Chef");
      expect(await size(sheet, 2).inputValue()).toBe("XL");
    });
    await step("a size that nobody makes is said at its cell, and mended there", async () => {
      await sheet.getByText("1 row needs a look.").waitFor();
      await sheet.getByText(/^There is no “9XL”\. Choose one: /).waitFor();
      expect(await size(sheet, 12).getAttribute("aria-invalid")).toBe("true");
      await size(sheet, 12).fill("2xl");
      await size(sheet, 12).press("Enter");
      await expect.poll(() => size(sheet, 12).inputValue()).toBe("2XL");
    });
    await step("each is sewn before their eyes, and all of it has a price", async () => {
      await sheet.getByText(/^12 pieces, White, \$[\d,.]+$/).waitFor();
      await cell(sheet, "Name", 1).scrollIntoViewIfNeeded();
      await expect.poll(() => drawnWidth(sheet)).toBeGreaterThan(50);
    });
    await expectAccessible("a sheet of twelve");
    await step("all of it is put into the cart at once", async () => {
      await sheet.getByRole("button", { name: "Add to Cart" }).click();
      await page
        .getByText("Your embroidered Merrow chef coat has been added to your cart.")
        .waitFor();
    });

    await step("the cart has one line that unfolds to twelve", async () => {
      await open("/checkout/cart");
      const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Opening crew" });
      await line.getByText("4 × M, 2 × XL, 2 × L, 2 × S, 2 × 2XL").waitFor();
      await expectAccessible("a cart with a list");
      await line.getByRole("button", { name: "Show 12 names" }).click();
      await page
        .getByRole("img", { name: /^As it will be sewn: “Anna Kowalska Sous chef”/ })
        .waitFor();
      await expectAccessible("a cart with a list unfolded");
    });
    await step("one of them gets another name, in the list", async () => {
      await page.getByRole("link", { name: "Edit list Opening crew" }).click();
      const again = page.getByRole("dialog", { name: /^Order for a team/ });
      await expect.poll(() => cell(again, "Name", 5).inputValue()).toBe("Zoë Ek");
      await cell(again, "Name", 5).fill("Zoë Ekström");
      await again.getByText(/^12 pieces, White, \$[\d,.]+$/).waitFor();
      await again.getByRole("button", { name: "Update list" }).click();
      await page.getByText("Your embroidered Merrow chef coat has been updated.").waitFor();
    });

    const order = await step("it is ordered", async () => {
      await checkOut(buyer);
      await goToPayment(buyer);
      await fillCard(buyer, CARDS.approved);
      await agree(buyer);
      return placedOrder(buyer, () => placeOrder(buyer));
    });
    expect(order.items).toHaveLength(12);
    const staff = await newcomer();
    await step("staff read who wears what, and twelve jobs are there", () =>
      staffReads(staff, order.number),
    );
  },
);

const cell = (sheet: Locator, label: string, row: number) =>
  sheet.getByRole("textbox", { name: `${label}, row ${row}`, exact: true });
const size = (sheet: Locator, row: number) =>
  sheet.getByRole("combobox", { name: `Size, row ${row}`, exact: true });

/** Pastes as a spreadsheet's clipboard does. */
async function paste(into: Locator, text: string): Promise<void> {
  await into.focus();
  await into.evaluate((element, said) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", said);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Of the first name's picture, in its own pixels. */
const drawnWidth = (sheet: Locator) =>
  sheet
    .locator("canvas")
    .first()
    .evaluate((element) => (element as HTMLCanvasElement).width);

async function staffReads(staff: Shopper, number: string): Promise<void> {
  const { page, expectAccessible } = staff;
  await signsIn(staff, `/admin/orders/${number}`);
  const team = page.getByRole("region", { name: "Team Opening crew" });
  await team.getByText(/^12 pieces/).waitFor();
  await team.getByRole("button", { name: "Show 12 Names" }).click();
  await team.getByText("Zoë Ekström").waitFor();
  await expectAccessible("an order with a list, unfolded");
  const jobs = page.getByRole("region", { name: "Production" });
  const worksheets = jobs.getByRole("link", { name: /^Worksheet of / });
  // Jobs are made behind the order: the page is read anew until they are.
  await expect
    .poll(async () => {
      await page.reload();
      await jobs.or(team).first().waitFor();
      return worksheets
        .nth(11)
        .waitFor({ timeout: 5000 })
        .then(
          () => worksheets.count(),
          () => 0,
        );
    })
    .toBe(12);
  await expectAccessible("an order with twelve jobs");
}
