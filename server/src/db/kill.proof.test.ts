import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { readNote, signal } from "./embedded/left-behind.ts";
import { migrate, readMigrations } from "./migrate.ts";

const TWO_MINUTES = 120_000;
const CHILD = new URL("writer.child.ts", import.meta.url).pathname;

let dataDir: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-kill-"));
});
afterEach(() => child?.kill("SIGKILL"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe("after kill -9 the next start works", () => {
  it(
    "when it fell at any moment of the first initialisation",
    async () => {
      for (const stage of STAGES) await killAt(stage);
      await expect(rowsAfterStart()).resolves.toStrictEqual([]);
      expect(await readdir(dataDir)).not.toContain("database.unfinished");
    },
    TWO_MINUTES,
  );

  it(
    "and nothing acknowledged is gone, and nothing half done is there",
    async () => {
      let acknowledged = 0;
      for (let round = 0; round < 8; round += 1) {
        acknowledged = await killAfter(1 + Math.floor(Math.random() * 150), acknowledged);
      }
      const rows = await rowsAfterStart();
      // The last round's unacknowledged row may have been committed too; each round begins after it.
      const whole = rows.filter((path) => !path.endsWith("/twin"));
      expect(rows).toHaveLength(2 * whole.length);
      expect(whole).toStrictEqual(expect.arrayContaining(ACKNOWLEDGED.map((row) => `row/${row}`)));
      expect(ACKNOWLEDGED.length).toBeGreaterThanOrEqual(8);
    },
    TWO_MINUTES,
  );

  it.runIf(process.platform === "linux")(
    "Postgres has ended by itself; one that was left behind is ended by the next start",
    async () => {
      const first = await writing(100_000);
      child?.kill("SIGKILL");
      await ends(first.pid);
      expect(signal(first.pid, 0)).toBe(false);

      const second = await writing(200_000);
      process.kill(second.keeper, "SIGKILL");
      child?.kill("SIGKILL");
      await rowsAfterStart();
      // Ended, it stays in the table of processes until the system takes note of it.
      await ends(second.pid);
      expect(signal(second.pid, 0)).toBe(false);
    },
    60_000,
  );
});

/** Starts a writer and gives its Postgres, and the process that keeps watch over the two. */
async function writing(from: number): Promise<{ pid: number; keeper: number }> {
  child = spawn(process.execPath, [CHILD, dataDir, String(from)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (child.stdout === null) throw new Error("The writer has no output.");
  await once(child.stdout, "data");
  const pid = (await readNote(join(dataDir, "database")))?.pid ?? 0;
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return { pid, keeper: Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]) };
}

async function ends(pid: number): Promise<void> {
  if (!signal(pid, 0)) return;
  await delay(20);
  return ends(pid);
}

/** What must be there before the kill, and how many ms later it falls. */
const STAGES: { readonly entry: string; readonly laterMs: number }[] = [
  { entry: "placket.lock", laterMs: 0 },
  { entry: "database.unfinished/base", laterMs: Math.random() * 300 },
  { entry: "database.unfinished/PG_VERSION", laterMs: Math.random() * 1500 },
  { entry: "database", laterMs: Math.random() * 400 },
  { entry: "database/postmaster.pid", laterMs: Math.random() * 400 },
];

async function killAt({ entry, laterMs }: (typeof STAGES)[number]): Promise<void> {
  // The Postgres of the one killed before may still be writing there until its keeper has ended it.
  const patience = { maxRetries: 50, retryDelay: 20 };
  await rm(join(dataDir, "database"), { recursive: true, force: true, ...patience });
  child = spawn(process.execPath, [CHILD, dataDir], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = once(child, "exit");
  await appears(join(dataDir, entry));
  await delay(laterMs);
  child.kill("SIGKILL");
  await ended;
}

async function appears(path: string): Promise<void> {
  const parent = join(path, "..");
  const entries = await readdir(parent).catch(() => []);
  if (entries.some((entry) => join(parent, entry) === path)) return;
  // One that ended by itself would otherwise be waited for until the test's time is over.
  if (child?.exitCode !== null) throw new Error(`The writer ended with ${child?.exitCode}.`);
  await delay(5);
  return appears(path);
}

const ACKNOWLEDGED: number[] = [];

/** Kills the writer when it has acknowledged so many rows; gives the row for the next to begin with. */
async function killAfter(count: number, from: number): Promise<number> {
  child = spawn(process.execPath, [CHILD, dataDir, String(from)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (child.stdout === null) throw new Error("The writer has no output.");
  const ended = once(child, "exit");
  let last = from;
  for await (const line of createInterface(child.stdout)) {
    if (line === "open") continue;
    last = Number(line);
    ACKNOWLEDGED.push(last);
    if (last === from + count - 1) child.kill("SIGKILL");
  }
  await ended;
  return last + 2;
}

async function rowsAfterStart(): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db, await readMigrations());
  const rows = await db
    .selectFrom("config_value")
    .select("path")
    .where("path", "like", "row/%")
    .execute();
  await close();
  return rows.map(({ path }) => path);
}
