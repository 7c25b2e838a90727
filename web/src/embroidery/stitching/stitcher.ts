import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Design } from "@placket/domain/embroidery/design/design";
import type { Picture } from "@placket/domain/embroidery/trace/picture";
import type { TraceWish } from "@placket/domain/embroidery/trace/trace-picture";
import type { Answered, Answers, Asked } from "./desk.ts";

/** Sews and draws away from the page, so that typing never waits for it. */
interface Stitcher {
  sew(design: Design, signal?: AbortSignal): Promise<Answers["sew"]>;
  draw(design: Design, pxPerMm: number, signal?: AbortSignal): Promise<Answers["draw"]>;
  count(design: Design, signal?: AbortSignal): Promise<Answers["count"]>;
  drawPattern(pattern: Pattern, pxPerMm: number): Promise<Answers["drawPattern"]>;
  trace(picture: Picture, wish: TraceWish, signal?: AbortSignal): Promise<Answers["trace"]>;
}

let shared: Stitcher | undefined;

/** The one stitcher of this page, which keeps its fonts and sewn letters. Begun on first use. */
export function theStitcher(): Stitcher {
  shared ??= openStitcher(
    new Worker(new URL("./stitching.worker.ts", import.meta.url), { type: "module" }),
    () => {
      shared = undefined;
    },
  );
  return shared;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

type Question = Asked extends infer One ? (One extends Asked ? Omit<One, "id"> : never) : never;

/** Speaks with a worker; `onBroken` is told when it cannot go on, and everything waiting is refused. */
function openStitcher(worker: Worker, onBroken: () => void): Stitcher {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("value" in data) one?.resolve(data.value as never);
    else one?.reject(new Error(data.failure));
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The stitching stopped"));
    waiting.clear();
    worker.terminate();
    onBroken();
  });

  function ask<Name extends keyof Answers>(
    question: Question & { ask: Name },
    signal?: AbortSignal,
  ): Promise<Answers[Name]> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => {
        waiting.delete(id);
        worker.postMessage({ id, ask: "forget" } satisfies Asked, []);
        reject(signal.reason);
      });
      worker.postMessage({ ...question, id }, []);
    });
  }

  return {
    sew: (design, signal) => ask({ ask: "sew", design }, signal),
    draw: (design, pxPerMm, signal) => ask({ ask: "draw", design, pxPerMm }, signal),
    count: (design, signal) => ask({ ask: "count", design }, signal),
    drawPattern: (pattern, pxPerMm) => ask({ ask: "drawPattern", pattern, pxPerMm }),
    trace: (picture, wish, signal) => ask({ ask: "trace", picture, wish }, signal),
  };
}
