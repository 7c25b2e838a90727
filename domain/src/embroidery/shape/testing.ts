import { COLOR_CHANGE, STITCH, TRIM, type Pattern } from "../pattern/pattern.ts";
import { isInside } from "../region/winding.ts";
import { nearestThread } from "../thread/nearest-thread.ts";
import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import type { Drawing, LineShape } from "./shape.ts";
import { strokeRegion } from "./stroke.ts";

/** What a test looks at of a sewn pattern. Lengths in mm. */
interface SewnFacts {
  readonly shortest: number;
  readonly longest: number;
  readonly trims: number;
  readonly threads: readonly string[];
}

export function factsOf(pattern: Pattern): SewnFacts {
  let [shortest, longest, trims] = [Infinity, 0, 0];
  eachStitch(pattern, ({ x0, y0, x1, y1 }) => {
    const length = Math.hypot(x1 - x0, y1 - y0) / 10;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
  });
  for (const command of pattern.cmd) if (command === TRIM) trims += 1;
  return { shortest, longest, trims, threads: pattern.threads.map(({ name }) => name) };
}

interface Stitch {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Index of its thread. */
  readonly thread: number;
}

function eachStitch({ cmd, x, y }: Pattern, visit: (stitch: Stitch) => void): void {
  let thread = 0;
  for (let i = 1; i < cmd.length; i += 1) {
    if (cmd[i] === COLOR_CHANGE) thread += 1;
    // The first needle point of a run lies where the jump ended.
    if (cmd[i] === STITCH && cmd[i - 1] === STITCH)
      visit({ x0: x[i - 1]!, y0: y[i - 1]!, x1: x[i]!, y1: y[i]!, thread });
  }
}

/** How well a drawing is covered, one row for each thread that it should show. */
interface Coverage {
  readonly thread: string;
  /** Share of the color's area that lies under thread at all, 0 to 1. */
  readonly covered: number;
  /** Share that shows the right thread; along edges a neighbor may lie over it. */
  readonly right: number;
  /** Share of this thread's picture that lies no further than 0.6 mm from where it belongs. */
  readonly atHome: number;
  /** The rest of its picture, in mm². */
  readonly astrayMm2: number;
}

const STEP_MM = 0.2;
const AWAY_MM = [0, 0.2, 0.4, 0.6] as const;

/** Compares the uppermost thread of a sewn drawing with its uppermost shape, dot by dot. */
export function coverageOf(drawing: Drawing, pattern: Pattern): Coverage[] {
  const seen = picture(drawing, pattern);
  const expected = expectedThreads(drawing);
  const sums = new Map<
    string,
    { all: number; covered: number; right: number; atHome: number; shown: number }
  >();
  const sumOf = (thread: string) => {
    const sum = sums.get(thread) ?? { all: 0, covered: 0, right: 0, atHome: 0, shown: 0 };
    sums.set(thread, sum);
    return sum;
  };
  for (let y = STEP_MM / 2; y < drawing.heightMm; y += STEP_MM) {
    for (let x = STEP_MM / 2; x < drawing.widthMm; x += STEP_MM) {
      const wanted = expected(x, y);
      const shown = seen(x, y);
      if (wanted !== undefined) {
        sumOf(wanted).all += 1;
        if (shown !== undefined) sumOf(wanted).covered += 1;
        if (shown === wanted) sumOf(wanted).right += 1;
      }
      if (shown === undefined) continue;
      sumOf(shown).shown += 1;
      if (isNear(expected, shown, x, y)) sumOf(shown).atHome += 1;
    }
  }
  return [...sums].map(([thread, { all, covered, right, atHome, shown }]) => {
    const astrayMm2 = (shown - atHome) * STEP_MM * STEP_MM;
    return {
      thread,
      covered: covered / all,
      right: right / all,
      atHome: atHome / shown,
      astrayMm2,
    };
  });
}

function isNear(
  expected: (x: number, y: number) => string | undefined,
  thread: string,
  x: number,
  y: number,
): boolean {
  return AWAY_MM.some((off) =>
    [-1, 0, 1].some((right) =>
      [-1, 0, 1].some((up) => expected(x + right * off, y + up * off) === thread),
    ),
  );
}

function expectedThreads({ shapes }: Drawing) {
  const layers = shapes
    .map((shape) => ({
      region: shape.kind === "area" ? shape.region : strokeRegion(atLeastThread(shape)),
      thread: nearestThread(shape.color)?.thread.name,
    }))
    .reverse();
  const known = new Map<number, string | undefined>();
  return (x: number, y: number) => {
    const key = Math.round(x * 10) * 65_536 + Math.round(y * 10);
    if (!known.has(key)) {
      known.set(key, layers.find(({ region }) => isInside(region, x, y))?.thread);
    }
    return known.get(key);
  };
}

/** No line can be sewn thinner than its thread. */
function atLeastThread(line: LineShape): LineShape {
  return { ...line, widthMm: Math.max(THREAD_WIDTH_MM, line.widthMm) };
}

/** Draws 0.4 mm lines in sewing order; answers with the name of the uppermost thread. */
function picture({ widthMm, heightMm }: Drawing, pattern: Pattern) {
  const [shiftX, shiftY] = [Math.round(widthMm * 5), Math.round(heightMm * 5)];
  const [width, height] = [Math.ceil(widthMm * 10) + 20, Math.ceil(heightMm * 10) + 20];
  const dots = new Int16Array(width * height).fill(-1);
  eachStitch(pattern, (stitch) => {
    const [x0, y0] = [stitch.x0 + shiftX + 10, stitch.y0 + shiftY + 10];
    const [dx, dy] = [stitch.x1 - stitch.x0, stitch.y1 - stitch.y0];
    const squared = dx * dx + dy * dy || 1;
    for (let y = Math.min(y0, y0 + dy) - 2; y <= Math.max(y0, y0 + dy) + 2; y += 1) {
      for (let x = Math.min(x0, x0 + dx) - 2; x <= Math.max(x0, x0 + dx) + 2; x += 1) {
        const part = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / squared));
        const off = Math.hypot(x - x0 - part * dx, y - y0 - part * dy);
        if (off <= 2 && x >= 0 && y >= 0 && x < width) dots[y * width + x] = stitch.thread;
      }
    }
  });
  return (x: number, y: number) => {
    const dot = dots[(Math.round(y * 10) + 10) * width + Math.round(x * 10) + 10] ?? -1;
    return pattern.threads[dot]?.name;
  };
}
