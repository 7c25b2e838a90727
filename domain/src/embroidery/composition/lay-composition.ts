import { ok, problem, refuse, type Result } from "../../problem.ts";
import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { quarterTurns } from "../pattern/turn.ts";
import { penOnArc, smallestRadiusMm } from "../lettering/arc-baseline.ts";
import type { StitchFont } from "../lettering/font/font-book.ts";
import type { FontCode } from "../lettering/fonts.ts";
import type { PlacedLetter } from "../lettering/layout.ts";
import type { Align } from "../lettering/recipe.ts";
import { setLine, type SetLine } from "../lettering/set-line.ts";
import type { ComposedLine, Composition } from "./composition.ts";
import { monogramHeights, monogramPens } from "./monogram.ts";

/** Letters that are sewn alike: a line, or a letter of a monogram. */
interface LetterGroup {
  /** Which line of the composition they are of, from 0. */
  readonly at: number;
  readonly font: FontCode;
  readonly heightMm: number;
  readonly thread: string;
  readonly letters: readonly PlacedLetter[];
}

/** A composition at its place: the middle of the box around its ink is the origin. */
export interface LaidComposition {
  readonly groups: readonly LetterGroup[];
  /** The corners of the boxes around its letters, in mm: what a frame goes around. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

export type FontOf = (code: FontCode) => StitchFont;

/** Places the letters of a composition. Refused: a letter that a font lacks, a text that does not fit around its arc. */
export function layComposition(composition: Composition, fontOf: FontOf): Result<LaidComposition> {
  const groups = composition.isMonogram
    ? monogram(composition, fontOf)
    : textLines(composition, fontOf);
  return groups.ok ? ok(centered(groups.value)) : groups;
}

/** Straight on. */
const NO_TURN = quarterTurns(0);
/** How much of the room that a line leaves stands before it. */
const SHARE_BEFORE: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

function textLines(
  { lines, lineSpacing, align, arc }: Composition,
  fontOf: FontOf,
): Result<LetterGroup[]> {
  const set: SetLine[] = [];
  for (const [at, line] of lines.entries()) {
    const one = setLine(line.text, { ...line, font: fontOf(line.font) }, `lines.${at}`);
    if (!one.ok) return one;
    set.push(one.value);
  }
  const below = baselines(lines, lineSpacing);
  if (arc) {
    const needed = set.map(({ widthMm }, at) =>
      smallestRadiusMm(arc, {
        widthMm,
        heightMm: lines[at]?.heightMm ?? 0,
        belowMm: below[at] ?? 0,
      }),
    );
    const least = Math.ceil(Math.max(...needed));
    if (arc.radiusMm < least) return refuse(problem("embroidery.arcTooTight", "arc", least));
  }
  const widest = Math.max(...set.map(({ widthMm }) => widthMm));
  const groups = set.map(({ letters, widthMm }, at): LetterGroup => {
    const { font, heightMm, thread } = lines[at] as ComposedLine;
    const belowMm = below[at] ?? 0;
    const startMm = (widest - widthMm) * SHARE_BEFORE[align] - widest / 2;
    const placed = letters.map(({ letter, word, penMm }): PlacedLetter => {
      const x = startMm + penMm;
      if (!arc) return { letter, line: at, word, x, y: -belowMm, turn: NO_TURN };
      const advanceMm = letter.advance * heightMm;
      const pen = penOnArc(arc, { heightMm, belowMm }, { alongMm: x + advanceMm / 2, advanceMm });
      return { letter, line: at, word, ...pen };
    });
    return { at, font, heightMm, thread, letters: placed };
  });
  return ok(groups);
}

/**
 * How far each baseline lies below the first, in mm: a line needs room for its own capitals, and between two lines the
 * part of the spacing beyond them counts in the mean of their heights.
 */
function baselines(lines: readonly ComposedLine[], lineSpacing: number): readonly number[] {
  let below = 0;
  return lines.map(({ heightMm }, at) => {
    const before = lines[at - 1];
    if (before) below += heightMm + (lineSpacing - 1) * ((before.heightMm + heightMm) / 2);
    return below;
  });
}

function monogram({ lines }: Composition, fontOf: FontOf): Result<LetterGroup[]> {
  const [line] = lines;
  if (!line) return ok([]);
  const { font, thread, letterSpacingMm } = line;
  const set = setLine(line.text, { ...line, font: fontOf(font) }, "lines.0");
  if (!set.ok) return set;
  const letters = set.value.letters.map(({ letter }) => letter);
  const heights = monogramHeights(letters.length, line.heightMm);
  const inks = letters.map(({ ink }, i) => ({
    minX: ink.minX * (heights[i] ?? 0),
    maxX: ink.maxX * (heights[i] ?? 0),
  }));
  const pens = monogramPens(inks, { heights, letterSpacingMm });
  const groups = letters.map((letter, i): LetterGroup => {
    const placed = { letter, line: 0, word: i, x: 0, y: 0, ...pens[i], turn: NO_TURN };
    return { at: 0, font, heightMm: heights[i] ?? 0, thread, letters: [placed] };
  });
  return ok(groups);
}

function centered(groups: readonly LetterGroup[]): LaidComposition {
  const corners = groups.flatMap(({ letters, heightMm }) =>
    letters.flatMap(({ letter: { ink }, x, y, turn }) =>
      [ink.minX, ink.maxX].flatMap((inkX) =>
        [ink.minY, ink.maxY].map((inkY) => ({
          x: x + (inkX * turn.cos - inkY * turn.sin) * heightMm,
          y: y + (inkX * turn.sin + inkY * turn.cos) * heightMm,
        })),
      ),
    ),
  );
  if (corners.length === 0) return { groups: [], corners: [] };
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [midX, midY] = [middle(corners.map(({ x }) => x)), middle(corners.map(({ y }) => y))];
  const units = (mm: number) => Math.round(mm * UNITS_PER_MM) + 0;
  return {
    groups: groups.map((group) => ({
      ...group,
      letters: group.letters.map((one) => ({
        ...one,
        x: units(one.x - midX),
        y: units(one.y - midY),
      })),
    })),
    corners: corners.map(({ x, y }) => ({ x: x - midX, y: y - midY })),
  };
}
