import { type FabricCode, fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { type FontCode, fonts } from "@placket/domain/embroidery/lettering/fonts";
import {
  DEFAULT_LINE_SPACING,
  type LetteringRecipe,
} from "@placket/domain/embroidery/lettering/recipe";

/** Texts that go through every part of the engine: each font on each fabric, lines, accents, arcs. */
export const recipes: readonly LetteringRecipe[] = fonts.flatMap(({ code }) => [
  ...Object.values(fabrics).map((fabric) =>
    recipe(code, { lines: ["Éclair"], fabric: fabric.code }),
  ),
  recipe(code, { lines: ["Café Ñandú", "Größe 12 & Co.", "ÀŸ Çş Šž œ ð"], align: "right" }),
  recipe(code, { lines: ["Åse O’Brien"], arc: { radiusMm: 81.3, bend: "up" } }),
  recipe(code, { lines: ["Grand Hôtel", "Kitchen"], arc: { radiusMm: 120, bend: "down" } }),
  recipe(code, { lines: ["Wolfgang"], heightMm: 23.7, letterSpacingMm: -0.3, fabric: "fleece" }),
]);

function recipe(font: FontCode, rest: Partial<LetteringRecipe>): LetteringRecipe {
  const fabric: FabricCode = "twill";
  return {
    lines: [],
    font,
    heightMm: 12,
    thread: "1366",
    fabric,
    letterSpacingMm: 0.1,
    lineSpacing: DEFAULT_LINE_SPACING,
    align: "center",
    arc: null,
    ...rest,
  };
}
