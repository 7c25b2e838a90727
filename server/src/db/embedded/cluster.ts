import { execFile } from "node:child_process";
import { access, chown, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartRefusal } from "../../start-refusal.ts";
import type { Account } from "./account.ts";
import type { Programs } from "./programs.ts";

interface ClusterOrder {
  readonly programs: Programs;
  readonly account: Account | undefined;
  /** Written through to the disk; tests need no such care. */
  readonly isDurable: boolean;
}

const CLUSTER = "database";
const BESIDE = "database.unfinished";
/** The folder of the engine before, which ran inside this process and cannot be read by a server. */
const FORMER = "postgres";

/** The folder of the database's own files within a data directory. */
export function clusterPath(dataDirectory: string): string {
  return join(dataDirectory, CLUSTER);
}

/**
 * The path of the database's own folder. When there is none yet it is made beside, and a rename puts it in
 * place: what a kill leaves half made is thrown away at the next start. Throws a StartRefusal when the
 * folder was made by another major version, or when only that of the former engine is there.
 */
export async function clusterDirectory(
  dataDirectory: string,
  order: ClusterOrder,
): Promise<string> {
  const path = clusterPath(dataDirectory);
  const beside = join(dataDirectory, BESIDE);
  const entries = await readdir(dataDirectory);
  // The initdb of a killed store may still be writing there.
  const patience = { maxRetries: 20, retryDelay: 50 };
  if (entries.includes(BESIDE)) await rm(beside, { recursive: true, force: true, ...patience });
  if (entries.includes(CLUSTER)) await refuseOtherMajor(path, order.programs.major);
  else {
    if (entries.includes(FORMER)) refuseFormer(join(dataDirectory, FORMER));
    await initialize(beside, order);
    await access(join(beside, "PG_VERSION"));
    await rename(beside, path);
  }
  return path;
}

async function refuseOtherMajor(path: string, major: number): Promise<void> {
  const found = (await readFile(join(path, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (found === String(major)) return;
  throw new StartRefusal(
    `${path} was made by Postgres ${found || "of an unknown version"}, this version brings ${major}: docs/database.md says how to take the data along.`,
  );
}

function refuseFormer(path: string): never {
  throw new StartRefusal(
    `${path} is the database of an earlier version, whose engine is no longer there: export the products with that version (npm run export), move the folder away, and start again.`,
  );
}

/** Runs inside the folder: its account may have no way to it from the root of the file system. */
async function initialize(path: string, order: ClusterOrder): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  const { account, programs } = order;
  if (account) await chown(path, account.uid, account.gid);
  const options = ["--username=placket", "--auth=trust", "--encoding=UTF8", "--locale=C"];
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"];
  const sync = order.isDurable ? [] : ["--no-sync"];
  const args = ["-D", ownPath(path), ...options, ...locale, ...sync];
  const at = { cwd: path, env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" }, ...account };
  try {
    await promisify(execFile)(join(programs.folder, "bin/initdb"), args, at);
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new StartRefusal(
      `The embedded Postgres cannot make its folder: ${said.split("\n").at(0) || String(error)}`,
    );
  }
}

/** How a program that runs inside the folder names it: on Linux without any path that leads to it. */
export function ownPath(path: string): string {
  return process.platform === "linux" ? "/proc/self/cwd" : path;
}
