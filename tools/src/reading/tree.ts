import { readdir } from "node:fs/promises";
import { join } from "node:path";

const NOT_OURS = new Set(["node_modules", "dist", ".git", ".data", ".cache", "coverage"]);

/**
 * Every file below `root/under` whose name ends in one of `endings`, as paths from `root`, sorted.
 * A folder that does not exist gives none.
 */
export async function filesUnder(
  root: string,
  under: string,
  endings: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(join(root, under), { withFileTypes: true }).catch(nothingThere);
  for (const entry of entries) {
    const path = `${under}/${entry.name}`;
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) {
      found.push(...(await filesUnder(root, path, endings)));
    } else if (entry.isFile() && endings.some((ending) => entry.name.endsWith(ending))) {
      found.push(path);
    }
  }
  return found.sort();
}

function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}
