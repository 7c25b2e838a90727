import { EventEmitter, once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Db } from "./database.ts";
import { testDatabase } from "./test-database.ts";

const tenDividedBy = (db: Db, by: number) =>
  sql<{ share: number }>`select 10 / ${by}::int as share`.execute(db);

/** Runs on the Postgres that the repository brings, and again on that of DATABASE_URL (`.ci/run`). */
describe("a database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await sql`create table note (id integer primary key, text text not null)`.execute(database.db);
  });
  afterAll(() => database.close());

  const one = async (expression: string): Promise<unknown> => {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
      database.db,
    );
    return rows[0]?.value;
  };

  it.each([
    ["5::int4", 5],
    ["9007199254740991::int8", Number.MAX_SAFE_INTEGER],
    ["count(*)", 1],
    ["array[1, null]::int8[]", [1, null]],
    ["1.50::numeric", "1.50"],
    ["sum(2::int8)", "2"],
    ["array[1.50]::numeric[]", ["1.50"]],
    ["1.5::float8", 1.5],
    ["true", true],
    ["null::text", null],
    ["date '2026-02-03'", "2026-02-03"],
    ["array[date '2026-02-03']", ["2026-02-03"]],
    ["timestamp '2026-02-03 04:05:06'", "2026-02-03 04:05:06"],
    ["timestamptz '2026-02-03T04:05:06.789+02'", new Date("2026-02-03T02:05:06.789Z")],
    ["timestamptz '2026-02-03' = timestamptz '2026-02-03Z'", true],
    [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    ["'3'::jsonb", 3],
    ["array['a', null]::text[]", ["a", null]],
  ])("read %s as %j", async (expression, value) => {
    await expect(one(expression)).resolves.toStrictEqual(value);
  });

  it("refuse an integer that cannot be counted exactly", async () => {
    await expect(one("9007199254740992::int8")).rejects.toThrow(RangeError);
  });

  it("write what they read", async () => {
    const at = new Date("2026-02-03T04:05:06.789Z");
    const { rows } =
      await sql`select ${at}::timestamptz as at, ${JSON.stringify([1])}::jsonb as list,
      ${[1, 2]}::integer[] as numbers, ${Buffer.from([0, 255])}::bytea as bytes`.execute(
        database.db,
      );
    expect(rows).toStrictEqual([{ at, list: [1], numbers: [1, 2], bytes: Buffer.from([0, 255]) }]);
  });

  it("tell errors by their code and go on", async () => {
    await expect(one("1/0")).rejects.toMatchObject({ code: "22012" });
    await expect(one("1")).resolves.toBe(1);
  });

  it("keep a query from others while a transaction runs, and undo it as a whole", async () => {
    const insert = database.db.transaction().execute(async (trx) => {
      await sql`insert into note values (1, 'gone')`.execute(trx);
      throw new Error("changed my mind");
    });
    const count = one("(select count(*) from note)");
    await expect(insert).rejects.toThrow("changed my mind");
    await expect(count).resolves.toBe(0);
  });

  it("refuse the outer db inside a transaction instead of waiting for ever", async () => {
    const mistaken = database.db.transaction().execute(() => one("1"));
    await expect(mistaken).rejects.toThrow("The outer db was used inside a transaction.");
    await expect(one("1")).resolves.toBe(1);
  });

  it("let work that a transaction left running use the outer db afterwards", async () => {
    const gate = new EventEmitter();
    const left: Promise<unknown>[] = [];
    await database.db.transaction().execute(async () => {
      left.push(once(gate, "open").then(() => one("2")));
    });
    gate.emit("open");
    await expect(Promise.all(left)).resolves.toStrictEqual([2]);
  });

  it("run a statement that came often again and again, also after an error", async () => {
    for (let i = 0; i < 4; i += 1) {
      await expect(tenDividedBy(database.db, 0)).rejects.toMatchObject({ code: "22012" });
    }
    const results = await Promise.all([1, 2, 5].map((by) => tenDividedBy(database.db, by)));
    expect(results.map(({ rows }) => rows[0]?.share)).toStrictEqual([10, 5, 2]);
  });

  it("answer a statement that came often also after a migration changed its table", async () => {
    await sql`create table size (id integer primary key)`.execute(database.db);
    await sql`insert into size values (42)`.execute(database.db);
    const read = () => sql`select * from size where id = ${42}`.execute(database.db);
    for (let i = 0; i < 4; i += 1) await read();
    await sql`alter table size add column label text default 'XS'`.execute(database.db);
    for (let i = 0; i < 2; i += 1) {
      expect((await read()).rows).toStrictEqual([{ id: 42, label: "XS" }]);
    }
  });

  it("carry notifications to the listeners of their channel, from a transaction at its commit", async () => {
    const heard: string[] = [];
    const told = Promise.withResolvers<void>();
    const stop = await database.listen("Price list", (payload) => {
      heard.push(payload);
      if (payload === "last") told.resolve();
    });
    await database.notify("price list", "another channel");
    const undone = database.db.transaction().execute(async (trx) => {
      await database.notify("Price list", "undone", trx);
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    await database.notify("Price list", "first");
    await database.notify("Price list", "last");
    await told.promise;
    await stop();
    expect(heard).toStrictEqual(["first", "last"]);
  });

  it("answer a ping", async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
