import { DELIVERY_MOVES } from "@placket/domain/delivery/delivery-state";
import { RETURN_MOVES } from "@placket/domain/order/return/return-state";
import { ORDER_MOVES } from "@placket/domain/order/order-status";
import { MOVEMENT_MOVES } from "@placket/domain/payment/movement-state";
import { PAYMENT_MOVES } from "@placket/domain/payment/payment-state";
import { JOB_STATES } from "@placket/domain/production/job-state";
import { jobMoves } from "@placket/domain/production/job-steps";
import { PROOF_STATES } from "@placket/domain/production/proof/proof-state";
import { proofMoves } from "@placket/domain/production/proof/proof-steps";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOrder } from "../testing/order.ts";
import { aShop } from "../testing/shop.ts";
import type { Database } from "./database.ts";
import { testDatabase } from "./test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await aShop(database.db);
});
afterAll(() => database.close());

const drawn = (moves: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(moves).flatMap(([from, targets]) => targets.map((to) => `${from}>${to}`));

/** The moves that a trigger lets pass, as the database prints them. */
async function held(table: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = ${`${table}_moves`}`.execute(
    database.db,
  );
  return [...(rows[0]?.text ?? "").matchAll(/'(\w+>\w+)'/g)].map(([, move]) => move ?? "");
}

describe("hallway §11: a move that is not drawn cannot be written", () => {
  it.each([
    ["sales_order", ORDER_MOVES],
    ["payment", PAYMENT_MOVES],
    ["payment_movement", MOVEMENT_MOVES],
    ["order_return", RETURN_MOVES],
    ["delivery", DELIVERY_MOVES],
    ["embroidery_job", Object.fromEntries(JOB_STATES.map((one) => [one, jobMoves(one)]))],
    ["embroidery_proof", Object.fromEntries(PROOF_STATES.map((one) => [one, proofMoves(one)]))],
  ] as const)("the database draws the moves of %s as the domain does", async (table, moves) => {
    expect((await held(table)).toSorted()).toEqual(drawn(moves).toSorted());
  });

  it("and refuses every other, whoever writes it", async () => {
    await anOrder(database.db, { number: "1", status: "complete" });
    const reopen = database.db
      .updateTable("sales_order")
      .set({ status: "pending_payment" })
      .where("number", "=", "1");
    await expect(reopen.execute()).rejects.toThrow("may not go from complete to pending_payment");
  });
});
