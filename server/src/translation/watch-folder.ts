import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** How often the folder is looked at, in ms. */
const LOOK_MS = 500;

/**
 * Calls `changed` when a file of the folder appears, changes or goes; the folder itself need not be there
 * yet. It looks by the clock: a shared disk tells of no change that another machine made.
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  let before: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const now = await stateOf(folder);
    if (isStopped) return;
    if (before !== undefined && now !== before) changed();
    before = now;
    timer = setTimeout(() => void look(), LOOK_MS).unref();
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Names, sizes and times of the files; a file that goes meanwhile counts as gone. */
async function stateOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch((): string[] => []);
  const lines = names.toSorted().map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => undefined);
    return found ? `${name} ${found.size} ${found.mtimeMs}` : "";
  });
  return (await Promise.all(lines)).join("\n");
}
