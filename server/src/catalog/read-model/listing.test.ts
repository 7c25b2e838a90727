import type { ListingFilters } from "@placket/domain/catalog/listing-filters";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoreView } from "../../store/store-view.ts";
import type { Attribute } from "./facet/attributes.ts";
import { bitsOf, countBits, indexesOf } from "./set/bits.ts";
import { facetColumn } from "./facet/facet-column.ts";
import { findProducts, pageOf } from "./listing.ts";
import { createPacer } from "./pacer.ts";
import { posting } from "./set/posting.ts";
import type { PriceTable } from "./price/price-table.ts";
import { slicedSort } from "./sort/sliced-sort.ts";
import type { ViewIndex } from "./view-index.ts";

interface Garment {
  readonly color: readonly string[];
  readonly size: readonly string[];
  readonly price: number;
  readonly isVisible: boolean;
}

/** Every number below `size`. */
const full = (size: number) =>
  bitsOf(
    Uint32Array.from({ length: size }, (_, i) => i),
    size,
  );

const KEYS = ["1", "2", "3", "4"];
const someKeys = fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 3 });
const garments = fc.array(
  fc.record({
    color: someKeys,
    size: someKeys,
    price: fc.integer({ min: -1, max: 60 }),
    isVisible: fc.boolean(),
  }),
  { minLength: 1, maxLength: 150 },
);
const filters = fc.record({
  color: fc.option(someKeys.filter((keys) => keys.length > 0)),
  size: fc.option(someKeys.filter((keys) => keys.length > 0)),
  price: fc.option(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 30, max: 60 }))),
});

async function hitsOf(
  list: readonly Garment[],
  wanted: typeof filters extends fc.Arbitrary<infer F> ? F : never,
) {
  const column = (code: "color" | "size") =>
    facetColumn(
      { code } as Attribute,
      {
        docCount: list.length,
        valuesOf: (doc) => list[doc]?.[code] ?? [],
        inOrder: (keys) => keys.sort(),
      },
      createPacer(),
    );
  const facets = new Map([
    ["color", await column("color")],
    ["size", await column("size")],
  ]);
  const docs = Uint32Array.from(list, (_, doc) => doc);
  const visible = new Uint32Array((list.length + 31) >>> 5);
  list.forEach(({ isVisible }, doc) => {
    if (isVisible) visible[doc >>> 5] = (visible[doc >>> 5] ?? 0) | (1 << (doc & 31));
  });
  const lowest = Int32Array.from(list, ({ price }) => price);
  const prices = {
    lowest,
    highest: lowest,
    regular: lowest,
    order: { docs, known: docs.length },
  } satisfies PriceTable;
  const values = new Map(
    (["color", "size"] as const).flatMap((code) =>
      wanted[code] ? [[code, wanted[code]] as const] : [],
    ),
  ) satisfies ListingFilters["values"];
  const base = { posting: posting(docs, list.length), visible, categoryIds: [] };
  const index = { facets, view: {} as StoreView } as unknown as ViewIndex;
  const priceRanges = wanted.price ? [{ low: wanted.price[0], high: wanted.price[1] }] : [];
  return findProducts({ index, base, prices, filters: values, priceRanges });
}

type Wanted = Parameters<typeof hitsOf>[1];

/** The rule in one line per filter, over all products. */
function passes(garment: Garment, wanted: Wanted, without?: keyof Wanted): boolean {
  const color =
    without === "color" || !wanted.color || wanted.color.some((key) => garment.color.includes(key));
  const size =
    without === "size" || !wanted.size || wanted.size.some((key) => garment.size.includes(key));
  const price =
    without === "price" ||
    !wanted.price ||
    (garment.price >= wanted.price[0] && garment.price <= wanted.price[1]);
  return garment.isVisible && color && size && price;
}

describe("a listing", () => {
  it("PLP-20 counts what a count over all products counts; a filter does not count itself out", async () => {
    await fc.assert(
      fc.asyncProperty(garments, filters, async (list, wanted) => {
        const hits = await hitsOf(list, wanted);
        const found = list.flatMap((garment, doc) => (passes(garment, wanted) ? [doc] : []));
        expect([...hits.docs]).toEqual(found);
        for (const { column, counts } of hits.facets) {
          const code = column.attribute.code as "color" | "size";
          const among = list.filter((garment) => passes(garment, wanted, code));
          const expected = column.keys.map(
            (key) => among.filter((garment) => garment[code].includes(key)).length,
          );
          expect([...counts]).toEqual(expected);
        }
        const priced = list.filter(
          (garment) => garment.price >= 0 && passes(garment, wanted, "price"),
        );
        const stepped = hits.prices?.steps.reduce((sum, step) => sum + step.count, 0) ?? 0;
        expect(stepped).toBe(priced.length);
      }),
    );
  });

  it("PLP-16 its pages together are all found products once, in order, either way round", async () => {
    await fc.assert(
      fc.asyncProperty(
        garments,
        filters,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom("asc" as const, "desc" as const),
        async (list, wanted, limit, dir) => {
          const hits = await hitsOf(list, wanted);
          const order = Uint32Array.from(list, (_, doc) => doc).sort(
            (a, b) => list[a]!.price - list[b]!.price || a - b,
          );
          const pages: number[] = [];
          for (let offset = 0; offset < list.length; offset += limit) {
            pages.push(...pageOf(hits, { offset, limit, order, tail: 0, dir }));
          }
          const sorted = [...order].filter((doc) => hits.docs.includes(doc));
          expect(pages).toEqual(dir === "asc" ? sorted : sorted.reverse());
        },
      ),
    );
  });

  it("leaves the products without a value last in both directions", () => {
    const order = Uint32Array.from([2, 0, 1, 3]);
    const page = (dir: "asc" | "desc") => [
      ...pageOf({ set: full(4) }, { offset: 0, limit: 4, order, tail: 1, dir }),
    ];
    expect(page("asc")).toEqual([2, 0, 1, 3]);
    expect(page("desc")).toEqual([1, 0, 2, 3]);
  });
});

describe("sets of numbers", () => {
  it("give back what was put in", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 })), (numbers) => {
        const { bits, docs } = posting(Uint32Array.from(numbers).sort(), 1);
        expect([...docs]).toEqual(numbers.toSorted((a, b) => a - b));
        if (!bits) return;
      }),
    );
    expect([...indexesOf(full(70))]).toHaveLength(70);
    expect(countBits(full(33))).toBe(33);
  });

  it("sort in slices as at once, stably", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 5000 }),
        async (keys) => {
          const places = Uint32Array.from(keys, (_, i) => i);
          const sorted = await slicedSort(
            places.slice(),
            (a, b) => keys[a]! - keys[b]!,
            createPacer(),
          );
          expect([...sorted]).toEqual([...places].sort((a, b) => keys[a]! - keys[b]! || a - b));
        },
      ),
      { numRuns: 30 },
    );
  });
});
