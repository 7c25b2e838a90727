import type { Affected } from "../affected/affected.ts";
import { runProgram } from "./run-program.ts";
import type { StepResult } from "./step.ts";

const LINT = ["oxlint", "--type-aware", "--deny-warnings"] as const;

/** Lints the sources that differ, or import what differs, from what passed: types come from there. */
export async function checkLint(root: string, affected: Affected): Promise<StepResult> {
  const { graph } = affected;
  const all = graph.files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const stale = affected.stale("lint", all, (file) => graph.hashBehind([file], "imports"));
  const note = `${stale.length} of ${all.length} files`;
  if (stale.length === 0) return { ok: true, output: "", note };
  const { ok, output } = await runProgram(
    root,
    stale.length === all.length ? LINT : [...LINT, ...stale],
  );
  const failed = ok ? [] : (filesBlamed(output) ?? stale);
  const passed = stale.filter((file) => !failed.includes(file));
  await affected.note("lint", passed, failed);
  return { ok, output, note };
}

/** The files that a report of oxlint names; undefined when it does not name one for each of its findings. */
export function filesBlamed(report: string): string[] | undefined {
  const files = [...report.matchAll(/,-\[(\S+?):\d+:\d+\]/g)].map(([, file = ""]) => file);
  const [, warnings, errors] = /Found (\d+) warnings? and (\d+) errors?/.exec(report) ?? [];
  const isWhole = errors !== undefined && files.length === Number(warnings) + Number(errors);
  return isWhole ? files : undefined;
}
