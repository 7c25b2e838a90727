import { stat } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importCatalog } from "./import-catalog.ts";
import { aSimple, csvOf, type ImportShop, importShop, NOW } from "./testing.ts";

let shop: ImportShop;
beforeAll(async () => {
  shop = await importShop();
});
afterAll(() => shop.close());

const HEADER = "sku,product_type,name,price";
const names = async () =>
  (await shop.database.db.selectFrom("product").select("name").orderBy("id").execute()).map(
    ({ name }) => name,
  );

describe("a product file nobody has checked", () => {
  it("may begin with a byte order mark, end its lines with CRLF and hold line breaks in cells", async () => {
    const text = `\uFEFFSKU,Product_Type,name,price,description\r\nBOM-1,simple,First,1,"a\r\nb"\r\n\r\nBOM-2,simple,Second,x,\r\n`;
    const { report, rejections } = await shop.text(text);
    expect(report).toMatchObject({ created: 1, rejected: 1 });
    // The cell with a line break takes lines 2 and 3; line 4 is blank.
    expect(rejections).toMatchObject([{ line: 5, sku: "BOM-2", column: "price", value: "x" }]);
  });

  it("is refused as a whole when no column is the SKU", async () => {
    await expect(shop.text("name,price\nA,1\n")).rejects.toThrow("import.missingHeader");
    await expect(shop.text("")).rejects.toThrow("import.missingHeader");
    await expect(shop.text("tier_price_qty,sku\n1,A\n")).rejects.toThrow("import.missingHeader");
  });

  it("is refused as a whole when it cannot be read", async () => {
    const options = { dataDir: shop.dir, now: () => NOW };
    for (const file of [`${shop.dir}/none.csv`, shop.dir]) {
      const result = await importCatalog(shop.database.db, { ...options, file });
      expect(result).toMatchObject({ ok: false, problems: [{ error: "import.fileUnreadable" }] });
    }
  });

  it("keeps a quote within a cell, and rejects one that nothing closes", async () => {
    const text = `${HEADER}\nQ-1,simple,"x"y,1\nQ-2,simple,5" wide,1\nQ-3,simple,Good,1\nQ-4,simple,"open,1\nQ-5,simple,x,1\n`;
    const { report, rejections } = await shop.text(text);
    expect(report).toMatchObject({ created: 4, rejected: 1 });
    expect(rejections).toMatchObject([
      { line: 5, reason: "The row is not well-formed CSV: quote not closed." },
    ]);
    expect(await names()).toEqual(expect.arrayContaining(['"x"y', '5" wide', "Good"]));
  });

  it("rejects a line beyond the limit once, and stores the row after it", async () => {
    const text = `${HEADER}\nW-1,simple,${"long ".repeat(500_000)},1\nW-2,simple,Short,1\n`;
    const { report, rejections } = await shop.text(text);
    expect(report).toMatchObject({ created: 1, rejected: 1 });
    expect(rejections).toMatchObject([{ line: 2, reason: expect.stringContaining("longer than") }]);
  });

  it("says which rows repeat a SKU of the file, and lets the last one hold", async () => {
    const text = `${HEADER}\nD-1,simple,One,1\nD-2,simple,Two,1\n d-1 ,simple,Three,1\nD-1,simple,Four,1\n`;
    const { report, notes } = await shop.text(text);
    expect(report).toMatchObject({ created: 2, updated: 2, rejected: 0 });
    expect(notes.repeated).toEqual({
      rows: 2,
      first: [
        { line: 4, sku: "d-1", earlier: 2 },
        { line: 5, sku: "D-1", earlier: 4 },
      ],
    });
    const other = { sku: "D-2", name: "Deux", store_view_code: "fr" };
    const views = await shop.rows([aSimple({ sku: "D-2", name: "Two" }), other]);
    expect(views.notes.repeated.rows).toBe(0);
  });

  it("rejects a huge cell and stores the row after it", async () => {
    const row = aSimple({ sku: "BIG", name: "Big", description: "x".repeat(100_000) });
    const { rejections, report } = await shop.rows([row, aSimple({ sku: "BIG-2", name: "After" })]);
    expect(rejections).toMatchObject([
      { column: "description", reason: "The text is longer than 65536 characters." },
    ]);
    expect(rejections[0]?.value.length).toBeLessThanOrEqual(200);
    expect(report.created).toBe(1);
  });

  it("rejects text that is not UTF-8 or holds NUL", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\nU-1,simple,Caf`),
      Buffer.from([0xe9]),
      Buffer.from(",1\nU-2,simple,a\0b,1\n"),
    ]);
    const { rejections } = await shop.text(bytes);
    expect(rejections.map(({ sku, column }) => [sku, column])).toEqual([
      ["U-1", "name"],
      ["U-2", "name"],
    ]);
  });

  it("rejects half a character, which no database stores, and nothing else of the batch", async () => {
    const before = (await names()).length;
    const lone = aSimple({ sku: "L-1", name: "Lone \uD83D end" });
    const text = csvOf([lone, aSimple({ sku: "L-2", name: "Whole" })]);
    const { rejections } = await shop.text(Buffer.from(text, "utf8"));
    expect(rejections.map(({ sku }) => sku)).toEqual(["L-1"]);
    expect(await names()).toHaveLength(before + 1);
  });

  it("takes names of JavaScript's own as what they are: text", async () => {
    const row = aSimple({
      sku: "__proto__",
      name: "constructor",
      constructor: "x",
      additional_attributes: "constructor=1,tostring=2",
      product_online: "constructor",
    });
    const { rejections, notes } = await shop.rows([row, { ...row, product_online: "1" }]);
    expect(rejections).toMatchObject([{ line: 2, column: "product_online" }]);
    expect(notes.ignoredColumns).toEqual(["constructor"]);
    const stored = await shop.database.db
      .selectFrom("product")
      .select("attributes")
      .where("sku", "=", "__proto__")
      .executeTakeFirst();
    expect(stored).toEqual({ attributes: { constructor: "1", tostring: "2" } });
  });

  it("rows shorter or longer than the header lose nothing but what has no column", async () => {
    const { report } = await shop.text(
      `${HEADER},qty\nR-1,simple,Short,1\nR-2,simple,Long,1,5,more,cells\n`,
    );
    expect(report).toMatchObject({ created: 2, rejected: 0 });
  });

  it("writes nothing of a rejected row's pictures outside the data directory", async () => {
    const { rejections } = await shop.rows(
      [aSimple({ sku: "P-1", name: "P", base_image: "../../../etc/passwd" })],
      { imagesDir: shop.dir },
    );
    expect(rejections).toMatchObject([
      { column: "base_image", reason: "The name leads out of the image folder." },
    ]);
    await expect(stat(`${shop.dir}/data/media`)).rejects.toThrow("ENOENT");
  });
});
