import { describe, expect, it } from "vitest";
import { checkSavedName, isFoundBy, SAVED_NAME_MAX, savedNameOf } from "./saved-product.ts";

const errorsOf = (name: string) => checkSavedName(name).map(({ error }) => error);

describe("EMB-45 the name of a saved product", () => {
  it.each([
    ["Anna’s coat", []],
    ["Bäckerei Łódź 2", []],
    ["", ["savedProduct.nameMissing"]],
    ["a".repeat(SAVED_NAME_MAX), []],
    ["a".repeat(SAVED_NAME_MAX + 1), ["savedProduct.nameInvalid"]],
    ["\u200b", ["savedProduct.nameMissing"]],
    ["two\nlines", ["embroidery.textControl"]],
    ["turned\u202Eround", ["embroidery.textControl"]],
  ])("%j", (name, errors) => {
    expect(errorsOf(name)).toEqual(errors);
  });
});

describe("ACCT-32 a search among saved products", () => {
  const saved = { name: "Kitchen crew", product: "Merrow coat", words: ["Anna Berg", "Chef"] };
  it.each([
    ["crew", true],
    ["MERROW anna", true],
    ["anna   chef", true],
    ["", true],
    ["anna apron", false],
  ])("%j is found: %s", (search, isFound) => {
    expect(isFoundBy(saved, search)).toBe(isFound);
  });
});

it.each([
  ["Merrow coat", "Merrow coat"],
  ["two\nlines", "two lines"],
  [`${"a".repeat(SAVED_NAME_MAX - 1)}👩`, "a".repeat(SAVED_NAME_MAX - 1)],
])("EMB-45 %j without a name is saved as %j", (name, expected) => {
  expect(savedNameOf({ name })).toBe(expected);
});
