import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import {
  isMachineFormat,
  LOGO_FORMATS,
  type LogoFormat,
} from "@placket/domain/embroidery/logo/logo-format";
import { logoFormatOf } from "@placket/domain/embroidery/logo/sniff-logo";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { isUnnamed } from "@placket/domain/embroidery/pattern/thread-sequence";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { smallestHoop } from "@placket/domain/embroidery/placement/hoops";
import { sewDrawing } from "@placket/domain/embroidery/shape/sew-drawing";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { nearestThread } from "@placket/domain/embroidery/thread/nearest-thread";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { stitchPicture } from "../stitch-picture.ts";
import type { LogoWork, ReadLogo } from "./logo-work.ts";
import { readPicture, shownPictures } from "./logo-picture.ts";
import { traceLogo } from "./trace-logo.ts";

/** What a logo's machine file may hold: a design of that size fills the largest hoop twice over. */
const LIMITS = { bytes: 8_000_000, records: 250_000, colorChanges: 99, reach: 10_000 };

/** As wide as a drawing is sewn that says no size, or one that no hoop takes. */
const DRAWING_WIDTH_MM = 90;

/** Reads what somebody brings as a logo. What it is, its bytes say; nothing of it is run. */
export async function readLogo({ bytes, fabric }: LogoWork): Promise<Result<ReadLogo>> {
  const format = logoFormatOf(bytes);
  if (!format) return refuse(problem("embroidery.logoFileUnknown", "fileId"));
  if (isMachineFormat(format)) return stitched(bytes, format);
  if (format === "svg") return drawn(bytes, fabric);
  if (LOGO_FORMATS[format].kind === "picture") return pictured(bytes, format, fabric);
  // What would have to be run to be seen is kept for whoever digitizes it, and shown to nobody.
  return ok({ format, source: bytes, pictures: null, sewn: null });
}

/** What can be traced is sewn at once, as a draft; any other picture waits for somebody who digitizes. */
async function pictured(
  bytes: Uint8Array,
  format: LogoFormat,
  fabric: FabricCode,
): Promise<Result<ReadLogo>> {
  const read = await readPicture(bytes, format);
  if (!read.ok) return read;
  const { source, pictures } = read.value;
  const traced = await traceLogo(source, fabric);
  const draft = traced.ok ? await drafted({ format, source }, traced.value) : traced;
  return draft.ok ? draft : ok({ format, source, pictures, sewn: null });
}

async function stitched(bytes: Uint8Array, format: MachineFileKind): Promise<Result<ReadLogo>> {
  const read = readMachineFile(bytes, `logo.${format}`, { limits: LIMITS });
  if (!read.ok) return read;
  return sewn({ format, source: bytes }, read.value.pattern, { as: format, file: bytes });
}

/** A drawing is sewn by the house's own engine; its strangers' SVG is shown to nobody. */
async function drawn(bytes: Uint8Array, fabric: FabricCode): Promise<Result<ReadLogo>> {
  const svg = new TextDecoder().decode(bytes);
  const asDrawn = sewDrawing({ svg, fabric, threads: {} });
  const made =
    asDrawn.ok || !asDrawn.problems.some(({ error }) => SIZELESS.has(error))
      ? asDrawn
      : sewDrawing({ svg, fabric, threads: {}, widthMm: DRAWING_WIDTH_MM });
  if (!made.ok) return made;
  return drafted({ format: "svg", source: bytes }, made.value.pattern);
}

async function drafted(
  of: Pick<ReadLogo, "format" | "source">,
  pattern: Pattern,
): Promise<Result<ReadLogo>> {
  const file = writeMachineFile(pattern, { as: "dst", name: "logo" });
  return file.ok ? sewn(of, pattern, { as: "dst", file: file.value }) : file;
}

const SIZELESS: ReadonlySet<string> = new Set([
  "embroidery.svgWithoutSize",
  "embroidery.svgBeyondHoop",
]);

async function sewn(
  of: Pick<ReadLogo, "format" | "source">,
  pattern: Pattern,
  { as, file }: { readonly as: MachineFileKind; readonly file: Uint8Array },
): Promise<Result<ReadLogo>> {
  const { stitches, trims, widthMm, heightMm } = statistics(pattern);
  if (!smallestHoop(widthMm, heightMm)) {
    const [wide, high] = [Math.round(widthMm), Math.round(heightMm)];
    return refuse(problem("embroidery.logoBeyondHoop", "fileId", wide, high));
  }
  const drawn = await stitchPicture(pattern, { format: "png", pxPerMm: 10 });
  const pictures = await shownPictures(drawn);
  const threads = pattern.threads.map(numberOf);
  return ok({
    ...of,
    pictures,
    sewn: { file, format: as, threads, stitches, trims, widthMm, heightMm },
  });
}

/** Of the card; a color that the file only describes becomes its nearest thread, one that nobody named none. */
function numberOf(thread: Thread): string {
  if (isUnnamed(thread)) return "";
  const { number, color } = thread;
  return findThread(number)?.number ?? nearestThread(color)?.thread.number ?? "";
}
