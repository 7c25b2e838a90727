import { checkAmong, checkWays } from "@placket/domain/routing/redirect";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { testDatabase } from "../db/test-database.ts";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { aShop } from "../testing/shop.ts";
import { rulesAlong } from "./redirect-chain.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await aStoreView(await aShop(database.db), { id: 2, code: "fr", locale: "fr-FR" });
});
afterAll(() => database.close());

/** Paths as staff and as imports write them; some are the same one. */
const PATHS = [
  "a",
  "/a.html",
  "b",
  "%62",
  "c",
  "d/",
  "d",
  "//e",
  "f",
  "g",
  "h",
  "caf\u00e9",
  "caf%C3%A9",
];
const PLAIN = ["a", "b", "c", "d", "e", "f", "g", "h", "caf\u00e9"];

const written = fc.record({
  store_view_id: fc.constantFrom(0, 1, 2),
  request_path: fc.constantFrom(...PATHS),
  target_path: fc.constantFrom(...PATHS),
});
const written20 = fc.uniqueArray(written, {
  minLength: 5,
  maxLength: 20,
  selector: ({ store_view_id, request_path }) => `${store_view_id} ${request_path}`,
});
const draft = fc.record({
  storeViewId: fc.constantFrom(0, 1, 2),
  requestPath: fc.constantFrom(...PLAIN),
  targetPath: fc.constantFrom(...PLAIN),
});
const keys = (problems: readonly { readonly error: string }[]) =>
  problems.map(({ error }) => error);

describe("the rules along a path", () => {
  it("say the same of a rule that comes or goes as all rules do", async () => {
    const { db } = database;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(written20, draft, async (rows, rule) => {
        await db.deleteFrom("url_rewrite").execute();
        await db.insertInto("url_rewrite").values(rows).execute();
        const all = (await db.selectFrom("url_rewrite").selectAll().orderBy("id").execute()).map(
          (row) => ({
            id: row.id,
            storeViewId: row.store_view_id,
            requestPath: row.request_path,
            targetPath: row.target_path,
          }),
        );
        const along = await rulesAlong(db, [rule.requestPath], rule.targetPath);
        const problems = keys(checkAmong(rule, all));
        refused += problems.filter((key) => key !== "routing.redirectTaken").length;
        expect(keys(checkAmong(rule, along))).toEqual(problems);
        const gone = all.find(({ requestPath }) => requestPath === rule.requestPath);
        if (!gone) return;
        const without = (rules: readonly { readonly id: number }[]) =>
          rules.filter(({ id }) => id !== gone.id) as typeof all;
        expect(keys(checkWays(along, without(along), "id"))).toEqual(
          keys(checkWays(all, without(all), "id")),
        );
      }),
      { numRuns: 150 },
    );
    expect(refused).toBeGreaterThan(10);
  });

  it("are few, however many lead to the same page", async () => {
    const { db } = database;
    await db.deleteFrom("url_rewrite").execute();
    const many = Array.from({ length: 500 }, (_, n) => ({
      store_view_id: 0,
      request_path: `old-${n}`,
      target_path: "kitchen",
    }));
    await db.insertInto("url_rewrite").values(many).execute();
    expect(await rulesAlong(db, ["older"], "old-7")).toHaveLength(1);
    expect(await rulesAlong(db, ["older"], "kitchen")).toEqual([]);
    expect(await rulesAlong(db, ["kitchen"], "cellar")).toHaveLength(500);
  });
});
