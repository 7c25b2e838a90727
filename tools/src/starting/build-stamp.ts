import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
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
 * Builds the storefront and the back office where their sources differ from those of the last build, after `onStale`.
 * Throws a StartRefusal, after the builder's own words, when one does not build.
 */
export async function buildWhatIsStale(
  root: string,
  print: (line: string) => void,
  onStale: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const stale = await Promise.all(WORKSPACES.map((workspace) => stalenessOf(root, workspace)));
  if (stale.every((one) => one === undefined)) return;
  await onStale();
  const turn = await buildTurn(root, print);
  try {
    // One after the other: each keeps every core busy by itself.
    for (const workspace of WORKSPACES) await buildIfStale(root, workspace, print);
  } finally {
    turn.close();
  }
}

/** One start at a time builds in a checkout; the others wait, and find built what they came for. */
async function buildTurn(root: string, print: (line: string) => void) {
  const { tryFileLock } = await import("@placket/server/db/file-lock");
  const folder = join(root, ".cache");
  await mkdir(folder, { recursive: true });
  const take = () => tryFileLock(join(folder, "build.lock"));
  let lock = take();
  if (!lock) print("Another start is building here: this one waits for it …");
  for (; !lock; lock = take()) await delay(RETRY_MS);
  return lock;
}

const RETRY_MS = 200;

/** What a workspace is to be built from, where that is not what it was built from. */
async function stalenessOf(
  root: string,
  { name }: BuiltWorkspace,
): Promise<{ readonly stamp: string; readonly hash: string } | undefined> {
  if (!(await isThere(join(root, name, "vite.config.ts")))) return undefined;
  const stamp = join(root, name, "dist/.built-from");
  const hash = await sourcesHash(root, [name, ...SHARED]);
  const isFresh = (await readFile(stamp, "utf8").catch(() => "")) === hash;
  return isFresh ? undefined : { stamp, hash };
}

async function buildIfStale(
  root: string,
  workspace: BuiltWorkspace,
  print: (line: string) => void,
): Promise<void> {
  const stale = await stalenessOf(root, workspace);
  if (!stale) return;
  const { stamp, hash } = stale;
  const { name, title, build } = workspace;
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
