import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogApp, aCategory } from "./testing/catalog-app.ts";
import { aProduct } from "../testing/shop.ts";

type App = Awaited<ReturnType<typeof catalogApp>>;
let app: App;
let categoryId: number;
const ids: Record<string, number> = {};

const sale = JSON.stringify({ cw_product_callouts: "Sale" });

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    await shop.db
      .insertInto("attribute")
      .values([{ code: "cw_product_callouts", label: "Callout", input: "text" }])
      .execute();
    const special = { special_from: "2026-03-01T00:00:00Z", special_to: "2026-03-02T12:00:00Z" };
    const lowered = { price_minor: 1000, special_price_minor: 800, ...special };
    ids["LOWERED"] = await aProduct(shop, { sku: "LOWERED", attributes: sale, ...lowered });
    ids["NEVER"] = await aProduct(shop, { sku: "NEVER", attributes: sale });
    const isNew = JSON.stringify({ cw_product_callouts: "New" });
    ids["NEW"] = await aProduct(shop, { sku: "NEW", attributes: isNew });
    categoryId = await aCategory(shop, {
      name: "Sale",
      urlPath: "sale",
      products: Object.values(ids),
    });
  });
});
afterAll(() => app.close());

/** The badges on tiles and on pages, by item number. */
async function badges() {
  const { body } = await app.get(`app-products?categoryId=${categoryId}`);
  const tiles = body.items as { sku: string; labels: { text: string }[] }[];
  const shown = tiles.map(async ({ sku, labels }) => {
    const page = await app.get(`app-product-info?id=${ids[sku]}`);
    expect(page.body.labels).toEqual(labels);
    return [sku, labels[0]?.text];
  });
  return Object.fromEntries(await Promise.all(shown)) as Record<string, string | undefined>;
}

describe("PDP-21: 'Sale' is said only beside the price that was lowered", () => {
  it("on tiles and on the page, and no longer once the special price is over", async () => {
    app.time.now = new Date("2026-03-02T10:00:00Z");
    expect(await badges()).toEqual({ LOWERED: "Sale", NEVER: undefined, NEW: "New" });
    app.time.now = new Date("2026-03-02T13:00:00Z");
    expect(await badges()).toEqual({ LOWERED: undefined, NEVER: undefined, NEW: "New" });
  });
});
