import { join } from "node:path";
import { checkArrows, countSources } from "./arrows.ts";
import { readAffected, type Affected } from "./affected/affected.ts";
import { checkBudget, checkBuild } from "./checking/build.ts";
import { runProgram } from "./checking/run-program.ts";
import { runLanes, type Step, type StepResult } from "./checking/step.ts";
import { checkTypesAndLint } from "./checking/types-and-lint.ts";
import { checkProofs, checkTests } from "./checking/tests.ts";
import type { Counts, Tested } from "./checking/vitest.ts";
import { printFindings, type Finding } from "./finding.ts";
import { generate, outputsOf } from "./generate.ts";
import { decisionNumberFindings } from "./rule/decision-numbers.ts";
import { idleSettingFindings } from "./rule/idle-settings.ts";
import { phraseFindings } from "./rule/phrases.ts";
import { rowLedgerFindings } from "./rule/row-ledger.ts";
import { realFolderFindings } from "./rule/real-folders.ts";
import { serverEdgeFindings } from "./rule/server-edges.ts";
import { tableOwnerFindings } from "./rule/table-owners.ts";
import { unusedErrorFindings } from "./rule/error-keys.ts";
import { checkStyles } from "./styles.ts";
import { tableOwners } from "./table-owners.ts";

/** How the check ended. */
interface Checked {
  readonly ok: boolean;
  readonly counts: Counts;
}

interface CheckOptions {
  /** Everything, whatever passed before; without it what differs from what passed. */
  readonly all: boolean;
  /** Also the proofs, as `npm test` does. */
  readonly proofs: boolean;
  readonly print: (line: string) => void;
}

/**
 * Every check that needs no browser: build, budget, format, arrows, styles, pages, generated files, types and lint
 * in one lane, the tests of all workspaces in the other, behind them the proofs. Prints one line per step.
 */
export async function runCheck(root: string, options: CheckOptions): Promise<Checked> {
  const { all, proofs, print } = options;
  const affected = await readAffected(root, { all });
  let building: Promise<StepResult> | undefined;
  const build = () => (building ??= checkBuild(root));
  const counts = { passed: 0, failed: 0 };
  const counted = async (tested: Promise<Tested>) => {
    const result = await tested;
    counts.passed += result.counts.passed;
    counts.failed += result.counts.failed;
    return result;
  };
  const tests: Step = { name: "tests", run: () => counted(checkTests(root, affected)) };
  const run = async () => {
    // Some start a whole store: it would serve the pages of a build that is half done.
    await build();
    return counted(checkProofs(root));
  };
  const testing = proofs ? [tests, { name: "proofs", run }] : [tests];
  const house = [{ name: "build", run: build }, ...houseSteps(root, affected)];
  return { ok: await runLanes([house, testing], print), counts };
}

function houseSteps(root: string, affected: Affected): Step[] {
  return [
    { name: "first page", run: () => checkBudget(root) },
    { name: "format", run: () => runProgram(root, ["oxfmt", "--check", "."]) },
    { name: "arrows", run: () => arrows(root) },
    { name: "styles", run: async () => verdict(await checkStyles(root)) },
    { name: "pages", run: () => pages(root) },
    { name: "generated", run: () => freshness(root) },
    { name: "types and lint", run: () => checkTypesAndLint(root, affected) },
  ];
}

async function arrows(root: string): Promise<StepResult> {
  const [inner, edges, tables, count] = await Promise.all([
    checkArrows(root),
    serverEdgeFindings(root),
    tableOwnerFindings(root, tableOwners),
    countSources(root),
  ]);
  const findings = [...inner, ...edges, ...tables];
  return { ...verdict(findings), note: `${count} files` };
}

/** Tables and pages that must agree with the code: no idle error row or setting, no folder or row that is not there. */
async function pages(root: string): Promise<StepResult> {
  const { errors } = await import("@placket/domain/errors");
  const { shopErrors } = await import("@placket/domain/shop-errors");
  const { storeSettingDefaults } = await import("@placket/domain/store/settings");
  const keys = Object.keys(errors);
  const findings = [
    ...(await unusedErrorFindings(root, keys)),
    ...(await idleSettingFindings(root, Object.keys(storeSettingDefaults))),
    ...(await realFolderFindings(root)),
    ...(await decisionNumberFindings(root)),
    ...(await rowLedgerFindings(root)),
    ...(await phraseFindings(
      root,
      Object.values(shopErrors).map(({ text }) => text),
    )),
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
    all: process.argv.includes("--all"),
    proofs: false,
    print: console.log,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? "The check passed" : "The check FAILED"} in ${seconds} s`);
  process.exitCode = ok ? 0 : 1;
}
