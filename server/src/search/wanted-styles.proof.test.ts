import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { seedDemoStore } from "../seed/seed.ts";
import type { Database } from "../db/database.ts";
import { testDatabase } from "../db/test-database.ts";
import { readSettings } from "../settings.ts";
import { silentLog } from "../testing/silent-log.ts";
import { WANTED_STYLES } from "./wanted-styles.cases.ts";

let app: Awaited<ReturnType<typeof buildApp>>;
let database: Database;
let dataDir: string;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "placket-wanted-"));
  await seedDemoStore({ db: database.db, dataDir, now: () => new Date() });
  app = await buildApp({ database, settings: readSettings({ DATA_DIR: dataDir }), log: silentLog });
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await app.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function firstThree(query: string): Promise<string[]> {
  const path = `/rest/us/V1/xmapi/app-search?pageSize=3&q=${encodeURIComponent(query)}`;
  const { items } = (await app.fastify.inject(path)).json<{ items: { sku: string }[] }>();
  return items.map(({ sku }) => sku);
}

describe("issue 11.4 what people search for in the demo store", () => {
  it("finds a wanted style among the first three for 95 of 100, and something for each", async () => {
    const missed: string[] = [];
    const empty: string[] = [];
    for (const [query, skus] of WANTED_STYLES) {
      const found = await firstThree(query);
      if (found.length === 0) empty.push(query);
      if (!skus.split(" ").some((sku) => found.includes(sku)))
        missed.push(`${query}: ${found.join(" ")} instead of ${skus}`);
    }
    expect(empty).toEqual([]);
    expect(WANTED_STYLES.length).toBeGreaterThanOrEqual(200);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(WANTED_STYLES.length * 0.05);
  }, 120_000);
});
