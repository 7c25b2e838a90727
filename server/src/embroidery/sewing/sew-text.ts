import { sewDesign } from "@placket/domain/embroidery/design/sew-design";
import { glyphCache } from "@placket/domain/embroidery/lettering/glyph-cache";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { ok, type Result } from "@placket/domain/problem";
import { stitchFont } from "../font-files.ts";

/** A text to be counted, or to be written for a machine. */
export interface TextWork {
  readonly recipe: LetteringRecipe;
  readonly file?: { readonly as: MachineFileKind; readonly name: string };
}

/** Letters that this thread has sewn before. */
const letters = glyphCache();

/** Sews a text and counts it, or writes its file; refuses a letter that the font lacks. */
export async function sewText({ recipe, file }: TextWork): Promise<Result<SewnSize | Uint8Array>> {
  const sewn = await sewDesign({ as: "text", recipe }, { fontOf: stitchFont, cache: letters });
  if (!sewn.ok) return sewn;
  const { pattern } = sewn.value;
  return file ? writeMachineFile(pattern, file) : ok(sizeOf(pattern));
}

function sizeOf(pattern: Pattern): SewnSize {
  const { stitches, widthMm, heightMm } = statistics(pattern);
  return { stitches, widthMm, heightMm };
}
