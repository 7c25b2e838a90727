import { plainText } from "@placket/domain/embroidery/composition/saved-design";
import { DEFAULT_LINE_SPACING } from "@placket/domain/embroidery/lettering/recipe";
import type { Draft } from "../draft.ts";
import { readDraft } from "../draft-design.ts";
import type { OpenedJob } from "./start.ts";

/** What of a design a job may be sewn in, or why it cannot be laid on its job. */
type LaidOnJob =
  | { readonly look: { readonly font: string; readonly heightMm: number; readonly thread: string } }
  | { readonly why: string };

/**
 * What a job is sewn in when the design is laid on it: font, height and thread of all lines. The words are the buyer's,
 * and lines, arcs and frames of their own are no part of what was ordered.
 */
export function laidOnJob(draft: Draft, job: OpenedJob): LaidOnJob {
  const read = readDraft(draft);
  if (!read.ok) return { why: "Mend what is marked first." };
  const text = plainText(read.value);
  if (!text || text.arc || text.align !== "center" || text.lineSpacing !== DEFAULT_LINE_SPACING) {
    return {
      why: "What was ordered is one font, height and thread for all lines, straight and without a frame.",
    };
  }
  if (JSON.stringify(text.lines) !== JSON.stringify(job.lines)) {
    return { why: "The words are the buyer’s: they stay as they were ordered." };
  }
  const { font, heightMm, thread } = text;
  return { look: { font, heightMm, thread } };
}
