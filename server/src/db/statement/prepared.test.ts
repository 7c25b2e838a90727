import { sql, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { prepared } from "./prepared.ts";
import { testDatabase } from "../test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const insert = prepared<{ readonly event: string; readonly now: Date }, { readonly twice: string }>(
  (at) => sql`
    INSERT INTO outbox (event, payload, created_at) VALUES (${at("event")}, '{}', ${at("now")})
    RETURNING event || ${at("event")} AS twice`,
);
const select = prepared<{ readonly event: string }, { readonly created_at: Date }>((at, paper) =>
  paper.selectFrom("outbox").select("created_at").where("event", "=", at("event")),
);

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

it("each asking has its own values, wherever one stands", async () => {
  const { db } = database;
  // More often than a statement needs to be named in its session.
  for (const n of [1, 2, 3, 4, 5]) {
    const { rows } = await insert(db, { event: `e${n}`, now: day(n) });
    expect(rows).toEqual([{ twice: `e${n}e${n}` }]);
  }
  expect((await select(db, { event: "e2" })).rows).toEqual([{ created_at: day(2) }]);
});

it("in a transaction it is undone with it", async () => {
  const { db } = database;
  const undone = db.transaction().execute(async (tx) => {
    await insert(tx, { event: "undone", now: day(1) });
    throw new Error("on purpose");
  });
  await expect(undone).rejects.toThrow("on purpose");
  expect((await select(db, { event: "undone" })).rows).toEqual([]);
});

it("plugins see it before it is asked", async () => {
  const seen: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      seen.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = database.db.withPlugin(watch);
  await select(watched, { event: "e1" });
  await insert(watched, { event: "watched", now: day(1) });
  expect(seen).toEqual(["SelectQueryNode", "RawNode"]);
});
