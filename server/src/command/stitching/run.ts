import { basename } from "node:path";
import { placementAdvice } from "@placket/domain/embroidery/lettering/advice";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { adviceText } from "./advice-text.ts";
import { designOf } from "./design.ts";
import type { StitchOrder } from "./order.ts";
import { type OutputFacts, outputs } from "./outputs.ts";
import { paperFactsOf } from "./paper-facts.ts";
import { StitchRefusal } from "./refusal.ts";
import { reportJson, reportText } from "./report.ts";
import { worksheetOf } from "./worksheet.ts";
import { writeFiles } from "./write-files.ts";

/** What a run says. */
interface StitchRun {
  /** For the standard output. */
  readonly report: string;
  /** A line for each hint about how the design will sew. */
  readonly advice: readonly string[];
}

/**
 * Sews or reads what is ordered, writes the files and gives the report. Everything is made before
 * anything is written, so that a refusal leaves no half of it behind. Throws a `StitchRefusal`.
 */
export async function runStitch(order: StitchOrder, now: Date): Promise<StitchRun> {
  const paper = await paperFactsOf(order);
  const design = await designOf(order);
  const counted = statistics(design.pattern, { trimJumps: order.trimJumps });
  if (counted.stitches === 0) throw new StitchRefusal("Nothing of it leaves a stitch", 1);
  const files = await made({ order, design, paper, now });
  await writeFiles(files);
  const atPlace = paper.placement ? placementAdvice(counted, paper.placement) : [];
  const advice = [...design.advice, ...atPlace].map(adviceText);
  const report = { ...design, advice, counted, files: files.map(({ path }) => path) };
  return { report: order.json ? reportJson(report) : reportText(report), advice };
}

async function made(facts: OutputFacts): Promise<{ path: string; bytes: Uint8Array }[]> {
  const { outputs: wanted, worksheet } = facts.order;
  const files: { path: string; bytes: Uint8Array }[] = [];
  for (const { path, format } of wanted) {
    const bytes = await outputs[format](facts);
    if (!bytes.ok) throw StitchRefusal.of(bytes.problems, { about: basename(path), exitCode: 1 });
    files.push({ path, bytes: bytes.value });
  }
  if (worksheet === undefined) return files;
  return [...files, { path: worksheet, bytes: await worksheetOf(facts, files) }];
}
