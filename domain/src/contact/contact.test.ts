import { describe, expect, it } from "vitest";
import {
  checkEntry,
  checkMessage,
  checkMessageMove,
  textInLines,
  trimmedMessage,
} from "./check-message.ts";
import {
  MESSAGE_COMMENT_MAX,
  MESSAGE_EMAIL_MAX,
  MESSAGE_ENTRY_MAX,
  MESSAGE_NAME_MAX,
  MESSAGE_TELEPHONE_MAX,
} from "./message.ts";

const DRAFT = {
  name: "Kim Lee",
  email: "kim@example.com",
  telephone: "",
  comment: "Do you sew in Oslo?",
};
const wrongWith = (change: Partial<typeof DRAFT>) =>
  checkMessage(trimmedMessage({ ...DRAFT, ...change }), "html").map(
    ({ error, field }) => `${field}: ${error}`,
  );

describe("a message to the shop", () => {
  it.each([
    ["whole", {}, []],
    ["a telephone as people write it", { telephone: "+44 (0)1843 555-0142 ext. 7" }, []],
    ["nothing", { comment: " \n " }, ["comment: checkout.required"]],
    ["signs that draw nothing", { comment: "\u200B\u2800" }, ["comment: checkout.required"]],
    ["no name", { name: " " }, ["name: checkout.required"]],
    ["a name that nobody sees", { name: "\u200B" }, ["name: checkout.required"]],
    [
      "a second line in its name",
      { name: "Kim\r\nBcc: a@b.example" },
      ["name: checkout.notOneLine"],
    ],
    ["no email", { email: "" }, ["email: checkout.required"]],
    ["what is no email", { email: "kim" }, ["email: checkout.email"]],
    [
      "a header in its email",
      { email: "kim@example.com\nBcc: a@b.example" },
      ["email: checkout.notOneLine"],
    ],
    ["two emails", { email: "kim@example.com, bo@example.com" }, ["email: checkout.email"]],
    [
      "a long email",
      { email: `${"x".repeat(MESSAGE_EMAIL_MAX)}@example.com` },
      ["email: checkout.tooLong"],
    ],
    ["a long name", { name: "x".repeat(MESSAGE_NAME_MAX + 1) }, ["name: checkout.tooLong"]],
    ["a telephone without digits", { telephone: "call me" }, ["telephone: checkout.numberLength"]],
    [
      "a telephone of two lines",
      { telephone: "555 0100\u20282" },
      ["telephone: checkout.notOneLine"],
    ],
    [
      "a long telephone",
      { telephone: `555 0100 ${"-".repeat(MESSAGE_TELEPHONE_MAX)}` },
      ["telephone: checkout.tooLong"],
    ],
    [
      "too many words",
      { comment: "x".repeat(MESSAGE_COMMENT_MAX + 1) },
      ["comment: checkout.tooLong"],
    ],
    [
      "all at once",
      { name: "", email: "", comment: "" },
      ["name: checkout.required", "email: checkout.required", "comment: checkout.required"],
    ],
  ])("with %s", (_, change, expected) => expect(wrongWith(change)).toEqual(expected));
});

it.each([
  ["  two\r\n\r\n\r\n\r\nlines ", "two\n\nlines"],
  ["bell\u0007and\u202Eturned", "bell andturned"],
  ["<b>kept as text</b>", "<b>kept as text</b>"],
  ["e\u0301", "\u00e9"],
])("its text %j is kept as %j", (typed, kept) => expect(textInLines(typed)).toBe(kept));

it.each([
  ["open", "answered", true],
  ["open", "closed", true],
  ["open", "open", false],
  ["answered", "answered", true],
  ["answered", "open", true],
  ["answered", "closed", true],
  ["closed", "answered", true],
  ["closed", "open", true],
  ["closed", "closed", false],
] as const)("from %s to %s: %s", (from, to, may) =>
  expect(checkMessageMove(from, to).length === 0).toBe(may),
);

it("what staff write to it has words, and not too many", () => {
  expect(checkEntry("")[0]?.error).toBe("contact.textMissing");
  expect(checkEntry("x".repeat(MESSAGE_ENTRY_MAX + 1))[0]?.error).toBe("contact.tooLong");
  expect(checkEntry("We do.")).toEqual([]);
});
