import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { passingTrouble } from "./database-away.ts";
import { StartRefusal } from "../start-refusal.ts";

/** One numbered, immutable file of SQL. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  /** sha256 of the text, in hex. */
  readonly hash: string;
}

const OWN_DIRECTORY = new URL("migrations/", import.meta.url);

/** The migrations of a directory, this version's own by default, in the order of their numbers. */
export async function readMigrations(directory: URL = OWN_DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(new URL(name, directory), "utf8");
      return { name, text, hash: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/** How a migration goes about what others hold. */
interface Patience {
  /** How long it waits for a lock, ms: whoever comes after it waits behind it, and gives up after three seconds. */
  readonly lockMs: number;
  /** How long it then lets the others go on, ms. */
  readonly pauseMs: number;
  readonly triesMost: number;
}

/** Ten minutes and more. */
const PATIENCE: Patience = { lockMs: 1_000, pauseMs: 4_000, triesMost: 120 };

/**
 * Brings the database to these migrations and gives the names of those applied now. Each runs in a
 * transaction of its own under one advisory lock, so several processes may start at once and a kill
 * leaves none half done. One that meets what others hold makes way for them and comes again: a process that serves the
 * store goes on until it is its turn. Throws a StartRefusal when an applied file has changed or is unknown, and when its
 * turn does not come.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: readonly Migration[],
  patience = PATIENCE,
): Promise<string[]> {
  await prepareLedger(db);
  const ledger = await readLedger(db);
  refuseStrangers(ledger, migrations);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (isApplied(ledger, migration)) continue;
    // In the order of the numbers: each builds upon the one before.
    if (await applyInTurn(db, migration, patience)) applied.push(migration.name);
  }
  return applied;
}

/** Any constant will do, as long as it stays. */
const LOCK = 7_225_538;

async function prepareLedger<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('schema_migration') is not null as known`.execute(db);
  if (rows[0]?.known === true) return;
  await db.transaction().execute(async (trx) => {
    await waitForTurn(trx);
    await sql`create table if not exists schema_migration (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`.execute(trx);
  });
}

/** A migration of another process may take minutes: waited for, however long. */
async function waitForTurn<Tables>(trx: Kysely<Tables>): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

type Ledger = ReadonlyMap<string, string>;

async function readLedger<Tables>(db: Kysely<Tables>): Promise<Ledger> {
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from schema_migration`.execute(db);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function refuseStrangers(ledger: Ledger, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of ledger.keys()) {
    if (!known.has(name)) {
      throw new StartRefusal(
        `The database has migration ${name}, which this version does not know: it was opened by a newer version.`,
      );
    }
  }
}

function isApplied(ledger: Ledger, { name, hash }: Migration): boolean {
  const applied = ledger.get(name);
  if (applied === undefined) return false;
  if (applied === hash) return true;
  throw new StartRefusal(
    `Migration ${name} has been changed after it was applied to this database: restore the file and write a new migration instead.`,
  );
}

async function applyInTurn<Tables>(
  db: Kysely<Tables>,
  migration: Migration,
  { lockMs, pauseMs, triesMost }: Patience,
): Promise<boolean> {
  for (let tries = 1; tries <= triesMost; tries += 1) {
    try {
      // Each try begins once the one before it has made way.
      // oxlint-disable-next-line no-await-in-loop
      return await apply(db, migration, lockMs);
    } catch (error) {
      if (passingTrouble(error) !== "access.busy") throw error;
    }
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pauseMs);
  }
  throw new StartRefusal(
    `Migration ${migration.name} waits for what other processes hold: stop them, and start again.`,
  );
}

/** `false` when another process was quicker. */
async function apply<Tables>(
  db: Kysely<Tables>,
  migration: Migration,
  lockMs: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await waitForTurn(trx);
    if (isApplied(await readLedger(trx), migration)) return false;
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(trx);
    await sql.raw(migration.text).execute(trx);
    await sql`insert into schema_migration (name, hash) values (${migration.name}, ${migration.hash})`.execute(
      trx,
    );
    return true;
  });
}
