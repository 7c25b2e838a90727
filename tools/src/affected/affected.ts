import { createHash } from "node:crypto";
import { readGraph, type Graph } from "./graph.ts";
import { readStamps, type Stamps } from "./stamps.ts";

/** Which parts of the check have nothing new to say. */
export interface Affected {
  readonly graph: Graph;
  /** Those of `names` that did not pass with what they are made from now. */
  stale(kind: string, names: readonly string[], madeFrom: (name: string) => string): string[];
  /** Notes what passed and what did not, with the hashes taken when the tree was read. */
  note(kind: string, passed: readonly string[], failed: readonly string[]): Promise<void>;
}

/** Files that change what every test, type and lint run means. */
const TOOLING = [
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "vitest.config.ts",
  ".oxlintrc.json",
] as const;

/** Reads the tree and the stamps. With `all`, nothing counts as passed before. */
export async function readAffected(root: string, { all }: { all: boolean }): Promise<Affected> {
  const [graph, stamps] = await Promise.all([readGraph(root), readStamps(root)]);
  const tools = toolsHash(graph);
  const hashes = new Map<string, string>();
  return {
    graph,
    stale(kind, names, madeFrom) {
      return names.filter((name) => {
        const hash = `${tools}.${madeFrom(name)}`;
        hashes.set(`${kind} ${name}`, hash);
        return all || !stamps.has(`${kind} ${name}`, hash);
      });
    },
    async note(kind, passed, failed) {
      for (const name of passed) addStamp(stamps, `${kind} ${name}`, hashes);
      for (const name of failed) stamps.drop(`${kind} ${name}`);
      await stamps.save();
    },
  };
}

function addStamp(stamps: Stamps, name: string, hashes: ReadonlyMap<string, string>): void {
  const hash = hashes.get(name);
  if (hash !== undefined) stamps.add(name, hash);
}

/** Versions (all of them stand in the lockfile), configurations, and the database that tests run on. */
function toolsHash(graph: Graph): string {
  const manifests = graph.files.filter((file) => /^[^/]+\/(package|tsconfig)\.json$/.test(file));
  const database = process.env["DATABASE_URL"] ? "server" : "embedded";
  return createHash("sha256")
    .update(graph.hashBehind([...TOOLING, ...manifests], "imports"))
    .update([process.version, process.platform, process.arch, database].join(" "))
    .digest("base64url")
    .slice(0, 12);
}
