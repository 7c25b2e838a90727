import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Region } from "./region.ts";
import { area, bounds, isInside, spans, windingNumber } from "./winding.ts";

const square = Float64Array.of(0, 0, 10, 0, 10, 10, 0, 10);
const hole = Float64Array.of(3, 3, 3, 7, 7, 7, 7, 3);
const diamond = Float64Array.of(5, 0, 10, 5, 5, 10, 0, 5);
const frame: Region = { rings: [square, hole] };
const across = (y: number) => ({ x: 0, y, dx: 1, dy: 0 });

describe("inside by the non-zero rule", () => {
  it("counts rings that overlap twice and holes that run against them not at all", () => {
    expect(windingNumber({ rings: [square, square] }, 5, 5)).toBe(2);
    expect(windingNumber(frame, 5, 5)).toBe(0);
    expect(isInside(frame, 1, 5)).toBe(true);
    expect(isInside(frame, 11, 5)).toBe(false);
  });

  it("counts a ray through a vertex once", () => {
    expect(windingNumber({ rings: [diamond] }, 5, 5)).toBe(1);
    expect(windingNumber({ rings: [diamond] }, -1, 5)).toBe(0);
  });
});

describe("where a line runs inside", () => {
  it("leaves holes out and keeps rising order", () => {
    expect(spans(frame, across(5))).toEqual([0, 3, 7, 10]);
    expect(spans(frame, across(1))).toEqual([0, 10]);
  });

  it("measures in lengths of its direction", () => {
    expect(spans(frame, { x: 5, y: 5, dx: 0, dy: -2 })).toEqual([-2.5, -1, 1, 2.5]);
  });

  it("joins overlapping rings and rings that touch", () => {
    const shifted = square.map((value, i) => (i % 2 === 0 ? value + 10 : value));
    const more = square.map((value, i) => (i % 2 === 0 ? value + 5 : value));
    expect(spans({ rings: [square, shifted] }, across(5))).toEqual([0, 20]);
    expect(spans({ rings: [square, more] }, across(5))).toEqual([0, 15]);
  });

  it("goes through two opposite vertices and grazes none", () => {
    expect(spans({ rings: [diamond] }, across(5))).toEqual([0, 10]);
    expect(spans({ rings: [diamond] }, across(10))).toEqual([]);
  });

  it("agrees with the winding number of the middle of every stretch and gap", () => {
    const coordinate = fc.integer({ min: 0, max: 12 });
    const ring = fc.array(coordinate, { minLength: 6, maxLength: 24 }).map((numbers) => {
      return Float64Array.from(numbers.slice(0, numbers.length - (numbers.length % 2)));
    });
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), coordinate, (rings, twice) => {
        const region = { rings };
        const y = twice / 2;
        const inside = spans(region, across(y));
        const stops = [-1, ...inside, 13];
        for (let i = 1; i < stops.length; i += 1) {
          const middle = (stops[i - 1]! + stops[i]!) / 2;
          if (stops[i]! - stops[i - 1]! > 1e-9 && i % 2 === 0) {
            expect(stops[i]!).toBeGreaterThan(stops[i - 1]!);
            expect(isInside(region, middle, y)).toBe(true);
          }
        }
        expect(inside.length % 2).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe("sizes of an area", () => {
  it("is what is covered, every place once", () => {
    expect(area(frame)).toBeCloseTo(84, 9);
    expect(area({ rings: [square, square] })).toBeCloseTo(100, 9);
    expect(area({ rings: [diamond] })).toBeCloseTo(50, 9);
    expect(area({ rings: [] })).toBe(0);
  });

  it("issue 10.5 looks at each of very many edges so often as at each of many", () => {
    const [many, most] = [readsOf(1000), readsOf(4000)];
    expect(most.reads / many.reads).toBeLessThan(4.1);
    // Half of what the teeth stand on, as exactly as slabs tell.
    expect(most.mm2).toBeCloseTo(20, 1);
  });

  it("has a box", () => {
    expect(bounds(frame)).toEqual({ minX: 0, minY: 0, maxX: 10, maxY: 10 });
    expect(bounds({ rings: [] }).minX).toBe(Infinity);
  });
});

/** The area of a comb of pointed teeth, 2 mm high on 20 mm, and how often its outline was read for that. */
function readsOf(teeth: number) {
  const points = Array.from({ length: teeth }, (_, i) => {
    const pitch = 20 / teeth;
    return [i * pitch, 0, (i + 0.5) * pitch, 2 + i / 1e9];
  });
  let reads = 0;
  const ring = new Proxy(Float64Array.from([...points.flat(), 20, 0]), {
    get(target, key) {
      reads += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  return { mm2: area({ rings: [ring] }), reads };
}
