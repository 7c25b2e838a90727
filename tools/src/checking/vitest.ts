import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "./run-program.ts";
import type { StepResult } from "./step.ts";

/** How many tests passed and failed. A file that could not be loaded counts as one failure. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** Without a report nothing can be said to have passed. */
const NOTHING_RAN: Counts = { passed: 0, failed: 1 };

/** Which tests to run: those of every workspace, or of the paths that `filters` names. */
export interface Selection {
  readonly filters?: readonly string[];
  /** Also the proofs: `*.proof.test.ts` work on the whole of something, which takes its time. */
  readonly proofs: boolean;
}

/** Runs the tests of a selection. */
export async function runVitest(
  root: string,
  { filters = [], proofs }: Selection,
): Promise<StepResult & { readonly counts: Counts }> {
  const folder = await mkdtemp(join(tmpdir(), "vitest-report-"));
  const report = join(folder, "report.json");
  try {
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    const left = proofs ? [] : ["--project=!proofs"];
    const ran = await runProgram(root, ["vitest", "run", ...reporters, ...filters, ...left]);
    const text = await readFile(report, "utf8").catch(() => undefined);
    const counts = text === undefined ? NOTHING_RAN : countTests(JSON.parse(text) as VitestReport);
    const ok = ran.ok && counts.failed === 0 && counts.passed > 0;
    const note = `${counts.passed} passed, ${counts.failed} failed`;
    return { ok, note, output: ran.output, counts };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sums a report; a suite that failed before its first test is a failure of its own. */
export function countTests(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
  };
}
