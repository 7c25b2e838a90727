import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { aCategory, catalogApp, type CatalogApp } from "../testing/catalog-app.ts";

let app: CatalogApp;
const ids = { kitchen: 0, coats: 0, caps: 0 };

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    const { Black, White } = shop.color.options;
    const colored = (sku: string, color: number | undefined) =>
      aProduct(shop, { sku, url_key: sku, attributes: JSON.stringify({ color }) });
    const coats = [await colored("COAT-1", Black), await colored("COAT-2", White)];
    const caps = [await colored("CAP-1", Black)];
    ids.kitchen = await aCategory(shop, { name: "Kitchen", urlPath: "kitchen" });
    const below = { parentId: ids.kitchen };
    ids.coats = await aCategory(shop, { name: "Coats", urlPath: "c", ...below, products: coats });
    ids.caps = await aCategory(shop, { name: "Caps", urlPath: "k", ...below, products: caps });
  });
});

afterAll(() => app.close());

interface Body {
  readonly totalCount: number;
  readonly filterOptions: readonly {
    readonly code: string;
    readonly options: readonly { readonly value: string; readonly count: number }[];
  }[];
}

async function categoryFilter(query: string) {
  const { body } = await app.get(`app-products?categoryId=${ids.kitchen}${query}`);
  const { totalCount, filterOptions } = body as Body;
  const options = filterOptions.find(({ code }) => code === "category")?.options ?? [];
  return { totalCount, counts: Object.fromEntries(options.map((one) => [one.value, one.count])) };
}

it("PLP-18 keeps the full category filter when filters are applied and results exist", async () => {
  const all = { [ids.coats]: 2, [ids.caps]: 1 };
  expect(await categoryFilter("")).toEqual({ totalCount: 3, counts: all });
  // One request answers both: the filtered products, and the categories as if none were chosen.
  expect(await categoryFilter(`&category=${ids.caps}`)).toEqual({ totalCount: 1, counts: all });
  const black = { [ids.coats]: 1, [ids.caps]: 1 };
  expect(await categoryFilter(`&category=${ids.caps}&color=black`)).toEqual({
    totalCount: 1,
    counts: black,
  });
});
