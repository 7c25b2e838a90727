import { floors } from "../floors.ts";
import { runProgram } from "./run-program.ts";
import type { StepResult } from "./step.ts";

const AT_ONCE = 2;

/** What the compiler remembers of the last check: the next one reads what has changed since. */
const MEMORY = "node_modules/.cache/types";

/** Checks the types of every workspace, two at a time. */
export async function checkTypes(root: string): Promise<StepResult> {
  const waiting = Object.keys(floors);
  const outputs: string[] = [];
  const work = async () => {
    for (let floor = waiting.shift(); floor !== undefined; floor = waiting.shift()) {
      const memory = ["--incremental", "--tsBuildInfoFile", `${MEMORY}/${floor}.tsbuildinfo`];
      const command = ["tsc", "--pretty", "false", "-p", floor, ...memory];
      const { ok, output } = await runProgram(root, command);
      if (!ok && !isEmpty(output)) outputs.push(output);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ok: outputs.length === 0, output: outputs.sort().join(""), note: "every workspace" };
}

/** A workspace in which nothing stands yet has no wrong types. */
function isEmpty(output: string): boolean {
  return output.startsWith("error TS18003:");
}
