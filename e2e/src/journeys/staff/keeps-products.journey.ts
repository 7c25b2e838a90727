import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inTheStore, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

const SAVED = "Saved. Shoppers see it within a second.";

journey("staff give a product pictures, tier prices and links", async (staff, newcomer) => {
  const { page, expectAccessible } = staff;
  // Each walk makes one of its own: a SKU is taken once.
  const sku = `KEPT-${Date.now() % 10_000_000}`;
  const name = `Pantry smock ${sku}`;
  await signsIn(staff, "/admin/products/new");

  await step("a product without a picture", async () => {
    await page.getByRole("heading", { level: 1, name: "New Product" }).waitFor();
    await fill(page, "SKU", sku);
    await fill(page, "Pieces", "40");
    await fill(page, "Name", name);
    await fill(page, "Price", "20.00");
    await page.getByRole("button", { name: "Make Product" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });

  const path = await inTheStore(staff);
  const product = new URL(page.url()).pathname;
  const shopper = await newcomer();
  const seesSoon = async (isThere: () => Promise<boolean>) => {
    await expect
      .poll(async () => {
        await shopper.open(path);
        return isThere();
      })
      .toBe(true);
  };

  await step("issue 11.8 two pictures are brought, put in order and said in words", async () => {
    await page.getByRole("link", { name: "Pictures", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: `Pictures of ${name}` }).waitFor();
    await page.getByText("There is no picture yet.").waitFor();
    for (const [at, color] of [0x2a4a7f, 0x7f2a2a].entries()) {
      await page.getByLabel("File: Add a picture").setInputFiles({
        name: `smock-${at}.png`,
        mimeType: "image/png",
        buffer: png(color),
      });
      await page.getByRole("textbox", { name: `What picture ${at + 1} shows` }).waitFor();
    }
    await page.getByRole("textbox", { name: "What picture 1 shows" }).fill("Blue, folded");
    await page.getByRole("textbox", { name: "What picture 2 shows" }).fill("Red, worn");
    const handle = page.getByRole("button", { name: "Picture 2, arrow keys move it" });
    await handle.press("ArrowUp");
    await page.getByText("Picture 2 stands at place 1 now.").waitFor();
    await expectAccessible("the pictures of a product");
    await save(page);
    const main = shopper.page.getByRole("main");
    await seesSoon(() => main.getByRole("button", { name: /^Red, worn of/ }).isVisible());
  });

  await step("issue 11.8 whoever buys twelve pays less", async () => {
    await page.goto(new URL(product, page.url()).href);
    await page.getByRole("link", { name: "Tier prices" }).click();
    await page.getByRole("button", { name: "Add a Price" }).click();
    await page.getByRole("textbox", { name: "From so many" }).fill("12");
    await page.getByRole("textbox", { name: /^Each/ }).fill("25%");
    await expectAccessible("the tier prices of a product");
    await save(page);
    await seesSoon(() => shopper.page.getByText("$15.00").first().isVisible());
  });

  await step("issue 11.8 an apron is shown beside it", async () => {
    await page.goto(new URL(product, page.url()).href);
    await page.getByRole("link", { name: "Links", exact: true }).click();
    await page.getByRole("searchbox", { name: "Add a product: Related" }).fill("bib apron");
    const found = page.getByRole("list", { name: "Found for Related" }).getByRole("listitem");
    const first = found.first();
    const text = (await first.textContent()) ?? "";
    const linked = text.replace(/^Add \S+\s*/, "").trim();
    await first.getByRole("button").click();
    await expectAccessible("the links of a product");
    await save(page);
    await seesSoon(async () => {
      await shopper.page.keyboard.press("End");
      const shown = shopper.page.getByRole("link", { name: linked }).first();
      return shown.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    });
  });

  await step("issue 11.8 its price is changed in the row of the list", async () => {
    const list = new URL("/admin/products", page.url());
    list.searchParams.set("search", sku);
    await page.goto(list.href);
    await page.getByRole("button", { name: "change the price of" }).click();
    const field = page.getByRole("textbox", { name: `Price of ${sku}` });
    await field.fill("24.00");
    await field.press("Enter");
    await page.getByRole("button", { name: "$24.00" }).waitFor();
    await expectAccessible("the list of products");
    await seesSoon(() => shopper.page.getByText("$24.00").first().isVisible());
  });
});

const fill = (page: Page, name: string, text: string) =>
  page.getByRole("textbox", { name, exact: true }).fill(text);

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(SAVED).waitFor();
}

/** A picture of one color, 96 by 120 pixels. */
function png(color: number): Buffer {
  const [width, height] = [96, 120];
  const line = Buffer.alloc(1 + width * 3);
  for (let at = 0; at < width; at += 1) line.writeUIntBE(color, 1 + at * 3, 3);
  const pixels = Buffer.concat(Array.from({ length: height }, () => line));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
