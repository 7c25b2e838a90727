import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StartRefusal } from "../start-refusal.ts";
import { takeDataDirectory } from "./data-directory.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-lock-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const HOLDER = `
  const { takeDataDirectory } = await import(${JSON.stringify(new URL("data-directory.ts", import.meta.url).href)});
  await takeDataDirectory(process.argv[1]);
  process.stdout.write("taken");
  process.stdin.resume().once("end", () => process.exit());
`;

/** Another process that holds the directory. */
async function holder() {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", HOLDER, dataDir], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

describe("two processes never open one embedded database", () => {
  it("the second one ends with a line that names the first", async () => {
    const first = await holder();
    const second = takeDataDirectory(dataDir, 0);
    await expect(second).rejects.toThrow(StartRefusal);
    await expect(second).rejects.toThrow(
      `DATA_DIR ${dataDir} is in use by process ${first.pid}: stop it, or give this one another DATA_DIR.`,
    );
    first.kill("SIGKILL");
  });

  it("a directory whose process was killed is free at once", async () => {
    const first = await holder();
    first.kill("SIGKILL");
    await once(first, "exit");
    const second = await takeDataDirectory(dataDir, 0);
    expect(second.path).toBe(dataDir);
    await second.release();
  });

  it("one that is just ending is waited for", async () => {
    const first = await holder();
    const second = takeDataDirectory(dataDir, 10_000);
    first.kill("SIGKILL");
    await expect(second).resolves.toMatchObject({ path: dataDir });
    await (await second).release();
  });

  it("nor does one process open it twice", async () => {
    const first = await takeDataDirectory(dataDir, 0);
    await expect(takeDataDirectory(dataDir, 0)).rejects.toThrow(
      `in use by process ${process.pid}:`,
    );
    await first.release();
    await (await takeDataDirectory(dataDir, 0)).release();
  });

  it("a path that is no directory is refused with a line", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");
    await expect(takeDataDirectory(file, 0)).rejects.toThrow(/^DATA_DIR .*file cannot be made: /);
  });
});
