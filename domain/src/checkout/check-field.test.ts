import { describe, expect, it } from "vitest";
import { errorRow } from "../errors.ts";
import { fillPhrase } from "../phrase.ts";
import { checkField, type FieldRule } from "./check-field.ts";

/** What the field says about a text. */
const said = (text: string, rule: FieldRule) =>
  checkField("field", text, rule).map(({ error, params }) =>
    fillPhrase(errorRow(error).text, params),
  );

const number = (required = false): FieldRule => ({
  kind: "number",
  required,
  length: { min: 6, max: 8 },
});

describe("the generic check of a form field", () => {
  it("UI-02 required and empty gives 'Required'; not required, an empty one passes", () => {
    expect(said(" ", { kind: "text", required: true, maxLength: 9 })).toEqual(["Required"]);
    expect(said("", { kind: "email", pattern: "document" })).toEqual([]);
    expect(said("", number())).toEqual([]);
  });

  it("UI-03 an invalid email gives 'Please enter a valid email'", () => {
    expect(said("a@b", { kind: "email", pattern: "document" })).toEqual([
      "Please enter a valid email",
    ]);
    expect(said(`${"a".repeat(250)}@b.co`, { kind: "email", pattern: "document" })).toHaveLength(1);
    expect(said("chef@example.com", { kind: "email", pattern: "document" })).toEqual([]);
  });

  it.each([
    ["12345", ["The input length is less than the minimum allowed: 6"]],
    ["123456789", ["The input length is less than the minimum allowed: 8"]],
    ["123456", []],
    ["12 34-5678", []],
  ])("UI-04, reading 44 the length of the number %s: %j", (text, problems) => {
    expect(said(text, number(true))).toEqual(problems);
  });

  it("UI-05 text above its longest gives 'You have exceed the maximum length( N )'", () => {
    expect(said("abcd", { kind: "text", maxLength: 3 })).toEqual([
      "You have exceed the maximum length( 3 )",
    ]);
    expect(said("abc", { kind: "text", maxLength: 3 })).toEqual([]);
  });
});
