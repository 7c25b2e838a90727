import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageKind, inGalleryOrder } from "./image-kind.ts";
import { priceRange } from "./listing-filters.ts";
import { listingQuery } from "./listing-query.ts";
import { offeredPageSizes } from "../store/page-sizes.ts";
import { PAGE_SIZES } from "../page-sizes.ts";
import { categoryTitle, isShopByCategory } from "./shop-by.ts";
import { words, wordStem } from "./words.ts";

describe("pictures", () => {
  it.each([
    ["coat-black_sf.jpg", "studioFront"],
    ["coat-black-sb.png", "studioBack"],
    ["coat_d2.jpg", "detail"],
    ["coat_fl.webp", "flat"],
    ["coat.jpg", "image"],
    ["shelf.jpg", "image"],
  ])("PDP-24 %s is a %s", (file, kind) => {
    expect(imageKind(file)).toBe(kind);
  });

  it("PDP-23 stand in the order studioFront, studioBack, magic360, external-video, detail, flat", () => {
    const entries = [
      { file: "x.jpg", kind: "image" as const, position: 0 },
      { file: "x_fl.jpg", kind: "image" as const, position: 1 },
      { file: "x_d.jpg", kind: "image" as const, position: 2 },
      { file: "v", kind: "external-video" as const, position: 3 },
      { file: "spin", kind: "magic360" as const, position: 4 },
      { file: "x_sb.jpg", kind: "image" as const, position: 5 },
      { file: "x2_sf.jpg", kind: "image" as const, position: 7 },
      { file: "x_sf.jpg", kind: "image" as const, position: 6 },
    ];
    expect(inGalleryOrder(entries).map(({ file }) => file)).toEqual([
      "x_sf.jpg",
      "x2_sf.jpg",
      "x_sb.jpg",
      "spin",
      "v",
      "x_d.jpg",
      "x_fl.jpg",
      "x.jpg",
    ]);
  });
});

describe("category names", () => {
  it.each([
    ["Shop By Color", "Shop By", "Color"],
    ["By Gender", "By", "Gender"],
    ["Bystander", "", "Bystander"],
    ["Chef Coats", "", "Chef Coats"],
  ])("MENU-03 %s is split into %s and %s", (name, prefix, rest) => {
    expect(categoryTitle(name)).toEqual({ prefix, rest });
    expect(isShopByCategory(name)).toBe(prefix !== "");
  });
});

describe("listing parameters", () => {
  const rules = { pageSize: 24 };
  const read = (parameters: object) => listingQuery({ perFilter: {}, ...parameters }, rules);
  const errorsOf = (parameters: object) => {
    const result = read(parameters);
    return result.ok ? [] : result.problems.map((one) => one.error);
  };

  it("PLP-16 the page starts at 0 and the size comes from the configuration", () => {
    expect(read({})).toMatchObject({
      ok: true,
      value: { page: 0, pageSize: 24, sortBy: undefined },
    });
    expect(offeredPageSizes(24)).toEqual([24, 48, 96]);
    expect(offeredPageSizes(60)).toEqual([48, 60, 96]);
  });

  it("PLP-11 any page size up to the limit may be asked for", () => {
    expect(read({ pageSize: "7" })).toMatchObject({ ok: true, value: { pageSize: 7 } });
    expect(read({ pageSize: String(PAGE_SIZES.catalog.most) })).toMatchObject({ ok: true });
  });

  it("ROUTE-40 reads one parameter per filter with values separated by commas, and JSON", () => {
    const query = read({
      perFilter: { color: ["1,2", ",2"] },
      filters: '{"size":["S",3],"price":"10-20"}',
    });
    expect(query.ok && [...query.value.filters.values]).toEqual([
      ["color", ["1", "2"]],
      ["size", ["S", "3"]],
    ]);
    expect(query.ok && query.value.filters.price).toEqual([{ low: 10, high: 20 }]);
  });

  it.each([
    { perFilter: { price: "40-50,60-70" } },
    { perFilter: {}, filters: '{"price":["40-50","60-70"]}' },
  ])("PLP-21 several price ranges are all read: %o", (parameters) => {
    const query = read(parameters);
    expect(query.ok && query.value.filters.price).toEqual([
      { low: 40, high: 50 },
      { low: 60, high: 70 },
    ]);
    expect(errorsOf({ perFilter: { price: "40-50,x" } })).toContain("catalog.badPriceRange");
  });

  it("PLP-19 reads the sort key and direction in both forms", () => {
    expect(read({ sort: "price:desc" })).toMatchObject({
      value: { sortBy: "price", sortDir: "desc" },
    });
    expect(read({ sortBy: "name", sortDir: "ASC" })).toMatchObject({
      value: { sortBy: "name", sortDir: "asc" },
    });
  });

  it.each([
    [{ page: "-1" }, "catalog.badPage"],
    [{ page: "1e3" }, "catalog.badPage"],
    [{ page: "999999999" }, "catalog.badPage"],
    [{ pageSize: String(PAGE_SIZES.catalog.most + 1) }, "catalog.badPageSize"],
    [{ pageSize: "7.5" }, "catalog.badPageSize"],
    [{ pageSize: "0" }, "catalog.badPageSize"],
    [{ sortBy: "price", sortDir: "sideways" }, "catalog.badSort"],
    [{ sort: "price:up" }, "catalog.badSort"],
    [{ filters: "{" }, "catalog.badFilters"],
    [{ filters: "[1]" }, "catalog.badFilters"],
    [{ filters: "null" }, "catalog.badFilters"],
    [{ perFilter: { price: "20" } }, "catalog.badPriceRange"],
    [{ perFilter: { price: "50-20" } }, "catalog.badPriceRange"],
  ])("refuses %o with %s", (parameters, error) => {
    expect(errorsOf(parameters)).toContain(error);
  });

  it("takes any text without throwing", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, text, (page, sort, filters, value) => {
        expect(() =>
          read({ page, sort, filters, perFilter: { price: value, x: value } }),
        ).not.toThrow();
      }),
    );
  });

  it("OPEN-53 a price range may be open at one end", () => {
    expect(priceRange("-20")).toEqual({ low: 0, high: 20 });
    expect(priceRange("20.50-")).toEqual({ low: 20.5, high: Number.POSITIVE_INFINITY });
    expect(priceRange("-")).toBeUndefined();
  });
});

describe("words", () => {
  it("are lower case, without accents and signs", () => {
    expect(words("Chef's Coat — Größe 52 Café")).toEqual(["chefs", "coat", "grosse", "52", "cafe"]);
  });

  it.each([
    ["coats", "coat"],
    ["dresses", "dress"],
    ["bodies", "body"],
    ["dress", "dress"],
    ["gas", "gas"],
  ])("%s and %s meet in one stem", (one, other) => {
    expect(wordStem(one)).toBe(wordStem(other));
  });
});
