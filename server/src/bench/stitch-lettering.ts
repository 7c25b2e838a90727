import type { StitchFont } from "@placket/domain/embroidery/lettering/font/font-book";
import type { FontInfo } from "@placket/domain/embroidery/lettering/fonts";
import { glyphCache, type GlyphCache } from "@placket/domain/embroidery/lettering/glyph-cache";
import {
  DEFAULT_LINE_SPACING,
  type LetteringRecipe,
} from "@placket/domain/embroidery/lettering/recipe";
import { sewLettering } from "@placket/domain/embroidery/lettering/sew-lettering";
import { type Spread, spreadOf, timed } from "./spread.ts";

/** Three lines of 12 letters, some of them twice, as a name and two lines of a uniform are. */
const LINES = ["Chef Antoine", "Grand Hotel!", "Kitchen Crew"] as const;
/** The longest word that still fits a line of 12: in a joining font a word is sewn as a whole. */
const LONG_WORD = "Haberdashery";

const WARM_RUNS = 5;
const COLD_RUNS = 9;
const TYPINGS = 3;

/** How a font sews while somebody types. */
interface LetteringTimes {
  /** The three lines with an empty glyph cache: what a text costs that nobody sewed before. */
  readonly cold: Spread;
  /** The three lines, letter by letter; each letter of the alphabet was sewn before. */
  readonly keystroke: Spread;
  /** One word of 12 letters, letter by letter. */
  readonly longWord: Spread;
}

/** The first text of a process, before its code is compiled, in ms. */
export function firstText(font: StitchFont, { code }: FontInfo): Promise<number> {
  return timed(() => sew(recipeOf(code, LINES), font));
}

/** Measures a font in a process that has sewn it before. */
export async function measureLettering(
  font: StitchFont,
  { code }: FontInfo,
): Promise<LetteringTimes> {
  for (let run = 0; run < WARM_RUNS; run += 1) sew(recipeOf(code, LINES), font);
  const cold: number[] = [];
  for (let run = 0; run < COLD_RUNS; run += 1) {
    cold.push(await timed(() => sew(recipeOf(code, LINES), font)));
  }
  return {
    cold: spreadOf(cold),
    keystroke: await typed(LINES, code, font),
    longWord: await typed([LONG_WORD], code, font),
  };
}

async function typed(
  lines: readonly string[],
  code: LetteringRecipe["font"],
  font: StitchFont,
): Promise<Spread> {
  const times: number[] = [];
  for (let typing = 0; typing < TYPINGS; typing += 1) {
    const cache = glyphCache();
    for (const letter of new Set(lines.join("").replaceAll(" ", ""))) {
      sew(recipeOf(code, [letter]), font, cache);
    }
    for (const [at, line] of lines.entries()) {
      for (let length = 1; length <= line.length; length += 1) {
        const recipe = recipeOf(code, [...lines.slice(0, at), line.slice(0, length).trim()]);
        times.push(await timed(() => sew(recipe, font, cache)));
      }
    }
  }
  return spreadOf(times);
}

function sew(recipe: LetteringRecipe, font: StitchFont, cache?: GlyphCache): void {
  const sewn = sewLettering(recipe, font, cache);
  if (!sewn.ok) throw new Error(`"${recipe.lines.join(" / ")}" was refused`);
}

function recipeOf(font: LetteringRecipe["font"], lines: readonly string[]): LetteringRecipe {
  return {
    lines,
    font,
    heightMm: 10,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: 0,
    lineSpacing: DEFAULT_LINE_SPACING,
    align: "center",
    arc: null,
  };
}
