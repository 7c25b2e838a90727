import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exportProducts, exportTiers } from "../export/export-catalog.ts";
import { aSimple, type ImportShop, importShop } from "./testing.ts";

let shop: ImportShop;
beforeEach(async () => {
  shop = await importShop();
  const { db } = shop.database;
  const { id } = await db
    .insertInto("website")
    .values({ code: "jp", name: "Japan", currency: "JPY" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const view = { website_id: id, name: "View", country_code: "JP" };
  await db
    .insertInto("store_view")
    .values([
      { ...view, code: "jp", locale: "ja-JP" },
      { ...view, code: "jp_en", locale: "en-JP" },
    ])
    .execute();
});
afterEach(() => shop.close());

const coat = aSimple({ product_websites: "base,jp" });
const inJapan = (row: Record<string, string>) => ({
  sku: "COAT-1",
  store_view_code: "jp",
  ...row,
});
const stored = () =>
  shop.database.db
    .selectFrom("product_website_price")
    .innerJoin("website", "website.id", "website_id")
    .select(["code", "price_minor", "special_price_minor", "special_from", "msrp_minor"])
    .execute();
const textOf = async (parts: AsyncIterable<string>) => {
  let text = "";
  for await (const part of parts) text += part;
  return text;
};

describe("prices in a row of a store view", () => {
  it("belong to its website, in its currency, whichever of its views says them", async () => {
    const { report, rejections } = await shop.rows([
      coat,
      inJapan({ price: "7800", name: "コート" }),
      inJapan({
        store_view_code: "jp_en",
        special_price: "6900",
        special_price_from_date: "2026-01-02 03:04:05",
        msrp_price: "9000",
      }),
    ]);
    expect(rejections).toEqual([]);
    expect(report).toMatchObject({ created: 1, updated: 2 });
    expect(await stored()).toEqual([
      {
        code: "jp",
        price_minor: 7800,
        special_price_minor: 6900,
        special_from: new Date("2026-01-02T03:04:05Z"),
        msrp_minor: 9000,
      },
    ]);
    const product = await shop.database.db
      .selectFrom("product")
      .select(["price_minor", "special_price_minor"])
      .executeTakeFirstOrThrow();
    expect(product).toEqual({ price_minor: 5400, special_price_minor: null });
  });

  it("fall back to the catalogue's when cleared, and are gone with the last of them", async () => {
    await shop.rows([coat, inJapan({ price: "7800", msrp_price: "9000" })]);
    await shop.rows([inJapan({ msrp_price: "__EMPTY__VALUE__" })]);
    expect(await stored()).toMatchObject([{ price_minor: 7800, msrp_minor: null }]);
    await shop.rows([inJapan({ price: "__EMPTY__VALUE__" })]);
    expect(await stored()).toEqual([]);
  });

  it("are refused with decimals that their currency does not have", async () => {
    const { rejections } = await shop.rows([coat, inJapan({ price: "78.50" })]);
    expect(rejections).toEqual([
      expect.objectContaining({ line: 3, column: "price", value: "78.50" }),
    ]);
  });

  it("come back unchanged from an export, tiers too", async () => {
    await shop.rows([
      coat,
      inJapan({ price: "7800", special_price: "6900", special_price_to_date: "2027-01-01" }),
      inJapan({ store_view_code: "jp_en", name: "Coat", msrp_price: "9000" }),
    ]);
    const tier = {
      sku: "COAT-1",
      tier_price_website: "jp",
      tier_price_customer_group: "ALL GROUPS",
      tier_price_qty: "12",
      tier_price: "7100",
      tier_price_value_type: "Fixed",
    };
    expect((await shop.rows([tier])).rejections).toEqual([]);
    const before = await stored();
    const file = await textOf(exportProducts(shop.database.db));
    const products = await shop.text(file);
    expect(products).toMatchObject({ rejections: [], report: { created: 0, updated: 0 } });
    const tiers = await shop.text(await textOf(exportTiers(shop.database.db)));
    expect(tiers).toMatchObject({ rejections: [], report: { unchanged: 1, updated: 0 } });
    await shop.database.db.deleteFrom("product_website_price").execute();
    await shop.text(file);
    expect(await stored()).toEqual(before);
  });
});
