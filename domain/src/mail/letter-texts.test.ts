import { describe, expect, it } from "vitest";
import { filledText } from "./letter-texts.ts";

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
