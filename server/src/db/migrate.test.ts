import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { migrate, type Migration, readMigrations } from "./migrate.ts";
import { testDatabase } from "./test-database.ts";

const later = (text: string, hash: string): Migration => ({ name: "9001-later.sql", text, hash });

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
