import { describe, expect, it } from "vitest";
import { readGraph } from "./affected/graph.ts";
import { testsOnDatabases } from "./server-suite.ts";
import { plantedTree } from "./testing/planted-tree.ts";

const TREE = {
  "server/src/db/test-database.ts": "export const testDatabase = 1;",
  "server/src/bench/bench-database.ts": "export const prepareDatabase = 1;",
  "server/src/testing/test-app.ts": 'import "../db/test-database.ts";',
  "server/src/cart/cart.test.ts": 'import "../testing/test-app.ts";',
  "server/src/order/kill.proof.test.ts": 'import "../testing/test-app.ts";',
  "server/src/mail/kill.proof.test.ts": 'import "../testing/test-app.ts";',
  "server/src/siege/kill.proof.test.ts": 'import "../bench/bench-database.ts";',
  "server/src/html/html.test.ts": "export {};",
  "domain/src/cart/cart.test.ts": 'import "../../../server/src/db/test-database.ts";',
};

describe("the server's tests on another Postgres", () => {
  it("are those that come to a database by what they import, but for those that bring one", async () => {
    const graph = await readGraph(await plantedTree(TREE));
    expect(testsOnDatabases(graph)).toStrictEqual([
      "server/src/cart/cart.test.ts",
      "server/src/siege/kill.proof.test.ts",
    ]);
  });

  it.each(["server/src/db/test-database.ts", "server/src/order/kill.proof.test.ts"] as const)(
    "are not guessed where %s has another name",
    async (file) => {
      const { [file]: _renamed, ...rest } = TREE;
      const graph = await readGraph(await plantedTree(rest));
      expect(() => testsOnDatabases(graph)).toThrow(file);
    },
  );
});
