import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../db/test-database.ts";
import type { Database } from "../../db/database.ts";
import { orderReads } from "./order-reads.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("OPEN-38 what many orders of a list are asked for is one statement of each kind", async () => {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const reads = orderReads({ db: database.db.withPlugin(counter) });
  const ids = Array.from({ length: 50 }, (_, at) => at + 1);
  const asked = ids.flatMap((id) => [
    reads.shipments(id),
    reads.papers(id),
    reads.papers(id),
    reads.returns(id),
    reads.statusSince(id),
  ]);
  expect((await Promise.all(asked)).flat().filter((found) => found !== undefined)).toEqual([]);
  expect(statements).toBe(4);
});
