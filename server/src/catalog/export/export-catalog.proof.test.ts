import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { mkdir } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSimple, type ImportShop, importShop } from "../import/testing.ts";
import { exportProducts, exportTiers } from "./export-catalog.ts";

let shop: ImportShop;
let imagesDir: string;
beforeAll(async () => {
  shop = await importShop();
  imagesDir = join(shop.dir, "images");
  await mkdir(imagesDir, { recursive: true });
  for (const [at, name] of ["a-sf.png", "b, c-sb.png", "d-d.png"].entries()) {
    const background = { r: at * 40, g: 9, b: 9 };
    await sharp({ create: { width: 4, height: 5, channels: 3, background } })
      .png()
      .toFile(join(imagesDir, name));
  }
});
afterAll(() => shop.close());
beforeEach(() => empty());

async function empty(): Promise<void> {
  const { db } = shop.database;
  for (const table of ["product", "category", "attribute_option", "attribute"] as const) {
    await db.deleteFrom(table).execute();
  }
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const part of parts) all.push(part);
  return all.join("");
}

/** Imports what was exported and gives the counts; a file with any rejected row fails. */
async function importAgain() {
  const text = await textOf(exportProducts(shop.database.db));
  const { report, rejections } = await shop.text(text);
  expect(rejections).toEqual([]);
  return report;
}

/** Text with everything that could be taken for part of the format. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ",",
        "|",
        "=",
        "\\",
        "/",
        '"',
        "\n",
        "\r\n",
        " ",
        "\\,",
        "a=",
        ", b=c",
        "é",
        "🧵",
        "'",
        ";",
        '{"k":[1,2]}',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) =>
    parts
      .join("")
      .replaceAll(/[\0\uFFFD\p{Cs}]/gu, "")
      .trim(),
  )
  .filter((text) => text !== "" && text !== "__EMPTY__VALUE__");
const label = hostileText
  .map((text) => text.replaceAll(/\s+/g, " ").trim())
  .filter((text) => text !== "");
const price = fc.integer({ min: 0, max: 9_999_999 }).map((minor) => (minor / 100).toFixed(2));
const when = fc
  .integer({ min: 0, max: 4_000_000_000 })
  .map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " "));
const escaped = (text: string) => text.replaceAll("\\", "\\\\").replaceAll(/[,|/]/g, "\\$&");
const pairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([code, value]) => `${code}="${value.replaceAll('"', '""')}"`)
    .join(",");

const simple = fc.record({
  name: label,
  price,
  special_price: price,
  special_price_from_date: when,
  special_price_to_date: when,
  msrp_price: price,
  created_at: when,
  weight: fc.integer({ min: 0, max: 900_000 }).map((n) => (n / 10_000).toFixed(4)),
  description: hostileText,
  short_description: hostileText,
  meta_title: label,
  product_online: fc.constantFrom("1", "2"),
  visibility: fc.constantFrom("Not Visible Individually", "Catalog", "Search", "Catalog, Search"),
  tax_class_name: fc.constantFrom("Taxable Goods", "None"),
  new_from_date: when,
  country_of_manufacture: label,
  categories: fc
    .array(fc.array(label, { minLength: 1, maxLength: 2 }), { maxLength: 3 })
    .map((paths) => paths.map((path) => ["Root", ...path].map(escaped).join("/")).join(",")),
  additional_attributes: fc
    .record({ fabric: hostileText, care_note: hostileText, color: label, size: label })
    .map(pairs),
  qty: fc.integer({ min: -50, max: 9999 }).map(String),
  is_in_stock: fc.constantFrom("0", "1"),
  manage_stock: fc.constantFrom("0", "1"),
  allow_backorders: fc.constantFrom("0", "1", "2"),
  min_cart_qty: fc.integer({ min: 0, max: 9 }).map(String),
  max_cart_qty: fc.integer({ min: 10, max: 99 }).map(String),
  qty_increments: fc.integer({ min: 0, max: 6 }).map(String),
  enable_qty_increments: fc.constantFrom("0", "1"),
  notify_on_stock_below: fc.integer({ min: 0, max: 9 }).map(String),
  base_image: fc.constantFrom("a-sf.png", "b, c-sb.png", "no_selection"),
  base_image_label: label,
  additional_images: fc.constantFrom("d-d.png,b\\, c-sb.png", "a-sf.png", ""),
  additional_image_labels: fc.tuple(label, label).map((labels) => labels.map(escaped).join(",")),
  hide_from_product_page: fc.constantFrom("", "a-sf.png"),
});

describe("import(export(x)) changes nothing", () => {
  it("for any simple products with links, pictures and store-view rows", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(simple, label, hostileText), { minLength: 1, maxLength: 4 }),
        async (drafts) => {
          await empty();
          const rows = drafts.flatMap(([draft, frenchName, frenchText], at) => [
            {
              ...aSimple({ sku: `S,${at}|x\\y` }),
              ...draft,
              related_skus: drafts.map((_, other) => escaped(`S,${other}|x\\y`)).join(","),
              related_position: drafts.map((_, other) => String(other * 3)).join(","),
            },
            {
              sku: `S,${at}|x\\y`,
              store_view_code: "fr",
              name: frenchName,
              description: frenchText,
              additional_attributes: pairs({ fabric: frenchText }),
            },
          ]);
          const { rejections } = await shop.rows(rows, { imagesDir });
          expect(rejections).toEqual([]);
          expect(await importAgain()).toEqual({
            created: 0,
            updated: 0,
            unchanged: rows.length,
            rejected: 0,
          });
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it("for configurable products, whatever their options are called", async () => {
    const options = fc.uniqueArray(label, {
      minLength: 1,
      maxLength: 4,
      selector: (text) => text.toLowerCase(),
    });
    await fc.assert(
      fc.asyncProperty(options, options, label, async (colors, sizes, axisLabel) => {
        await empty();
        const variants = colors.flatMap((color, c) =>
          sizes.map((size, s) => ({ sku: `V-${c}-${s}`, color, size })),
        );
        const parent = {
          sku: "PARENT",
          product_type: "configurable",
          name: "Parent",
          configurable_variations: variants
            .map(
              ({ sku, color, size }) =>
                `sku=${sku},${pairs({ color: escaped(color), size: escaped(size) })}`,
            )
            .join("|"),
          configurable_variation_labels: pairs({ size: axisLabel }),
        };
        const children = variants.map(({ sku, color, size }) =>
          aSimple({ sku, name: sku, additional_attributes: pairs({ color, size }) }),
        );
        const { rejections } = await shop.rows([...children, parent]);
        expect(rejections).toEqual([]);
        expect(await importAgain()).toEqual({
          created: 0,
          updated: 0,
          unchanged: variants.length + 1,
          rejected: 0,
        });
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it("for values that staff gave with a finer clock, with films and with attributes of every kind", async () => {
    const { db } = shop.database;
    const kinds = ["multiselect", "boolean", "price", "date", "number", "textarea"] as const;
    await db
      .insertInto("attribute")
      .values(kinds.map((input) => ({ code: `a_${input}`, label: input, input })))
      .execute();
    const attributes = pairs({
      a_multiselect: "One|Two\\|half|Three",
      a_boolean: "Yes",
      a_price: "1.50",
      a_date: "2026-01-02",
      a_number: "-2.5",
      a_textarea: "x\ny",
    });
    await shop.rows(
      [
        aSimple({
          base_image: "a-sf.png",
          additional_images: "d-d.png",
          additional_attributes: attributes,
        }),
      ],
      { imagesDir },
    );
    const { id } = await db.selectFrom("product").select("id").executeTakeFirstOrThrow();
    await db
      .updateTable("product")
      .set({ created_at: "2026-01-01 10:00:00.123456", special_from: "2026-01-01 10:00:00.5" })
      .execute();
    await db
      .insertInto("product_media")
      .values({ product_id: id, file: "film", kind: "external-video", position: 1 })
      .execute();
    expect(await importAgain()).toMatchObject({ unchanged: 1, updated: 0 });
    const stored = await db.selectFrom("product").select("attributes").executeTakeFirstOrThrow();
    expect(stored.attributes).toMatchObject({
      a_boolean: true,
      a_price: 150,
      a_number: -2.5,
      a_date: "2026-01-02T00:00:00.000Z",
      a_multiselect: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
  });

  it("for tier prices", async () => {
    await shop.rows([aSimple({ sku: "T" })]);
    const tier = {
      sku: "T",
      tier_price_website: "base",
      tier_price_customer_group: "Wholesale",
      tier_price_qty: "24",
      tier_price: "12.5",
      tier_price_value_type: "Discount",
    };
    const all = {
      tier_price_website: "All Websites",
      tier_price_customer_group: "ALL GROUPS",
      tier_price: "46.50",
      tier_price_value_type: "Fixed",
    };
    await shop.rows([tier, { ...tier, ...all }]);
    const text = await textOf(exportTiers(shop.database.db));
    expect((await shop.text(text)).report).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
      rejected: 0,
    });
  });

  it("for the demo store's own files", async () => {
    const content = join(import.meta.dirname, "../../../../demo/content");
    const { db } = shop.database;
    const { id } = await db
      .insertInto("website")
      .values({ code: "uk", name: "UK", currency: "GBP" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("store_view")
      .values({ website_id: id, code: "uk", name: "UK", locale: "en-GB", country_code: "GB" })
      .execute();
    for (const file of ["products.csv", "prices-uk.csv"]) {
      const { rejections } = await shop.text(await readFile(join(content, file)));
      expect(rejections).toEqual([]);
    }
    expect((await importAgain()).updated).toBe(0);
  }, 60_000);
});
