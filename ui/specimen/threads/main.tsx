import "../../src/index.css";
import {
  BLACK,
  NAVY,
  RED,
  sampler,
  satinOfStitches,
  WHITE,
} from "@placket/domain/embroidery/drawing/testing";
import { patternBuilder } from "@placket/domain/embroidery/pattern/pattern-builder";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { PaintReport } from "../../src/drawing/thread-canvas/easel.ts";
import { ThreadCanvas } from "../../src/drawing/thread-canvas/ThreadCanvas.tsx";
import { difference, drawMs, paintersAroundALoss } from "./compare.ts";
import { TEXTS } from "./texts.ts";

/**
 * One canvas over the whole page: `?pattern=sampler|big|empty|none`, `&thread=navy|black|white|red`,
 * `&color=33415c`. What a browser is asked to compare and to measure hangs on the window.
 */
const asked = new URLSearchParams(location.search);
const threads = { navy: NAVY, black: BLACK, white: WHITE, red: RED };
const thread = threads[(asked.get("thread") ?? "navy") as keyof typeof threads];
const patterns = {
  sampler: () => sampler(thread),
  big: () => satinOfStitches(15_000, 97, thread),
  empty: () => patternBuilder().finish([]),
  none: () => null,
};
const pattern = patterns[(asked.get("pattern") ?? "sampler") as keyof typeof patterns]();
const color = asked.get("color");

const painted: PaintReport[] = [];
Object.assign(window, { painted, difference, drawMs, paintersAroundALoss });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <main style={{ display: "grid", blockSize: "100dvh", position: "relative" }}>
      <h1 className="visually-hidden">Thread canvas</h1>
      <ThreadCanvas
        pattern={pattern}
        description="Stitched sampler"
        texts={TEXTS}
        color={color ? `#${color}` : undefined}
        onPainted={(report) => painted.push(report)}
      />
    </main>
  </StrictMode>,
);
