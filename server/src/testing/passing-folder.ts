import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

/** Where the files lie that nobody needs after a run. */
interface PassingFolder {
  remove(): Promise<void>;
}

/**
 * From now on whoever of this process and its children asks for a temporary folder gets one inside a folder of the
 * run's own, so that nothing stays of tests that are ended before they could clear up: what is there belongs to a run
 * that is over, for `held` is held by this process alone.
 */
export async function passingFolder(held: string): Promise<PassingFolder> {
  const before = process.env["TMPDIR"];
  const name = createHash("sha256").update(held).digest("hex").slice(0, 12);
  const path = join(tmpdir(), `placket-run-${name}`);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  process.env["TMPDIR"] = path;
  // An interrupted run asks nobody to clear up; one that is killed leaves it to the next.
  const atExit = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", atExit);
  process.once("SIGTERM", endBySignal);
  return {
    remove: async () => {
      process.off("exit", atExit);
      process.off("SIGTERM", endBySignal);
      if (before === undefined) delete process.env["TMPDIR"];
      else process.env["TMPDIR"] = before;
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** As the signal would end it, but with the word `exit` before. */
const endBySignal = () => process.exit(128 + constants.signals.SIGTERM);
