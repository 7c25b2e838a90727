import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { floors } from "../floors.ts";

/**
 * Writes a small repository of `files` into a temporary folder, with a `package.json` per workspace that
 * declares a few packages, and gives its root. It is taken away when the test ends.
 */
export async function plantedTree(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "planted-tree-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const manifests = Object.keys(floors).map(
    (floor) => [`${floor}/package.json`, MANIFEST] as const,
  );
  const rootManifest = ["package.json", ROOT_MANIFEST] as const;
  for (const [file, text] of [rootManifest, ...manifests, ...Object.entries(files)]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

const ROOT_MANIFEST = JSON.stringify({ type: "module", devDependencies: { vitest: "1" } });

const MANIFEST = JSON.stringify({
  dependencies: { braintree: "1", react: "1", zod: "1" },
  devDependencies: { "fast-check": "1" },
});
