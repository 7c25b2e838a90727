import { STAGE_CARDS, STAGE_COUNTED, type Stage } from "@placket/domain/order/stages";
import { BRIEF_STEP_NAMES } from "@placket/domain/order/step/order-steps";
import type { OrderStatus } from "@placket/domain/order/order-status";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { anOrder } from "../../testing/order.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
afterEach(async () => {
  await app.shop.db.deleteFrom("sales_order").execute();
});

interface Board {
  readonly stages: readonly {
    readonly stage: Stage;
    readonly count: number;
    readonly cards: readonly {
      readonly number: string;
      readonly pieces: number;
      readonly due: string | null;
      readonly isLate: boolean;
      readonly isMadeForBuyer: boolean;
      readonly steps: readonly string[];
    }[];
  }[];
}
const board = async () => (await callAdmin(app, "GET order-board", { session })).json<Board>();
/** In which stages an order lies; the list says the same, and its page offers the same as its card. */
async function stagesOf(number: string): Promise<readonly string[]> {
  const { stages } = await board();
  const page = await callAdmin(app, `GET orders/${number}`, { session });
  const { steps, stage: told } = page.json<{
    steps: Record<string, string | null>;
    stage: Stage | null;
  }>();
  const offered = BRIEF_STEP_NAMES.filter((step) => steps[step] === null);
  const cards = stages.flatMap(({ cards: lying }) =>
    lying.filter((card) => card.number === number),
  );
  for (const card of cards) expect(card.steps).toEqual(offered);
  const lies = stages
    .filter(({ cards }) => cards.some((card) => card.number === number))
    .map(({ stage }) => stage);
  expect(told === null ? [] : [told], "as its page says").toEqual(lies);
  for (const { stage, count } of stages) {
    const list = await callAdmin(app, `GET orders?stage=${stage}`, { session });
    const { rows, counts } = list.json<{
      rows: readonly { readonly number: string; readonly stage: Stage | null }[];
      counts: { readonly byStatus: Readonly<Record<string, number>> };
    }>();
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map((row) => row.stage))).toEqual(new Set(count === 0 ? [] : [stage]));
    const counted = Object.values(counts.byStatus).reduce((all, one) => all + one, 0);
    expect(counted, "as the tabs over them say").toBe(count);
    expect(rows.some((row) => row.number === number)).toBe(lies.includes(stage));
  }
  return lies;
}

async function placed(sku: string, quantity: number): Promise<string> {
  const guest = await aGuest(app, [{ sku, quantity }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder();
  if (!orderV2) throw new Error("No order was placed");
  return orderV2.number;
}
const does = async (number: string, step: string, body = {}) => {
  const answer = await callAdmin(app, `POST orders/${number}/${step}`, { session, body });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: readonly { id: number }[]; totals: readonly { amount: object }[] }>();
};

describe("issue 9.9 the board of orders", () => {
  it("an order goes from stage to stage by what is done with it, and lies in one at a time", async () => {
    const number = await placed("CAP", 3);
    expect(await stagesOf(number)).toEqual(["toPack"]);
    await does(number, "hold", { reason: "The bank asked us." });
    expect(await stagesOf(number)).toEqual(["held"]);
    await does(number, "release");
    expect(await stagesOf(number)).toEqual(["toPack"]);
    const { items, totals } = await does(number, "packing");
    expect(await stagesOf(number)).toEqual(["packing"]);
    const ship = (quantity: number) =>
      does(number, "shipments", { pieces: [{ itemId: items[0]?.id, quantity }], tracks: [] });
    await ship(1);
    expect(await stagesOf(number)).toEqual(["toShip"]);
    await ship(2);
    expect(await stagesOf(number), "shipped, and its money only reserved").toEqual(["toPay"]);
    await does(number, "invoices", { leftOut: [], seen: totals.at(-1)?.amount });
    await expect.poll(() => stagesOf(number)).toEqual(["complete"]);
  });

  it("pieces that are taken off while the rest has left are shipped no more", async () => {
    const number = await placed("CAP", 3);
    const { items } = await does(number, "packing");
    const pieces = [{ itemId: items[0]?.id, quantity: 2 }];
    await does(number, "shipments", { pieces, tracks: [] });
    expect(await stagesOf(number)).toEqual(["toShip"]);
    await app.shop.db.updateTable("order_item").set({ quantity_canceled: 1 }).execute();
    expect(await stagesOf(number)).toEqual(["toPay"]);
  });

  it("what does not travel is never to be packed", async () => {
    const number = "600000001";
    await anOrder(app.shop.db, { number });
    const { id } = await app.shop.db
      .selectFrom("sales_order")
      .select("id")
      .executeTakeFirstOrThrow();
    const line = (kind: string) => ({
      order_id: id,
      product_id: 1,
      sku: kind,
      name: kind,
      configuration: JSON.stringify({ kind }),
      quantity: 1,
      price_minor: 0,
      row_total_minor: 0,
      discount_minor: 0,
      tax_minor: 0,
    });
    await app.shop.db.insertInto("order_item").values(line("virtual")).execute();
    expect(await stagesOf(number)).toEqual(["toPay"]);
    await app.shop.db.insertInto("order_item").values(line("plain")).execute();
    await app.shop.db.updateTable("order_item").set({ quantity_shipped: 0 }).execute();
    expect(await stagesOf(number), "with something that does").toEqual(["toPack"]);
  });

  it("a card says how many pieces, until when, and whether something is made for its buyer", async () => {
    const number = await placed("CAP", 3);
    await app.shop.db
      .updateTable("sales_order")
      .set({
        shipping_method: sql`shipping_method || '{"arrival":{"from":"2026-03-04","to":"2026-03-06"}}'`,
      })
      .execute();
    const card = async () =>
      (await board()).stages.find(({ stage }) => stage === "toPack")?.cards[0];
    expect(await card()).toMatchObject({
      number,
      pieces: 3,
      due: "2026-03-06",
      isMadeForBuyer: false,
    });
    await app.shop.db
      .updateTable("order_item")
      .set({ configuration: sql`configuration || '{"parts":[{"kind":"logo"}]}'` })
      .execute();
    expect((await card())?.isMadeForBuyer).toBe(true);
  });

  it("is late when its day is over in the warehouse, in New York, not where the server stands", async () => {
    await placed("CAP", 1);
    await app.shop.db
      .updateTable("sales_order")
      .set({
        shipping_method: sql`shipping_method || '{"arrival":{"from":"2026-02-27","to":"2026-03-01"}}'`,
      })
      .execute();
    const { now } = app.time;
    onTestFinished(() => {
      app.time.now = now;
    });
    const isLateAt = async (iso: string) => {
      app.time.now = new Date(iso);
      const { stages } = await board();
      return stages.flatMap(({ cards }) => cards.map(({ isLate }) => isLate));
    };
    expect(await isLateAt("2026-03-02T04:59:00Z")).toEqual([false]);
    expect(await isLateAt("2026-03-02T05:00:00Z")).toEqual([true]);
  });

  it("what waits longest lies on top, what is complete the other way round; no stage shows or counts all of many", async () => {
    const { db } = app.shop;
    const put = (number: number, status: OrderStatus) =>
      anOrder(db, {
        number: String(number),
        status,
        created_at: new Date(Date.UTC(2026, 2, 1, 0, 0, number % 1000)),
      });
    for (let n = 0; n < STAGE_CARDS + 2; n += 1) {
      await put(600_000_000 + n, "processing");
      await put(700_000_000 + n, "complete");
    }
    await put(800_000_001, "payment_review");
    await put(800_000_000, "pending_payment");
    await put(900_000_000, "payment_declined");
    const shown = async (stage: Stage) => (await board()).stages.find((one) => one.stage === stage);
    const numbers = async (stage: Stage) => (await shown(stage))?.cards.map((card) => card.number);
    const twenty = Array.from({ length: STAGE_CARDS }, (_, n) => n);
    expect(await numbers("toPack")).toEqual(twenty.map((n) => String(600_000_000 + n)));
    expect((await shown("toPack"))?.count).toBe(STAGE_CARDS + 2);
    expect(await numbers("complete")).toEqual(twenty.map((n) => String(700_000_021 - n)));
    expect(await numbers("lookAfter")).toEqual(["800000000", "800000001"]);
    await sql`WITH one AS (INSERT INTO cart (mask_id, store_view_id, is_active)
      SELECT md5(n::text), 1, false FROM generate_series(1, 1100) AS n RETURNING id)
      INSERT INTO sales_order (number, cart_id, store_view_id, status, email, currency, billing_address,
        payment_method_code, totals, grand_total_minor, confirmation_token, created_at, updated_at)
      SELECT 'M' || one.id, one.id, store_view_id, status, email, currency, billing_address, payment_method_code, totals,
        grand_total_minor, confirmation_token, created_at, updated_at
      FROM sales_order, one WHERE number = '600000000'`.execute(db);
    expect((await shown("toPack"))?.count).toBe(STAGE_COUNTED + 1);
  });

  it("is for whoever may read orders", async () => {
    expect((await callAdmin(app, "GET order-board")).statusCode).toBe(401);
  });
});
