import { expect, it } from "vitest";
import { sizeMatrixOf } from "./sizes.ts";

it("reads sizes of one color", () => {
  expect(sizeMatrixOf("S 4, 3XL long 12")).toEqual({
    sizes: ["S", "3XL long"],
    rows: [{ color: "All", quantities: [4, 12] }],
  });
});

it("lines up the sizes of several colors", () => {
  expect(sizeMatrixOf("Navy: S 4, M 8; White: M 2, L 1")).toEqual({
    sizes: ["S", "M", "L"],
    rows: [
      { color: "Navy", quantities: [4, 8, 0] },
      { color: "White", quantities: [0, 2, 1] },
    ],
  });
});

it.each(["", "S", "S 4,", "S four", "4"])("refuses %j", (text) => {
  expect(() => sizeMatrixOf(text)).toThrow(/^--sizes takes/);
});
