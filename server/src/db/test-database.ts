import { createHash, randomUUID } from "node:crypto";
import { Client, escapeIdentifier } from "pg";
import { inject } from "vitest";
import type { Database } from "./database.ts";
import { onlyOnce } from "../only-once.ts";
import { migrate, type Migration, readMigrations } from "./migrate.ts";
import { openServer } from "./server-database.ts";

const POOL_SIZE = 4;

/** The files of a run of tests stay as they are: reading and hashing them took a tenth of making a database. */
const ownMigrations = onlyOnce(() => readMigrations());

/**
 * A migrated database of the test's own, dropped at the close: a copy of a template that is made once per
 * set of migrations. It lies on the Postgres of this run of tests, or on that of DATABASE_URL. Call
 * `close()` in `afterAll`. `before` gives the database as it was before that migration: `"0008"`.
 */
export async function testDatabase({ before = "9999" } = {}): Promise<Database> {
  const url = inject("databaseUrl");
  const migrations = (await ownMigrations()).filter(({ name }) => name < before);
  const template = templateName(migrations);
  const name = `placket_test_${randomUUID()}`;
  await inMaintenance(url, async (client) => {
    await client.query("select pg_advisory_lock(7225539)");
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rows.length === 0) await makeTemplate(url, { client, template, migrations });
    await client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
    );
  });
  const database = await openServer(at(url, name), { kind: "server", poolSize: POOL_SIZE });
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

/** Named by what the migrations are called and hold, so it is made once and never stale. */
function templateName(migrations: readonly Migration[]): string {
  const all = createHash("sha256");
  for (const { name, hash } of migrations) all.update(`${name} ${hash} `);
  return `placket_template_${all.digest("hex").slice(0, 24)}`;
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
  const database = await openServer(at(url, unfinished), { kind: "server", poolSize: 1 });
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
  client.on("error", () => undefined);
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
