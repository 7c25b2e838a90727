import type { OrderStatus } from "@placket/domain/order/order-status";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Db } from "../../db/database.ts";
import { migrate, readMigrations } from "../../db/migrate.ts";
import { testDatabase } from "../../db/test-database.ts";
import { anOrder } from "../../testing/order.ts";
import { aProduct, aShop } from "../../testing/shop.ts";

let database: Database;
let db: Db;
let product: number;

interface Line {
  readonly kind?: string;
  readonly shipped?: number;
  readonly canceled?: number;
}

/** An order of lines of four pieces each. */
async function put(number: string, status: OrderStatus, lines: readonly Line[]): Promise<void> {
  await anOrder(db, { number, status });
  const { id } = await db
    .selectFrom("sales_order")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_item")
    .values(
      lines.map(({ kind = "plain", shipped = 0, canceled = 0 }) => ({
        order_id: id,
        product_id: product,
        sku: "CAP",
        name: "Cap",
        configuration: JSON.stringify({ kind }),
        quantity: 4,
        quantity_shipped: shipped,
        quantity_canceled: canceled,
        price_minor: 2000,
        row_total_minor: 8000,
        discount_minor: 0,
        tax_minor: 0,
      })),
    )
    .execute();
}

/** What the row of each order says of its lines. */
async function said(): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom("sales_order")
    .select(["number", "has_shipped", "has_to_ship"])
    .execute();
  return Object.fromEntries(
    rows.map(({ number, has_shipped: shipped, has_to_ship: left }) => [
      number,
      `${shipped ? "shipped" : "here"}, ${left ? "more to ship" : "nothing left"}`,
    ]),
  );
}

const ORDERS = async () => {
  await put("complete", "complete", [{ shipped: 4 }]);
  await put("paid back", "closed", [{ shipped: 4 }, { shipped: 2, canceled: 2 }]);
  await put("held", "holded", [{ shipped: 4 }, {}]);
  await put("to pack", "processing", [{}, {}]);
  await put("canceled", "canceled", [{ canceled: 4 }]);
  await put("not paid", "payment_declined", [{}]);
  await put("by email", "complete", [{ kind: "virtual" }]);
};
const SAID = {
  complete: "shipped, nothing left",
  "paid back": "shipped, nothing left",
  held: "shipped, more to ship",
  "to pack": "here, more to ship",
  canceled: "here, nothing left",
  "not paid": "here, more to ship",
  "by email": "here, nothing left",
};

describe("issue 9.9 what has left of an order and what has to", () => {
  beforeAll(async () => {
    const migrations = await readMigrations();
    const board = migrations.find(({ name }) => name.endsWith("-order-board.sql"));
    database = await testDatabase({ before: board?.name ?? "" });
    ({ db } = database);
    product = await aProduct(await aShop(db), { sku: "CAP" });
    await ORDERS();
    await migrate(db, migrations);
  });
  afterAll(() => database.close());

  it("is said of the orders of earlier versions, whatever became of them", async () => {
    expect(await said()).toEqual(SAID);
  });

  it("and of new ones as soon as they have lines", async () => {
    await db.deleteFrom("sales_order").execute();
    await ORDERS();
    expect(await said()).toEqual(SAID);
  });

  it("is asked once for all lines that are written together, of several orders too", async () => {
    await put(
      "wide",
      "processing",
      Array.from({ length: 40 }, () => ({})),
    );
    const { rows } = await sql<{ "QUERY PLAN": readonly Plan[] }>`
      EXPLAIN (ANALYZE, FORMAT JSON) UPDATE order_item SET quantity_shipped = quantity
      FROM sales_order WHERE order_id = sales_order.id AND number IN ('wide', 'to pack')`.execute(
      db,
    );
    const triggers = rows[0]?.["QUERY PLAN"][0]?.Triggers ?? [];
    expect(triggers.find((one) => one["Trigger Name"] === "order_item_shipping")?.Calls).toBe(1);
    expect(await said()).toMatchObject({
      wide: "shipped, nothing left",
      "to pack": "shipped, nothing left",
      held: "shipped, more to ship",
    });
  });
});

interface Plan {
  readonly Triggers: readonly { readonly "Trigger Name": string; readonly Calls: number }[];
}
