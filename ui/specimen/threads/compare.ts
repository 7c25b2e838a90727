import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { frameAround } from "@placket/domain/embroidery/drawing/picture-frame";
import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { BLACK, sampler, satinOfStitches, WHITE } from "@placket/domain/embroidery/drawing/testing";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { glPainter } from "../../src/drawing/thread-canvas/paint/gl-painter.ts";
import type {
  Paint,
  PaintedDesign,
  Painter,
} from "../../src/drawing/thread-canvas/paint/painter.ts";
import { softwarePainter } from "../../src/drawing/thread-canvas/paint/software-painter.ts";
import { openStudio } from "../../src/drawing/thread-canvas/paint/studio.ts";

/** How far two pictures on a gray cloth lie apart, in levels of 255. */
interface Difference {
  readonly mean: number;
  /** Part of the pixels whose colors differ by more than 24 levels in any channel. */
  readonly far: number;
  /** Part of the pixels that are not bare cloth: a comparison of nothing proves nothing. */
  readonly drawn: number;
}

/** The graphics card's picture of the sampler against the software's. */
export async function difference(pxPerMm: number): Promise<Difference> {
  const { design, frame } = framed(sampler(WHITE, BLACK), pxPerMm);
  const [card, software] = [await pixelsOf(cardPainter()), await pixelsOf(softwarePainter())];
  let [sum, far, drawn] = [0, 0, 0];
  for (let at = 0; at < card.length; at += 4) {
    const apart = [0, 1, 2].map((c) => Math.abs((card[at + c] ?? 0) - (software[at + c] ?? 0)));
    sum += (apart[0] ?? 0) + (apart[1] ?? 0) + (apart[2] ?? 0);
    if (Math.max(...apart) > 24) far += 1;
    if (card[at] !== CLOTH) drawn += 1;
  }
  const pixels = card.length / 4;
  return { mean: sum / pixels / 3, far: far / pixels, drawn: drawn / pixels };

  async function pixelsOf(painter: Painter): Promise<Uint8ClampedArray> {
    painter.setDesign(design);
    return onCloth(painter.paint(frame, design.segments.count), frame);
  }
}

/** Milliseconds until the picture of so many stitches is there, whole, at 1000 × 1000 pixels. */
export async function drawMs(kind: Painter["kind"], stitches: number): Promise<number> {
  const { design, frame } = framed(satinOfStitches(stitches, 97), 10);
  const painter = kind === "webgl2" ? cardPainter() : softwarePainter();
  painter.setDesign(design);
  const times: number[] = [];
  for (let run = 0; run < 6; run++) {
    // Another place each time, or nothing would be drawn anew.
    const moved = { ...frame, leftMm: frame.leftMm - run / 10 };
    const started = performance.now();
    // Reading a pixel waits for the graphics card.
    await onCloth(painter.paint(moved, design.segments.count), { ...moved, width: 1, height: 1 });
    times.push(performance.now() - started);
  }
  // The first run compiles.
  return times.slice(1).sort((a, b) => a - b)[2] ?? Number.NaN;
}

/** Who paints before the graphics card is lost, and who does afterwards, unasked. */
export async function paintersAroundALoss(): Promise<readonly Painter["kind"][]> {
  const { design, frame } = framed(sampler(WHITE), 4);
  const canvas = new OffscreenCanvas(1, 1);
  const painters: Painter["kind"][] = [];
  return new Promise((resolve) => {
    const order = openStudio(
      (delivery) => {
        if (delivery.kind === "painted") painters.push(delivery.painter);
        if (painters.length === 2) resolve(painters);
        else canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
      },
      canvas,
      (on) => glPainter(on, true),
    );
    order({ kind: "design", design });
    order({ kind: "paint", wish: { frame, stitches: Infinity, revision: 1 } });
  });
}

const CLOTH = 150;

function cardPainter(): Painter {
  const painter = glPainter(new OffscreenCanvas(1, 1), true);
  if (!painter) throw new Error("This browser has no WebGL2");
  return painter;
}

function framed(pattern: Pattern, pxPerMm: number): { design: PaintedDesign; frame: PictureFrame } {
  const segments = stitchSegments(pattern);
  if (!segments.bounds) throw new Error("No thread");
  const framing = { pxPerMm, marginMm: 1.2, maxPixels: 16_000_000 };
  return {
    design: { segments, threads: pattern.threads },
    frame: frameAround(segments.bounds, framing),
  };
}

async function onCloth(
  paint: Paint,
  { width, height }: { width: number; height: number },
): Promise<Uint8ClampedArray> {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas");
  context.fillStyle = `rgb(${CLOTH} ${CLOTH} ${CLOTH})`;
  context.fillRect(0, 0, width, height);
  context.drawImage(await createImageBitmap(paint), 0, 0);
  return context.getImageData(0, 0, width, height).data;
}
