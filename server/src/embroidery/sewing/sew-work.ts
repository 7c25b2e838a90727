import type { Design } from "@placket/domain/embroidery/design/design";
import { sewDesign } from "@placket/domain/embroidery/design/sew-design";
import { glyphCache } from "@placket/domain/embroidery/lettering/glyph-cache";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { ok, type Result } from "@placket/domain/problem";
import { stitchFont } from "../font-files.ts";

/** A design to be counted, or to be written for a machine. */
export interface SewingWork {
  readonly design: Design;
  readonly file?: { readonly as: MachineFileKind; readonly name: string };
}

/** Letters that this thread has sewn before. */
const letters = glyphCache();

/** Sews a design and counts it, or writes its file; refuses a letter that the font lacks. */
export async function sewWork({
  design,
  file,
}: SewingWork): Promise<Result<SewnSize | Uint8Array>> {
  const sewn = await sewDesign(design, { fontOf: stitchFont, cache: letters });
  if (!sewn.ok) return sewn;
  const { pattern } = sewn.value;
  return file ? writeMachineFile(pattern, file) : ok(sizeOf(pattern));
}

function sizeOf(pattern: Pattern): SewnSize {
  const { stitches, widthMm, heightMm } = statistics(pattern);
  return { stitches, widthMm, heightMm };
}
