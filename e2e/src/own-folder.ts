import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * An empty folder of this process for what is gone with it. What processes left that were ended before they could clear
 * up is taken away before.
 */
export function ownFolder(name: string, place = tmpdir()): string {
  for (const entry of readdirSync(place)) {
    const [, pid] = new RegExp(`^${name}-(\\d+)-`).exec(entry) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    rmSync(join(place, entry), { recursive: true, force: true });
  }
  return mkdtempSync(join(place, `${name}-${process.pid}-`));
}

/** Whether there is such a process, whoever's. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
