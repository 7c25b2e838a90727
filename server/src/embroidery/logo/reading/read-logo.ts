import { createHash } from "node:crypto";
import {
  isMachineFormat,
  LOGO_FORMATS,
  type LogoFormat,
} from "@placket/domain/embroidery/logo/logo-format";
import { checkSewable } from "@placket/domain/embroidery/logo/sewable";
import { logoFormatOf } from "@placket/domain/embroidery/logo/sniff-logo";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { isUnnamed } from "@placket/domain/embroidery/pattern/thread-sequence";
import { penetrations } from "@placket/domain/embroidery/pattern/needle-points";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { smallestHoop } from "@placket/domain/embroidery/placement/hoops";
import { sewDrawing } from "@placket/domain/embroidery/shape/sew-drawing";
import type { Drawing } from "@placket/domain/embroidery/shape/shape";
import { readSvg } from "@placket/domain/embroidery/shape/svg/svg-document";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { nearestThread } from "@placket/domain/embroidery/thread/nearest-thread";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { stitchPicture } from "../../stitch-picture.ts";
import type { DraftGround, LogoWork, ReadLogo } from "./logo-work.ts";
import { readPicture, shownPictures } from "../picture/logo-picture.ts";
import { traceLogo } from "./trace-logo.ts";

/** What a logo's machine file may hold: a design of that size fills the largest hoop twice over. */
const LIMITS = { bytes: 8_000_000, records: 250_000, colorChanges: 99, reach: 10_000 };

/** Reads what somebody brings as a logo. What it is, its bytes say; nothing of it is run. */
export async function readLogo({ bytes, ground, threads }: LogoWork): Promise<Result<ReadLogo>> {
  const format = logoFormatOf(bytes);
  if (!format) return refuse(problem("embroidery.logoFileUnknown", "fileId"));
  if (isMachineFormat(format)) return stitched(bytes, format, threads);
  if (format === "svg") return drawn(bytes, ground);
  if (LOGO_FORMATS[format].kind === "picture") return pictured(bytes, format, ground);
  // What would have to be run to be seen is kept for whoever digitizes it, and shown to nobody.
  return ok({ format, source: bytes, pictures: null, sewn: null });
}

/** What can be traced is sewn at once, as a draft; any other picture waits for somebody who digitizes. */
async function pictured(
  bytes: Uint8Array,
  format: LogoFormat,
  ground: DraftGround,
): Promise<Result<ReadLogo>> {
  const read = await readPicture(bytes, format);
  if (!read.ok) return read;
  const { source, pictures } = read.value;
  const traced = await traceLogo(source, ground);
  const draft = traced.ok ? await drafted({ format, source }, traced.value) : traced;
  return draft.ok ? draft : ok({ format, source, pictures, sewn: null });
}

async function stitched(
  bytes: Uint8Array,
  format: MachineFileKind,
  numbers: readonly string[] = [],
): Promise<Result<ReadLogo>> {
  const threads = numbers.map((number) => findThread(number));
  const read = readMachineFile(bytes, `logo.${format}`, { limits: LIMITS, threads });
  if (!read.ok) return read;
  const { pattern } = read.value;
  const sewable = checkSewable(pattern);
  if (!sewable.ok) return sewable;
  return sewn({ format, source: bytes }, pattern, { as: format, file: bytes });
}

/** A drawing is sewn by the house's own engine, as large as it says where there is room; its SVG is shown to nobody. */
async function drawn(bytes: Uint8Array, ground: DraftGround): Promise<Result<ReadLogo>> {
  const svg = new TextDecoder().decode(bytes);
  const measured = measuredFor(svg, ground);
  if (!measured.ok) return measured;
  const { drawing, isAsDrawn } = measured.value;
  const { widthMm, heightMm } = drawing;
  const scale = Math.min(1, ground.widthMm / widthMm, ground.heightMm / heightMm);
  // As wide as the file says where that is right: it may be narrower than anybody could ask for.
  const width = isAsDrawn && scale === 1 ? {} : { widthMm: widthMm * scale };
  const made = sewDrawing({ svg, fabric: ground.fabric, threads: {}, ...width });
  return made.ok ? drafted({ format: "svg", source: bytes }, made.value.pattern) : made;
}

/** A drawing is measured before it is sewn, which takes far longer: as it says, or as wide as its place. */
function measuredFor(
  svg: string,
  ground: DraftGround,
): Result<{ readonly drawing: Drawing; readonly isAsDrawn: boolean }> {
  const asDrawn = SAYS_ITS_SIZE.test(svg.slice(0, HEAD)) ? readSvg(svg) : undefined;
  const isHuge =
    asDrawn?.ok === false && asDrawn.problems.some(({ error }) => HUGE.includes(error));
  const read = asDrawn && !isHuge ? asDrawn : readSvg(svg, { widthMm: ground.widthMm });
  return read.ok ? ok({ drawing: read.value, isAsDrawn: read === asDrawn }) : read;
}

async function drafted(
  of: Pick<ReadLogo, "format" | "source">,
  pattern: Pattern,
): Promise<Result<ReadLogo>> {
  const file = writeMachineFile(pattern, { as: "dst", name: "logo" });
  return file.ok ? sewn(of, pattern, { as: "dst", file: file.value }) : file;
}

/** A box of units that are no millimeters says nothing of how large a drawing is meant. */
const SAYS_ITS_SIZE = /<svg\b[^>]{0,2000}?\swidth\s*=/;
/** Where a drawing's first tag ends: no more is looked through before it is known how long the file is. */
const HEAD = 4096;
/** What a drawing is refused for that might be sewn where its place makes it narrower. */
const HUGE: readonly string[] = ["embroidery.svgBeyondHoop", "embroidery.svgTooLarge"];

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
    sewn: {
      file,
      print: printOf(pattern),
      format: as,
      threads,
      stitches,
      trims,
      widthMm,
      heightMm,
    },
  });
}

/** As a machine reads them: what a file cannot say of them does not count. */
const printOf = (pattern: Pattern): string =>
  createHash("sha256")
    .update(new Uint8Array(penetrations(pattern).buffer))
    .digest("hex");

/** Of the card; a color that the file only describes becomes its nearest thread, one that nobody named none. */
function numberOf(thread: Thread): string {
  if (isUnnamed(thread)) return "";
  const { number, color } = thread;
  return findThread(number)?.number ?? nearestThread(color)?.thread.number ?? "";
}
