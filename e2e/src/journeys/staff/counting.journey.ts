import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

const SHELVES = ["SPR-10-OAT-34", "SPR-10-OAT-36"] as const;
const LIST = "/admin/stock?search=SPR-10-OAT";

/** No walk counts what another one left there: a shelf that is found as it was needs no writing. */
const PIECES = { phone: 20, desk: 40 } as const;

journey(
  "staff count two shelves in the list, one of which a colleague was faster at",
  async (staff, newcomer) => {
    const { page, viewport, expectAccessible } = staff;
    const pieces = PIECES[viewport];
    const [first, second] = SHELVES;
    await signsIn(staff, LIST);

    await step("what is typed is not left without a question", async () => {
      await counted(page, first).fill(`${pieces}`);
      await page.keyboard.press("Enter");
      await page.keyboard.type(`${pieces + 1}`);
      expect(await counted(page, second).inputValue()).toBe(`${pieces + 1}`);
      await expectAccessible("counts that are typed into the list");
      await page.getByRole("link", { name: "Count from a file" }).click();
      await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
      await page.getByRole("button", { name: "Stay Here" }).click();
    });

    await step("at 200 % nothing is behind what waits, nor moves sideways", async () => {
      const before = page.viewportSize();
      await page.setViewportSize({ width: 195, height: 400 });
      await page.getByRole("button", { name: "Save …" }).click();
      await page.getByLabel("Why").waitFor();
      for (const sku of SHELVES) {
        await counted(page, sku).focus();
        await expect.poll(() => roomAboveTheBar(page)).toBeGreaterThanOrEqual(0);
      }
      expect(await overflowOf(page)).toBe(0);
      if (before) await page.setViewportSize(before);
    });

    await step("it stays while something else is looked for", async () => {
      await search(page, "SPR-10-OAT-34");
      await expect.poll(() => counted(page, second).count()).toBe(0);
      await page.getByText("2 counts wait. 1 of them is not in this list.").waitFor();
      await search(page, "SPR-10-OAT");
      await expect.poll(() => counted(page, second).inputValue()).toBe(`${pieces + 1}`);
    });

    await step("a colleague counts the second shelf meanwhile", async () => {
      const colleague = await newcomer();
      await signsIn(colleague, LIST);
      await counted(colleague.page, second).fill(`${pieces + 5}`);
      await colleague.page.getByRole("button", { name: "Save …" }).click();
      await save(colleague.page, "Save 1 Count");
      await colleague.page.getByText("1 shelf saved.").waitFor();
    });

    await step("the first is saved, the second says what is there, and is kept", async () => {
      await page.getByRole("button", { name: "Save …" }).click();
      await save(page, "Save 2 Counts");
      await page.getByText("1 shelf saved, 1 not: each says why.").waitFor();
      const row = page.getByRole("row").filter({ hasText: second });
      await row.getByText(`${pieces + 5} pieces are there now`).waitFor();
      await expectAccessible("a count that a colleague was faster at");
      await row.getByRole("button", { name: `Keep ${pieces + 1}` }).click();
      await page.getByRole("button", { name: "Save 1 Count" }).click();
      await page.getByText("1 shelf saved.").waitFor();
      await page.getByRole("link", { name: "Count from a file" }).click();
      await page.getByRole("heading", { level: 1, name: "Count from a File" }).waitFor();
    });
  },
);

journey("staff count two shelves in a file, and see what it would change", async (staff) => {
  const { page, viewport, expectAccessible } = staff;
  const pieces = PIECES[viewport] + 10;
  const [first, second] = SHELVES;
  await signsIn(staff, LIST);
  const exported = await step("the list is exported", () => exportedList(page));
  await page.goto("/admin/stock/count");

  await step("the page moves sideways in no window", async () => {
    const before = page.viewportSize();
    await page.getByLabel("The exported list").waitFor();
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 400 });
      expect(await overflowOf(page)).toBe(0);
    }
    if (before) await page.setViewportSize(before);
  });

  await step("one shelf would change, one is no number", async () => {
    await choose(page, filledIn(exported, { [first]: `${pieces}`, [second]: "many" }));
    await page.getByText("1 shelf would change, 1 would stay as it is.").waitFor();
    await expectAccessible("what a file would change");
    await page.getByRole("link", { name: "All stock" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    await page.getByRole("button", { name: "Stay Here" }).click();
  });

  await step("the file is mended, and saved", async () => {
    await choose(page, filledIn(exported, { [first]: `${pieces}`, [second]: `${pieces + 1}` }));
    await page.getByText("2 shelves would change, 0 would stay as they are.").waitFor();
    await save(page, "Save 2 Counts");
    await page.getByText("2 shelves saved.").waitFor();
    await expectAccessible("a file that is saved");
    await page.goto(LIST);
    expect(await exportedList(page)).toMatch(new RegExp(`^${second},.*,${pieces + 1},,`, "m"));
  });
});

const counted = (page: Page, sku: string) => page.getByLabel(`Counted of ${sku}`);

/** How far the page can be moved sideways, px. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is between whatever has the focus and the bar at the window's foot, px. */
const roomAboveTheBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("section:has([data-save-counts])");
    const field = document.querySelector("[data-count]:focus");
    if (!bar || !field) return Number.NaN;
    return bar.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
  });

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel("Search stock").fill(words);
  await page.keyboard.press("Enter");
}

async function save(page: Page, button: string): Promise<void> {
  await page.getByLabel("Why").fill("Counted in spring");
  await page.getByRole("button", { name: button }).click();
}

async function exportedList(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  return text(await file.createReadStream());
}

/** Chooses the file that somebody filled in. */
const choose = (page: Page, csv: string) =>
  page
    .getByLabel("The exported list")
    .setInputFiles({ name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

/** The exported list with what was counted of some shelves: behind the pieces, ahead of the last two columns. */
const filledIn = (csv: string, counts: Readonly<Record<string, string>>) =>
  csv
    .split("\n")
    .map((line) => {
      const pieces = counts[line.slice(0, line.indexOf(","))];
      return pieces === undefined ? line : line.replace(/,(,[01],\w+\s*)$/, `,${pieces}$1`);
    })
    .join("\n");
