import { createHash } from "node:crypto";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { patternBytes } from "@placket/domain/embroidery/pattern/pattern-bytes";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { threadSequence } from "@placket/domain/embroidery/pattern/thread-sequence";

/** What a run has to say of a design. */
export interface StitchReport {
  readonly name: string;
  readonly pattern: Pattern;
  readonly trimJumps: number;
  /** Where a file that was read is not as it should be. */
  readonly defects: readonly string[];
  readonly files: readonly string[];
}

/** The report for programs: one JSON object. */
export function reportJson({ name, pattern, trimJumps, defects, files }: StitchReport): string {
  const { threadMetres, ...counted } = statistics(pattern, { trimJumps });
  const threads = threadSequence(pattern.threads, counted.colors).map((thread, i) => ({
    ...thread,
    metres: threadMetres[i],
  }));
  const sha256 = createHash("sha256").update(patternBytes(pattern)).digest("hex");
  return JSON.stringify({ name, ...counted, threads, sha256, defects, files }, undefined, 2);
}

/** The report for people: a line for each fact. */
export function reportText({ name, pattern, trimJumps, defects, files }: StitchReport): string {
  const counted = statistics(pattern, { trimJumps });
  const { widthMm, heightMm, widthInches, heightInches } = counted;
  const threads = threadSequence(pattern.threads, counted.colors);
  return [
    name,
    `  size      ${widthMm.toFixed(1)} × ${heightMm.toFixed(1)} mm, ${widthInches.toFixed(2)} × ${heightInches.toFixed(2)}″`,
    `  stitches  ${counted.stitches}, ${counted.jumps} jumps, ${counted.trims} trims`,
    `  time      about ${Math.max(1, Math.round(counted.minutes))} min`,
    ...threads.map(
      ({ number, name }, i) =>
        `  thread ${i + 1}  ${number} ${name}, about ${(counted.threadMetres[i] ?? 0).toFixed(1)} m`,
    ),
    ...defects.map((defect) => `  in the file: ${defect}`),
    ...files.map((file) => `  wrote     ${file}`),
  ].join("\n");
}
