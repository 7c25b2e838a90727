import { describe, expect, it } from "vitest";
import { askedBy, phraseOf, type Term, type Vocabulary } from "./asked.ts";
import { synonymsOf } from "./synonyms.ts";

const black: Term = { kind: "option", code: "color", key: "7" };
const workBlue: Term = { kind: "option", code: "color", key: "8" };
const large: Term = { kind: "option", code: "size", key: "40" };
const chefTrousers: Term = { kind: "category", id: 5 };
const NAMED = new Map([
  ["chef trouser", [chefTrousers]],
  ["black", [black]],
  [phraseOf("Work Blue"), [workBlue]],
  ["l", [large]],
]);
const synonyms = synonymsOf([
  { words: ["trousers", "pants"], means: [] },
  { words: ["hi vis"], means: ["high visibility"] },
  { words: ["large"], means: ["L"] },
]);
const vocabulary: Vocabulary = {
  named: (phrase) => NAMED.get(phrase) ?? [],
  synonyms: (phrase) => synonyms.of(phrase),
  longest: 2,
};
const ask = (text: string) => askedBy(text, vocabulary);
const text = (stem: string, isWhole = false) => ({ kind: "text", stem, isWhole });

describe("what a search asks for", () => {
  it("is each word, as text and as the option that is called so", () => {
    expect(ask("Black coats")).toEqual([
      {
        typed: ["black"],
        readings: [
          { terms: [text("black")], worth: 1 },
          { terms: [black], worth: 1 },
        ],
      },
      { typed: ["coats"], readings: [{ terms: [text("coat")], worth: 1 }] },
    ]);
  });

  it("is a phrase that the shop knows, kept together", () => {
    const [jacket, blue] = ask("jacket work blue");
    expect(jacket?.typed).toEqual(["jacket"]);
    expect(blue?.readings).toEqual([
      { terms: [text("work"), text("blue")], worth: 1 },
      { terms: [workBlue], worth: 1 },
    ]);
  });

  it("is the size alone where its letter is named, not whatever begins with it", () => {
    expect(ask("coat size L")[1]).toEqual({
      typed: ["l"],
      readings: [{ terms: [large], worth: 1 }],
    });
  });

  it("leaves out words that say nothing of a garment, as long as others remain", () => {
    expect(ask("a coat for the kitchen").map(({ typed }) => typed)).toEqual([
      ["coat"],
      ["kitchen"],
    ]);
    expect(ask("for the").map(({ typed }) => typed)).toEqual([["for"], ["the"]]);
  });

  it("is what staff call alike as well, which is worth less, and the options of it", () => {
    expect(ask("pants")[0]?.readings).toContainEqual({
      terms: [text("trouser", true)],
      worth: 0.6,
    });
    expect(ask("hi vis")[0]?.readings).toContainEqual({
      terms: [text("high", true), text("visibility", true)],
      worth: 0.6,
    });
    expect(ask("large")[0]?.readings).toContainEqual({ terms: [large], worth: 0.6 });
  });

  it("is a phrase that the shop knows with one of its words for another", () => {
    const [asked, ...more] = ask("chef pants");
    expect(more).toEqual([]);
    expect(asked?.readings).toContainEqual({ terms: [chefTrousers], worth: 0.6 });
  });

  it("is asked once, however often it is typed", () => {
    expect(ask("coat coat coats")).toHaveLength(1);
    expect(ask(Array.from({ length: 40 }, (_, i) => `word${i}`).join(" "))).toHaveLength(12);
  });
});
