import { isOneLine, isSeen } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import type { LetteringRecipe } from "../lettering/recipe.ts";
import type { Composition } from "./composition.ts";

/** Letters of a design's name at most. */
export const DESIGN_NAME_MAX = 80;
/** Designs that a store keeps at most: they are shown as one list. */
export const DESIGNS_MAX = 500;

/** What is wrong with the name of a design, without the blanks around it. */
export function checkDesignName(name: string): Problem[] {
  const isName = isSeen(name) && isOneLine(name) && Array.from(name).length <= DESIGN_NAME_MAX;
  return isName ? [] : [problem("embroidery.designNameMissing", "name", DESIGN_NAME_MAX)];
}

/** A text as a composition of lines that are all sewn alike. */
export function composedOf({ lines, ...recipe }: LetteringRecipe): Composition {
  const { font, heightMm, thread, letterSpacingMm, ...shared } = recipe;
  const look = { font, heightMm, thread, letterSpacingMm };
  return {
    ...shared,
    lines: lines.map((text) => ({ text, ...look })),
    isMonogram: false,
    frame: null,
  };
}

/** The text that a composition is, where all its lines are sewn alike and nothing is around them; else `undefined`. */
export function plainText(composition: Composition): LetteringRecipe | undefined {
  const { lines, isMonogram, frame, ...shared } = composition;
  const [first] = lines;
  if (!first || isMonogram || frame) return undefined;
  const { text: _, ...look } = first;
  const keys = Object.keys(look) as (keyof typeof look)[];
  const isAlike = lines.every((line) => keys.every((key) => line[key] === look[key]));
  return isAlike ? { ...shared, ...look, lines: lines.map(({ text }) => text) } : undefined;
}
