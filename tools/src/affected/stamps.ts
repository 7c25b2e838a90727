import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const FILE = ".cache/check/passed.json";

/** What passed, each with the hash of everything it was made from. */
export interface Stamps {
  has(name: string, hash: string): boolean;
  add(name: string, hash: string): void;
  /** Takes a stamp away: whatever failed is run again, also when its files are as they were before. */
  drop(name: string): void;
  save(): Promise<void>;
}

/** The stamps of the tree at `root`; none where the file is missing or cannot be read. */
export async function readStamps(root: string): Promise<Stamps> {
  const path = join(root, FILE);
  const passed = new Map(entriesOf(await readFile(path, "utf8").catch(() => "{}")));
  return {
    has: (name, hash) => passed.get(name) === hash,
    add: (name, hash) => void passed.set(name, hash),
    drop: (name) => void passed.delete(name),
    save: async () => {
      await mkdir(dirname(path), { recursive: true });
      const beside = `${path}.${process.pid}`;
      await writeFile(beside, JSON.stringify(Object.fromEntries(passed)));
      await rename(beside, path);
    },
  };
}

function entriesOf(text: string): [string, string][] {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null) return [];
    return Object.entries(read).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
  } catch {
    // A half-written file stamps nothing: everything is run.
    return [];
  }
}
