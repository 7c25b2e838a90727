import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { departments } from "./categories.data.ts";
import { demoContent } from "./content.ts";
import { GarmentBook } from "./garment-book.ts";
import { lineRows } from "./line-rows.ts";
import { allLines } from "./lines.ts";
import { simpleProducts } from "./simple-products.data.ts";
import { sizeChart } from "./size-chart.ts";
import { spreads } from "./spreads.data.ts";
import { sizeOrder, sizeRuns } from "./size-runs.data.ts";

const DEMO = join(import.meta.dirname, "../..");
const MASTERS = join(DEMO, "masters");

const stored = (name: string) => readFileSync(join(DEMO, "content", name), "utf8");
const other = (sku: string | undefined) => allLines.find((line) => line.sku === sku)?.otherCut;

describe("the demo catalogue", () => {
  it("stands in demo/content as the data in this folder says: run build.ts after a change", () => {
    const stale = [...demoContent(MASTERS)].filter(([name, text]) => stored(name) !== text);
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it("promises no day on which a sale ends: no screen shows one", () => {
    const words = ["categories.json", "products.csv"].map(stored).join("\n");
    expect(
      words.match(/.{0,40}\b(date on the label|until the date|sale ends)\b.{0,40}/gi),
    ).toBeNull();
  });

  it("speaks to the British view of grams, centimetres and colours alone", () => {
    const rows = stored("products.csv").split("\n");
    const said = rows.filter((line) => line.endsWith(",uk"));
    expect(said.length).toBeGreaterThan(50);
    for (const name of ["attributes.json", "categories.json"]) {
      JSON.parse(stored(name), (key, value: unknown) => {
        if (key === "uk") said.push(JSON.stringify(value));
        return value;
      });
    }
    const foreign = /\b(oz|ounces?|inch|inches|colors?|gray|percent|dollars)\b|\$\d/i;
    expect(said.filter((text) => foreign.test(text))).toEqual([]);
  });

  it("has at least 40 configurable products and 8 simple ones, each SKU once", () => {
    expect(allLines.length).toBeGreaterThanOrEqual(40);
    expect(simpleProducts.length).toBeGreaterThanOrEqual(8);
    const book = new GarmentBook(MASTERS);
    const skus = [
      ...allLines.flatMap((line) => lineRows(line, book, {}).map(({ sku }) => sku)),
      ...simpleProducts.map(({ sku }) => sku),
    ];
    expect(new Set(skus).size).toBe(skus.length);
  });

  it.each([
    "soldOut",
    "pack",
    "minimum",
    "special",
    "msrp",
    "discontinued",
    "loginRequired",
    "otherCut",
    "houseLogo",
  ] as const)("has lines with %s", (trait) => {
    expect(allLines.filter((line) => line[trait] !== undefined).length).toBeGreaterThan(0);
  });

  it("has a product of which an order takes one", () => {
    expect(simpleProducts.map(({ maximum }) => maximum)).toContain(1);
  });

  it("names only categories of the tree, and every category that is not a department has products", () => {
    const tree = new Set(
      departments.flatMap(({ name, categories }) => [
        name,
        ...categories.map((one) => `${name}/${one.name}`),
      ]),
    );
    const used = new Set([...allLines, ...simpleProducts].flatMap(({ categories }) => categories));
    expect([...used].filter((path) => !tree.has(path))).toEqual([]);
    expect([...tree].filter((path) => path.includes("/") && !used.has(path))).toEqual([]);
  });

  it("writes spreads about the line that leads its category", () => {
    const leads = spreads.map(({ category }) =>
      allLines.find(({ categories }) => categories.includes(category)),
    );
    expect(leads.map((line) => line?.sku)).toEqual(spreads.map(({ sku }) => sku));
  });

  it("points from one cut to the other and back", () => {
    const pairs = allLines.filter(({ otherCut }) => otherCut);
    expect(pairs.filter(({ sku, otherCut }) => other(otherCut) !== sku)).toEqual([]);
  });

  it("has special prices below and recommended ones above the price", () => {
    const wrong = allLines.filter(
      ({ price, special, msrp = Infinity }) => (special?.price ?? 0) >= price || msrp <= price,
    );
    expect(wrong).toEqual([]);
  });

  it("names only sizes and colors as sold out that the line has", () => {
    const book = new GarmentBook(MASTERS);
    const wrong = allLines.flatMap((line) => {
      const suffixes = lineRows(line, book, {}).map(({ sku }) =>
        (sku ?? "").slice(line.sku.length + 1),
      );
      const known = new Set(suffixes.flatMap((suffix) => [suffix, suffix.split("-")[0]]));
      return (line.soldOut ?? [])
        .filter((gone) => !known.has(gone))
        .map((gone) => `${line.sku}-${gone}`);
    });
    expect(wrong).toEqual([]);
  });

  it("fails clearly when a product shows what was not drawn", () => {
    const masters = mkdtempSync(join(tmpdir(), "placket-masters-"));
    const view = { code: "sf", colors: ["white", "black"] };
    const colors = [{ code: "white", name: "White", hex: "#f6f5f1" }];
    writeFileSync(
      join(masters, "garments.json"),
      JSON.stringify({ colors, styles: [{ code: "coat", views: [view] }] }),
    );
    const book = new GarmentBook(masters);
    expect(() => book.pictures("A-1", "kilt", "white")).toThrow(
      'A-1 shows style "kilt", which is not in masters/garments.json',
    );
    expect(() => book.pictures("A-1", "coat", "rust")).toThrow(
      "A-1 needs coat-rust-sf.webp, which was not drawn",
    );
    expect(() => book.pictures("A-1", "coat", "white")).toThrow(
      "A-1 needs masters/coat-white-sf.webp, which is missing",
    );
    expect(() => book.color("pink")).toThrow('No garment color "pink"');
    rmSync(masters, { recursive: true });
  });
});

describe("size tables", () => {
  it.each(Object.entries(sizeRuns))(
    "%s: every size is known to the filters and grows from size to size",
    (run, sizes) => {
      expect(sizes.filter((size) => !sizeOrder.includes(size))).toEqual([]);
      const chart = sizeChart("coat", run as keyof typeof sizeRuns);
      for (const { values } of chart.measures) {
        expect(values).toHaveLength(sizes.length);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
    },
  );
});
