import type { Design } from "@placket/domain/embroidery/design/design";
import { sewDesign } from "@placket/domain/embroidery/design/sew-design";
import { glyphCache } from "@placket/domain/embroidery/lettering/glyph-cache";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import { sewOut, type SewOut } from "@placket/domain/embroidery/pattern/sew-out";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { needlePoints } from "@placket/domain/embroidery/pattern/needle-points";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { ok, type Result } from "@placket/domain/problem";
import { stitchFont } from "../font-files.ts";

/** A design to be counted, to be told in its order of sewing, to be drawn from, or to be written for a machine. */
export interface SewingWork {
  readonly design: Design;
  readonly isToldInOrder?: true;
  readonly isDrawnFrom?: true;
  readonly file?: { readonly as: MachineFileKind; readonly name: string };
}

/** Letters that this thread has sewn before. */
const letters = glyphCache();

/** What was made of a work: its count, its order of sewing, its needle points, its file. */
export type Sewn =
  | { readonly size: SewnSize }
  | { readonly order: SewOut }
  | { readonly points: Uint8Array }
  | { readonly bytes: Uint8Array };

/** Sews a design and counts it, tells its order or its needle points, or writes its file; refuses a letter that the font lacks. */
export async function sewWork({
  design,
  file,
  isToldInOrder,
  isDrawnFrom,
}: SewingWork): Promise<Result<Sewn>> {
  const sewn = await sewDesign(design, { fontOf: stitchFont, cache: letters });
  if (!sewn.ok) return sewn;
  const { pattern } = sewn.value;
  if (isToldInOrder) return ok({ order: sewOut(pattern) });
  if (isDrawnFrom) return ok({ points: needlePoints(pattern) });
  if (!file) return ok({ size: sizeOf(pattern) });
  const written = writeMachineFile(pattern, file);
  return written.ok ? ok({ bytes: written.value }) : written;
}

function sizeOf(pattern: Pattern): SewnSize {
  const { stitches, widthMm, heightMm } = statistics(pattern);
  return { stitches, widthMm, heightMm };
}
