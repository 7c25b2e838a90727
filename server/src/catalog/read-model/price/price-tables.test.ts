import { afterAll, beforeAll, expect, it } from "vitest";
import { aCatalogRule } from "../../../testing/rule.ts";
import { aProduct } from "../../../testing/shop.ts";
import { catalogApp, type CatalogApp } from "../../testing/catalog-app.ts";
import { createPacer } from "../pacer.ts";
import { rowOf } from "../rows/product-rows.ts";

const START = new Date("2026-03-02T12:00:00Z");
const LATER = new Date("2026-03-02T13:00:00Z");
let app: CatalogApp;
const ids = { cap: 0, shoe: 0 };

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    ids.cap = await aProduct(shop, {
      sku: "CAP",
      price_minor: 1000,
      special_price_minor: 700,
      special_from: LATER.toISOString(),
    });
    ids.shoe = await aProduct(shop, { sku: "SHOE", price_minor: 6000 });
    await aCatalogRule(shop.db, { active_from: START });
  });
});
afterAll(() => app.close());

/** What caps and shoes cost guests at an instant. */
function pricesAt(now: Date) {
  const { base, prices } = app.catalog.current();
  const { lowest } = prices.tableFor(1, 0, now);
  return [ids.cap, ids.shoe].map((id) => lowest[base.docOf(rowOf(base.rows, id))]);
}

it("issue 9.7 prices that begin by the clock are made ahead, and follow what is edited until then", async () => {
  const { prices } = app.catalog.current();
  const now = app.time.now;
  expect(pricesAt(now)).toEqual([1000, 6000]);
  expect(prices.nextChange(now)).toEqual(START);
  await prices.prepareAt(START, createPacer());
  expect(pricesAt(now), "they do not hold before").toEqual([1000, 6000]);
  const { db } = app.database;
  await db.updateTable("product").set({ price_minor: 5000 }).where("id", "=", ids.shoe).execute();
  await app.allRead();
  expect(pricesAt(now)).toEqual([1000, 5000]);
  const standing = prices.tableFor(1, 0, now);
  expect(pricesAt(START)).toEqual([900, 4500]);
  expect(prices.tableFor(1, 0, START), "it was there").not.toBe(standing);
  expect(prices.nextChange(START)).toEqual(LATER);
  expect(pricesAt(LATER)).toEqual([700, 4500]);
  expect(prices.nextChange(LATER)).toBeUndefined();
});

it("issue 9.7 prices made ahead do not hold at a change that came between", async () => {
  const { prices } = app.catalog.current();
  const now = app.time.now;
  expect(pricesAt(now)).toEqual([1000, 5000]);
  await prices.prepareAt(START, createPacer());
  const sooner = new Date(START.getTime() - 1_000);
  const { db } = app.database;
  await db
    .updateTable("product")
    .set({ special_price_minor: 4000, special_from: sooner, special_to: null })
    .where("id", "=", ids.shoe)
    .execute();
  await app.allRead();
  expect(pricesAt(sooner)).toEqual([1000, 4000]);
  expect(pricesAt(START)).toEqual([900, 4000]);
});
