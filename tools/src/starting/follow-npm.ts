import { readFileSync } from "node:fs";

const LOOK_MS = 250;

/**
 * Calls `gone` when npm, which started this process through a shell, is no longer there. A kill -9 of
 * npm would otherwise leave the store running with nobody to stop it. Without /proc nothing is followed.
 */
export function followNpm(
  env: Readonly<Record<string, string | undefined>>,
  gone: () => void,
): void {
  if (env["npm_lifecycle_event"] === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  if (npm === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    gone();
  }, LOOK_MS);
  timer.unref();
}

/** The parent's process id, from the field after the name and the state; `undefined` when it ended. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
