import { fontsOf, type Design } from "@placket/domain/embroidery/design/design";
import { sewDesign, type SewnDesign } from "@placket/domain/embroidery/design/sew-design";
import { drawThreads } from "@placket/domain/embroidery/drawing/thread/draw-threads";
import { frameAround } from "@placket/domain/embroidery/drawing/picture-frame";
import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { readFont, type StitchFont } from "@placket/domain/embroidery/lettering/font/font-book";
import type { FontCode } from "@placket/domain/embroidery/lettering/fonts";
import { glyphCache } from "@placket/domain/embroidery/lettering/glyph-cache";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import type { Picture } from "@placket/domain/embroidery/trace/picture";
import {
  tracePicture,
  type TracedPicture,
  type TraceWish,
} from "@placket/domain/embroidery/trace/trace-picture";
import { ok, type Result } from "@placket/domain/problem";

/** What the desk is asked; numbers tell the answers apart. */
export type Asked =
  | { readonly id: number; readonly ask: "sew"; readonly design: Design }
  | {
      readonly id: number;
      readonly ask: "draw";
      readonly design: Design;
      readonly pxPerMm: number;
    }
  | {
      readonly id: number;
      readonly ask: "drawPattern";
      readonly pattern: Pattern;
      readonly pxPerMm: number;
    }
  | {
      readonly id: number;
      readonly ask: "trace";
      readonly picture: Picture;
      readonly wish: TraceWish;
    }
  /** How many stitches it takes, and how large it is. */
  | { readonly id: number; readonly ask: "count"; readonly design: Design }
  /** The answer to `id` is not wanted any more. */
  | { readonly id: number; readonly ask: "forget" };

/** A picture of thread on nothing, straight alpha. */
export interface ThreadPicture {
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly stitches: number;
  readonly colors: number;
}

export interface Answers {
  readonly sew: Result<SewnDesign>;
  readonly draw: Result<ThreadPicture>;
  readonly drawPattern: Result<ThreadPicture>;
  readonly trace: Result<TracedPicture>;
  readonly count: Result<SewnSize>;
}

export type Answered =
  | { readonly id: number; readonly value: Answers[keyof Answers] }
  | { readonly id: number; readonly failure: string };

interface DeskTools {
  readonly fontBytes: (font: FontCode) => Promise<ArrayBuffer>;
  readonly answer: (answered: Answered) => void;
  /** Runs a task once the messages that came meanwhile are taken. */
  readonly later: (task: () => void) => void;
}

type Task = Exclude<Asked, { ask: "forget" }>;

/**
 * Sews and draws what it is asked, one thing at a time. What somebody types comes before samples, and what is looked at
 * before what is counted; what is forgotten while it waits is never begun. A font that is on its way keeps nothing else
 * waiting.
 */
export function stitchingDesk({ fontBytes, answer, later }: DeskTools) {
  const fonts = new Map<FontCode, Promise<StitchFont>>();
  /** Those that came, or did not: what needs one of them can be begun. */
  const settled = new Set<FontCode>();
  const cache = glyphCache();
  let waiting: Task[] = [];
  let isBusy = false;

  function fontOf(code: FontCode): Promise<StitchFont> {
    const known = fonts.get(code);
    if (known) return known;
    const reading = fontBytes(code).then((bytes) => {
      const font = readFont(bytes);
      if (!font.ok) throw new Error(`The font ${code} cannot be read`);
      return font.value;
    });
    fonts.set(code, reading);
    const settle = () => {
      settled.add(code);
      wake();
    };
    reading.then(settle, settle);
    return reading;
  }

  /** A font that did not come is asked for again by the next task. */
  async function forgetLost(code: FontCode): Promise<void> {
    await fonts.get(code)?.catch(() => {
      fonts.delete(code);
      settled.delete(code);
      if (waiting.some((one) => fontsNeeded(one).includes(code))) void fontOf(code);
    });
  }

  async function work(asked: Task): Promise<Answers[keyof Answers]> {
    if (asked.ask === "trace") return tracePicture(asked.picture, asked.wish);
    if (asked.ask === "drawPattern") return ok(picture(asked.pattern, asked.pxPerMm));
    const sewn = await sewDesign(asked.design, { fontOf, cache });
    if (asked.ask === "sew" || !sewn.ok) return sewn;
    if (asked.ask === "count") return ok(sizeOf(sewn.value.pattern));
    return ok(picture(sewn.value.pattern, asked.pxPerMm));
  }

  const canBegin = (asked: Task) => fontsNeeded(asked).every((code) => settled.has(code));

  async function next(): Promise<void> {
    const ready = waiting.filter(canBegin);
    const asked =
      ready.find(({ ask }) => ask === "sew") ??
      ready.find(({ ask }) => ask !== "count") ??
      ready[0];
    if (!asked) {
      isBusy = false;
      return;
    }
    waiting = waiting.filter((one) => one !== asked);
    try {
      answer({ id: asked.id, value: await work(asked) });
    } catch (error) {
      answer({ id: asked.id, failure: String(error) });
      await Promise.all(fontsNeeded(asked).map(forgetLost));
    }
    later(() => void next());
  }

  function wake(): void {
    if (isBusy) return;
    isBusy = true;
    later(() => void next());
  }

  return {
    take(asked: Asked): void {
      waiting = waiting.filter((one) => one.id !== asked.id);
      if (asked.ask === "forget") return;
      waiting.push(asked);
      for (const code of fontsNeeded(asked)) void fontOf(code);
      wake();
    },
  };
}

const fontsNeeded = (asked: Task): readonly FontCode[] =>
  "design" in asked ? fontsOf(asked.design) : [];

function sizeOf(pattern: Pattern): SewnSize {
  const { stitches, widthMm, heightMm } = statistics(pattern);
  return { stitches, widthMm, heightMm };
}

/** Free cloth around the thread, and the most that a picture is drawn with. */
const MARGIN_MM = 0.5;
const MAX_PIXELS = 8_000_000;

function picture(pattern: Pattern, pxPerMm: number): ThreadPicture {
  const segments = stitchSegments(pattern);
  const bounds = segments.bounds ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const frame = frameAround(bounds, { pxPerMm, marginMm: MARGIN_MM, maxPixels: MAX_PIXELS });
  const { width, height } = frame;
  const rgba = drawThreads({ segments, threads: pattern.threads, frame });
  const { stitches, colors } = statistics(pattern);
  return { width, height, pxPerMm: frame.pxPerMm, rgba, stitches, colors };
}
