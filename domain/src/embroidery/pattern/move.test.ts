import fc from "fast-check";
import { expect, it } from "vitest";
import { move } from "./move.ts";
import { STITCH } from "./pattern.ts";
import { aBlock, aPattern } from "./testing.ts";

it("moves every needle point by the same whole number of 0.1 mm", () => {
  const shift = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(shift, shift, (dx, dy) => {
      const moved = move(aPattern([[STITCH, 10, 20]]), dx, dy);
      if (!moved.ok) throw new Error(JSON.stringify(moved.problems));
      const { x, y } = moved.value;
      expect([x[0], y[0]]).toEqual([10 + Math.round(dx), 20 + Math.round(dy)]);
    }),
  );
});

it("leaves the pattern it was given as it was, and threads and commands as they are", () => {
  const pattern = aBlock();
  const before = pattern.x.slice();
  const moved = move(pattern, 5, 5);
  expect(pattern.x).toEqual(before);
  expect(moved).toMatchObject({ ok: true, value: { cmd: pattern.cmd, threads: pattern.threads } });
  expect(moved.ok && moved.value.cmd).not.toBe(pattern.cmd);
});

it.each([
  ["a shift by NaN", NaN, 0, "embroidery.notANumber"],
  ["a shift by infinity", 0, Infinity, "embroidery.notANumber"],
  ["a shift out of reach", 1e300, 0, "embroidery.outOfReach"],
  ["a shift that would come round to where it began", 0, 2 ** 32, "embroidery.outOfReach"],
])("refuses %s", (_, dx, dy, error) => {
  expect(move(aBlock(), dx, dy)).toMatchObject({ ok: false, problems: [{ error }] });
});
