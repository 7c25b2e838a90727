import { expect, it } from "vitest";
import { viewedNow } from "./viewed-now.ts";

it.each([
  [[], 7, [7]],
  [[1, 2], 7, [7, 1, 2]],
  [[1, 7, 2], 7, [7, 1, 2]],
  [[7, 1], 7, [7, 1]],
  [[1, 2, 3, 4, 5, 6, 8, 9, 10, 11], 7, [7, 1, 2, 3, 4, 5, 6, 8, 9, 10]],
])("WISH-19 %j, then %i: to the front, once, ten at most", (ids, id, expected) => {
  expect(viewedNow(ids, id)).toEqual(expected);
});
