import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { migrate, type Migration, readMigrations } from "./migrate.ts";
import { testDatabase } from "./test-database.ts";

const later = (text: string, hash: string): Migration => ({ name: "9001-later.sql", text, hash });

/** Whether somebody waits for a lock on a table. */
async function isWaitedFor(db: Database["db"], table: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where relation = ${table}::regclass and not granted`.execute(db);
  return rows.length > 0;
}

describe("migrations", () => {
  let database: Database;
  let own: Migration[];
  beforeAll(async () => {
    database = await testDatabase();
    own = await readMigrations();
  });
  afterAll(() => database.close());

  it("are numbered without a gap and in order", () => {
    const numbers = own.map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers).toStrictEqual(own.map((_migration, index) => index + 1));
  });

  it("applied ones are not applied again", async () => {
    await expect(migrate(database.db, own)).resolves.toStrictEqual([]);
  });

  it("two processes that start at once apply a new one once", async () => {
    const added = [...own, later("create table later (id integer primary key)", "h1")];
    const both = await Promise.all([migrate(database.db, added), migrate(database.db, added)]);
    expect(both.flat()).toStrictEqual(["9001-later.sql"]);
  });

  it("a changed applied file is refused by name", async () => {
    const changed = [...own, later("create table later (id bigint primary key)", "h2")];
    await expect(migrate(database.db, changed)).rejects.toThrow(
      "Migration 9001-later.sql has been changed after it was applied to this database: restore the file and write a new migration instead.",
    );
  });

  it("a database of a newer version is refused", async () => {
    await expect(migrate(database.db, own)).rejects.toThrow(
      "The database has migration 9001-later.sql, which this version does not know: it was opened by a newer version.",
    );
  });

  it("one that needs what another process reads makes way for the shoppers behind it, and comes again", async () => {
    const { db } = database;
    await sql`create table busy (id integer)`.execute(db);
    const known = [...own, later("create table later (id integer primary key)", "h1")];
    const changing = {
      name: "9002-busy.sql",
      text: "alter table busy add column more integer",
      hash: "h",
    };
    const all = [...known, changing];
    const patience = { lockMs: 20, pauseMs: 20, triesMost: 1_000_000 };
    const [reading, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reader = db.transaction().execute(async (trx) => {
      await sql`select * from busy`.execute(trx);
      reading.resolve();
      await read.promise;
    });
    await reading.promise;
    const migrated = migrate(db, all, patience);
    await expect.poll(() => isWaitedFor(db, "busy"), { timeout: 30_000, interval: 1 }).toBe(true);
    // A shopper of another process, who waits behind it for as long as it waits.
    await sql`select * from busy`.execute(db);
    const given = migrate(db, all, { ...patience, triesMost: 2 });
    await expect(given).rejects.toThrow("Migration 9002-busy.sql waits for what other processes");
    read.resolve();
    await reader;
    await expect(migrated).resolves.toStrictEqual(["9002-busy.sql"]);
    await sql`delete from schema_migration where name = '9002-busy.sql'`.execute(db);
  });

  it("one that fails leaves nothing behind", async () => {
    const known = [...own, later("create table later (id integer primary key)", "h1")];
    const failing = {
      name: "9002-fail.sql",
      text: "create table half (id int); select 1/0",
      hash: "h",
    };
    await expect(migrate(database.db, [...known, failing])).rejects.toThrow("division by zero");
    const { rows } = await sql`select to_regclass('half') as half`.execute(database.db);
    expect(rows).toStrictEqual([{ half: null }]);
    await expect(migrate(database.db, known)).resolves.toStrictEqual([]);
  });
});
