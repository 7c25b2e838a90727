/** One step of the check. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

/** How a step ended. */
export interface StepResult {
  readonly ok: boolean;
  /** Stands behind the name in the step's line: `412 files`. */
  readonly note?: string;
  /** Printed when the step failed. */
  readonly output: string;
  /** Printed in any case, below the line. */
  readonly table?: string;
}

/**
 * Runs the steps of each lane one after the other and the lanes side by side, and prints one line per
 * step as it ends: its mark, its name, its seconds. A step that throws has failed.
 * @returns whether all passed.
 */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  print: (line: string) => void,
): Promise<boolean> {
  const results = await Promise.all(lanes.map((lane) => runLane(lane, print)));
  return results.every(Boolean);
}

async function runLane(lane: readonly Step[], print: (line: string) => void): Promise<boolean> {
  let allOk = true;
  for (const { name, run } of lane) {
    const started = performance.now();
    const { ok, note, output, table } = await run().catch(failed);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`${ok ? "ok  " : "FAIL"} ${name.padEnd(16)} ${seconds.padStart(6)} s  ${note ?? ""}`);
    if (!ok) print(indent(output));
    if (table) print(indent(table));
    allOk &&= ok;
  }
  return allOk;
}

function failed(error: unknown): StepResult {
  return {
    ok: false,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, "     ");
}
