import type { Affected } from "../affected/affected.ts";
import { floors } from "../floors.ts";
import { runVitest, type Tested } from "./vitest.ts";

/** Loaded before each test of a screen: `vitest.config.ts` names it. */
const SET_UP = ["ui/src/testing/clean-document.ts"];

/** Runs the tests that differ, or read what differs, from what passed; the proofs are not among them. */
export async function checkTests(root: string, affected: Affected): Promise<Tested> {
  const { graph } = affected;
  const all = graph.files.filter(isTest);
  const behind = (file: string) => graph.hashBehind([file, ...SET_UP], "reads");
  const stale = affected.stale("test", all, behind);
  if (stale.length === 0) return nothingToRun(all.length);
  const filters = stale.length === all.length ? [] : stale;
  const result = await runVitest(root, { projects: "tests", filters });
  await affected.note("test", result.passed, result.failed);
  return { ...result, note: `${result.note}, ${stale.length} of ${all.length} files` };
}

/** Runs every proof, whatever has changed: they start processes, and what those read nobody sees. */
export function checkProofs(root: string): Promise<Tested> {
  return runVitest(root, { projects: "proofs" });
}

/** Folders of a floor that hold tests: its own, and what builds the storefront. */
const TESTED: ReadonlySet<string> = new Set(["src", "vite-react", "vite-calls"]);

/** As the projects of `vitest.config.ts` name them, the proofs left out. */
function isTest(file: string): boolean {
  const [floor = "", folder] = file.split("/");
  if (!TESTED.has(folder ?? "") || !Object.hasOwn(floors, floor)) return false;
  return /\.test\.tsx?$/.test(file) && !file.endsWith(".proof.test.ts");
}

function nothingToRun(files: number): Tested {
  const counts = { passed: 0, failed: 0 };
  const note = `0 of ${files} files: nothing has changed`;
  return { ok: true, output: "", note, counts, passed: [], failed: [] };
}
