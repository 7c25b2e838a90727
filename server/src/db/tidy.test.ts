import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "./test-database.ts";
import { tidyEmbedded } from "./tidy.ts";

it("a table that changes all the time keeps its size on the embedded engine", async () => {
  const database = await testDatabase();
  const { db } = database;
  await sql`create table shelf (id integer primary key, pieces integer)`.execute(db);
  // An indexed column that changes: the engine cannot clear such versions away on the side.
  await sql`create index shelf_pieces on shelf (pieces)`.execute(db);
  await sql`insert into shelf select n, 0 from generate_series(1, 1000) as n`.execute(db);
  const pages = async () => {
    const { rows } = await sql<{ pages: number }>`
      select pg_relation_size('shelf') / 8192 as pages`.execute(db);
    return rows[0]?.pages ?? 0;
  };
  const before = await pages();
  for (let round = 0; round < 6; round += 1) {
    await sql`update shelf set pieces = pieces + 1`.execute(db);
    await tidyEmbedded({ db, kind: "embedded" });
  }
  expect(await pages()).toBeLessThanOrEqual(before * 3);
  await database.close();
});
