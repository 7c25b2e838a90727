import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { resolveImport } from "../reading/resolve.ts";
import { readSource } from "../reading/source.ts";
import { filesNamed, knownFiles, type KnownFiles } from "./named-files.ts";
import { treeFiles } from "./tree-files.ts";

/** What every file of the tree holds and what it leads to. */
export interface Graph {
  readonly files: readonly string[];
  /** One hash over the contents of everything that `starts` lead to, and their own. */
  hashBehind(starts: readonly string[], by: "imports" | "reads"): string;
  /** The files themselves. */
  behind(starts: readonly string[], by: "imports" | "reads"): ReadonlySet<string>;
}

interface Node {
  readonly hash: string;
  readonly imports: readonly string[];
  /** The imports, and what else the file names. */
  readonly reads: readonly string[];
}

/** Reads the tree at `root`: contents, imports, and the paths that its files name. */
export async function readGraph(root: string): Promise<Graph> {
  const files = await treeFiles(root);
  const known = knownFiles(files);
  const nodes = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readNode(root, file, known)] as const),
    ),
  );
  const behind: Graph["behind"] = (starts, by) => {
    const seen = new Set(starts);
    // A set gives what is added while it is walked.
    for (const file of seen) for (const next of nodes.get(file)?.[by] ?? []) seen.add(next);
    return seen;
  };
  return {
    files,
    behind,
    hashBehind: (starts, by) => {
      const hash = createHash("sha256");
      for (const file of [...behind(starts, by)].sort()) {
        hash.update(`${file}\0${nodes.get(file)?.hash ?? "gone"}\0`);
      }
      return hash.digest("base64url");
    },
  };
}

async function readNode(root: string, file: string, known: KnownFiles): Promise<Node> {
  const bytes = await readFile(join(root, file));
  const hash = createHash("sha256").update(bytes).digest("base64url");
  if (file.endsWith(".css")) return { hash, ...stylesOf(file, bytes.toString(), known) };
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { hash, imports: [], reads: [] };
  const source = await readSource(root, file);
  const imports = source.imports.flatMap(({ specifier }) => {
    if (specifier === undefined) return [];
    const target = resolveImport(file, specifier, known.files);
    return target.kind === "file" && known.files.has(target.file) ? [target.file] : [];
  });
  const named = source.mentions.flatMap((mention) => filesNamed(file, mention, known));
  return { hash, imports, reads: [...new Set([...imports, ...named])] };
}

/** What a style sheet imports or shows. */
function stylesOf(file: string, css: string, known: KnownFiles): Omit<Node, "hash"> {
  const texts = [...css.matchAll(/["'(]([\w@./-]+\.\w+)["')]/g)].map(([, text = ""]) => text);
  const reads = texts.flatMap((text) => filesNamed(file, { text, kind: "whole" }, known));
  return { imports: reads, reads };
}
