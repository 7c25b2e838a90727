import { aStaff } from "@placket/domain/access/principal";
import { money } from "@placket/domain/money/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { heldBut } from "../../held/held-but.ts";
import { contextFor } from "../../http/open-call.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { crashing, type Crash } from "../../testing/crash.ts";
import { instead } from "../../testing/instead.ts";
import { aBuyer, aCapShop, balanceOf, change, move, place } from "../../testing/own-balances.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { moneyOnItsWay } from "../money/money-on-its-way.ts";
import { recoverMovements } from "./carry-out.ts";
import { refundMoney } from "./refund.ts";

const APPROVED = "4111111111111111";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let crash: Crash;
let dyingCtx: () => ReturnType<typeof contextFor>;
let buyer: Awaited<ReturnType<typeof aBuyer>>;
let number: string;
let item: number;
const payers = () => ({ app, sandbox, staff: session });

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop, { rewardsEnabled: true, rewardsSpendLeast: 1 }), {
    payment: sandbox.provider,
  });
  session = await aStaffSession(app);
  const dying = crashing(app.call.db, sandbox.provider);
  crash = dying.crash;
  const held = heldBut(app.call.held, instead(paymentProvider, dying.payment));
  dyingCtx = () => ({
    ...contextFor({ ...app.call, db: dying.db, held }),
    principal: aStaff({ staffId: 1, email: STAFF.email, role: "owner" }),
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

interface Wire {
  readonly value: number;
  readonly currency: string;
}
interface Order {
  readonly status: string;
  readonly items: readonly { readonly id: number; readonly progress: Record<string, number> }[];
  readonly money: {
    readonly asked: Wire;
    readonly captured: Wire;
    readonly refunded: Wire;
    readonly sources: readonly { source: string; paid: Wire; left: Wire }[];
  };
  readonly papers: readonly {
    readonly kind: string;
    readonly total: Wire;
    readonly parts: readonly { to: string; amount: Wire }[];
  }[];
  readonly payments: readonly { readonly state: string }[];
  readonly events: readonly { readonly text: string }[];
}
const usd = (value: number): Wire => ({ value, currency: "USD" });
const order = async () => (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;

/** Three caps of 20 dollars: 15 paid by store credit, 5 by points, and what is left by card. */
async function mixed(): Promise<void> {
  buyer = await aBuyer(app, 3);
  await move(payers(), buyer, { kind: "points", amount: 500 });
  await move(payers(), buyer, { kind: "store_credit", amount: 15 });
  await change(buyer, "applyStoreCreditToCart");
  await change(buyer, "applyRewardPointsToCart");
  number = (await place(payers(), buyer, APPROVED)).orderV2?.number ?? "";
  const { items, money: is } = await order();
  item = items[0]?.id ?? 0;
  const body = { leftOut: [], seen: is.asked };
  await callAdmin(app, `POST orders/${number}/invoices`, { session, body });
}

/** Two caps that store credit paid in full. */
async function ofCreditAlone(): Promise<void> {
  buyer = await aBuyer(app, 2);
  await move(payers(), buyer, { kind: "store_credit", amount: 40 });
  await change(buyer, "applyStoreCreditToCart");
  number = (await place(payers(), buyer)).orderV2?.number ?? "";
  item = (await order()).items[0]?.id ?? 0;
}

const leftOf = ({ money: is }: Order) =>
  Number(is.sources.reduce((all, { left }) => all + left.value, 0).toFixed(2));

async function refund(
  amount: number,
  { way = "source", pieces = 0, left }: { way?: string; pieces?: number; left?: number } = {},
) {
  const body = {
    pieces: pieces === 0 ? [] : [{ itemId: item, quantity: pieces }],
    way,
    shipping: usd(0),
    adjustment: usd(pieces === 0 ? amount : 0),
    toShelf: true,
    reason: "Torn",
    seen: usd(amount),
    left: usd(left ?? leftOf(await order())),
  };
  return callAdmin(app, `POST orders/${number}/refunds`, { session, body });
}

const letters = async () =>
  app.shop.db
    .selectFrom("mail")
    .select("body_text as text")
    .where("template", "=", "order.refund")
    .where("subject", "like", `%${number}%`)
    .execute();

/** What the processor itself says is paid back. */
async function atProcessor(): Promise<number> {
  const { idempotency_key: key } = await app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select("idempotency_key")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const standing = await sandbox.provider.find(key);
  if (standing === "unknown" || standing.state !== "captured") return 0;
  return standing.refunded.minor / 100;
}

describe("issue 9.6 a refund goes back to what an order was paid from", () => {
  beforeEach(mixed);

  it("says of each source what can still go back", async () => {
    const { money: is } = await order();
    expect(is.sources).toEqual([
      { source: "store_credit", paid: usd(15), left: usd(15) },
      { source: "points", paid: usd(5), left: usd(5) },
      { source: "card", paid: is.captured, left: is.captured },
    ]);
  });

  it("what paid last first: the card, then points, then credit, each with its line, its letter and its paper", async () => {
    const captured = (await order()).money.captured.value;
    const amount = Number((captured + 8).toFixed(2));
    const after = (await refund(amount)).json<Order>();
    expect(await atProcessor()).toBeCloseTo(captured, 2);
    expect(await balanceOf(app, buyer, "points")).toBe(500);
    expect(await balanceOf(app, buyer, "store_credit")).toBe(300);
    expect(after.papers.at(-1)).toMatchObject({ kind: "refund", total: usd(amount) });
    expect(new Set(after.papers.at(-1)?.parts)).toEqual(
      new Set([
        { to: "card", amount: usd(captured) },
        { to: "points", amount: usd(5) },
        { to: "store_credit", amount: usd(3) },
      ]),
    );
    expect(after.events.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Refund \d+: \$5\.00 went back as reward points\.$/),
        expect.stringMatching(/^Refund \d+: \$3\.00 is store credit now\.$/),
      ]),
    );
    expect((await letters())[0]?.text).toMatch(/Reward points: \$5\.00/);
    expect(after.payments).toMatchObject([{ state: "refunded" }]);
    expect(leftOf(after)).toBe(12);
  });

  it("is closed once every source has all of it back, and nothing more goes back", async () => {
    const left = leftOf(await order());
    const after = (await refund(left, { pieces: 3 })).json<Order>();
    expect(after).toMatchObject({ status: "closed" });
    expect(after.money.sources.map((one) => one.left.value)).toEqual([0, 0, 0]);
    expect(keyOf(await refund(1))).toBe("order.nothingTaken");
  });

  it("never more than a way can give back: by the card what the card paid, by all what all paid", async () => {
    const before = await order();
    const captured = before.money.captured.value;
    for (const way of ["card", "store_credit"]) {
      expect(keyOf(await refund(captured + 0.01, { way }))).toBe("order.refundTooHigh");
    }
    expect(keyOf(await refund(leftOf(before) + 0.01))).toBe("order.refundTooHigh");
    expect(leftOf(await order())).toBe(leftOf(before));
  });

  it("as store credit the processor is not asked, and cancelling the rest leaves that with it", async () => {
    const captured = (await order()).money.captured.value;
    const after = (await refund(10, { way: "store_credit" })).json<Order>();
    expect(await balanceOf(app, buyer, "store_credit")).toBe(1000);
    expect(await atProcessor()).toBe(0);
    expect(after.payments).toMatchObject([{ state: "captured" }]);
    const body = { reason: "Not to be had" };
    await callAdmin(app, `POST orders/${number}/cancel`, { session, body });
    await app.call.held(moneyOnItsWay).close();
    expect(await order()).toMatchObject({ status: "canceled", payments: [{ state: "refunded" }] });
    expect(await atProcessor()).toBeCloseTo(captured - 10, 2);
    expect(await balanceOf(app, buyer, "store_credit")).toBe(2500);
  });

  it("keeps accounts as they are when the processor refuses the card's part", async () => {
    const before = await order();
    const { reference, key } = await app.shop.db
      .selectFrom("payment")
      .innerJoin("sales_order", "sales_order.id", "payment.order_id")
      .select(["processor_reference as reference", "idempotency_key as key"])
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const all = money(Math.round(before.money.captured.value * 100), "USD");
    await sandbox.provider.refund(reference ?? "", all, `${key}-by-hand`);
    const after = (await refund(leftOf(before), { pieces: 3 })).json<Order>();
    expect(leftOf(after)).toBe(leftOf(before));
    expect(await balanceOf(app, buyer, "points")).toBe(0);
    expect(after.events.at(-1)?.text).toMatch(/^The processor refused to pay back/);
  });
});

describe("issue 9.6 an order that no card has paid", () => {
  beforeEach(ofCreditAlone);

  it("is paid back without a processor, and closed", async () => {
    const after = (await refund(40, { pieces: 2 })).json<Order>();
    expect(after).toMatchObject({
      status: "closed",
      papers: [
        { kind: "invoice", total: usd(40) },
        { kind: "refund", total: usd(40) },
      ],
    });
    expect(await balanceOf(app, buyer, "store_credit")).toBe(4000);
    expect(after.items[0]?.progress).toMatchObject({ refunded: 2, toShip: 0 });
  });

  it("gives a guest no store credit: the rules say so, and the form does not offer it", async () => {
    await app.shop.db
      .updateTable("sales_order")
      .set({ customer_id: null })
      .where("number", "=", number)
      .execute();
    expect(keyOf(await refund(10, { way: "store_credit" }))).toBe("order.creditNeedsAccount");
  });

  it("asked for many times at once it goes back once", async () => {
    const left = leftOf(await order());
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(10, { left })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await balanceOf(app, buyer, "store_credit")).toBe(1000);
  });
});

it("issue 9.6 a process that dies at any step gives every part back once", async () => {
  for (let after = 0; ; after += 1) {
    await mixed();
    const { money: is } = await order();
    const captured = Math.round(is.captured.value * 100);
    const work = () =>
      refundMoney(dyingCtx(), {
        number,
        way: "source",
        pieces: [],
        shippingMinor: 0,
        adjustmentMinor: captured + 800,
        toShelf: true,
        reason: "Torn",
        seen: money(captured + 800, "USD"),
        left: money(captured + 2000, "USD"),
      });
    crash.arm(after);
    await work().catch(() => undefined);
    const died = crash.restart();
    await work().catch(() => undefined);
    app.time.now = new Date(app.time.now.getTime() + 3_600_000);
    await app.shop.db.updateTable("payment_movement").set({ leased_until: null }).execute();
    await recoverMovements(contextFor(app.call));
    expect(await balanceOf(app, buyer, "points")).toBe(500);
    expect(await balanceOf(app, buyer, "store_credit")).toBe(300);
    expect(await atProcessor()).toBeCloseTo(is.captured.value, 2);
    expect((await order()).papers.map(({ kind }) => kind)).toEqual(["invoice", "refund"]);
    expect(await letters()).toHaveLength(1);
    if (!died) break;
  }
  const { rows } = await sql<{ off: number }>`
    SELECT count(*)::int AS off FROM money_paper WHERE kind = 'refund' AND total_minor <>
      (SELECT coalesce(sum(amount_minor), 0) FROM money_paper_part WHERE paper_id = money_paper.id)`.execute(
    app.shop.db,
  );
  expect(rows).toEqual([{ off: 0 }]);
}, 120_000);
