import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate, readMigrations } from "../../db/migrate.ts";
import { testDatabase } from "../../db/test-database.ts";
import { anOrder } from "../../testing/order.ts";
import { aProduct, aShop } from "../../testing/shop.ts";

it("issue 9.8 exchanges of earlier versions are counted on the lines that were paid, as far as they stand", async () => {
  const migrations = await readMigrations();
  const counting = migrations.find(({ name }) => name.endsWith("-exchanged-pieces.sql"));
  const database = await testDatabase({ before: counting?.name ?? "" });
  const { db } = database;
  try {
    const product = await aProduct(await aShop(db), { sku: "CAP" });
    // Two orders that were exchanged for credit, three pieces of four each; of the second one three were paid back too.
    for (const [paid, sent, refunded] of [
      ["1", "2", 0],
      ["3", "4", 3],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, or their ids would change places
      await anOrder(db, { number: paid, status: "complete" });
      // oxlint-disable-next-line no-await-in-loop
      await anOrder(db, { number: sent });
      // oxlint-disable-next-line no-await-in-loop
      await sql`
        WITH origin AS (SELECT id FROM sales_order WHERE number = ${paid}), exchange AS (
          SELECT id FROM sales_order WHERE number = ${sent}), line AS (
          INSERT INTO order_item (order_id, product_id, sku, name, selections, configuration, quantity, price_minor,
            row_total_minor, discount_minor, tax_minor, quantity_shipped, quantity_returned, quantity_refunded)
          SELECT id, ${product}, 'CAP', 'Cap', '[]', '{}', 4, 2000, 8000, 0, 0, 4, 4, ${refunded} FROM origin
          RETURNING id
        ), back AS (
          INSERT INTO order_return (order_id, number, state, reason, comment, created_at, updated_at)
          SELECT id, 'R' || ${paid}::text, 'exchanged', 'other', '', now(), now() FROM origin RETURNING id
        ), pieces AS (
          INSERT INTO order_return_item (return_id, order_item_id, quantity, accepted)
          SELECT back.id, line.id, 4, 3 FROM back, line
        ), account AS (
          INSERT INTO ledger_account (kind, unit, created_at) VALUES ('store_credit', 'USD', now()) RETURNING id
        ), entries AS (
          INSERT INTO ledger_entry (account_id, movement, delta, occasion, order_id, created_at)
          SELECT account.id, movement, delta, occasion, origin.id, now() FROM account, origin, (VALUES
            (1, 'granted', 9000, 'given'), (2, 'withdrawn', -642, 'exchange R' || ${paid}::text)
          ) AS moved (place, movement, delta, occasion) ORDER BY place
        )
        INSERT INTO order_item (order_id, product_id, sku, name, selections, configuration, quantity, price_minor,
          row_total_minor, discount_minor, tax_minor)
        SELECT exchange.id, ${product}, 'CAP', 'Cap', '[]', '{}', 3, 0, 0, 0, 0 FROM exchange, line`.execute(
        db,
      );
      // oxlint-disable-next-line no-await-in-loop
      await sql`UPDATE sales_order SET exchanged_return_id =
        (SELECT id FROM order_return WHERE number = 'R' || ${paid}::text) WHERE number = ${sent}`.execute(
        db,
      );
    }
    await migrate(db, migrations);
    const { rows } = await sql<{ number: string; of: string | null }>`
      SELECT sales_order.number, item.quantity_exchanged AS exchanged, item.quantity_ended AS ended,
        item.difference_minor AS difference, paid.number AS of
      FROM order_item AS item JOIN sales_order ON sales_order.id = item.order_id
      LEFT JOIN order_item AS line ON line.id = item.exchanged_item_id LEFT JOIN sales_order AS paid ON paid.id = line.order_id
      ORDER BY sales_order.number`.execute(db);
    expect(rows).toEqual([
      { number: "1", exchanged: 3, ended: 0, difference: 0, of: null },
      { number: "2", exchanged: 0, ended: 0, difference: 642, of: "1" },
      { number: "3", exchanged: 1, ended: 0, difference: 0, of: null },
      { number: "4", exchanged: 0, ended: 0, difference: 642, of: "3" },
    ]);
  } finally {
    await database.close();
  }
});
