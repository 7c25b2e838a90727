import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { guessesFor, spellingBook } from "./spelling.ts";

describe("how far two words lie apart", () => {
  it.each([
    ["coat", "coat", 0],
    ["cota", "coat", 1],
    ["blck", "black", 1],
    ["trowsers", "trousers", 1],
    ["somelier", "sommelier", 1],
    ["ca", "abc", 3],
    ["", "cap", 3],
  ])("%s and %s: %i", (one, other, distance) => {
    expect(editDistance(one, other, 5)).toBe(distance);
  });

  it("is counted no further than is asked for", () => {
    expect(editDistance("apron", "trouser", 2)).toBe(3);
  });

  it("is the same both ways, and no more than the longer word has letters", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
        const distance = editDistance(one, other, 20);
        expect(distance).toBe(editDistance(other, one, 20));
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(distance === 0).toBe(one === other);
      }),
    );
  });
});

describe("what a word may be meant for", () => {
  const book = spellingBook(
    new Set(["coat", "cost", "black", "block", "trouser", "apron", "sommelier"]),
  );
  const guess = (typed: string) => guessesFor(typed, book).map(({ word }) => word);

  it.each([
    ["cota", ["coat"]],
    ["blck", ["black", "block"]],
    ["aporn", ["apron"]],
    ["tuoser", ["trouser"]],
    ["somelyer", ["sommelier"]],
  ])("%s: %j", (typed, words) => {
    expect(guess(typed)).toEqual(words);
  });

  it("is nothing where too much differs, and never for numbers", () => {
    expect(guess("xylophone")).toEqual([]);
    expect(guess("c0at")).toEqual([]);
    expect(guess("ct")).toEqual([]);
  });
});
