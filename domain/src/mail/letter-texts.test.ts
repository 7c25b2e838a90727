import { describe, expect, it } from "vitest";
import { checkLetterTexts, filledText, type LetterTexts } from "./letter-texts.ts";

const KNOWN = ["store", "number"];

describe("what staff say of a letter", () => {
  it.each<[Partial<LetterTexts>, string, readonly (string | number)[]]>([
    [{ subject: "  " }, "mail.textEmpty", ["Subject"]],
    [{ heading: "" }, "mail.textEmpty", ["Heading"]],
    [{ subject: "x".repeat(151) }, "mail.textTooLong", ["Subject", 150]],
    [{ closing: "x".repeat(2_001) }, "mail.textTooLong", ["Closing", 2_000]],
    [{ subject: "Your order\r\nBcc: all@example.com" }, "mail.textUnseen", ["Subject"]],
    [{ intro: "pay \u202Eereh" }, "mail.textUnseen", ["Opening"]],
    [{ intro: "Order {nubmer}" }, "mail.noSuchPlaceholder", ["Opening", "nubmer"]],
    [{ closing: "{constructor}" }, "mail.noSuchPlaceholder", ["Closing", "constructor"]],
  ])("%j is refused: %s", (texts, error, params) => {
    const [field] = Object.keys(texts);
    expect(checkLetterTexts(texts, KNOWN)).toEqual([{ field, error, params }]);
  });

  it("may use every placeholder of the letter, several lines where it is no title, and braces of other kinds", () => {
    const texts = {
      subject: "{store}: order {number}",
      heading: "Order {number}",
      intro: "We have it.\n\nThank you { ever } so much {}",
      closing: "",
    };
    expect(checkLetterTexts(texts, KNOWN)).toEqual([]);
  });
});

describe("a text with placeholders", () => {
  it("is filled with what this letter has", () => {
    expect(filledText("{store}: {number}, {number}", { store: "Placket", number: "100" })).toBe(
      "Placket: 100, 100",
    );
  });

  it("is none where the letter has nothing to put there, or knows no such placeholder", () => {
    expect(filledText("Dear {name},", { name: null })).toBeUndefined();
    expect(filledText("Dear {toString},", { name: "Mira" })).toBeUndefined();
  });

  it("takes values as they are: never as placeholders, lines or patterns of a replacement", () => {
    const values = { name: "{store} $& $1\r\nTotal: $0.00", store: "Placket" };
    expect(filledText("Dear {name}", values)).toBe("Dear {store} $& $1 Total: $0.00");
  });
});
