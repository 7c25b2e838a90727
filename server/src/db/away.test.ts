import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readModel } from "../catalog/read-model.ts";
import { aProduct, type Shop } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { DatabaseAway, passingTrouble } from "./database-away.ts";
import type { Db } from "./database.ts";
import { testDatabase } from "./test-database.ts";

let app: TestApp;
let db: Db;
let cap: number;
beforeAll(async () => {
  const database = await testDatabase();
  ({ db } = database);
  const fill = async (shop: Shop) => {
    cap = await aProduct(shop, { sku: "CAP" });
  };
  app = await testApp(fill, { database });
});
afterAll(() => app.close());

const CREATE_CART = "mutation { createEmptyCart }";
const aCap = () => ({ data: { id: cap, qty: 1 } });

/** Ends sessions of this database as an administrator or a failing server would; gives how many. */
async function endSessions(which = "pid <> pg_backend_pid()"): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and ${sql.raw(which)}`.execute(db);
  return rows.length;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  if (await isSo()) return;
  await delay(10);
  return until(isSo);
}

/** Asks for a cart that cannot be written while somebody holds the table, and ends the session that waits. */
async function interrupted<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const isHeld = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (trx) => {
    await sql`lock table cart`.execute(trx);
    isHeld.resolve();
    await mayGo.promise;
  });
  await isHeld.promise;
  const answer = ask();
  await until(async () => (await endSessions("wait_event_type = 'Lock'")) > 0);
  mayGo.resolve();
  await holder;
  return answer;
}

describe("two that wait for each other", () => {
  it("end with one that is told to try again", async () => {
    const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const crosswise = (own: 0 | 1) =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${own})`.execute(trx);
        bothHold[own]?.resolve();
        await Promise.all(bothHold.map(({ promise }) => promise));
        await sql`select pg_advisory_xact_lock(${1 - own})`.execute(trx);
      });
    const ended = await Promise.allSettled([crosswise(0), crosswise(1)]);
    const lost = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(lost.map(passingTrouble)).toEqual(["access.busy"]);
  });
});

describe("a database session that is lost", () => {
  it("while a call waits for it is answered with 503, over GraphQL and REST, and the next call is served", async () => {
    const asked = () =>
      app.fastify.inject({ method: "POST", url: "/graphql", payload: { query: CREATE_CART } });
    const lost = await interrupted(asked);
    expect(lost.statusCode).toBe(503);
    expect(lost.json()).toMatchObject({ errors: [{ extensions: { key: "access.databaseAway" } }] });
    expect((await asked()).statusCode).toBe(200);

    const add = () => app.rest("POST", "app-add-to-cart", aCap());
    const refused = await interrupted(add);
    expect(refused).toMatchObject({ status: 503, body: { key: "access.databaseAway", code: 100 } });
    expect((await add()).status).toBe(200);
  });

  it("in the middle of a transaction, between two statements, ends that transaction alone", async () => {
    const isOpen = Promise.withResolvers<number>();
    const mayGo = Promise.withResolvers<void>();
    const work = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      isOpen.resolve(rows[0]?.pid ?? 0);
      await mayGo.promise;
      await sql`select 1`.execute(trx);
    });
    await endSessions(`pid = ${await isOpen.promise}`);
    mayGo.resolve();
    await expect(work).rejects.toThrow(DatabaseAway);
    await expect(sql`select 1`.execute(db)).resolves.toMatchObject({ rows: [{}] });
  });

  it("together with all others: what changed meanwhile is there once they are back", async () => {
    await db.transaction().execute(async (trx) => {
      await aProduct({ ...app.shop, db: trx }, { sku: "UNHEARD" });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(trx);
    });
    const found = () => app.call.held(readModel).current().idOfSku("UNHEARD");
    await until(async () => found() !== undefined);
    expect((await app.graphql(CREATE_CART)).errors).toBeUndefined();
  });
});
