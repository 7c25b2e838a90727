import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./database.ts";
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
      expect(await readdir(dataDir)).not.toContain("postgres.unfinished");
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
});

/** What must be there before the kill, and how many ms later it falls. */
const STAGES: { readonly entry: string; readonly laterMs: number }[] = [
  { entry: "placket.lock", laterMs: 0 },
  { entry: "postgres.unfinished/base", laterMs: Math.random() * 300 },
  { entry: "postgres.unfinished/PG_VERSION", laterMs: Math.random() * 1500 },
  { entry: "postgres", laterMs: Math.random() * 400 },
];

async function killAt({ entry, laterMs }: (typeof STAGES)[number]): Promise<void> {
  await rm(join(dataDir, "postgres"), { recursive: true, force: true });
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
