import { drawThreads } from "@placket/domain/embroidery/drawing/thread/draw-threads";
import { frameAround } from "@placket/domain/embroidery/drawing/picture-frame";
import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { satinOfStitches } from "@placket/domain/embroidery/drawing/testing";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { stitchPicture } from "../embroidery/stitch-picture.ts";

/** Milliseconds for one picture of 1000 × 1000 pixels: the first, and the middle of those after it. */
interface DrawingTimes {
  readonly step: string;
  readonly firstMs: number;
  readonly middleMs: number;
}

const RUNS = 9;
const SIDE_MM = 97;
const PX_PER_MM = 10;

/** From a pattern to its pieces, to pixels, to a PNG and a WebP as letters and order pages show them. */
export async function measureDrawing(stitches = 15_000): Promise<readonly DrawingTimes[]> {
  const pattern = satinOfStitches(stitches, SIDE_MM);
  const steps: Readonly<Record<string, (pattern: Pattern) => unknown>> = {
    "pattern to pieces of thread": stitchSegments,
    "pieces to pixels": pixels,
    "pattern to PNG": (of) => stitchPicture(of, { format: "png", pxPerMm: PX_PER_MM }),
    "pattern to WebP": (of) => stitchPicture(of, { format: "webp", pxPerMm: PX_PER_MM }),
    "pattern to PNG on cloth": (of) =>
      stitchPicture(of, { format: "png", pxPerMm: PX_PER_MM, background: "#f2f3f1" }),
  };
  const measured: DrawingTimes[] = [];
  for (const [step, draw] of Object.entries(steps)) {
    measured.push({ step, ...(await timed(() => draw(pattern))) });
  }
  return measured;
}

function pixels(pattern: Pattern): Uint8ClampedArray {
  const segments = stitchSegments(pattern);
  if (!segments.bounds) throw new Error("No thread to draw");
  const framing = { pxPerMm: PX_PER_MM, marginMm: 1.2, maxPixels: 4_000_000 };
  const frame = frameAround(segments.bounds, framing);
  return drawThreads({ segments, threads: pattern.threads, frame });
}

async function timed(draw: () => unknown): Promise<{ firstMs: number; middleMs: number }> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    await draw();
    times.push(performance.now() - started);
  }
  const [firstMs = Number.NaN, ...others] = times;
  return { firstMs, middleMs: others.sort((a, b) => a - b)[(RUNS - 1) / 2] ?? Number.NaN };
}
