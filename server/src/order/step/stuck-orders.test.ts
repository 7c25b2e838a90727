import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate, readMigrations } from "../../db/migrate.ts";
import { testDatabase } from "../../db/test-database.ts";
import { anOrder } from "../../testing/order.ts";
import { aProduct, aShop } from "../../testing/shop.ts";

it("issue 9.8 orders of earlier versions of which nothing travels are heard of once more by what completes them", async () => {
  const migrations = await readMigrations();
  const hearing = migrations.find(({ name }) => name.endsWith("-differences.sql"));
  const database = await testDatabase({ before: hearing?.name ?? "" });
  const { db } = database;
  try {
    const product = await aProduct(await aShop(db), { sku: "CARD" });
    const line = (number: string, kind: string) => sql`
      INSERT INTO order_item (order_id, product_id, sku, name, selections, configuration, quantity, price_minor,
        row_total_minor, discount_minor, tax_minor)
      SELECT id, ${product}, 'CARD', 'Card', '[]', json_build_object('kind', ${kind}::text), 1, 0, 0, 0, 0
      FROM sales_order WHERE number = ${number}`;
    await anOrder(db, { number: "1" });
    await line("1", "virtual").execute(db);
    await anOrder(db, { number: "2" });
    await line("2", "virtual").execute(db);
    await line("2", "plain").execute(db);
    await anOrder(db, { number: "3", status: "complete" });
    await line("3", "virtual").execute(db);
    await migrate(db, migrations);
    const { rows } = await sql<{ number: string }>`
      SELECT number, subscriber, state, dispatched_at IS NOT NULL AS "isDispatched"
      FROM delivery JOIN outbox ON outbox.id = outbox_id
      JOIN sales_order ON sales_order.id = (payload ->> 'orderId')::bigint`.execute(db);
    expect(rows).toEqual([
      { number: "1", subscriber: "order.nothingToShip", state: "waiting", isDispatched: true },
    ]);
  } finally {
    await database.close();
  }
});
