import { Client, escapeIdentifier } from "pg";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { takeDataDirectory } from "../db/data-directory.ts";
import { embeddedUrl } from "../db/embedded-database.ts";
import { startEngine } from "../db/embedded/engine.ts";
import { socketPlace } from "../db/embedded/socket.ts";
import { StartRefusal } from "../start-refusal.ts";
import { fastFolder } from "./fast-folder.ts";
import { passingFolder } from "./passing-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The Postgres on which tests make their databases. */
    databaseUrl: string;
  }
}

const CACHE = join(import.meta.dirname, "../../../.cache");

/**
 * Before the tests of a project: the Postgres of DATABASE_URL, or the embedded one on a folder that is kept
 * from run to run, in memory where that can be. Runs beside each other have a folder each.
 */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | void> {
  const given = process.env["DATABASE_URL"] ?? "";
  if (given !== "") {
    project.provide("databaseUrl", given);
    return;
  }
  const directory = await firstFree(await fastFolder(CACHE), 1);
  const passing = await passingFolder(directory.path);
  const engine = await startEngine({
    dataDirectory: directory.path,
    isDurable: false,
    onFailure: (reason) => process.emitWarning(reason),
  });
  const socket = await socketPlace(engine.cluster);
  const url = embeddedUrl(socket.host);
  await dropLeftOver(url);
  project.provide("databaseUrl", url);
  return async () => {
    await engine.stop();
    await socket.close();
    await passing.remove();
    await directory.release();
  };
}

async function firstFree(folder: string, number: number): ReturnType<typeof takeDataDirectory> {
  try {
    return await takeDataDirectory(join(folder, `test-postgres-${number}`), 0);
  } catch (error) {
    if (!(error instanceof StartRefusal) || number > 8) throw error;
    return firstFree(folder, number + 1);
  }
}

/** What a killed run left. Templates of older migrations go too: each new one takes moments to make. */
async function dropLeftOver(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname ~ '^placket_(test|unfinished)_'",
  );
  for (const { name } of rows) await client.query(`drop database ${escapeIdentifier(name)}`);
  await client.end();
}
