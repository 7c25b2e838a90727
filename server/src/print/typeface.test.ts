import { expect, it } from "vitest";
import { Sheet } from "./sheet.ts";
import { shortened, wrapped } from "./parts.ts";
import { runsOf } from "./typeface.ts";

it.each([
  ["Crème Brûlée ß œ Œ ″ × ·", ["latin-400"]],
  ["Łukasz Żółć", ["latin-ext-400", "latin-400", "latin-ext-400", "latin-400", "latin-ext-400"]],
  ["Trần", ["latin-400", "vietnamese-400", "latin-400"]],
])("sets %s from the files that have the letters", (text, fonts) => {
  const runs = runsOf(text, 400);
  expect(runs.map(({ font }) => font)).toEqual(fonts);
  expect(runs.map(({ text }) => text).join("")).toBe(text);
});

it("takes letters apart from their accents for the whole letter", () => {
  expect(runsOf("e\u0301", 600)).toEqual([{ font: "latin-600", text: "é" }]);
});

it("shows what it cannot set as a question mark", () => {
  expect(runsOf("A京\u0007", 400)).toEqual([{ font: "latin-400", text: "A??" }]);
});

const sheet = new Sheet({ title: "Lines", created: new Date(0) });

it("breaks lines at blanks, and within a word only where it must", () => {
  const lines = wrapped(sheet, "sew above the pocket\nand incomprehensibilities", 22);
  expect(lines.every((line) => sheet.widthOf(line) <= 22)).toBe(true);
  expect(lines.join("").replaceAll(" ", "")).toBe("sewabovethepocketandincomprehensibilities");
  expect(lines[0]).toBe("sew above the");
  expect(lines.length).toBeGreaterThan(4);
});

it("shortens a line with an ellipsis, and only when it is too long", () => {
  expect(shortened(sheet, "Left chest", 40)).toBe("Left chest");
  expect(shortened(sheet, "Left chest ".repeat(5000), 20)).toMatch(/^Left chest.*…$/);
  expect(sheet.widthOf(shortened(sheet, "W".repeat(100), 20))).toBeLessThanOrEqual(20);
});
