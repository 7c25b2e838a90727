import { expect, it } from "vitest";
import { isNumber, isText, listOf, objectOf, recordOf } from "./kept-shape.ts";

interface Placed {
  readonly token: string;
  readonly tries: readonly number[];
}

const isPlaced = recordOf(objectOf<Placed>({ token: isText, tries: listOf(isNumber) }));

it.each([
  [{}, true],
  [{ "1": { token: "t", tries: [] } }, true],
  [{ "1": { token: "t", tries: [1, 2], since: "an older version" } }, true],
  [{ "1": { token: "t" } }, false],
  [{ "1": { token: "t", tries: ["1"] } }, false],
  [{ "1": { token: 7, tries: [] } }, false],
  [{ "1": null }, false],
  [[], false],
  ["text", false],
  [null, false],
  [undefined, false],
])("%j has the shape: %s", (kept, expected) => {
  expect(isPlaced(kept)).toBe(expected);
});
