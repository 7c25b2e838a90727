import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { sewDrawing } from "@placket/domain/embroidery/shape/sew-drawing";
import type { Picture } from "@placket/domain/embroidery/trace/picture";
import { tracePicture } from "@placket/domain/embroidery/trace/trace-picture";
import sharp from "sharp";
import { spreadOf, timed, type Spread } from "./spread.ts";

/** What became of a picture, and how long it took. */
interface TracedTimes {
  readonly what: string;
  /** Tracing and sewing together, in ms. */
  readonly firstMs: number;
  readonly later: Spread;
  /** `refused`, or how many. */
  readonly stitches: number | "refused";
}

const RUNS = 9;
const SIDE = 800;
const WIDTH_MM = 80;

/** A badge as logos are: a disc with a ring, a mark of two colors and a word cut out of it. */
const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">
<rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="46" fill="#123a6b"/>
<circle cx="50" cy="50" r="40" fill="none" stroke="#f2c230" stroke-width="2"/>
<path d="M30 60 50 22 70 60z" fill="#f2c230"/><circle cx="50" cy="48" r="8" fill="#c8202c"/>
<path d="M27 66h3v10h5v3h-8zM40 66h8v3h-5v7h5v3h-8zM53 66h3v5h4v-5h3v13h-3v-5h-4v5h-3zM68 66h3v13h-3z" fill="#fff"/></svg>`;

type ColorAt = (x: number, y: number) => readonly [number, number, number];

/** The worst that may come: what is refused must be refused soon, what is sewn has an end. */
const WORST: Readonly<Record<string, ColorAt>> = {
  "a checkerboard of pixels": (x, y) => ((x + y) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]),
  "a checkerboard of 8 pixels": (x, y) =>
    ((x >> 3) + (y >> 3)) % 2 === 0 ? [0, 0, 0] : [200, 20, 20],
  "a spiral of 6 pixels": (x, y) => {
    const [dx, dy] = [x - SIDE / 2 + 0.5, y - SIDE / 2 + 0.5];
    const turn = Math.atan2(dy, dx) / Math.PI;
    const isIn = (Math.sqrt(dx * dx + dy * dy) / 6 + turn) % 2 < 1;
    return isIn ? [20, 20, 120] : [230, 200, 40];
  },
  noise: (x, y) => {
    // Digits of squares: no two pixels beside each other are alike.
    const at = (x * 7919 + y * 104_729) % 65_521;
    return [(at * at) % 251, (at * at * 3) % 241, (at * at * 7) % 239];
  },
};

/** Pictures of 800 × 800 pixels, each traced and sewn 80 mm wide in one thread. */
export async function measureTracing(): Promise<TracedTimes[]> {
  const pictures = [
    { what: "a badge of four colors", picture: await drawn(BADGE) },
    ...Object.entries(WORST).map(([what, colorAt]) => ({ what, picture: painted(colorAt) })),
  ];
  const found: TracedTimes[] = [];
  for (const { what, picture } of pictures) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timed(() => stitchesOf(picture)));
    const [firstMs = Number.NaN, ...later] = times;
    found.push({ what, firstMs, later: spreadOf(later), stitches: stitchesOf(picture) });
  }
  return found;
}

function stitchesOf(picture: Picture): number | "refused" {
  const traced = tracePicture(picture, { widthMm: WIDTH_MM, colors: 8, ground: "around" });
  if (!traced.ok) return "refused";
  const sewn = sewDrawing({ svg: traced.value.svg, fabric: "twill", threads: {} });
  return sewn.ok ? statistics(sewn.value.pattern).stitches : "refused";
}

async function drawn(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

function painted(colorAt: ColorAt): Picture {
  const rgba = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    rgba.set(colorAt(i % SIDE, Math.floor(i / SIDE)), 4 * i);
  }
  return { width: SIDE, height: SIDE, rgba };
}
