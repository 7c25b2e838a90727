import { expect, it } from "vitest";
import { inOneLine, isOneLine, isSeen, linesOf } from "./one-line.ts";

it.each([
  ["Mira\r\nYour order was cancelled", "Mira Your order was cancelled"],
  ["a\tb\u0000c\u2028d\u0085e", "a b c d e"],
  ["\u202Egnp.exe\u202C \u2066x\u2069", "gnp.exe x"],
  ["שלום, Zoë 👩‍🍳", "שלום, Zoë 👩‍🍳"],
])("%j stays on its line as %j", (text, line) => {
  expect(inOneLine(text)).toBe(line);
  expect(isOneLine(line)).toBe(true);
  expect(isOneLine(text)).toBe(text === line);
});

it("a note keeps its lines, each on its own", () => {
  expect(linesOf("Ring\r\ntwice\rat\n\nthe \u202Edoor\tplease")).toEqual([
    "Ring",
    "twice",
    "at",
    "",
    "the door please",
  ]);
});

it.each([
  "",
  " ",
  "\u200b",
  "\u2060\ufeff",
  "\u00a0\u2003",
  "\u202e",
  "\u3164\u115f",
  "\u2800",
  "\u00ad",
])("nothing of %j is seen", (text) => {
  expect(isSeen(text)).toBe(false);
  expect(isSeen(`${text}Zoë`)).toBe(true);
});

it.each(["é", "厨房", "👩‍🍳", "."])("%j is seen", (text) => expect(isSeen(text)).toBe(true));
