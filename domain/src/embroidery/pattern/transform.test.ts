import fc from "fast-check";
import { expect, it } from "vitest";
import type { Result } from "../../problem.ts";
import { JUMP, type Pattern, STITCH } from "./pattern.ts";
import { aBlock, aPattern } from "./testing.ts";
import { centered, mirror, move, rotate, scale } from "./transform.ts";
import { quarterTurns, turnBy } from "./turn.ts";

const one = (x: number, y: number) => aPattern([[STITCH, x, y]]);

function done<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const pointOf = (result: Result<Pattern>) => [done(result).x[0], done(result).y[0]];

it("moves, turns and mirrors", () => {
  expect(pointOf(move(one(10, 20), -3, 4.4))).toEqual([7, 24]);
  expect(pointOf(rotate(one(10, 20), quarterTurns(1)))).toEqual([-20, 10]);
  expect(pointOf(rotate(one(100, 0), done(turnBy(30))))).toEqual([87, 50]);
  expect(pointOf(mirror(one(10, 20), "x"))).toEqual([-10, 20]);
  expect(pointOf(mirror(one(10, 20), "y"))).toEqual([10, -20]);
  expect(pointOf(scale(one(10, 25), 1.1))).toEqual([11, 28]);
});

it("leaves the pattern it was given as it was, and threads and commands as they are", () => {
  const pattern = aBlock();
  const before = pattern.x.slice();
  const moved = done(move(pattern, 5, 5));
  expect(pattern.x).toEqual(before);
  expect([moved.cmd, moved.threads]).toEqual([pattern.cmd, pattern.threads]);
  expect(moved.cmd).not.toBe(pattern.cmd);
});

it("brings a design back after four quarter turns and after two mirrors", () => {
  const pattern = aBlock();
  let turned = pattern;
  for (let i = 0; i < 4; i += 1) turned = done(rotate(turned, quarterTurns(1)));
  expect(turned).toEqual(pattern);
  expect(done(mirror(done(mirror(pattern, "x")), "x"))).toEqual(pattern);
});

it("keeps every needle point within half a unit of where the turn puts it", () => {
  const point = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(point, point, fc.integer({ min: 0, max: 359 }), (x, y, degrees) => {
      const turn = done(turnBy(degrees));
      const [atX, atY] = pointOf(rotate(one(x, y), turn)) as [number, number];
      expect(Math.abs(atX - (x * turn.cos - y * turn.sin))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(atY - (x * turn.sin + y * turn.cos))).toBeLessThanOrEqual(0.5);
    }),
  );
});

it("centers what is sewn, whatever travels lie outside", () => {
  const pattern = aPattern([
    [JUMP, -900, -900],
    [STITCH, 100, 200],
    [STITCH, 140, 220],
  ]);
  const { x, y } = done(centered(pattern));
  expect([...x]).toEqual([-1020, -20, 20]);
  expect([...y]).toEqual([-1110, -10, 10]);
});

const stitch100 = aPattern([
  [STITCH, 0, 0],
  [STITCH, 110, 0],
]);
const diagonal = aPattern([
  [STITCH, 0, 0],
  [STITCH, 110, 110],
]);
const eighth = done(turnBy(45));

it.each<readonly [string, Result<Pattern>, string, readonly number[]]>([
  ["a shift by NaN", move(stitch100, NaN, 0), "embroidery.notANumber", []],
  ["a shift by infinity", move(stitch100, 0, Infinity), "embroidery.notANumber", []],
  ["a shift out of reach", move(stitch100, 1e300, 0), "embroidery.outOfReach", [9999.9]],
  ["a turn by NaN", rotate(stitch100, { cos: NaN, sin: 0 }), "embroidery.notANumber", []],
  [
    "a direction not of length 1",
    rotate(one(1, 1), { cos: 1, sin: 1 }),
    "embroidery.notANumber",
    [],
  ],
  [
    "a turn that makes a stitch too long",
    rotate(diagonal, eighth),
    "embroidery.stitchTooLong",
    [12.1],
  ],
  ["scaling by NaN", scale(stitch100, NaN), "embroidery.notANumber", []],
  ["scaling below 80 %", scale(stitch100, 0.79), "embroidery.scaleOutOfLimits", [80, 120]],
  ["scaling above 120 %", scale(stitch100, 1.21), "embroidery.scaleOutOfLimits", [80, 120]],
  [
    "scaling that makes a stitch too long",
    scale(stitch100, 1.2),
    "embroidery.stitchTooLong",
    [12.1],
  ],
])("refuses %s", (_, result, error, params) => {
  expect(result).toMatchObject({ ok: false, problems: [{ error, params }] });
});

it("scales by the limits themselves, and lets travels grow", () => {
  const travel = aPattern([
    [JUMP, 1000, 0],
    [STITCH, 1000, 0],
  ]);
  expect(pointOf(scale(travel, 1.2))).toEqual([1200, 0]);
  expect(pointOf(scale(travel, 0.8))).toEqual([800, 0]);
});
