import { createHash } from "node:crypto";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { patternBytes } from "@placket/domain/embroidery/pattern/pattern-bytes";
import type { Statistics } from "@placket/domain/embroidery/pattern/statistics";
import { threadSequence } from "@placket/domain/embroidery/pattern/thread-sequence";

/** What a run has to say of a design. */
interface StitchReport {
  readonly name: string;
  readonly pattern: Pattern;
  readonly counted: Statistics;
  /** Where a file that was read is not as it should be. */
  readonly defects: readonly string[];
  readonly advice: readonly string[];
  readonly recipe: LetteringRecipe | undefined;
  readonly files: readonly string[];
}

/** The report for programs: one JSON object. Its keys are told in docs/stitch.md. */
export function reportJson(report: StitchReport): string {
  const { name, pattern, counted, defects, advice, recipe, files } = report;
  const { threadMetres, ...counts } = counted;
  const threads = threadSequence(pattern.threads, counted.colors).map((thread, i) => ({
    ...thread,
    metres: threadMetres[i],
  }));
  const sha256 = createHash("sha256").update(patternBytes(pattern)).digest("hex");
  const said = { name, ...counts, threads, sha256, defects, advice, recipe: recipe ?? null, files };
  return JSON.stringify(said, undefined, 2);
}

/** The report for people: a line for each fact. */
export function reportText({ name, pattern, counted, defects, files }: StitchReport): string {
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
