import { describe, expect, it } from "vitest";
import { checkAnswer, checkMove, checkQuestion, checkRejection } from "./check-question.ts";
import { plainLine, plainText } from "./plain-text.ts";
import { AUTHOR_MAX, nicknameOf, QUESTION_MAX } from "./question.ts";

const ASKED = { question: "Does it shrink?", author: "Ann W", email: "ann@example.com" };
const wrongWith = (change: Partial<typeof ASKED>) =>
  checkQuestion({ ...ASKED, ...change }, "html").map(({ error, field }) => `${field}: ${error}`);

describe("QNA-04 QNA-05 a question", () => {
  it.each([
    ["whole", {}, []],
    ["nothing", { question: "" }, ["question: question.incomplete"]],
    ["no name", { author: "" }, ["author: question.incomplete"]],
    ["no email", { email: "" }, ["email: question.incomplete"]],
    ["several empty", { author: "", email: "" }, ["author: question.incomplete"]],
    ["too long", { question: "x".repeat(QUESTION_MAX + 1) }, ["question: question.tooLong"]],
    ["a long name", { author: "x".repeat(AUTHOR_MAX + 1) }, ["author: question.tooLong"]],
    ["no email at all", { email: "ann" }, ["email: checkout.email"]],
  ])("with %s", (_, change, expected) => expect(wrongWith(change)).toEqual(expected));
});

it.each([
  ["  two\r\n\r\n\r\n\r\nlines ", "two\n\nlines"],
  ["bell\u0007 and\u202E turned", "bell and turned"],
  ["<b>kept as text</b>", "<b>kept as text</b>"],
  ["e\u0301", "\u00e9"],
  ["\u200B\u200B", ""],
])("QNA-02 %j is kept as %j", (typed, kept) => expect(plainText(typed)).toBe(kept));

it("QNA-02 a name stands in one line", () => expect(plainLine(" Ann \n W ")).toBe("Ann W"));

it.each([
  ["Ann", "Weaver", "Ann W"],
  ["Ann", "", "Ann"],
  ["", "Weaver", "W"],
])("QNA-04 %s %s asks as %s", (first, last, name) => expect(nicknameOf(first, last)).toBe(name));

it.each([
  ["open", "answered", true],
  ["open", "rejected", true],
  ["answered", "answered", true],
  ["answered", "rejected", true],
  ["rejected", "answered", true],
  ["rejected", "rejected", false],
  ["rejected", "open", false],
] as const)("QNA-02 from %s to %s: %s", (from, to, may) =>
  expect(checkMove(from, to).length === 0).toBe(may),
);

it("QNA-02 an answer and a rejection have words", () => {
  expect(checkAnswer({ question: "Q", author: "A", answer: "" })[0]?.field).toBe("answer");
  expect(checkRejection("")[0]?.error).toBe("question.textMissing");
});
