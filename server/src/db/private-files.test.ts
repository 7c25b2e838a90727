import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StartRefusal } from "../start-refusal.ts";
import { openDatabase } from "./database.ts";
import { takeDataDirectory } from "./data-directory.ts";
import { refuseShared } from "./private-files.ts";

let dir: string;
let dataDir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "placket-private-"));
  dataDir = join(dir, "data");
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Everything below a folder, itself included, that anybody but its owner may touch. */
async function openFiles(path: string): Promise<string[]> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return [];
  const open = (found.mode & 0o077) === 0 ? [] : [path];
  if (!found.isDirectory()) return open;
  const below = await Promise.all((await readdir(path)).map((name) => openFiles(join(path, name))));
  return [...open, ...below.flat()];
}

describe("the data directory is for its owner alone", () => {
  it("with the database, its socket and its log in it", async () => {
    const database = await openDatabase({ dataDir, isDurable: false });
    await expect(openFiles(dataDir)).resolves.toStrictEqual([]);
    const socket = await lstat(join(dataDir, "database/.s.PGSQL.5432"));
    expect(socket.isSocket()).toBe(true);
    await database.close();
  });

  it("and is mended at the start where an earlier one left it open", async () => {
    await mkdir(join(dataDir, "media/catalog/c"), { recursive: true });
    await mkdir(join(dataDir, "sandbox"));
    await writeFile(join(dataDir, "media/catalog/c/coat.webp"), "");
    await writeFile(join(dataDir, "sandbox/charges.jsonl"), "");
    const outside = join(dir, "outside");
    await writeFile(outside, "");
    await symlink(outside, join(dataDir, "media/link"));
    const paths = [
      "",
      "media",
      "media/catalog",
      "media/catalog/c/coat.webp",
      "sandbox/charges.jsonl",
    ];
    for (const path of [...paths.map((one) => join(dataDir, one)), outside])
      await chmod(path, 0o777);
    const directory = await takeDataDirectory(dataDir, 0);
    await expect(openFiles(dataDir)).resolves.toStrictEqual([]);
    expect((await lstat(join(dataDir, "media/catalog/c/coat.webp"))).mode & 0o777).toBe(0o600);
    expect((await lstat(outside)).mode & 0o777).toBe(0o777);
    await directory.release();
  });

  it("and must not be a folder that others use", async () => {
    const ofAll = await mkdtemp(join(tmpdir(), "of-all-"));
    await chmod(ofAll, 0o1777);
    for (const path of ["/", homedir(), ofAll]) {
      expect(() => refuseShared(path)).toThrow(StartRefusal);
    }
    await expect(openDatabase({ dataDir: "/" })).rejects.toThrow(
      "DATA_DIR / is a folder of others as well: name one that is the store's own.",
    );
  });
});
