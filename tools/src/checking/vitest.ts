import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runProgram, type Ran } from "./run-program.ts";
import type { StepResult } from "./step.ts";

/** How many tests passed and failed. A file that could not be loaded counts as one failure. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What vitest's JSON reporter writes, as far as it is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    /** Why it could not be loaded; empty when it was. */
    readonly message: string;
    readonly assertionResults: readonly {
      /** With the names of the groups that it stands in. */
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Without a report nothing can be said to have passed. */
const NOTHING_RAN: Counts = { passed: 0, failed: 1 };

/** The projects of `vitest.config.ts`; proofs, `*.proof.test.ts`, work on the whole of something, which takes its time. */
const PROJECTS = {
  tests: ["--project=!proofs"],
  proofs: ["--project=proofs"],
  both: [],
} as const;

/** Which tests to run: those of every workspace, or of the paths that `filters` names. */
interface Selection {
  readonly filters?: readonly string[];
  readonly projects: keyof typeof PROJECTS;
}

/** How a run of tests ended, with the test files that passed and those that did not, as paths from the root. */
export interface Tested extends StepResult {
  readonly counts: Counts;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Runs the tests of a selection. */
export async function runVitest(
  root: string,
  { filters = [], projects }: Selection,
): Promise<Tested> {
  const folder = await mkdtemp(join(tmpdir(), "vitest-report-"));
  const report = join(folder, "report.json");
  try {
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    const chosen = [...filters, ...PROJECTS[projects]];
    const ran = await runProgram(root, ["vitest", "run", ...reporters, ...chosen]);
    const text = await readFile(report, "utf8").catch(() => undefined);
    const written = text === undefined ? undefined : (JSON.parse(text) as VitestReport);
    const counts = written === undefined ? NOTHING_RAN : countTests(written);
    const ok = ran.ok && counts.failed === 0 && counts.passed > 0;
    const failures = failuresOf(root, written);
    const stray = strayErrorsOf(ran, failures);
    const note = `${counts.passed} passed, ${counts.failed} failed${stray && ", an error outside of the tests"}`;
    const table = slowestFiles(root, written);
    const output = [failures, stray, plain(ran.output)].join("\n\n");
    return { ok, note, output, counts, table, ...filesOf(root, written) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function filesOf(
  root: string,
  report: VitestReport | undefined,
): Pick<Tested, "passed" | "failed"> {
  const named = (isPassed: boolean) =>
    (report?.testResults ?? [])
      .filter(({ status }) => (status === "passed") === isPassed)
      .map(({ name }) => relative(root, name));
  return { passed: named(true), failed: named(false) };
}

const MESSAGE_LINES = 30;

/** What failed, by file and name, each with the beginning of its messages; empty when nothing did. */
export function failuresOf(root: string, report: VitestReport | undefined): string {
  const beginning = (text: string) => text.trim().split("\n").slice(0, MESSAGE_LINES).join("\n");
  return (report?.testResults ?? [])
    .filter(({ status }) => status !== "passed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === "failed")
        .map((test) => `: ${test.fullName}\n${beginning(test.failureMessages.join("\n"))}`);
      const whole = assertionResults.length === 0 ? [`\n${beginning(message)}`] : [];
      return [...failed, ...whole].map((text) => relative(root, name) + text);
    })
    .join("\n\n");
}

const STRAY_LINES = 120;

/**
 * What went wrong outside of any test, which fails a run in which every test passed: what Vitest says was thrown, or
 * else the last that the run wrote. Empty of a run that ended well.
 */
export function strayErrorsOf({ ok, output }: Ran, failures: string): string {
  const said = plain(output);
  const at = said.search(/^.*Unhandled Errors? /m);
  if (at >= 0) return said.slice(at).trim().split("\n").slice(0, STRAY_LINES).join("\n");
  return ok || failures !== "" ? "" : said.trim().split("\n").slice(-STRAY_LINES).join("\n");
}

/** A run's output without what says nothing once the run is over: rows of dots, and Node's warnings of itself. */
function plain(output: string): string {
  return output.replaceAll(/·{2,}\s*/g, "").replaceAll(NODE_SAYS, "");
}

const NODE_SAYS =
  /^.*(?:\(node:\d+\) (?:ExperimentalWarning|Warning): |\(Use `node --trace-warnings ).*\n/gm;

const SLOW_MS = 5_000;
const SLOWEST = 8;

/** The test files that took longest, where they took long: one line each, empty when none did. */
export function slowestFiles(root: string, report: VitestReport | undefined): string {
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    }))
    .filter(({ ms }) => ms >= SLOW_MS)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`)
    .join("\n");
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
