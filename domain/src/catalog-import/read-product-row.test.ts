import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellCases } from "./cells.cases.ts";
import { parseCategories, formatCategories } from "./category-path.ts";
import { canonicalColumn } from "./columns.ts";
import { formatDate, parseDate } from "./date-cell.ts";
import { joinList, splitList } from "./list-cell.ts";
import { formatWeight, parseWeight } from "./number-cell.ts";
import { formatPairs, parsePairs } from "./pair-list.ts";
import { readProductRow } from "./read-product-row.ts";
import { urlKeyOf } from "./url-key.ts";
import { formatVariations, parseVariations } from "./variation-list.ts";

const rules = { decimals: 2, gramsPerUnit: 453.592_37 };
const read = (cells: Readonly<Record<string, string>>) =>
  readProductRow(
    new Map(
      Object.entries({ sku: "SKU-1", ...cells }).map(([column, cell]) => [
        canonicalColumn(column),
        cell,
      ]),
    ),
    rules,
  );

/** Maps become lists of pairs, so that a table can name them. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, part]) => [key, plain(part)]);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

function partAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);
}

describe("one row of a product file", () => {
  it.each(cellCases.filter((one) => "says" in one))("$column $cell is taken", (one) => {
    const draft = read({ [one.column]: one.cell });
    expect(draft.ok ? plain(partAt(draft.value, one.at ?? "")) : draft.problems).toEqual(
      "says" in one ? one.says : undefined,
    );
  });

  it.each(cellCases.filter((one) => "refused" in one))(
    "$column $cell is refused at its column",
    (one) => {
      const draft = read({ [one.column]: one.cell });
      const problems = draft.ok ? [] : draft.problems.map(({ field, error }) => ({ field, error }));
      expect(problems).toEqual([
        { field: canonicalColumn(one.column), error: "refused" in one ? one.refused : "" },
      ]);
    },
  );

  it("tells every problem of the row at once", () => {
    const draft = read({ price: "x", qty: "1.5", visibility: "?" });
    expect(draft.ok ? [] : draft.problems.map(({ field }) => field)).toEqual([
      "visibility",
      "price",
      "qty",
    ]);
  });

  it("use_config_* = 1 passes the explicit value over, even a wrong one", () => {
    const draft = read({
      min_cart_qty: "7",
      use_config_min_sale_qty: "1",
      max_cart_qty: "x",
      use_config_max_sale_qty: "1",
    });
    expect(draft).toMatchObject({
      ok: true,
      value: { stock: { min_cart_quantity: 1, max_cart_quantity: 10_000 } },
    });
  });

  it("refuses a maximum below the minimum", () => {
    expect(read({ min_cart_qty: "7", max_cart_qty: "5" })).toMatchObject({
      ok: false,
      problems: [{ field: "max_cart_qty" }],
    });
  });

  it("positions run in parallel to SKUs", () => {
    const draft = read({ crosssell_skus: "B,C", crosssell_position: "9,2" });
    expect(draft.ok && plain(draft.value.links)).toEqual([
      [
        "crosssell",
        [
          { sku: "B", position: 9 },
          { sku: "C", position: 2 },
        ],
      ],
    ]);
    expect(read({ crosssell_skus: "B", crosssell_position: "x" })).toMatchObject({
      ok: false,
      problems: [{ field: "crosssell_position" }],
    });
  });

  it("labels run in parallel to pictures, places kept", () => {
    const draft = read({
      additional_images: "a.jpg,,b.jpg",
      additional_image_labels: "A,,B\\, b",
      base_image_label: "Front",
    });
    expect(draft.ok && plain(draft.value.images)).toEqual({
      roles: [],
      roleLabels: [["base", "Front"]],
      additional: [
        { name: "a.jpg", label: "A" },
        { name: "b.jpg", label: "B, b" },
      ],
    });
  });

  it("a store-view row says texts, and prices of its website; a cleared one falls back", () => {
    const draft = read({
      store_view_code: "fr",
      name: "Veste",
      price: "1",
      qty: "x",
      categories: "//",
      meta_title: "__EMPTY__VALUE__",
    });
    expect(draft).toMatchObject({
      ok: true,
      value: {
        storeView: "fr",
        fields: { name: "Veste", price_minor: 100 },
        cleared: ["meta_title"],
        stock: {},
      },
    });
    expect(draft.ok && Object.keys(draft.value)).not.toContain("categories");
  });
});

const text = fc
  .array(
    fc.oneof(fc.constantFrom(",", "|", "/", "\\", "=", '"', " ", "x"), fc.string({ maxLength: 3 })),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));
const name = text.map((value) => value.trim()).filter((value) => value !== "");

describe("what is written is read back", () => {
  it("lists", () => {
    fc.assert(
      fc.property(fc.array(name), fc.constantFrom(",", "|"), (entries, separator) => {
        expect(splitList(joinList(entries, separator), separator)).toEqual(entries);
      }),
    );
  });

  it("pairs", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("a", "b_2", "color"), text)), (pairs) => {
        expect(parsePairs(formatPairs(pairs))).toEqual({ ok: true, value: pairs });
      }),
    );
  });

  it("variations", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name, name), { minLength: 1 }), (rows) => {
        const variations = rows.map(([sku, color, size]) => ({
          sku,
          options: new Map([
            ["color", color],
            ["size", size],
          ]),
        }));
        expect(parseVariations(formatVariations(variations))).toEqual({
          ok: true,
          value: variations,
        });
      }),
    );
  });

  it("categories", () => {
    fc.assert(
      fc.property(fc.array(fc.array(name, { minLength: 1 })), (paths) => {
        expect(parseCategories(formatCategories(paths))).toEqual({ ok: true, value: paths });
      }),
    );
  });

  it("dates and weights", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 7_000_000_000 }), (seconds) => {
        expect(parseDate(formatDate(seconds * 1000))).toEqual({ ok: true, value: seconds * 1000 });
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000 }), fc.constantFrom(1000, 453.592_37), (grams, unit) => {
        expect(parseWeight(formatWeight(grams, unit), unit)).toEqual({ ok: true, value: grams });
      }),
    );
  });
});

describe("addresses made from names", () => {
  it.each([
    ["Merrow chef coat, 7.2 oz", "merrow-chef-coat-7-2-oz"],
    ["Café “Straße” — Größe", "cafe-strasse-grosse"],
    ["Women’s cut", "womens-cut"],
    ["  --  ", ""],
    ["作業服", ""],
  ])("%s gives %s", (given, key) => {
    expect(urlKeyOf(given)).toBe(key);
  });
});
