import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readFont, type StitchFont } from "./font/font-book.ts";
import { fontInfo, type FontCode } from "./fonts.ts";
import { DEFAULT_LINE_SPACING, type LetteringRecipe, type RecipeRules } from "./recipe.ts";

/** The bytes of a font of the table, for tests. */
export function bytesOf(code: FontCode): ArrayBuffer {
  const { package: from, file } = fontInfo(code)!;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`${from}/${file}`)));
  return Uint8Array.from(bytes).buffer;
}

const read = new Map<FontCode, StitchFont>();

/** A font of the table, for tests. */
export function fontOf(code: FontCode): StitchFont {
  const before = read.get(code);
  if (before) return before;
  const result = readFont(bytesOf(code));
  if (!result.ok) throw new Error(`The font ${code} cannot be read`);
  read.set(code, result.value);
  return result.value;
}

/** The shop of the tests owns two threads. */
export const rules: RecipeRules = { hasThread: (number) => number === "1000" || number === "1366" };

/** `aRecipe({ lines: ["HEAD CHEF"] })` */
export function aRecipe(rest: Partial<LetteringRecipe> = {}): LetteringRecipe {
  return {
    lines: ["Kitchen"],
    font: "block",
    heightMm: 10,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: 0,
    lineSpacing: DEFAULT_LINE_SPACING,
    align: "center",
    arc: null,
    ...rest,
  };
}
