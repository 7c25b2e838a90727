import { floors } from "../floors.ts";
import type { Affected } from "../affected/affected.ts";
import { runProgram } from "./run-program.ts";
import type { StepResult } from "./step.ts";

const AT_ONCE = 2;

/** What the compiler remembers of the last check: the next one reads what has changed since. */
const MEMORY = "node_modules/.cache/types";

/** Checks the types of every workspace in which something differs from what passed, two at a time. */
export async function checkTypes(root: string, affected: Affected): Promise<StepResult> {
  const all = Object.keys(floors);
  const waiting = affected.stale("types", all, (floor) => behindFloor(floor, affected));
  const note = `${waiting.length} of ${all.length} workspaces`;
  const outputs: string[] = [];
  const [passed, failed]: [string[], string[]] = [[], []];
  const work = async () => {
    for (let floor = waiting.shift(); floor !== undefined; floor = waiting.shift()) {
      const memory = ["--incremental", "--tsBuildInfoFile", `${MEMORY}/${floor}.tsbuildinfo`];
      const command = ["tsc", "--pretty", "false", "-p", floor, ...memory];
      const { ok, output } = await runProgram(root, command);
      const isFine = ok || isEmpty(output);
      (isFine ? passed : failed).push(floor);
      if (!isFine) outputs.push(output);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await affected.note("types", passed, failed);
  return { ok: failed.length === 0, output: outputs.sort().join(""), note };
}

/** A workspace's own files and what they import; declarations are imported by nobody and count everywhere. */
function behindFloor(floor: string, { graph }: Affected): string {
  const own = graph.files.filter((file) => file.startsWith(`${floor}/`) || file.endsWith(".d.ts"));
  const sources = own.filter((file) => /\.(tsx?|json|css)$/.test(file));
  return graph.hashBehind(sources, "imports");
}

/** A workspace in which nothing stands yet has no wrong types. */
function isEmpty(output: string): boolean {
  return output.startsWith("error TS18003:");
}
