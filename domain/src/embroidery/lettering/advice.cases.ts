import type { AdviceKey } from "./advice.ts";
import type { LetteringRecipe } from "./recipe.ts";

interface AdviceCase {
  readonly says: string;
  /** Laid over "HILT" in block letters of 10 mm, 1 mm apart, on twill. */
  readonly recipe: Partial<LetteringRecipe>;
  readonly narrowestMm?: number;
  readonly advice?: readonly { key: AdviceKey; params: readonly (string | number)[] }[];
}

export const adviceCases: readonly AdviceCase[] = [
  { says: "nothing for what sews well", recipe: {} },
  {
    says: "the height that the font asks for",
    recipe: { font: "monogram", heightMm: 9.9 },
    advice: [{ key: "belowFont", params: ["Monogram", 10] }],
  },
  { says: "nothing at the font's own lowest height", recipe: { font: "monogram" } },
  {
    says: "the height from which a font is heavy",
    recipe: { font: "small-text", heightMm: 26 },
    advice: [{ key: "aboveFont", params: ["Small Text", 25] }],
  },
  {
    says: "the height that the cloth asks for, where it asks for more than the font",
    recipe: { fabric: "fleece", heightMm: 6 },
    advice: [{ key: "belowFabric", params: ["Fleece", 6.4] }],
  },
  {
    says: "the font's height where that is more than the cloth's",
    recipe: { font: "varsity", fabric: "fleece", heightMm: 6 },
    advice: [{ key: "belowFont", params: ["Varsity", 7] }],
  },
  {
    says: "capitals where small letters would be too small",
    recipe: { font: "small-text", heightMm: 4.9, lines: ["Hilt"] },
    advice: [
      { key: "belowFabric", params: ["Twill", 5] },
      { key: "smallLetters", params: [5] },
    ],
  },
  {
    says: "openings that may close, and the height that keeps them open",
    recipe: { lines: ["Menu"], heightMm: 5 },
    advice: [{ key: "closedOpenings", params: ["e", 5.5] }],
  },
  { says: "nothing of openings that stay open", recipe: { lines: ["OD"] } },
  {
    says: "letters that stand too close, and how much is missing",
    recipe: { lines: ["HITT"], letterSpacingMm: 0, heightMm: 5 },
    advice: [{ key: "tightLetters", params: ["TT", 0.5, 0.2] }],
  },
  {
    says: "nothing of letters that are meant to touch",
    recipe: { font: "script", lines: ["menu"], letterSpacingMm: 0 },
  },
  {
    says: "strokes finer than a column",
    recipe: {},
    narrowestMm: 0.44,
    advice: [{ key: "thinStrokes", params: [0.4] }],
  },
  { says: "nothing of strokes that are wide enough", recipe: {}, narrowestMm: 0.6 },
];
