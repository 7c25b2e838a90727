import { expect, it } from "vitest";
import { toggled } from "./toggled.ts";

it("WISH-03 a press adds what is absent, and otherwise removes it from every list", () => {
  const listed = [
    { productId: 7, itemId: 1 },
    { productId: 8, itemId: 2 },
    { productId: 7, itemId: 3 },
  ];
  expect(toggled(listed, 9)).toEqual({ add: 9 });
  expect(toggled(listed, 7)).toEqual({ remove: [1, 3] });
  expect(toggled([], 7)).toEqual({ add: 7 });
});
