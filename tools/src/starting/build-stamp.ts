import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartRefusal } from "@placket/server/start-refusal";
import type { StepResult } from "../checking/step.ts";

/** A workspace that is built for the browser. */
interface BuiltWorkspace {
  readonly name: "storefront" | "backoffice";
  readonly title: string;
  readonly build: (root: string) => Promise<StepResult>;
}

const WORKSPACES: readonly BuiltWorkspace[] = [
  {
    name: "storefront",
    title: "the storefront",
    build: async (root) => (await import("../checking/build.ts")).buildStorefront(root),
  },
  {
    name: "backoffice",
    title: "the back office",
    build: async (root) => (await import("../checking/build.ts")).buildBackoffice(root),
  },
];

/** What both are made from, besides their own files. */
const SHARED = ["ui/src", "web/src", "contract/src", "domain/src", "package-lock.json"];

/**
 * Builds the storefront and the back office where their sources differ from those of the last build.
 * Throws a StartRefusal, after the builder's own words, when one does not build.
 */
export async function buildWhatIsStale(root: string, print: (line: string) => void): Promise<void> {
  // One after the other: each keeps every core busy by itself.
  for (const workspace of WORKSPACES) await buildIfStale(root, workspace, print);
}

async function buildIfStale(
  root: string,
  { name, title, build }: BuiltWorkspace,
  print: (line: string) => void,
): Promise<void> {
  if (!(await isThere(join(root, name, "vite.config.ts")))) return;
  const stamp = join(root, name, "dist/.built-from");
  const hash = await sourcesHash(root, [name, ...SHARED]);
  if ((await readFile(stamp, "utf8").catch(() => "")) === hash) return;
  print(`Building ${title} …`);
  // Gone while the build runs: what a kill leaves half written must not pass for built.
  await rm(stamp, { force: true });
  const { ok, output } = await build(root);
  if (!ok) {
    print(output);
    throw new StartRefusal(`The build of ${title} failed: see above.`);
  }
  await mkdir(join(root, name, "dist"), { recursive: true });
  await writeFile(stamp, hash);
}

/** sha256 over the names and contents of the files that a build may read. */
export async function sourcesHash(root: string, places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map((place) => filesBelow(root, place)))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash("sha256");
  files.forEach((file, index) => hash.update(`${file}\0`).update(contents[index] ?? ""));
  return hash.digest("hex");
}

const NOT_BUILT = /(^|\/)(dist|node_modules)\/|\.(test|cases)\.tsx?$|\.md$/;

async function filesBelow(root: string, place: string): Promise<string[]> {
  const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (entries === undefined) return (await isThere(join(root, place))) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !NOT_BUILT.test(file));
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
