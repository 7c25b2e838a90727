import { expect, it } from "vitest";
import { fromMiddleText } from "./from-middle.ts";

it.each([
  [{ rightMm: 12.5, upMm: -3 }, "12.5 right 3.0 down"],
  [{ rightMm: -0.04, upMm: 7.25 }, "0.0 left 7.3 up"],
  [{ rightMm: 0, upMm: 0 }, "0.0 right 0.0 up"],
])(
  "issue 10.6 a place is told from the middle alike on papers and at the machine: %j",
  (place, text) => {
    expect(fromMiddleText(place)).toBe(text);
  },
);
