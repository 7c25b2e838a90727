import { expect, it } from "vitest";
import { inOneLine, isOneLine, linesOf } from "./one-line.ts";

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
