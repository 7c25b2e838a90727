import { sewDesign } from "@placket/domain/embroidery/design/sew-design";
import { glyphCache } from "@placket/domain/embroidery/lettering/glyph-cache";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { ok, type Result } from "@placket/domain/problem";
import { stitchFont } from "../font-files.ts";

/** Letters that this thread has sewn before. */
const letters = glyphCache();

/** Sews a text and counts it; refuses a letter that the font lacks. */
export async function sewText(recipe: LetteringRecipe): Promise<Result<SewnSize>> {
  const sewn = await sewDesign({ as: "text", recipe }, { fontOf: stitchFont, cache: letters });
  if (!sewn.ok) return sewn;
  const { stitches, widthMm, heightMm } = statistics(sewn.value.pattern);
  return ok({ stitches, widthMm, heightMm });
}
