import {
  COLOR_CHANGE,
  type Pattern,
  STITCH,
  UNITS_PER_MM,
} from "@placket/domain/embroidery/pattern/pattern";
import { colorBlocks, threadSequence } from "@placket/domain/embroidery/pattern/thread-sequence";
import { lightness, mixed } from "../../print/ink.ts";
import { POINTS_PER_MM, type Sheet } from "../../print/sheet.ts";

/** Where a pattern's origin stands on the page, in mm, and how many times its size it is drawn. */
export interface StitchPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** What it is drawn on, `#rrggbb`: a thread that is hardly told from it gets an outline. */
  readonly ground: string;
}

/** A stroke along every stitch. */
interface Stroke {
  /** In 0.1 mm. */
  readonly width: number;
  /** The color of the thread, darker or lighter. */
  readonly color: (thread: string) => string;
}

const EDGE: Stroke = { width: 4.4, color: (thread) => mixed(thread, "#000000", 0.35) };
const BODY: Stroke = { width: 3.4, color: (thread) => thread };
/** The light along a thread; on a white one a shade, for nothing is lighter. */
const SHINE: Stroke = {
  width: 0.7,
  color: (thread) =>
    lightness(thread) > 0.85 ? mixed(thread, "#49525a", 0.25) : mixed(thread, "#ffffff", 0.25),
};
/** Around the thread, where cloth or paper is nearly of its color; as wide as it prints at any size. */
const OUTLINE_MM = 0.25;
/** Less apart than this, of 1, two tones are one on paper. */
const LEAST_APART = 0.2;
const PLAIN: Stroke = { width: 4, color: (thread) => thread };

/** Below this scale edge and light are finer than a printer's dot and make patterns of their own. */
const PLAIN_BELOW = 0.7;
/** With more records than this a file would grow beyond what a letter takes. */
const PLAIN_FROM = 100_000;

/**
 * Draws every stitch as a line of thread, color by color in the order of sewing: a dark edge, the
 * thread, the light along it. A picture much smaller than sewn shows the plain color.
 */
export function drawStitches({ doc }: Sheet, pattern: Pattern, place: StitchPlace): void {
  const unit = (POINTS_PER_MM / UNITS_PER_MM) * place.scale;
  const threads = threadSequence(pattern.threads, colorBlocks(pattern));
  const isPlain = place.scale < PLAIN_BELOW || pattern.cmd.length > PLAIN_FROM;
  const strokes = isPlain ? [PLAIN] : [EDGE, BODY, SHINE];
  doc.save();
  doc.transform(unit, 0, 0, -unit, place.x * POINTS_PER_MM, place.y * POINTS_PER_MM);
  doc.lineCap("round").lineJoin("round");
  blockPaths(pattern).forEach((path, block) => {
    const { color } = threads[block]!;
    for (const stroke of [...outlineOf(color, place), ...strokes]) {
      doc.lineWidth(stroke.width).strokeColor(stroke.color(color));
      doc.addContent(path);
    }
  });
  doc.restore();
}

/** Below a block whose thread is hardly told from what it is drawn on, a wider line that is. */
function outlineOf(thread: string, { ground, scale }: StitchPlace): readonly Stroke[] {
  if (Math.abs(lightness(thread) - lightness(ground)) >= LEAST_APART) return [];
  const shade = lightness(ground) > 0.5 ? "#000000" : "#ffffff";
  const width = PLAIN.width + (2 * OUTLINE_MM * UNITS_PER_MM) / scale;
  return [{ width, color: () => mixed(ground, shade, 0.55) }];
}

/** The path of each color block, in whole 0.1 mm: written here, for PDFKit's own is slow and long. */
function blockPaths({ cmd, x, y }: Pattern): string[] {
  const blocks: string[] = [];
  let path: string[] = [];
  for (let i = 0; i < cmd.length; i += 1) {
    if (cmd[i] === COLOR_CHANGE) {
      blocks.push(path.join("\n"));
      path = [];
    }
    if (cmd[i] !== STITCH) continue;
    const point = `${x[i]} ${y[i]}`;
    const begins = cmd[i - 1] !== STITCH;
    // A lone penetration is a line to itself: its round ends make a dot.
    path.push(begins ? `${point} m ${point} l` : `${point} l`);
    if (cmd[i + 1] !== STITCH) path.push("S");
  }
  if (cmd.length > 0) blocks.push(path.join("\n"));
  return blocks;
}
