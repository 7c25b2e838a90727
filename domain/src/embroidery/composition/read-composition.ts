import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";
import { fabrics, type FabricCode } from "../fabric/fabric.ts";
import { checkText } from "../lettering/check-text.ts";
import { lettersOf } from "../lettering/font/composed-letter.ts";
import { readRecipe, type LetteringRecipe } from "../lettering/recipe.ts";
import { findThread } from "../thread/threads.ts";
import {
  FRAME_SHAPES,
  type ComposedLine,
  type Composition,
  type CompositionDraft,
  type Frame,
  type FrameShape,
} from "./composition.ts";
import { leastMonogramMm, monogramHeights } from "./monogram.ts";

/** The fields of a recipe that a composition has once; those of its lines stand at each of them. */
const SHARED: ReadonlySet<string> = new Set(["fabric", "lineSpacing", "align", "arc"]);
/** Held to what a recipe may be, whatever the line says: the words are looked at as a whole. */
const ANY_TEXT = "I";
/** More lines than any text has are not looked into. */
const LINES_READ = 20;

/**
 * The composition of a draft, held to what a lettering recipe is held to, line by line; or all that is wrong with it, at
 * `lines.0` (its words), `lines.0.heightMm` …, `fabric`, `arc`, `frame.thread`.
 */
export function readComposition(draft: CompositionDraft): Result<Composition> {
  const isMonogram = draft.isMonogram === true;
  const given = isMonogram ? draft.lines.slice(0, 1) : draft.lines.slice(0, LINES_READ);
  const arc = isMonogram ? null : draft.arc;
  const read = given.map((line) => readRecipe({ ...draft, ...line, arc, lines: [ANY_TEXT] }));
  const texts = given.map(({ text }) => text);
  const frame = readFrame(draft.frame);
  const problems = [
    ...checkText(texts),
    ...read.flatMap((one, at) => (one.ok ? [] : lineProblems(one.problems, at))),
    ...(frame.ok ? [] : frame.problems),
    ...(isMonogram ? monogramProblems(given[0] ?? {}, draft.fabric) : []),
  ];
  const recipes = read.flatMap((one) => (one.ok ? [one.value] : []));
  const [first] = recipes;
  if (problems.length > 0 || !first || !frame.ok) return refuse(...firstOfEach(problems));
  const lines = recipes.map((recipe, at) => composedLine(recipe, String(texts[at])));
  const { fabric, lineSpacing, align } = first;
  return ok({
    lines: withoutBlankEnd(lines),
    fabric,
    lineSpacing,
    align,
    arc: first.arc,
    isMonogram,
    frame: frame.value,
  });
}

function composedLine(
  { font, heightMm, thread, letterSpacingMm }: LetteringRecipe,
  text: string,
): ComposedLine {
  return { text: text.normalize("NFC").trim(), font, heightMm, thread, letterSpacingMm };
}

function lineProblems(problems: readonly Problem[], at: number): Problem[] {
  return problems
    .filter(({ field }) => at === 0 || !SHARED.has(field))
    .map((one) => (SHARED.has(one.field) ? one : { ...one, field: `lines.${at}.${one.field}` }));
}

function monogramProblems({ text, heightMm }: CompositionDraft["lines"][number], fabric: unknown) {
  if (typeof text !== "string") return [];
  const letters = lettersOf(text.trim());
  if (letters.length === 0) return [];
  if (letters.length > 3 || letters.some((letter) => letter.trim() === "")) {
    return [problem("embroidery.monogramLetters", "lines.0")];
  }
  if (typeof heightMm !== "number" || typeof fabric !== "string") return [];
  if (!Object.hasOwn(fabrics, fabric)) return [];
  const { name, refusedBelowMm } = fabrics[fabric as FabricCode];
  const least = leastMonogramMm(refusedBelowMm);
  const isSmall = Math.min(...monogramHeights(letters.length, heightMm)) < refusedBelowMm;
  return isSmall && heightMm >= refusedBelowMm
    ? [problem("embroidery.monogramTooSmall", "lines.0.heightMm", name, least)]
    : [];
}

function readFrame(draft: CompositionDraft["frame"]): Result<Frame | null> {
  if (draft === null || draft === undefined) return ok(null);
  const { shape, thread } = draft;
  const problems = [
    ...(FRAME_SHAPES.some((one) => one === shape)
      ? []
      : [problem("embroidery.frameUnknown", "frame")]),
    ...(typeof thread === "string" && findThread(thread)?.number === thread
      ? []
      : [problem("embroidery.threadUnknown", "frame.thread")]),
  ];
  if (problems.length > 0) return refuse(...problems);
  return ok({ shape: shape as FrameShape, thread: thread as string });
}

/** Each field says one thing. */
const firstOfEach = (problems: readonly Problem[]): Problem[] =>
  problems.filter((one, i) => problems.findIndex(({ field }) => field === one.field) === i);

function withoutBlankEnd(lines: readonly ComposedLine[]): readonly ComposedLine[] {
  const last = lines.findLastIndex(({ text }) => text !== "");
  return lines.slice(0, last + 1);
}
