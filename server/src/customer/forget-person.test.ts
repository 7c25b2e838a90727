import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { ANN, aShopper, callShop } from "../testing/customer.ts";
import { namingParts } from "../testing/embroidery/naming-parts.ts";
import { aGiftCard } from "../testing/gift-card.ts";
import { aBuyer, aCapShop, place } from "../testing/own-balances.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop), { payment: sandbox.provider });
  staff = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const admin = (line: `${"GET" | "POST" | "PUT"} ${string}`, body: object = {}) =>
  callAdmin(app, line, { session: staff, body });

/** Every row of every table that holds a text, as one text for each table. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(
    app.shop.db,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: held } = await sql<{ readonly has: boolean }>`
        SELECT EXISTS (SELECT FROM ${sql.table(name)} AS one
          WHERE position(lower(${text}::text) IN lower(to_jsonb(one)::text)) > 0) AS has`.execute(
        app.shop.db,
      );
      return held[0]?.has ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** An order that was held, shipped and paid back in part, with the buyer's name in every reason, and a gift card. */
async function lived(buyer: Buyer): Promise<string> {
  const reason = `Called by ${buyer.email}`;
  await aGiftCard(app, staff, {
    amount: 20,
    recipientName: "Ann Weaver",
    recipientEmail: buyer.email,
  });
  await buyer.ask(
    `mutation ($question: String!) { createQuestion(question: $question, identifier: "CAP") { author } }`,
    { question: reason },
  );
  await buyer.ask(
    `mutation ($comment: String!) { contactUs(input: { name: "Ann", email: "office@example.com", comment: $comment }) { status } }`,
    { comment: reason },
  );
  const placed = await place({ sandbox }, buyer, "4111111111111111");
  expect(placed).toMatchObject({ errors: [] });
  const number = placed.orderV2?.number ?? "";
  const { items } = (await admin(`GET orders/${number}`)).json<{ items: { id: number }[] }>();
  const pieces = [{ itemId: items[0]?.id, quantity: 2 }];
  const did = async (line: `POST ${string}`, body: object = {}) => {
    const answer = await admin(line, body);
    expect(answer.statusCode, `${line}: ${answer.body}`).toBe(200);
  };
  await did(`POST orders/${number}/hold`, { reason });
  await did(`POST orders/${number}/release`);
  const usd = (value: number) => ({ value, currency: "USD" });
  await did(`POST orders/${number}/invoices`, { leftOut: [], seen: usd(40) });
  await did(`POST orders/${number}/shipments`, { pieces, tracks: [] });
  await did(`POST orders/${number}/refunds`, {
    pieces: [],
    way: "source",
    shipping: usd(0),
    adjustment: usd(5),
    toShelf: false,
    reason,
    seen: usd(5),
    left: usd(40),
  });
  const made = {
    parts: namingParts(buyer.email),
    digitizes: { logo: "L000001", name: `Crown of ${buyer.email}` },
  };
  const sewn = sql`configuration = configuration || ${JSON.stringify(made)}::jsonb`;
  const order = sql`SELECT id, cart_id FROM sales_order WHERE number = ${number}`;
  await sql`WITH placed AS (${order}), ordered AS (
      UPDATE order_item SET ${sewn} FROM placed WHERE order_id = placed.id)
    UPDATE cart_item SET ${sewn} FROM placed WHERE cart_item.cart_id = placed.cart_id`.execute(
    app.shop.db,
  );
  return number;
}

describe("issue 9.2 a person is forgotten", () => {
  it("alike by staff and by the customer: no table names them but the letter that says so", async () => {
    const [ann, bea] = [await aBuyer(app, 2), await aBuyer(app, 2)];
    const number = await lived(ann);
    await lived(bea);
    const { session } = await aShopper(app, { ...ANN, email: bea.email });
    const gone = await callShop(app, "POST app-delete-account", {
      session,
      body: { password: ANN.password },
    });
    expect(gone.statusCode, gone.body).toBe(200);
    const blanked = await admin(`POST customers/${ann.id}/anonymize`);
    expect(blanked.statusCode, blanked.body).toBe(200);
    const text = `Written by ${ann.email} since`;
    await admin(`POST orders/${number}/notes`, { text, isForBuyer: false });
    expect(await tablesWith(text)).toEqual(["order_event"]);
    expect((await admin(`POST customers/${ann.id}/anonymize`)).statusCode).toBe(200);
    // What somebody else gave them waits for a mail server: nobody but the letter has its code.
    expect(await tablesWith(ann.email)).toEqual(["mail"]);
    expect(await tablesWith(bea.email)).toEqual(["mail"]);
    const lettersTo = async (email: string) => {
      const letters = app.shop.db.selectFrom("mail").select(["template", "is_kept"]).orderBy("id");
      return letters.where("recipient", "ilike", email).execute();
    };
    const [gift, ...others] = await lettersTo(ann.email);
    expect([gift?.template, ...others]).toEqual(["giftCard.issued"]);
    expect((await lettersTo(bea.email)).map(({ template }) => template)).toEqual([
      "giftCard.issued",
      "customer.deleted",
    ]);
    expect(gift?.is_kept, "gone once it is sent").toBe(false);
  });

  it("a guest by their order, which keeps what books keep; whoever has the same email stays", async () => {
    const eve = await aBuyer(app, 2);
    const number = await lived(eve);
    await app.shop.db
      .updateTable("sales_order")
      .set({ email: "kim@example.com", customer_id: null })
      .where("number", "=", number)
      .execute();
    await sql`UPDATE mail SET recipient = 'kim@example.com' FROM outbox, sales_order
      WHERE outbox.id = mail.outbox_id AND payload ? 'orderId' AND (payload ->> 'orderId')::bigint = sales_order.id
        AND sales_order.number = ${number}`.execute(app.shop.db);
    const before = (await admin(`GET orders/${number}`)).json<{
      totals: unknown;
      status: string;
    }>();
    const forget = () => admin(`POST orders/${number}/forget-buyer`);
    expect((await forget()).json()).toEqual({ forgotten: true });
    expect(await tablesWith("kim@example.com")).toEqual([]);
    const after = (await admin(`GET orders/${number}`)).json<object>();
    const { rows: lines } = await sql<{ readonly parts: readonly object[] }>`
      SELECT configuration -> 'parts' AS parts FROM order_item JOIN sales_order ON sales_order.id = order_id
      WHERE number = ${number}`.execute(app.shop.db);
    expect(lines[0]?.parts).toEqual([
      { kind: "text", text: "…", serviceId: null, service: null },
      expect.objectContaining({ kind: "flags", text: "Sweden", made: expect.anything() }),
      { kind: "special-instructions", text: "…", serviceId: null, service: null },
    ]);
    expect(after).toMatchObject({
      totals: before.totals,
      status: before.status,
      email: `anonymized-order-${number}@invalid`,
      isGuests: true,
    });
    const paidBack = await admin(`POST orders/${number}/refunds`, {
      pieces: [],
      way: "source",
      shipping: { value: 0, currency: "USD" },
      adjustment: { value: 1, currency: "USD" },
      toShelf: false,
      reason: "To kim@example.com",
      seen: { value: 1, currency: "USD" },
      left: { value: 35, currency: "USD" },
    });
    expect(paidBack.statusCode, paidBack.body).toBe(200);
    expect(await tablesWith("kim@example.com")).not.toEqual([]);
    expect((await forget()).json(), "what was written since").toEqual({ forgotten: true });
    expect(await tablesWith("kim@example.com")).toEqual([]);
    const trail = await admin(`GET audit?action=order.forget&search=${number}`);
    expect(trail.json<{ rows: readonly unknown[] }>().rows).toHaveLength(2);
    const signedIn = await aShopper(app, { ...ANN, email: eve.email });
    expect(signedIn.session).toBeTruthy();
  });

  it("nobody while money goes back, for its reason would be written down afterwards", async () => {
    const number = await lived(await aBuyer(app, 2));
    const { db } = app.shop;
    await db
      .updateTable("sales_order")
      .set({ customer_id: null })
      .where("number", "=", number)
      .execute();
    const move = (state: "asked" | "done") =>
      sql`UPDATE payment_movement SET state = ${state} WHERE payment_id IN (SELECT payment.id FROM payment
        JOIN sales_order ON sales_order.id = order_id WHERE number = ${number}) AND kind = 'refund'`.execute(
        db,
      );
    await sql`ALTER TABLE payment_movement DISABLE TRIGGER payment_movement_moves`.execute(db);
    await move("asked");
    await sql`ALTER TABLE payment_movement ENABLE TRIGGER payment_movement_moves`.execute(db);
    const refused = await admin(`POST orders/${number}/forget-buyer`);
    expect(refused.json()).toMatchObject({ key: "customer.ordersUnderWay" });
    await move("done");
    expect((await admin(`POST orders/${number}/forget-buyer`)).statusCode).toBe(200);
  });

  it.each([
    ["of an account", {}, "customer.orderOfAccount"],
    ["under way", { customer_id: null, status: "processing" as const }, "customer.ordersUnderWay"],
  ])("an order that is %s is not forgotten by its number", async (_, change, key) => {
    const number = await lived(await aBuyer(app, 2));
    if ("status" in change) {
      await sql`ALTER TABLE sales_order DISABLE TRIGGER sales_order_moves`.execute(app.shop.db);
    }
    await app.shop.db
      .updateTable("sales_order")
      .set({ packed_at: new Date(), ...change })
      .where("number", "=", number)
      .execute();
    await sql`ALTER TABLE sales_order ENABLE TRIGGER sales_order_moves`.execute(app.shop.db);
    const answer = await admin(`POST orders/${number}/forget-buyer`);
    expect(answer.json()).toMatchObject({ key });
  });

  it("why a balance was moved goes with the person, and nothing else of the ledger changes", async () => {
    const dan = await aBuyer(app, 2);
    await admin(`POST balances/${dan.id}`, {
      kind: "store_credit",
      unit: "USD",
      direction: "give",
      amount: 5,
      reason: `Called by ${dan.email}`,
      request: randomUUID(),
    });
    const entries = () =>
      sql<{ readonly entry: object; readonly reason: string }>`
        SELECT to_jsonb(ledger_entry) - 'reason' AS entry, reason FROM ledger_entry
        JOIN ledger_account ON ledger_account.id = account_id WHERE customer_id = ${dan.id} ORDER BY ledger_entry.id`.execute(
        app.shop.db,
      );
    const { rows: before } = await entries();
    expect(before.some(({ reason }) => reason.includes(dan.email))).toBe(true);
    await admin(`POST customers/${dan.id}/anonymize`);
    const { rows: after } = await entries();
    expect(after).toEqual(before.map(({ entry }) => ({ entry, reason: "" })));
    for (const change of [sql`delta = 1`, sql`reason = 'Another'`, sql`reason = '', delta = 2`]) {
      // oxlint-disable-next-line no-await-in-loop -- each is refused by itself
      await expect(
        sql`UPDATE ledger_entry SET ${change} WHERE id = (SELECT max(id) FROM ledger_entry)`.execute(
          app.shop.db,
        ),
      ).rejects.toThrow("a ledger is only added to");
    }
  });
});
