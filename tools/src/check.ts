import { join } from "node:path";
import { checkArrows, countSources } from "./arrows.ts";
import { checkBudget, checkBuild } from "./checking/build.ts";
import { runProgram } from "./checking/run-program.ts";
import { runLanes, type Step, type StepResult } from "./checking/step.ts";
import { checkTypes } from "./checking/types.ts";
import { runVitest, type Counts } from "./checking/vitest.ts";
import { printFindings, type Finding } from "./finding.ts";
import { generate, outputsOf } from "./generate.ts";
import { metRowFindings } from "./rule/met-rows.ts";
import { realFolderFindings } from "./rule/real-folders.ts";
import { unusedErrorFindings } from "./rule/error-keys.ts";
import { checkStyles } from "./styles.ts";

/** How the check ended. */
export interface Checked {
  readonly ok: boolean;
  readonly counts: Counts;
}

export interface CheckOptions {
  /** Also the proofs, as `npm test` does. */
  readonly proofs: boolean;
  readonly print: (line: string) => void;
}

/**
 * Every check that needs no browser: format, lint, arrows, styles, pages, types, generated files, build and
 * budget in one lane, the tests of all workspaces in the other. Prints one line per step.
 */
export async function runCheck(root: string, { proofs, print }: CheckOptions): Promise<Checked> {
  let counts: Counts = { passed: 0, failed: 0 };
  const tests = async () => {
    const result = await runVitest(root, { proofs });
    ({ counts } = result);
    return result;
  };
  const ok = await runLanes([houseSteps(root), [{ name: "tests", run: tests }]], print);
  return { ok, counts };
}

function houseSteps(root: string): Step[] {
  return [
    { name: "format", run: () => runProgram(root, ["oxfmt", "--check", "."]) },
    { name: "lint", run: () => runProgram(root, ["oxlint", "--type-aware", "--deny-warnings"]) },
    { name: "arrows", run: () => arrows(root) },
    { name: "styles", run: async () => verdict(await checkStyles(root)) },
    { name: "pages", run: () => pages(root) },
    { name: "generated", run: () => freshness(root) },
    { name: "types", run: () => checkTypes(root) },
    { name: "build", run: () => checkBuild(root) },
    { name: "first page", run: () => checkBudget(root) },
  ];
}

async function arrows(root: string): Promise<StepResult> {
  const [findings, count] = await Promise.all([checkArrows(root), countSources(root)]);
  return { ...verdict(findings), note: `${count} files` };
}

/** Tables and pages that must agree with the code: no idle error row, no folder or row that is not there. */
async function pages(root: string): Promise<StepResult> {
  const { errors } = await import("@placket/domain/errors");
  const keys = Object.keys(errors);
  const findings = [
    ...(await unusedErrorFindings(root, keys)),
    ...(await realFolderFindings(root)),
    ...(await metRowFindings(root)),
  ];
  return { ...verdict(findings), note: `${keys.length} errors` };
}

async function freshness(root: string): Promise<StepResult> {
  const results = await generate(root, outputsOf(root), { write: false });
  const wrong = results.filter(({ state }) => state !== "fresh");
  const lines = wrong.map(({ file, reason }) =>
    reason ? `${file}: ${reason}` : `${file} is stale`,
  );
  const advice = "Run `npm run generate` and commit what it writes.";
  const note = `${results.length} files`;
  return { ok: wrong.length === 0, note, output: [...lines, advice].join("\n") };
}

function verdict(findings: readonly Finding[]): StepResult {
  return { ok: findings.length === 0, output: printFindings(findings) };
}

if (import.meta.main) {
  const started = performance.now();
  const { ok } = await runCheck(join(import.meta.dirname, "../.."), {
    proofs: false,
    print: console.log,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? "The check passed" : "The check FAILED"} in ${seconds} s`);
  process.exitCode = ok ? 0 : 1;
}
