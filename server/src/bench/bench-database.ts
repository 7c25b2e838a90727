import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { Client, escapeIdentifier } from "pg";
import { openDatabase } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { fillCatalogue, type CatalogueSize } from "./catalogue.ts";

interface BenchDatabase {
  readonly kind: "embedded" | "server";
  readonly url: string | undefined;
  drop(): Promise<void>;
}

/** A migrated and filled database: a new one on the server of DATABASE_URL, else embedded in the folder. */
export async function prepareDatabase(
  dataDir: string,
  size: CatalogueSize,
): Promise<BenchDatabase> {
  const created = await newDatabase();
  const database = await openDatabase({ dataDir, databaseUrl: created?.url });
  await migrate(database.db, await readMigrations());
  await fillCatalogue(database.db, size);
  // Plenty of stock: the measured shoppers should not empty the shelves.
  await database.db
    .updateTable("stock_item")
    .set({ quantity: sql`quantity + 1000` })
    .execute();
  await database.close();
  return {
    kind: database.kind,
    url: created?.url,
    drop: () => created?.drop() ?? Promise.resolve(),
  };
}

/** A new, empty database on the server of DATABASE_URL; none where that is not set. */
export async function newDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = process.env["DATABASE_URL"];
  if (!server) return undefined;
  const name = `bench_${randomBytes(4).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${escapeIdentifier(name)}`);
  // Whatever the server is set to: an order that was answered must outlive a power cut. `fsync` is the
  // server's own and is printed with the figures.
  await onServer(server, `ALTER DATABASE ${escapeIdentifier(name)} SET synchronous_commit TO on`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(server, `DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
