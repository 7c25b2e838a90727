import { keptAnswers, type KeptAnswers } from "../http/kept-answers.ts";
import type { CallAnswer } from "@placket/contract/page-drawing";

/** Bytes of kept answers with what is read of them: configuration and menu of some hundred views and price classes. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_AGE_MS = 60_000;
/** An answer's text and what the renderer makes of it. */
const COPIES = 4;

export type FrameAnswers = KeptAnswers<CallAnswer>;

/** The answers that every page is drawn with: asked once instead of once for each page. */
export function frameAnswers(now: () => number): FrameAnswers {
  return keptAnswers<CallAnswer>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    bytesOf: ({ status, text }) => (status === 200 ? text.length * COPIES : undefined),
    now,
  });
}
