import { access } from "node:fs/promises";
import { join } from "node:path";
import { runCheck } from "./check.ts";
import { runProgram } from "./checking/run-program.ts";
import { runLanes } from "./checking/step.ts";
import type { Counts } from "./checking/vitest.ts";

/** How a run of tests ended. */
interface Outcome {
  readonly ok: boolean;
  readonly counts: Counts;
}

/**
 * Runs the browser journeys, `e2e/src/run.ts`, which print `N passed, N failed` at their end.
 * A run that fails without naming a failure, or that ran nothing, counts as one failure.
 */
async function runJourneys(root: string, print: (text: string) => void): Promise<Outcome> {
  const script = "e2e/src/run.ts";
  const isThere = await access(join(root, script)).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    print("     no browser journeys yet");
    return { ok: true, counts: { passed: 0, failed: 0 } };
  }
  let outcome: Outcome = { ok: false, counts: { passed: 0, failed: 1 } };
  const run = async () => {
    const { ok, output } = await runProgram(root, [process.execPath, script]);
    print(output.trimEnd());
    outcome = outcomeOf(ok, output);
    const { passed, failed } = outcome.counts;
    return { ok: outcome.ok, output: "", note: `${passed} passed, ${failed} failed` };
  };
  await runLanes([[{ name: "journeys", run }]], print);
  return outcome;
}

/** Reads the last `N passed, N failed` of a run's output. */
export function outcomeOf(ok: boolean, output: string): Outcome {
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  const counts = { passed: Number(last?.[1] ?? 0), failed: Number(last?.[2] ?? 0) };
  const isFine = ok && counts.failed === 0 && counts.passed > 0;
  const failed = isFine ? 0 : Math.max(counts.failed, 1);
  return { ok: isFine, counts: { passed: counts.passed, failed } };
}

/** `N passed, N failed` over all parts; a part that failed without naming a failure counts as one. */
export function closingLine(parts: readonly Outcome[]): { ok: boolean; line: string } {
  const passed = parts.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = parts.reduce(
    (sum, { ok, counts }) => sum + Math.max(counts.failed, ok ? 0 : 1),
    0,
  );
  return { ok: failed === 0 && passed > 0, line: `${passed} passed, ${failed} failed` };
}

/** The parts of `npm test`; `npm test -- journeys` runs one of them alone. */
const PARTS = {
  check: (root: string): Promise<Outcome> =>
    runCheck(root, { all: true, proofs: true, print: console.log }),
  journeys: (root: string) => runJourneys(root, console.log),
};

if (import.meta.main) {
  const [, , wanted, ...more] = process.argv;
  const parts = Object.entries(PARTS).filter(([name]) => wanted === undefined || name === wanted);
  if (parts.length === 0 || more.length > 0) {
    throw new Error(`There are these parts, one at a time: ${Object.keys(PARTS).join(", ")}`);
  }
  const outcomes: Outcome[] = [];
  for (const [, run] of parts) outcomes.push(await run(join(import.meta.dirname, "../..")));
  const { ok, line } = closingLine(outcomes);
  console.log(line);
  process.exitCode = ok ? 0 : 1;
}
