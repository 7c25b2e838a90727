import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";
import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { quarterTurns, type Turn } from "../pattern/turn.ts";
import { penOnArc, smallestRadiusMm } from "./arc-baseline.ts";
import type { StitchFont } from "./font/font-book.ts";
import type { Align, Arc, LetteringRecipe } from "./recipe.ts";
import { setLine, type SetLine } from "./set-line.ts";
import type { StitchLetter } from "./font/stitch-letter.ts";

/** A letter at its place: turned about its origin, then moved there. */
export interface PlacedLetter {
  readonly letter: StitchLetter;
  /** Which line it stands on, and in which word of it, from 0. */
  readonly line: number;
  readonly word: number;
  /** Its origin (the pen on the baseline) in whole 0.1 mm, y upwards. */
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

/** A text at its place: the middle of the box around its ink is the origin. */
export interface Layout {
  readonly letters: readonly PlacedLetter[];
  /** Of the box around the boxes of the letters: on an arc a little more than the ink. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The part of a recipe that decides where its letters stand. */
type Setting = Pick<
  LetteringRecipe,
  "lines" | "heightMm" | "letterSpacingMm" | "lineSpacing" | "align" | "arc"
>;

/**
 * Places the letters of a recipe. Refused: a letter that the font lacks, at its line; a text that
 * does not fit around its arc.
 */
export function layOut(setting: Setting, font: StitchFont): Result<Layout> {
  const lines: SetLine[] = [];
  for (const [at, text] of setting.lines.entries()) {
    const line = setLine(text, { ...setting, font }, `lines.${at}`);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  const tight = setting.arc && tooTight(setting, setting.arc, lines);
  if (tight) return refuse(tight);
  return ok(centered(placeLines(setting, lines), setting.heightMm));
}

function tooTight(setting: Setting, arc: Arc, lines: readonly SetLine[]): Problem | undefined {
  const { heightMm, lineSpacing } = setting;
  const needed = lines.map(({ widthMm }, at) =>
    smallestRadiusMm(arc, { widthMm, heightMm, belowMm: at * lineSpacing * heightMm }),
  );
  const least = Math.ceil(Math.max(...needed));
  return arc.radiusMm < least ? problem("embroidery.arcTooTight", "arc", least) : undefined;
}

/** In mm still, and before the whole is moved to its middle. */
function placeLines(setting: Setting, lines: readonly SetLine[]): PlacedLetter[] {
  const { heightMm, lineSpacing, align, arc } = setting;
  const widest = Math.max(...lines.map(({ widthMm }) => widthMm));
  return lines.flatMap(({ letters, widthMm }, line) => {
    const startMm = (widest - widthMm) * SHARE_BEFORE[align] - widest / 2;
    const belowMm = line * lineSpacing * heightMm;
    return letters.map(({ letter, word, penMm }) => {
      const x = startMm + penMm;
      if (!arc) return { letter, line, word, x, y: -belowMm, turn: NO_TURN };
      const advanceMm = letter.advance * heightMm;
      const alongMm = x + advanceMm / 2;
      return {
        letter,
        line,
        word,
        ...penOnArc(arc, { heightMm, belowMm }, { alongMm, advanceMm }),
      };
    });
  });
}

/** Straight on. */
const NO_TURN = quarterTurns(0);

/** How much of the room that a line leaves stands before it. */
const SHARE_BEFORE: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

function centered(standing: readonly PlacedLetter[], heightMm: number): Layout {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { letter, x, y, turn } of standing) {
    const { ink } = letter;
    for (let corner = 0; corner < 4; corner += 1) {
      const inkX = (corner & 1 ? ink.maxX : ink.minX) * heightMm;
      const inkY = (corner & 2 ? ink.maxY : ink.minY) * heightMm;
      const atX = x + inkX * turn.cos - inkY * turn.sin;
      const atY = y + inkX * turn.sin + inkY * turn.cos;
      minX = Math.min(minX, atX);
      maxX = Math.max(maxX, atX);
      minY = Math.min(minY, atY);
      maxY = Math.max(maxY, atY);
    }
  }
  if (standing.length === 0) return { letters: [], widthMm: 0, heightMm: 0 };
  const units = (mm: number) => Math.round(mm * UNITS_PER_MM) + 0;
  const letters = standing.map((one) => ({
    ...one,
    x: units(one.x - (minX + maxX) / 2),
    y: units(one.y - (minY + maxY) / 2),
  }));
  return { letters, widthMm: maxX - minX, heightMm: maxY - minY };
}
