import { problem, refuse, ok, type Problem, type Result } from "../../problem.ts";
import { at } from "../design/design-draft.ts";
import { sewableLines } from "../lettering/check-text.ts";
import { lettersOf } from "../lettering/font/composed-letter.ts";
import { DEFAULT_LINE_SPACING, readRecipe, type LetteringRecipe } from "../lettering/recipe.ts";
import { fontInfo } from "../lettering/fonts.ts";
import {
  linesOf,
  textStepOf,
  threadsOn,
  type LineRule,
  type OfferPlacement,
  type OfferTerms,
  type PriceStep,
  type TextTerms,
} from "./offer.ts";

/** A text as somebody wants it on a garment; nothing of it is believed. */
export interface LetteringWish {
  readonly lines: readonly string[];
  readonly font: string;
  /** Number of the thread. */
  readonly thread: string;
  readonly heightMm: number;
  /** Code of the placement. */
  readonly placement: string;
  /** What the shopper was shown: stitches, and what a piece costs more, as a decimal; left out where nothing was. */
  readonly shown?: {
    readonly stitches?: number | undefined;
    readonly price?: number | undefined;
  };
}

/** A text on a garment, as it is kept with what was bought: its stitches follow from the recipe alone. */
export interface Lettering {
  readonly recipe: LetteringRecipe;
  readonly placement: Pick<OfferPlacement, "code" | "name">;
  /** As the server counted them. */
  readonly stitches: number;
  /** Around the needle points. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A text that may be sewn there, before anybody counted its stitches. */
export interface ReadLettering {
  readonly recipe: LetteringRecipe;
  readonly placement: OfferPlacement;
}

/** What of an offer a text is held to. */
type LetteringTerms = Pick<OfferTerms, "fabric" | "placements" | "text" | "colorExclusions">;

/**
 * The text by the terms of its product, or all that is wrong with it, at its fields. Lines that the terms do not know
 * are refused, and blank ones above others; blank ones at the end are none.
 * @param color of the cloth; `null` where it has none of its own.
 */
export function readLettering(
  wish: LetteringWish,
  terms: LetteringTerms,
  color: string | null,
): Result<ReadLettering> {
  const { text } = terms;
  if (!text) return refuse(problem("embroidery.optionUnavailable"));
  const placement = terms.placements.find(
    ({ code }) => code === wish.placement && text.placements.includes(code),
  );
  const { min, max } = text.heightMm;
  const recipe = recipeOf(wish, { ...terms, text }, color);
  const isHigh = wish.heightMm >= min && wish.heightMm <= max;
  const problems = [
    // Before what any recipe may be: a shopper is told the heights of this garment, and the letters of its lines.
    ...(isHigh ? [] : [problem("embroidery.heightInvalid", "heightMm", min, max)]),
    ...lineProblems(wish.lines, linesOf(text)),
    ...(recipe.ok ? [] : recipe.problems),
    ...(placement ? [] : [problem("embroidery.placementUnknown", "placement")]),
  ];
  if (!recipe.ok || !placement || problems.length > 0) return refuse(...firstOfEach(problems));
  return ok({ recipe: recipe.value, placement });
}

/**
 * What of a text that was refused can still be seen sewn (issue 10.6): all of its letters but those that no needle
 * knows, which leave a gap. It is for the eye alone; `undefined` where nothing is left, or its look is refused.
 */
export function sewableRest(
  wish: LetteringWish,
  terms: LetteringTerms,
  color: string | null,
): LetteringRecipe | undefined {
  const { text } = terms;
  if (!text) return undefined;
  const rest = recipeOf({ ...wish, lines: sewableLines(wish.lines) }, { ...terms, text }, color);
  return rest.ok ? rest.value : undefined;
}

/** The recipe that a text comes to, by the rules of any recipe and what is offered here. */
function recipeOf(
  { lines, font, heightMm, thread }: LetteringWish,
  { text, ...terms }: LetteringTerms & { readonly text: TextTerms },
  color: string | null,
): Result<LetteringRecipe> {
  const fonts: readonly string[] = text.fonts;
  const threads = threadsOn({ ...terms, text }, color);
  return readRecipe(
    {
      lines: withDefaults(lines, linesOf(text)),
      font: fonts.includes(font) ? font : undefined,
      heightMm,
      thread,
      fabric: terms.fabric,
      letterSpacingMm: fontInfo(font)?.letterSpacingMm ?? 0,
      lineSpacing: DEFAULT_LINE_SPACING,
      align: "center",
      arc: null,
    },
    { hasThread: (number) => threads.includes(number) },
  );
}

/** A locked line is what it is, whatever was sent. */
function withDefaults(lines: readonly string[], rules: readonly LineRule[]): readonly string[] {
  const all = lines.map((line, at) => (rules[at]?.isLocked ? rules[at].defaultText : line));
  const missing = rules.slice(lines.length).map((rule) => (rule.isLocked ? rule.defaultText : ""));
  return [...all, ...missing];
}

function lineProblems(lines: readonly string[], rules: readonly LineRule[]): Problem[] {
  if (lines.length > rules.length) {
    return [problem("embroidery.textTooManyLines", "lines", rules.length)];
  }
  const last = withDefaults(lines, rules).findLastIndex((line) => line.trim() !== "");
  return rules.flatMap(({ characterLimit, isRequired, isLocked, defaultText, number }, at) => {
    const said = lines[at]?.trim() ?? "";
    const field = `lines.${at}`;
    if (isLocked) {
      const isTouched = said !== "" && said !== defaultText;
      return isTouched ? [problem("embroidery.textLineLocked", field, defaultText)] : [];
    }
    if (said === "" && isRequired) return [problem("embroidery.textLineMissing", field)];
    // A needle knows no empty line between others.
    if (said === "") return at < last ? [problem("embroidery.textLineSkipped", field, number)] : [];
    const isLong = lettersOf(said).length > characterLimit;
    return isLong ? [problem("embroidery.textLineTooLong", field, characterLimit)] : [];
  });
}

/** Each field says one thing: what is wrong with it first. */
const firstOfEach = (problems: readonly Problem[]): Problem[] =>
  problems.filter((one, i) => problems.findIndex(({ field }) => field === one.field) === i);

/** What the needle made of a text. */
export type SewnSize = Pick<Lettering, "stitches" | "widthMm" | "heightMm">;

/**
 * The text with its stitches and what they are charged as; refused where it finds no room, where its stitches are too
 * many, and where the shopper was shown another count.
 */
export function judgeSewn(
  { recipe, placement }: ReadLettering,
  sewn: SewnSize,
  { text, shown }: { readonly text: TextTerms } & Pick<LetteringWish, "shown">,
): Result<{ readonly lettering: Lettering; readonly step: PriceStep }> {
  const { code, name, widthMm, heightMm } = placement;
  const step = textStepOf(text, { stitches: sewn.stitches, lines: recipe.lines });
  const most = text.prices.at(-1)?.upTo ?? 0;
  const isOther = shown?.stitches !== undefined && shown.stitches !== sewn.stitches;
  const problems = [
    ...(inMm(sewn.widthMm) > widthMm
      ? [problem("embroidery.textTooWide", "placement", inMm(sewn.widthMm), name, widthMm)]
      : []),
    ...(inMm(sewn.heightMm) > heightMm
      ? [problem("embroidery.textTooHigh", "placement", inMm(sewn.heightMm), name, heightMm)]
      : []),
    ...(step ? [] : [problem("embroidery.tooManyStitches", "heightMm", most)]),
    ...(isOther ? [problem("embroidery.shownOtherwise", "stitches")] : []),
  ];
  if (!step || problems.length > 0) return refuse(...firstOfEach(problems));
  return ok({ lettering: { recipe, placement: { code, name }, ...sewn }, step });
}

/** What tells one text from another: all that its stitches follow from, and where they stand. */
export function letteringIdentity({ recipe, placement }: Lettering): readonly unknown[] {
  const { lines, font, heightMm, thread, fabric, letterSpacingMm, lineSpacing, align, arc } =
    recipe;
  const bent = arc && [arc.radiusMm, arc.bend];
  const how = [font, heightMm, thread, fabric, letterSpacingMm, lineSpacing, align, bent];
  return [placement.code, lines, ...how];
}

/** To 0.1 mm, for reading. */
const inMm = (mm: number) => Math.round(mm * 10) / 10;

/** Problems of a text, at its part of a line: `text.lines.0`. */
export const atText = (refused: Extract<Result<unknown>, { ok: false }>) => at("text", refused);
