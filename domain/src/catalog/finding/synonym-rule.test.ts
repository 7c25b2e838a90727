import { expect, it } from "vitest";
import { checkSynonym, wordsTyped } from "./synonym-rule.ts";

it("reads words as they are typed, each once", () => {
  expect(wordsTyped(" trousers,  chef   pants ,,trousers\nslacks")).toEqual([
    "trousers",
    "chef pants",
    "slacks",
  ]);
});

it.each([
  [{ words: [], means: ["polo"] }, "search.synonymMissing"],
  [{ words: ["tee"], means: [] }, "search.synonymAlone"],
  [{ words: ["tee", "Tees"], means: [] }, "search.synonymAlone"],
  [{ words: ["tee"], means: ["tee"] }, "search.synonymAlone"],
  [{ words: ["tee", "!!"], means: [] }, "search.synonymUnreadable"],
  [{ words: ["tee", "\u202Epolo"], means: [] }, "search.synonymUnreadable"],
  [{ words: ["tee"], means: ["x".repeat(61)] }, "search.synonymUnreadable"],
  [{ words: Array.from({ length: 41 }, (_, i) => `w${i}`), means: [] }, "search.synonymsTooMany"],
])("refuses %j: %s", (rule, error) => {
  expect(checkSynonym(rule).map((one) => one.error)).toEqual([error]);
});

it("takes words that mean one another, and words that lead to others", () => {
  expect(checkSynonym({ words: ["trousers", "pants"], means: [] })).toEqual([]);
  expect(checkSynonym({ words: ["tee"], means: ["polo"] })).toEqual([]);
});
