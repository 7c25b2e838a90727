import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate, readMigrations } from "../../db/migrate.ts";
import { testDatabase } from "../../db/test-database.ts";
import { anOrder } from "../../testing/order.ts";
import { aShop } from "../../testing/shop.ts";

/** Histories as versions wrote them that called every unpaid order declined, and what each is called now. */
const HISTORIES = {
  "1": [["The processor declined payment 1: the card has expired.", "payment_declined"]],
  "2": [
    ["Given up by the shopper before the bank had confirmed it.", "payment_given_up"],
    // The status stayed as it was.
    ["The processor called payment 1 off: no money moved.", "payment_given_up"],
  ],
  "3": [
    ["Ended by the store: the shopper had not answered the bank in time.", "payment_unfinished"],
  ],
  "4": [["Payment abandoned: declined.", "payment_unfinished"]],
  "5": [["Payment declined: declined.", "payment_declined"]],
} as const;

it("an order that was called declined is called what its history says", async () => {
  const database = await testDatabase({ before: "0021" });
  await aShop(database.db);
  for (const [number, events] of Object.entries(HISTORIES)) {
    await anOrder(database.db, { number, status: "payment_declined" });
    const rows = [["The shopper placed the order.", "pending_payment"] as const, ...events];
    for (const [note, status] of rows) {
      const was = status === "pending_payment" ? status : "payment_declined";
      await sql`INSERT INTO order_event (order_id, status, note, created_at)
        SELECT id, ${was}, ${note}, now() FROM sales_order WHERE number = ${number}`.execute(
        database.db,
      );
    }
  }
  await migrate(database.db, await readMigrations());
  for (const [number, events] of Object.entries(HISTORIES)) {
    const { rows } = await sql<{ now: string; status: string }>`
      SELECT sales_order.status AS now, order_event.status FROM order_event
      JOIN sales_order ON sales_order.id = order_id WHERE number = ${number} ORDER BY order_event.id`.execute(
      database.db,
    );
    const said = events.map(([, status]) => status);
    expect(rows.map(({ status }) => status)).toEqual(["pending_payment", ...said]);
    expect(rows[0]?.now).toBe(said.at(-1));
  }
  await database.close();
});
