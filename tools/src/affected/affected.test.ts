import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plantedTree } from "../testing/planted-tree.ts";
import { readAffected } from "./affected.ts";

const TREE = {
  "package-lock.json": "{}",
  "vitest.config.ts": "export default {};",
  "domain/src/money/money.ts": "export const money = 1;",
  "domain/src/money/money.test.ts": 'import "./money.ts";',
  "server/src/cart/cart.ts": 'import "@placket/domain/money/money";\nimport "../db/migrate.ts";',
  "server/src/cart/cart.test.ts": 'import "./cart.ts";\nconst page = "../../../docs/rows.md";',
  "server/src/db/migrate.ts": 'export const own = new URL("migrations/", import.meta.url);',
  "server/src/db/migrations/0001-cart.sql": "create table cart ();",
  "server/src/db/kill.test.ts": 'const child = new URL("writer.child.ts", import.meta.url);',
  "server/src/db/writer.child.ts": 'import "./migrate.ts";',
  "server/src/graphql/schema.test.ts": 'const all = globSync("*/*.graphql");',
  "contract/src/cart/cart.graphql": "type Cart { id: ID }",
  "server/src/seed/seed.test.ts": "const file = `../../../demo/data/${name}.csv`;",
  "demo/data/styles.csv": "sku\nCAP",
  "storefront/src/cart/CartPage.test.tsx": 'import "./CartPage.tsx";',
  "storefront/src/cart/CartPage.tsx": 'import styles from "./CartPage.module.css";',
  "storefront/src/cart/CartPage.module.css": '@import "../base.css";',
  "storefront/src/base.css": ".cart {}",
  "server/src/http/docs.test.ts": 'const docs = new URL("../../../docs", import.meta.url);',
  "docs/rows.md": "rows",
  "docs/openapi.json": "{}",
  "ui/src/unit.test.ts": 'const here = "..";',
};

const TESTS = Object.keys(TREE).filter((file) => /\.test\.tsx?$/.test(file));

async function staleAt(root: string, { all = false } = {}) {
  const affected = await readAffected(root, { all });
  const behind = (file: string) => affected.graph.hashBehind([file], "reads");
  return { affected, stale: affected.stale("test", TESTS, behind) };
}

/** A tree in which every test has passed. */
async function passedTree(): Promise<string> {
  const root = await plantedTree(TREE);
  const { affected, stale } = await staleAt(root);
  expect(stale).toStrictEqual(TESTS);
  await affected.note("test", stale, []);
  return root;
}

describe("what a change touches", () => {
  it("is nothing while nothing has changed, and everything when all is asked for", async () => {
    const root = await passedTree();
    expect((await staleAt(root)).stale).toStrictEqual([]);
    expect((await staleAt(root, { all: true })).stale).toStrictEqual(TESTS);
  });

  it.each([
    [
      "domain/src/money/money.ts",
      ["domain/src/money/money.test.ts", "server/src/cart/cart.test.ts"],
    ],
    [
      "server/src/db/migrations/0001-cart.sql",
      ["server/src/cart/cart.test.ts", "server/src/db/kill.test.ts"],
    ],
    [
      "server/src/db/migrations/0002-new.sql",
      ["server/src/cart/cart.test.ts", "server/src/db/kill.test.ts"],
    ],
    ["contract/src/cart/cart.graphql", ["server/src/graphql/schema.test.ts"]],
    ["demo/data/styles.csv", ["server/src/seed/seed.test.ts"]],
    ["storefront/src/cart/CartPage.module.css", ["storefront/src/cart/CartPage.test.tsx"]],
    ["storefront/src/base.css", ["storefront/src/cart/CartPage.test.tsx"]],
    ["docs/rows.md", ["server/src/cart/cart.test.ts"]],
    ["docs/openapi.json", ["server/src/http/docs.test.ts"]],
    ["README.md", []],
    ["package-lock.json", TESTS],
    ["vitest.config.ts", TESTS],
    ["server/package.json", TESTS],
  ])("%s touches %j", async (file, touched) => {
    const root = await passedTree();
    await writeFile(join(root, file), "// changed");
    expect((await staleAt(root)).stale).toStrictEqual(touched);
  });

  it("a file that is gone touches who imported it", async () => {
    const root = await passedTree();
    await rm(join(root, "storefront/src/cart/CartPage.tsx"));
    expect((await staleAt(root)).stale).toStrictEqual(["storefront/src/cart/CartPage.test.tsx"]);
  });

  it("what failed is run again, also when it is as it was before", async () => {
    const root = await passedTree();
    const { affected } = await staleAt(root, { all: true });
    await affected.note("test", [], ["server/src/cart/cart.test.ts"]);
    expect((await staleAt(root)).stale).toStrictEqual(["server/src/cart/cart.test.ts"]);
  });

  it("stamps that cannot be read stamp nothing", async () => {
    const root = await passedTree();
    await writeFile(join(root, ".cache/check/passed.json"), '{"test domain');
    expect((await staleAt(root)).stale).toStrictEqual(TESTS);
  });
});
