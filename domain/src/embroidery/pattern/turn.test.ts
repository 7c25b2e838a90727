import fc from "fast-check";
import { expect, it } from "vitest";
import { quarterTurns, turnBy } from "./turn.ts";

function turned(degrees: number) {
  const turn = turnBy(degrees);
  if (!turn.ok) throw new Error("the turn was refused");
  return turn.value;
}

it("agrees with the engine's own sine and cosine", () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
      const { cos, sin } = turned(degrees);
      expect(cos).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 13);
      expect(sin).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 13);
    }),
  );
});

it.each([
  [0, 1, 0],
  [90, 0, 1],
  [180, -1, 0],
  [-90, 0, -1],
  [270, 0, -1],
  [3600, 1, 0],
])("turns by %d degrees exactly", (degrees, cos, sin) => {
  expect(turned(degrees).cos + 0).toBe(cos);
  expect(turned(degrees).sin + 0).toBe(sin);
  expect(quarterTurns(degrees / 90)).toEqual({ cos, sin });
});

it("gives the bits that are written down here, on any engine", () => {
  const bits = new BigUint64Array(new Float64Array([turned(33).cos, turned(33).sin]).buffer);
  expect([...bits].map((word) => word.toString(16))).toEqual([
    "3fead663a8ae2fdc",
    "3fe16daed770771d",
  ]);
});

it.each([NaN, Infinity, -Infinity])("refuses %d degrees", (degrees) => {
  expect(turnBy(degrees)).toMatchObject({
    ok: false,
    problems: [{ field: "degrees", error: "embroidery.notANumber" }],
  });
});
