import { expect, it } from "vitest";
import { wrapped } from "./plain-text.ts";

const columns = (text: string) => Math.max(...text.split("\n").map((line) => line.length));

it("breaks between words before the 73rd column, and begins each line alike", () => {
  const text = wrapped("four by four ".repeat(30), "  ");
  expect(columns(text)).toBeLessThanOrEqual(72);
  expect(text.split("\n").every((line) => /^ {2}\S/.test(line))).toBe(true);
  expect(text.replaceAll(/\s+/g, " ").trim()).toBe("four by four ".repeat(30).trim());
});

it("breaks what has no space, but never an address", () => {
  expect(columns(wrapped("X".repeat(200)))).toBe(72);
  const address = `https://shop.example/${"a".repeat(100)}`;
  expect(wrapped(`See ${address} for more`)).toBe(`See\n${address}\nfor more`);
});

it("breaks between signs as they are seen", () => {
  const [first, second] = wrapped("👩‍🍳".repeat(80)).split("\n");
  expect([first, second]).toEqual(["👩‍🍳".repeat(72), "👩‍🍳".repeat(8)]);
});

it("makes no line of a line end that somebody typed", () => {
  expect(wrapped("Mira\r\n\nGrand Total: $0.00")).toBe("Mira Grand Total: $0.00");
});
