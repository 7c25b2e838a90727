import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { addToCart, choose } from "../../act/product.ts";
import { goesToSection, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "issue 9.9 staff take the money of two orders and ship them at once, and read what was sold",
  async (guest, newcomer) => {
    const email = `bulk-${guest.viewport}@example.com`;
    const numbers = [
      await step("a guest orders a coat", () => orders(guest, email)),
      await step("and another one", async () => orders(await newcomer(), email)),
    ];
    const staff = await newcomer();
    const { page } = staff;

    await step(
      "staff find both, by the beginning of what was bought and by whose they are",
      async () => {
        await signsIn(staff, "/admin/orders");
        const sku = await skuOf(page, numbers[0] ?? "");
        await searches(page, sku.slice(0, 6).toLowerCase());
        await page.getByRole("link", { name: numbers[0] ?? "", exact: true }).waitFor();
        await searches(page, email);
        await expect.poll(() => page.getByRole("row").count()).toBe(3);
      },
    );

    await step("the money of both is taken", async () => {
      await withBoth(page, numbers, "Take the Money");
      await page.getByText(/^2 of 2 done\.$/).waitFor();
      await page
        .getByRole("listitem")
        .filter({ hasText: / taken\.$/ })
        .first()
        .waitFor();
      await staff.expectAccessible("orders whose money was taken");
      await chooses(page, numbers);
      const again = page.getByRole("button", { name: "Take the Money" });
      expect(await again.isDisabled(), "nothing is left to take").toBe(true);
    });

    await step("both are shipped, which completes them", async () => {
      await page.reload();
      await withBoth(page, numbers, "Ship");
      await page.getByText(/^2 of 2 done\.$/).waitFor();
      await page
        .getByText(/1 piece shipped: Complete\.$/)
        .first()
        .waitFor();
      await expect
        .poll(() => page.getByRole("row").filter({ hasText: "Complete" }).count())
        .toBe(2);
    });

    await step("what was sold is read by style, as picture, table and file", async () => {
      await goesToSection(staff, "Reports");
      await page
        .getByRole("navigation", { name: "Reports" })
        .getByRole("link", { name: "Sales by Style" })
        .click();
      await page.getByRole("heading", { level: 1, name: "Sales by Style" }).waitFor();
      await page.getByRole("figure").first().waitFor();
      await page.getByRole("rowheader", { name: "Merrow chef coat" }).first().waitFor();
      await staff.expectAccessible("a report");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Export as CSV" }).click(),
      ]);
      const file = await text(await download.createReadStream());
      expect(download.suggestedFilename()).toMatch(/^sales-by-style-[\d-]+\.csv$/);
      expect(file).toMatch(/^\uFEFF?Style,SKU,Pieces,Sent Back,Goods,Discount,Tax,Currency$/m);
      expect(file).toMatch(/^Merrow chef coat,/m);
    });

    await step("days on which nothing was sold are said to be empty", async () => {
      await page
        .getByRole("navigation", { name: "Reports" })
        .getByRole("link", { name: "Sales by Day" })
        .click();
      await page.getByRole("figure").first().waitFor();
      await staff.expectAccessible("a report of days");
      await page.getByLabel("From", { exact: true }).fill("2020-02-01");
      await page.getByLabel("To", { exact: true }).fill("2020-01-01");
      await page.getByRole("button", { name: "Show" }).click();
      await page.getByText(/^The last day is before the first one/).waitFor();
      await page.getByLabel("To", { exact: true }).fill("2020-02-02");
      await page.getByRole("button", { name: "Show" }).click();
      await page.getByText("There is nothing of these days.").waitFor();
    });
  },
);

async function orders(guest: Shopper, email: string): Promise<string> {
  await guest.open("/merrow-chef-coat");
  await choose(guest, "Color", "White");
  await choose(guest, "Size", "L");
  await addToCart(guest);
  await checkOut(guest);
  await goToPayment(guest, email);
  await fillCard(guest, CARDS.approved);
  await agree(guest);
  const { number } = await placedOrder(guest, () => placeOrder(guest));
  return number;
}

/** What is bought of an order, by its number in the shop. */
async function skuOf(page: Page, number: string): Promise<string> {
  const answer = await page.request.get(`/admin/api/orders/${number}`);
  const { items } = (await answer.json()) as { items: readonly { sku: string }[] };
  return items[0]?.sku ?? "";
}

async function searches(page: Page, words: string): Promise<void> {
  await page.getByLabel("Search orders").fill(words);
  await page.keyboard.press("Enter");
  await page.waitForURL(({ searchParams }) => searchParams.get("search") === words);
}

async function chooses(page: Page, numbers: readonly string[]): Promise<void> {
  for (const number of numbers)
    await page.getByRole("checkbox", { name: `Choose ${number}` }).check();
}

/** Does something with both orders, and says yes to what is asked. */
async function withBoth(page: Page, numbers: readonly string[], title: string): Promise<void> {
  await chooses(page, numbers);
  await page.getByRole("button", { name: `${title} (2)` }).click();
  const dialog = page.getByRole("dialog", { name: `${title}: 2 orders?` });
  await dialog.getByRole("button", { name: title }).click();
}
