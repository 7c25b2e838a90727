import { ok, type Result } from "../../problem.ts";
import { sewComposition } from "../composition/sew-composition.ts";
import type { Advice } from "../lettering/advice.ts";
import type { StitchFont } from "../lettering/font/font-book.ts";
import type { FontCode } from "../lettering/fonts.ts";
import type { GlyphCache } from "../lettering/glyph-cache.ts";
import { sewLettering } from "../lettering/sew-lettering.ts";
import type { MachineFile, MachineFileLimits } from "../machine-file/machine-file.ts";
import { readMachineFile } from "../machine-file/read-machine-file.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { sewFlag } from "../shape/flags/flag-order.ts";
import { sewDrawing, type PaletteColor } from "../shape/sew-drawing.ts";
import { fontsOf, type Design } from "./design.ts";

/** A design's stitches and what there is to say of them. */
export interface SewnDesign {
  readonly pattern: Pattern;
  /** On a text. */
  readonly advice?: readonly Advice[];
  /** Of a drawing: which thread each color became. */
  readonly palette?: readonly PaletteColor[];
  /** Of a text around its needle points, of a drawing its page. */
  readonly widthMm?: number;
  /** Of a machine file: what it says of itself, and where it is not as it should be. */
  readonly header?: MachineFile["header"];
  readonly defects?: MachineFile["defects"];
}

interface SewingTools {
  readonly fontOf: (code: FontCode) => Promise<StitchFont>;
  /** Letters that were sewn before; a text is the same without it. */
  readonly cache?: GlyphCache;
  /** What reading a machine file may cost. */
  readonly limits?: MachineFileLimits;
}

/**
 * Sews a design that was read, or says why it cannot be: the one way from a design to stitches, in the
 * browser's worker, on the server and on the command line. The same design gives the same bytes.
 */
export async function sewDesign(
  design: Design,
  { fontOf, cache, limits }: SewingTools,
): Promise<Result<SewnDesign>> {
  switch (design.as) {
    case "text":
      return sewLettering(design.recipe, await fontOf(design.recipe.font), cache);
    case "composition": {
      const fonts = new Map<FontCode, StitchFont>();
      for (const font of fontsOf(design)) {
        // oxlint-disable-next-line no-await-in-loop -- a text has a few fonts, and each is read once
        fonts.set(font, await fontOf(font));
      }
      return sewComposition(design.composition, (code) => fonts.get(code) as StitchFont, cache);
    }
    case "flag":
      return ok({ pattern: sewFlag(design) });
    case "drawing":
      return sewDrawing(design);
    case "file": {
      const { bytes, name, threads } = design;
      const read = readMachineFile(bytes, name, { threads, ...(limits && { limits }) });
      return read.ok ? ok(read.value) : read;
    }
  }
}
