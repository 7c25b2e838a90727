import { describe, expect, it } from "vitest";
import { counter, ENGLISH, sayer, type Language } from "./phrase.ts";

const polish: Language = {
  locale: "pl-PL",
  words: {
    "%1 pieces": { one: "%1 sztuka", few: "%1 sztuki", many: "%1 sztuk", other: "%1 sztuki" },
    "One more": "Jeszcze jedna",
    Search: "Szukaj",
    "noun::Search": "Wyszukiwanie",
  },
};

describe("phrases in a language", () => {
  it.each([
    [1, "1 sztuka"],
    [2, "2 sztuki"],
    [5, "5 sztuk"],
    [22, "22 sztuki"],
    [1.5, "1,5 sztuki"],
    [25_000, "25 000 sztuk"],
  ])("%s pieces take the plural form that the language has for them", (count, said) => {
    const spaces = /[\u00a0\u202f]/g;
    expect(counter(polish)(count, "%1 piece", "%1 pieces").replaceAll(spaces, " ")).toBe(said);
    expect(sayer(polish)("%1 pieces", count).replaceAll(spaces, " ")).toBe(said);
  });

  it("a language without words for it counts in English", () => {
    const german: Language = { locale: "de-DE", words: {} };
    expect([0, 1, 2].map((n) => counter(german)(n, "%1 piece", "%1 pieces"))).toEqual([
      "0 pieces",
      "1 piece",
      "2 pieces",
    ]);
    expect(counter(ENGLISH)(1200, "%1 piece", "%1 pieces")).toBe("1,200 pieces");
    expect(counter(german)(1200, "%1 piece", "%1 pieces")).toBe("1.200 pieces");
  });

  it("one English phrase with two meanings has a context in front, said nowhere", () => {
    expect([sayer(polish)("Search"), sayer(polish)("noun::Search")]).toEqual([
      "Szukaj",
      "Wyszukiwanie",
    ]);
    expect(sayer(polish)("verb::Search")).toBe("Szukaj");
    expect(sayer(ENGLISH)("noun::Search")).toBe("Search");
  });

  it("CONF-38 a missing value throws, in English and in a translation", () => {
    expect(() => sayer(ENGLISH)("%1 of %2", 1)).toThrow("%2");
    expect(() => sayer(polish)("%1 pieces")).toThrow("%1");
  });

  it("no phrase is found because every object has it; texts are not counted", () => {
    expect(sayer(polish)("constructor")).toBe("constructor");
    expect(sayer(ENGLISH)("Order %1", "100000001")).toBe("Order 100000001");
  });
});
