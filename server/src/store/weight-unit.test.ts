import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { aSimple, importShop } from "../catalog/import/testing.ts";
import type { Db } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { testDatabase } from "../db/test-database.ts";
import { contextFor } from "../http/open-call.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { transact } from "../transact.ts";
import { setConfigValues } from "./set-config.ts";

const set = (db: Db, value: unknown, path = "weightUnit") =>
  db
    .insertInto("config_value")
    .values({ scope: "default", scope_id: 0, path, value: JSON.stringify(value) })
    .execute();

describe("the unit of weight", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(async (shop) => {
      await aStoreView(shop, { id: 2, code: "uk", locale: "en-GB", country_code: "GB" });
      // It weighs 300 g.
      await aProduct(shop, { sku: "CAP" });
    });
  });
  afterAll(() => app.close());

  async function told(store: string) {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: { store },
      payload: {
        query: `{ storeConfig { weight_unit }
          products(filter: { sku: { eq: "CAP" } }) { items { ... on SimpleProduct { weight } } } }`,
      },
    });
    const { data } = answer.json<{
      data: {
        storeConfig: { weight_unit: string };
        products: { items: { weight: number }[] };
      };
    }>();
    return [data.products.items[0]?.weight, data.storeConfig.weight_unit];
  }

  it("is that of the store view's country while nobody has set one", async () => {
    expect(await told("us")).toEqual([0.6614, "lbs"]);
    expect(await told("uk")).toEqual([0.3, "kgs"]);
  });

  it("is what staff set, in weights that were told before as well", async () => {
    await told("us");
    const change = {
      scope: { kind: "default" },
      set: { weightUnit: "kgs" },
      useDefault: [],
    } as const;
    await transact(contextFor(app.call), (ctx) => setConfigValues(ctx, change));
    await vi.waitFor(async () => expect(await told("us")).toEqual([0.3, "kgs"]), 15_000);
  });
});

it("product files are weighed in the unit that is set", async () => {
  const shop = await importShop();
  await set(shop.database.db, "kgs");
  await shop.rows([aSimple({ sku: "PIN", weight: "1.25" })]);
  const { weight_grams } = await shop.database.db
    .selectFrom("product")
    .select("weight_grams")
    .where("sku", "=", "PIN")
    .executeTakeFirstOrThrow();
  expect(weight_grams).toBe(1250);
  await shop.close();
});

it.each([
  { was: "kgs", is: [{ value: "kgs" }] },
  { was: "lbs", is: [] },
])("a store that said $was under Magento's path keeps it", async ({ was, is }) => {
  const database = await testDatabase({ before: "0016" });
  await set(database.db, was, "general/locale/weight_unit");
  await migrate(database.db, await readMigrations());
  const { rows } = await sql`SELECT value FROM config_value WHERE path LIKE '%eight%nit'`.execute(
    database.db,
  );
  expect(rows).toEqual(is);
  await database.close();
});
