import { stripVTControlCharacters } from "node:util";
import type { Affected } from "../affected/affected.ts";
import { runProgram } from "./run-program.ts";
import type { StepResult } from "./step.ts";

/**
 * Types and the rules that need them, in one program: each file is judged once, under the `tsconfig.json` of
 * its own workspace. A compiler for each workspace judges again whatever that workspace imports.
 */
export const TYPES_AND_LINT = [
  "oxlint",
  "--type-aware",
  "--type-check",
  "--deny-warnings",
] as const;

/** Judges the sources that differ, or import what differs, from what passed: types come from there. */
export async function checkTypesAndLint(root: string, affected: Affected): Promise<StepResult> {
  const { graph } = affected;
  const all = graph.files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  // Imported by nobody, they count everywhere.
  const declarations = all.filter((file) => file.endsWith(".d.ts"));
  const behind = (file: string) => graph.hashBehind([file, ...declarations], "imports");
  const stale = affected.stale("types and lint", all, behind);
  const note = `${stale.length} of ${all.length} files`;
  if (stale.length === 0) return { ok: true, output: "", note };
  const { ok, output } = await runProgram(
    root,
    stale.length === all.length ? TYPES_AND_LINT : [...TYPES_AND_LINT, ...stale],
  );
  const failed = ok ? [] : (filesBlamed(output) ?? stale);
  const passed = stale.filter((file) => !failed.includes(file));
  await affected.note("types and lint", passed, failed);
  return { ok, output, note };
}

/** The files that a report of oxlint names; undefined when it does not name one for each of its findings. */
export function filesBlamed(report: string): string[] | undefined {
  // In a CI it is drawn with lines and colors, whatever is asked of it, elsewhere with signs of the keyboard.
  const plain = stripVTControlCharacters(report);
  const files = [...plain.matchAll(/(?:,-|╭─)\[(\S+?):\d+:\d+\]/g)].map(([, file = ""]) => file);
  const [, warnings, errors] = /Found (\d+) warnings? and (\d+) errors?/.exec(plain) ?? [];
  const isWhole = errors !== undefined && files.length === Number(warnings) + Number(errors);
  return isWhole ? files : undefined;
}
