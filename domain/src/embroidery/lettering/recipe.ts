import type { ErrorKey } from "../../errors.ts";
import { ok, problem, type Problem, type Result } from "../../problem.ts";
import { fabrics, type FabricCode } from "../fabric/fabric.ts";
import { findThread } from "../thread/threads.ts";
import { checkText } from "./check-text.ts";
import { fontInfo, type FontCode } from "./fonts.ts";
import { LENGTH_STEP_MM, LETTERING_LIMITS } from "./limits.ts";

/** Text to be sewn, as it is kept with what was ordered: everything that its stitches follow from. */
export interface LetteringRecipe {
  readonly lines: readonly string[];
  readonly font: FontCode;
  /** Height of a capital. */
  readonly heightMm: number;
  /** Number of the thread. */
  readonly thread: string;
  readonly fabric: FabricCode;
  /** Added between letters, on top of what the font asks for; may be below 0. */
  readonly letterSpacingMm: number;
  /** From baseline to baseline, in heights of a capital. */
  readonly lineSpacing: number;
  readonly align: Align;
  readonly arc: Arc | null;
}

export type Align = "left" | "center" | "right";

/** A circle that the first baseline stands on. */
export interface Arc {
  readonly radiusMm: number;
  /** `up`: like a rainbow, the circle below the text. `down`: like a bowl, the circle above it. */
  readonly bend: "up" | "down";
}

/** A recipe as somebody wrote it: anything may stand anywhere. */
export type RecipeDraft = { readonly [Key in keyof LetteringRecipe]?: unknown };

/** What the shop owns. */
export interface RecipeRules {
  hasThread(number: string): boolean;
}

/** A shop that owns every thread of the catalogue. */
const wholeCatalogue: RecipeRules = {
  hasThread: (number) => findThread(number)?.number === number,
};

/** What stands before anybody touches it: descenders and accents of two lines keep apart. */
export const DEFAULT_LINE_SPACING = 1.7;

/**
 * The recipe of a draft: letters in their composed form, blanks at the ends of lines gone, lengths in
 * whole 0.1 mm; or all that is wrong with it.
 */
export function readRecipe(
  draft: RecipeDraft,
  rules: RecipeRules = wholeCatalogue,
): Result<LetteringRecipe> {
  const problems = checkRecipe(draft, rules);
  if (problems.length > 0) return { ok: false, problems };
  // Checked field by field just above.
  const recipe = draft as LetteringRecipe;
  const { arc, font, thread, fabric, lineSpacing, align } = recipe;
  return ok({
    lines: withoutBlankEnd(recipe.lines.map((line) => line.normalize("NFC").trim())),
    font,
    heightMm: stepped(recipe.heightMm),
    thread,
    fabric,
    letterSpacingMm: stepped(recipe.letterSpacingMm),
    lineSpacing,
    align,
    arc: arc ? { radiusMm: stepped(arc.radiusMm), bend: arc.bend } : null,
  });
}

/** All that is wrong with a draft, at the fields of {@link LetteringRecipe}. */
export function checkRecipe(draft: RecipeDraft, rules: RecipeRules = wholeCatalogue): Problem[] {
  const { thread } = draft;
  return [
    ...checkText(draft.lines),
    ...expect(isFont(draft.font), "font", "embroidery.fontUnknown"),
    ...checkHeight(draft.heightMm, draft.fabric),
    ...expect(
      typeof thread === "string" && rules.hasThread(thread),
      "thread",
      "embroidery.threadUnknown",
    ),
    ...expect(isFabric(draft.fabric), "fabric", "embroidery.fabricUnknown"),
    ...checkLength(draft.letterSpacingMm, "letterSpacingMm", "embroidery.letterSpacingInvalid"),
    ...checkLength(draft.lineSpacing, "lineSpacing", "embroidery.lineSpacingInvalid"),
    ...expect(isAlign(draft.align), "align", "embroidery.alignUnknown"),
    ...checkArc(draft.arc),
  ];
}

function checkHeight(heightMm: unknown, fabric: unknown): Problem[] {
  const wrong = checkLength(heightMm, "heightMm", "embroidery.heightInvalid");
  if (wrong.length > 0 || !isFabric(fabric)) return wrong;
  const { name, refusedBelowMm } = fabrics[fabric];
  return stepped(heightMm as number) < refusedBelowMm
    ? [problem("embroidery.heightBelowFabric", "heightMm", name, refusedBelowMm)]
    : [];
}

function checkArc(arc: unknown): Problem[] {
  if (arc === null || arc === undefined) return [];
  const { radiusMm, bend } = arc as { radiusMm?: unknown; bend?: unknown };
  const { min, max } = LETTERING_LIMITS.arcRadiusMm;
  const isArc = isWithin(radiusMm, { min, max }) && (bend === "up" || bend === "down");
  return isArc ? [] : [problem("embroidery.arcInvalid", "arc", min, max)];
}

type Bounded = "heightMm" | "letterSpacingMm" | "lineSpacing";

function checkLength(value: unknown, field: Bounded, error: ErrorKey): Problem[] {
  const { min, max } = LETTERING_LIMITS[field];
  return isWithin(value, { min, max }) ? [] : [problem(error, field, min, max)];
}

function expect(isRight: boolean, field: string, error: ErrorKey): Problem[] {
  return isRight ? [] : [problem(error, field)];
}

/** Of a number that is one: `NaN` is within nothing. */
function isWithin(value: unknown, { min, max }: { min: number; max: number }): boolean {
  return typeof value === "number" && value >= min && value <= max;
}

const isFont = (code: unknown) => typeof code === "string" && fontInfo(code) !== undefined;
const isAlign = (align: unknown) => align === "left" || align === "center" || align === "right";

function isFabric(code: unknown): code is FabricCode {
  return typeof code === "string" && Object.hasOwn(fabrics, code);
}

function stepped(mm: number): number {
  const steps = 1 / LENGTH_STEP_MM;
  // Not −0, which another notation of the same recipe would not keep.
  return Math.round(mm * steps) / steps + 0;
}

function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== "");
  return lines.slice(0, last + 1);
}
