import fc from "fast-check";
import { expect, it } from "vitest";
import { inflate } from "./inflate.ts";
import { deflateRawSync } from "node:zlib";

const levels = [0, 1, 9] as const;
const strategies = { dynamic: 0, fixed: 4 } as const;

it.each(levels)("gives back what was packed at level %i, stored or coded", (level) => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    // Few values: long repeats, as in a font's tables.
    fc.array(fc.constantFrom(0, 1, 255), { maxLength: 3000 }).map((list) => Uint8Array.from(list)),
  );
  fc.assert(
    fc.property(bytes, fc.constantFrom(...Object.values(strategies)), (plain, strategy) => {
      const packed = deflateRawSync(plain, { level, strategy });
      expect(inflate(packed, plain.length)).toEqual(plain);
    }),
  );
});

it("refuses a stream that holds more or less than it should", () => {
  const packed = deflateRawSync(new Uint8Array(100).fill(7), { level: 9, strategy: 0 });
  expect(inflate(packed, 99)).toBeUndefined();
  expect(inflate(packed, 101)).toBeUndefined();
  expect(inflate(packed.subarray(0, 3), 100)).toBeUndefined();
  expect(inflate(new Uint8Array(0), 0)).toBeUndefined();
});

it("comes to an end on any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
      const made = inflate(noise, 1000);
      expect(made === undefined || made.length === 1000).toBe(true);
    }),
    { numRuns: 500 },
  );
});
