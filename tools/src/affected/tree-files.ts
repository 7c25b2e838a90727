import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Made, kept or fetched: nothing that a change of the house would be. */
const NOT_OURS = new Set(["node_modules", "dist", ".git", ".data", ".cache", "coverage"]);

/** Every file of the tree at `root` that is ours, as paths from `root`, sorted. */
export async function treeFiles(root: string, under = ""): Promise<string[]> {
  const entries = await readdir(join(root, under), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = under === "" ? entry.name : `${under}/${entry.name}`;
      if (NOT_OURS.has(entry.name) || entry.name.endsWith(".log")) return [];
      if (entry.isDirectory()) return treeFiles(root, path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return lists.flat().sort();
}
