import { describe, expect, it } from "vitest";
import { sayer } from "./phrase.ts";
import { nameText, sayText, textInEnglish } from "./phrased.ts";

const say = sayer({ locale: "de-DE", words: { Navy: "Marine", "%1, %2 mm": "%1 zu %2 mm" } });

describe("CONF-37 a text is worded by whoever shows it", () => {
  it("numbers as the locale writes them, phrases among the values in its words", () => {
    const text = { phrase: "%1, %2 mm", values: [nameText("Navy"), 1250.5] };
    expect(sayText(text, say)).toBe("Marine zu 1.250,5 mm");
    expect(textInEnglish(text)).toBe("Navy, 1,250.5 mm");
  });

  it("what somebody typed is no phrase, though one is written like it", () => {
    expect(sayText({ phrase: "%1, %2 mm", values: ["Navy", 9] }, say)).toBe("Navy zu 9 mm");
  });

  it("a name that asks for values is read as it is", () => {
    expect(sayText(nameText("Back %1"), say)).toBe("Back %1");
  });
});
