import { advicePhrases, type Advice } from "@placket/domain/embroidery/lettering/advice";
import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";
import type { ThreadCanvasProps } from "@placket/ui/drawing/thread-canvas/ThreadCanvas";

/** A refusal as staff read it. */
export const problemText = ({ error, params }: Problem) => fillPhrase(errorRow(error).text, params);

const adviceText = ({ key, params }: Advice) => fillPhrase(advicePhrases[key], params);

/** What is wrong at a field, and at those below it (`lines.0`); `undefined` when nothing is. */
export function problemAt(problems: readonly Problem[], field: string): string | undefined {
  return problems.filter((one) => one.field === field).map(problemText)[0];
}

/** What there is to know about a field. */
export function adviceAt(advice: readonly Advice[], field: Advice["field"]): string | undefined {
  const texts = advice.filter((one) => one.field === field).map(adviceText);
  return texts.length > 0 ? texts.join(" ") : undefined;
}

const count = new Intl.NumberFormat("en-US");

/** A number with its thousands set apart. */
export const counted = (value: number) => count.format(value);

/** Every word on the canvas. */
export const canvasTexts: ThreadCanvasProps["texts"] = {
  view: "Preview. Arrows move it, + and − zoom, 0 fits it.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit",
  play: "Sew it out",
  pause: "Pause",
  scrub: "Stitches sewn",
  speed: "Speed",
  speedOf: (times) => `${times} × machine`,
  progress: (stitches, total) => `${counted(stitches)} of ${counted(total)} stitches`,
  loading: "Sewing…",
  empty: "Nothing to sew yet.",
  failed: "The thread could not be drawn.",
  retry: "Try Again",
};
