import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { Client, escapeIdentifier } from "pg";
import type { Database, Db } from "./database.ts";
import { memoryDatabase } from "./memory-database.ts";
import { migrate, type Migration, readMigrations } from "./migrate.ts";
import { openServer } from "./server-database.ts";

/**
 * A migrated database of the test's own: in memory from a snapshot, or, when DATABASE_URL is set, a new
 * one on that server, dropped at the close. Call `close()` in `afterAll`.
 */
export async function testDatabase(): Promise<Database> {
  const migrations = await readMigrations();
  const url = process.env["DATABASE_URL"];
  return url === undefined || url === "" ? restored(migrations) : onServer(url, migrations);
}

const CACHE = new URL("../../../.cache/", import.meta.url);

/** The snapshot is named by the migrations' hashes, so it is made once and never stale. */
async function restored(migrations: readonly Migration[]): Promise<Database> {
  const file = new URL(`test-database-${fingerprint(migrations)}.tar`, CACHE);
  const snapshot = await readFile(file).catch(() => makeSnapshot(file, migrations));
  return memoryDatabase(new Blob([snapshot]));
}

async function makeSnapshot(
  file: URL,
  migrations: readonly Migration[],
): Promise<Buffer<ArrayBuffer>> {
  const database = await memoryDatabase();
  await migrate(database.db, migrations);
  await dropTemplates(database.db);
  const dump = await database.dump();
  await database.close();
  const snapshot = Buffer.from(await dump.arrayBuffer());
  await mkdir(CACHE, { recursive: true });
  // Beside first: several test workers may do this at once, and none may read a half.
  const beside = new URL(`${randomUUID()}.tar`, CACHE);
  await writeFile(beside, snapshot);
  await rename(beside, file);
  await dropOlder(file);
  return snapshot;
}

async function dropOlder(file: URL): Promise<void> {
  const names = (await readdir(CACHE)).filter((name) => /^test-database-.*\.tar$/.test(name));
  const older = names.filter((name) => !file.pathname.endsWith(name));
  await Promise.all(older.map((name) => rm(new URL(name, CACHE), { force: true })));
}

/** Half of the snapshot, and nobody makes a further database from it. */
async function dropTemplates(db: Db): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
  await sql`checkpoint`.execute(db);
}

function fingerprint(migrations: readonly Migration[]): string {
  return migrations.map(({ hash }) => hash.slice(0, 4)).join("-");
}

/** A copy of a template that is migrated once per set of migrations. */
async function onServer(url: string, migrations: readonly Migration[]): Promise<Database> {
  const template = `placket_template_${fingerprint(migrations)}`;
  const name = `placket_test_${randomUUID()}`;
  await inMaintenance(url, async (client) => {
    await client.query("select pg_advisory_lock(7225539)");
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rows.length === 0) await makeTemplate(url, { client, template, migrations });
    await client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`,
    );
  });
  const database = await openServer(at(url, name), 4);
  const drop = (client: Client) =>
    client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  return {
    ...database,
    close: async () => {
      await database.close();
      await inMaintenance(url, drop);
    },
  };
}

interface TemplateOrder {
  readonly client: Client;
  readonly template: string;
  readonly migrations: readonly Migration[];
}

/** Made under another name and renamed, so that a template that is there is whole. */
async function makeTemplate(
  url: string,
  { client, template, migrations }: TemplateOrder,
): Promise<void> {
  const unfinished = `placket_unfinished_${randomUUID()}`;
  await client.query(`create database ${escapeIdentifier(unfinished)}`);
  const database = await openServer(at(url, unfinished), 1);
  await migrate(database.db, migrations);
  await database.close();
  await client.query(
    `alter database ${escapeIdentifier(unfinished)} rename to ${escapeIdentifier(template)}`,
  );
}

async function inMaintenance(
  url: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function at(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
