import fc from "fast-check";
import { expect, it } from "vitest";
import { turnBy, WHOLE_TURN } from "./turn.ts";

it("agrees with the engine's own cosine and sine to 14 places", () => {
  fc.assert(
    fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (angle) => {
      const { cos, sin } = turnBy(angle);
      expect(cos).toBeCloseTo(Math.cos(angle), 14);
      expect(sin).toBeCloseTo(Math.sin(angle), 14);
    }),
  );
});

it("turns by quarters to the last bit but the angle's own", () => {
  expect(turnBy(0)).toEqual({ cos: 1, sin: 0 });
  expect(turnBy(WHOLE_TURN / 4)).toEqual({ cos: -0, sin: 1 });
  expect(turnBy(WHOLE_TURN / 2)).toEqual({ cos: -1, sin: -0 });
});
