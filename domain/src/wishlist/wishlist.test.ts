import { describe, expect, it } from "vitest";
import { checkListName, checkWish } from "./wishlist.ts";

describe("issue 11.5 the name of a wish list", () => {
  it.each([
    ["Kitchen", []],
    ["", ["wishlist.nameMissing"]],
    ["\u200B", ["wishlist.nameMissing"]],
    ["two\nlines", ["wishlist.nameInvalid"]],
    ["n".repeat(60), []],
    ["n".repeat(61), ["wishlist.nameInvalid"]],
  ])("%j", (name, expected) => {
    expect(checkListName(name).map(({ error }) => error)).toEqual(expected);
  });
});

describe("issue 11.5 pieces and note of an item", () => {
  it.each([
    [{}, []],
    [{ quantity: 1, note: "" }, []],
    [{ quantity: 9999, note: "x".repeat(500) }, []],
    [{ quantity: 0 }, ["wishlist.quantityInvalid"]],
    [{ quantity: 1.5 }, ["wishlist.quantityInvalid"]],
    [{ quantity: 10_000 }, ["wishlist.quantityInvalid"]],
    [
      { quantity: Number.NaN, note: "x".repeat(501) },
      ["wishlist.quantityInvalid", "wishlist.noteInvalid"],
    ],
  ])("%j", (change, expected) => {
    expect(checkWish(change).map(({ error }) => error)).toEqual(expected);
  });
});
