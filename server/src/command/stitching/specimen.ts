import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { type FontInfo, fonts } from "@placket/domain/embroidery/lettering/fonts";
import { DEFAULT_LINE_SPACING } from "@placket/domain/embroidery/lettering/recipe";
import {
  sewLettering,
  type SewnLettering,
} from "@placket/domain/embroidery/lettering/sew-lettering";
import { joinPatterns } from "@placket/domain/embroidery/pattern/join-patterns";
import { type Pattern, UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import { move } from "@placket/domain/embroidery/pattern/move";
import type { Result } from "@placket/domain/problem";
import { stitchFont } from "../../embroidery/font-files.ts";
import { stitchPicture } from "../../embroidery/stitch-picture.ts";
import { StitchRefusal } from "./refusal.ts";
import { writeFiles } from "./write-files.ts";

const HEIGHT_MM = 10;
const COLUMNS = 2;
const COLUMN_MM = 82;
const ROW_MM = 18;
/** Fine enough to see each stitch in a page of text. */
const PX_PER_MM = 8;

/** Where a picture goes. */
export interface SpecimenFile {
  readonly path: string;
  readonly format: "png" | "webp";
}

/** Writes a picture of every font, each by its name sewn in it, row by row in the order of the list. */
export async function writeSpecimen(files: readonly SpecimenFile[], cloth?: string): Promise<void> {
  const names: Pattern[] = [];
  for (const [at, font] of fonts.entries()) {
    const { pattern, widthMm } = await sewnName(font);
    const x = (at % COLUMNS) * COLUMN_MM + widthMm / 2;
    const y = -Math.floor(at / COLUMNS) * ROW_MM;
    names.push(valueOf(move(pattern, x * UNITS_PER_MM, y * UNITS_PER_MM)));
  }
  const pattern = joinPatterns(names);
  const background = cloth ?? fabrics.twill.color;
  const made: { path: string; bytes: Uint8Array }[] = [];
  for (const { path, format } of files) {
    const bytes = await stitchPicture(pattern, { format, pxPerMm: PX_PER_MM, background });
    made.push({ path, bytes });
  }
  await writeFiles(made);
}

async function sewnName({ code, name }: FontInfo): Promise<SewnLettering> {
  const recipe = {
    lines: [name],
    font: code,
    heightMm: HEIGHT_MM,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: 0,
    lineSpacing: DEFAULT_LINE_SPACING,
    align: "left",
    arc: null,
  } as const;
  return valueOf(sewLettering(recipe, await stitchFont(code)));
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw StitchRefusal.of(result.problems);
  return result.value;
}
