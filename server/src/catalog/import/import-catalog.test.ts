import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { notifyThrough } from "../../db/notify.ts";
import { aSimple, categoriesBelowRoot, csvOf, type ImportShop, importShop } from "./testing.ts";

let shop: ImportShop;
beforeEach(async () => {
  shop = await importShop();
});
afterEach(() => shop.close());

const product = (sku: string) =>
  shop.database.db.selectFrom("product").selectAll().where("sku", "=", sku).executeTakeFirst();
/** What every process is told of the catalogue while something is done. */
async function toldOf(work: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const stop = await shop.database.listen("catalog", (payload) => void heard.push(payload));
  await work();
  await notifyThrough(shop.database.db, "catalog", "the end");
  await expect.poll(() => heard.at(-1)).toBe("the end");
  await stop();
  return heard.slice(0, -1);
}
const counts = (created: number, updated: number, unchanged: number, rejected: number) => ({
  created,
  updated,
  unchanged,
  rejected,
});

const family = () => [
  aSimple({
    sku: "C-S",
    name: "C S",
    visibility: "Not Visible Individually",
    additional_attributes: "size=S,color=Black",
  }),
  aSimple({
    sku: "C-M",
    name: "C M",
    visibility: "Not Visible Individually",
    additional_attributes: "size=M,color=Black",
  }),
  {
    sku: "C",
    product_type: "configurable",
    name: "C",
    product_websites: "base",
    configurable_variations: "sku=C-S,size=S,color=Black|sku=C-M,size=M,color=Black",
    configurable_variation_labels: "size=Size,color=Colour",
  },
];

describe("importing a product file", () => {
  it("creates what is new and reports a second run as unchanged, telling nobody", async () => {
    const rows = [
      ...family(),
      aSimple({
        sku: "PIN",
        categories: "Default Category/Care\\/Spa/Pins,Default Category/Sale",
        special_price: "50",
        special_price_from_date: "10/20/26 07:05",
        special_price_to_date: "2026-12-31",
        msrp_price: "60.5000",
        weight: "1.25",
        qty: "12.0000",
        min_cart_qty: "2",
        use_config_min_sale_qty: "0",
        qty_increments: "2",
        enable_qty_increments: "1",
        tax_class_name: "Taxable Goods",
        visibility: "Catalog, Search",
        additional_attributes: 'fabric=Twill, 7.2 oz,fit_style="Cut for, a=b",color=Black',
        related_skus: "C,PIN,nothing",
        country_of_manufacture: "Portugal",
        created_at: "2026-01-02 03:04:05",
      }),
      { sku: "pin", store_view_code: "fr", name: "Épingle", additional_attributes: "fabric=Sergé" },
    ];
    expect((await shop.rows(rows)).report).toEqual(counts(4, 1, 0, 0));
    const told = await toldOf(async () =>
      expect((await shop.rows(rows)).report).toEqual(counts(0, 0, 5, 0)),
    );
    expect(told).toEqual([]);
    expect(await product("PIN")).toMatchObject({
      url_key: "coat",
      price_minor: 5400,
      special_price_minor: 5000,
      special_from: new Date("2026-10-20T07:05:00Z"),
      special_to: new Date("2026-12-31T23:59:59Z"),
      msrp_minor: 6050,
      weight_grams: 567,
      visibility: 4,
      attributes: {
        fabric: "Twill, 7.2 oz",
        fit_style: "Cut for, a=b",
        country_of_manufacture: "Portugal",
      },
      created_at: new Date("2026-01-02T03:04:05Z"),
    });
  });

  it("tells which products it changed", async () => {
    await shop.rows(family());
    const renamed = family().map((row) => (row["sku"] === "C-S" ? { ...row, price: "77" } : row));
    const told = await toldOf(async () => void (await shop.rows(renamed)));
    const { id } = (await product("C-S")) ?? {};
    expect(told).toEqual([`products:${id}`]);
  });

  it("makes missing categories, attributes and options; labels match whatever their case", async () => {
    await shop.rows([
      ...family(),
      aSimple({
        sku: "X",
        additional_attributes: "size=s,color=BLACK",
        categories: "Default Category/Kitchen/Coats|Default Category/A, B",
      }),
    ]);
    const { db } = shop.database;
    const options = await db
      .selectFrom("attribute_option")
      .select("label")
      .orderBy("label")
      .execute();
    expect(options.map(({ label }) => label)).toEqual(["Black", "M", "S"]);
    const categories = await db
      .selectFrom("category")
      .select(["name", "url_path"])
      .orderBy("id")
      .execute();
    expect(categories).toEqual([
      { name: "Default Category", url_path: "" },
      { name: "Kitchen", url_path: "kitchen" },
      { name: "Coats", url_path: "kitchen/coats" },
      { name: "A, B", url_path: "a-b" },
    ]);
  });

  it("blank leaves a value, __EMPTY__VALUE__ clears it", async () => {
    await shop.rows([
      aSimple({
        description: "Long",
        meta_title: "Meta",
        additional_attributes: "fabric=Twill,care=Wash",
      }),
    ]);
    await shop.rows([
      {
        sku: "coat-1",
        description: "__EMPTY__VALUE__",
        meta_title: "",
        additional_attributes: "fabric=__EMPTY__VALUE__",
      },
    ]);
    expect(await product("COAT-1")).toMatchObject({
      description: null,
      meta_title: "Meta",
      attributes: { care: "Wash" },
    });
  });

  it("a store-view row overrides only its non-blank cells in that view", async () => {
    await shop.rows([
      aSimple(),
      { sku: "COAT-1", store_view_code: "fr", name: "Veste", price: "1.00" },
    ]);
    await shop.rows([{ sku: "COAT-1", store_view_code: "fr", description: "Sergé" }]);
    const scoped = await shop.database.db
      .selectFrom("product_scope_value")
      .select("value")
      .executeTakeFirstOrThrow();
    expect(scoped.value).toEqual({ name: "Veste", description: "Sergé" });
    expect(await product("COAT-1")).toMatchObject({ name: "Coat", price_minor: 5400 });
  });

  it("links may name products further down; unknown ones and itself are dropped", async () => {
    const { report } = await shop.rows([
      aSimple({
        sku: "A",
        name: "A",
        related_skus: "B,A,none",
        related_position: "3,4,5",
        upsell_skus: "B",
      }),
      aSimple({ sku: "B", name: "B" }),
    ]);
    expect(report).toEqual(counts(2, 0, 0, 0));
    const links = await shop.database.db
      .selectFrom("product_link")
      .select(["kind", "position"])
      .orderBy("kind")
      .execute();
    expect(links).toEqual([
      { kind: "related", position: 3 },
      { kind: "upsell", position: 1 },
    ]);
    await shop.rows([{ sku: "A", related_skus: "__EMPTY__VALUE__" }]);
    expect(await shop.database.db.selectFrom("product_link").select("kind").execute()).toEqual([
      { kind: "upsell" },
    ]);
  });

  it("variants and the product of a store-view row may stand further down", async () => {
    const [s, m, configurable] = family();
    const scoped = { sku: "C", store_view_code: "fr", name: "C fr" };
    const { report, rejections } = await shop.rows([configurable ?? {}, scoped, s ?? {}, m ?? {}]);
    expect(rejections).toEqual([]);
    expect(report).toEqual(counts(3, 1, 0, 0));
  });

  it("a text attribute used as an axis becomes a choice of options", async () => {
    await shop.rows([aSimple({ sku: "T-S", name: "T S", additional_attributes: "strap=Slim" })]);
    await shop.rows([aSimple({ sku: "T-W", name: "T W", additional_attributes: "strap=Wide" })]);
    const parent = {
      sku: "T",
      product_type: "configurable",
      name: "T",
      configurable_variations: "sku=T-S,strap=slim|sku=T-W,strap=Wide",
    };
    expect((await shop.rows([parent])).rejections).toEqual([]);
    expect(await product("T-S")).toMatchObject({ attributes: { strap: expect.any(Number) } });
    expect(
      (
        await shop.rows([
          aSimple({ sku: "T-S", name: "T S", additional_attributes: "strap=Slim" }),
          parent,
        ])
      ).report,
    ).toEqual(counts(0, 0, 2, 0));
  });

  it("a product the database refuses leaves nothing, and the others are stored", async () => {
    await sql`
      CREATE FUNCTION refuse_bad() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.quantity = 13 THEN RAISE EXCEPTION 'unlucky'; END IF; RETURN NEW; END $$`.execute(
      shop.database.db,
    );
    await sql`CREATE TRIGGER refuse_bad BEFORE INSERT ON stock_item FOR EACH ROW EXECUTE FUNCTION refuse_bad()`.execute(
      shop.database.db,
    );
    const { report, rejections } = await shop.rows([
      aSimple({ sku: "A", name: "A", qty: "1" }),
      aSimple({
        sku: "B",
        name: "B",
        qty: "13",
        additional_attributes: "color=Never",
        categories: "Default Category/Never",
      }),
      aSimple({ sku: "C", name: "C", qty: "2", related_skus: "B" }),
    ]);
    expect(report).toEqual(counts(2, 0, 0, 1));
    expect(rejections).toEqual([
      {
        line: 3,
        sku: "B",
        column: "",
        value: "",
        reason: "The database refused the product: unlucky",
      },
    ]);
    expect(await product("B")).toBeUndefined();
    const { db } = shop.database;
    expect(await db.selectFrom("attribute_option").selectAll().execute()).toEqual([]);
    expect(await categoriesBelowRoot(shop)).toEqual([]);
  });

  it("--dry-run tells the same and changes nothing", async () => {
    const rows = [
      ...family(),
      { sku: "C", store_view_code: "fr", name: "C fr" },
      aSimple({ sku: "Z", price: "x" }),
    ];
    const told = await toldOf(async () => {
      const { report, notes } = await shop.rows(rows, { dryRun: true });
      expect(report).toEqual(counts(3, 1, 0, 1));
      expect(notes.dryRun).toBe(true);
    });
    expect(told).toEqual([]);
    expect(await categoriesBelowRoot(shop)).toEqual([]);
    for (const table of ["product", "attribute", "attribute_option"] as const) {
      expect(await shop.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it("--stop-on-error keeps what was before the first bad row and reads no further", async () => {
    const { report, notes } = await shop.rows(
      [
        aSimple({ sku: "A", name: "A" }),
        aSimple({ sku: "B", name: "B", price: "?" }),
        aSimple({ sku: "C", name: "C" }),
      ],
      { stopOnError: true },
    );
    expect(report).toEqual(counts(1, 0, 0, 1));
    expect(notes.stopped).toBe(true);
    expect(await product("C")).toBeUndefined();
  });

  it("an order placed while the file is read is not undone by a row that does not name the stock", async () => {
    await shop.rows([aSimple({ qty: "10" })]);
    await shop.database.db.updateTable("stock_item").set({ quantity: 7 }).execute();
    await shop.rows([{ sku: "COAT-1", name: "Coat two", is_in_stock: "1" }]);
    expect(await shop.database.db.selectFrom("stock_item").select("quantity").execute()).toEqual([
      { quantity: 7 },
    ]);
  });

  it("an address made from the name makes room; one in the file must be free", async () => {
    const { rejections } = await shop.rows([
      aSimple({ sku: "A", name: "Coat" }),
      aSimple({ sku: "B", name: "Coat" }),
      aSimple({ sku: "C", name: "Other", url_key: "coat" }),
      aSimple({ sku: "A", url_key: "coat" }),
    ]);
    expect((await product("B"))?.url_key).toBe("coat-b");
    expect(rejections).toEqual([
      {
        line: 4,
        sku: "C",
        column: "url_key",
        value: "coat",
        reason: "The URL key belongs to product A.",
      },
    ]);
  });

  it("says which columns mean nothing to it", async () => {
    const { notes } = await shop.rows([
      aSimple({ my_erp_code: "7", gift_message_available: "Use config" }),
    ]);
    expect(notes.ignoredColumns).toEqual(["my_erp_code"]);
  });

  it("ends at the caller's wish after the batch under way", async () => {
    const stop = new AbortController();
    const rows = Array.from({ length: 1200 }, (_, at) =>
      aSimple({ sku: `S${at}`, name: `S ${at}` }),
    );
    stop.abort();
    const { report, notes } = await shop.text(csvOf(rows), { signal: stop.signal });
    expect(report.created).toBeLessThan(1200);
    expect(notes.stopped).toBe(true);
  });
});
