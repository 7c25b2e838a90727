import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { uidOf } from "@placket/contract/uid";
import type { PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let number: string;
let token: string;
let cap: number;
/** A processor whose rules refuse to pay back, as one does of a card that was closed. */
let refusesRefunds = false;
const refund: PaymentProvider["refund"] = async (...asked) =>
  refusesRefunds
    ? { state: "refused", reason: "amount_too_high" }
    : sandbox.provider.refund(...asked);

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      await shop.db
        .insertInto("config_value")
        .values([
          { scope: "default", scope_id: 0, path: "postalAddress", value: '"1 Home Road"' },
          { scope: "default", scope_id: 0, path: "returnAddress", value: '"7 Back Gate"' },
        ])
        .execute();
    },
    { payment: { ...sandbox.provider, refund } },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 4 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  ({ number, token } = (await guest.placeOrder()).orderV2!);
  const { items, money } = await order();
  cap = items[0]?.id ?? 0;
  await post(`orders/${number}/invoices`, { leftOut: [], seen: money.asked });
  const pieces = [{ itemId: cap, quantity: 3 }];
  await post(`orders/${number}/shipments`, { pieces, tracks: [] });
});

interface Order {
  readonly items: readonly {
    readonly id: number;
    readonly paid: { readonly value: number };
    readonly progress: Readonly<Record<string, number>>;
  }[];
  readonly money: {
    readonly asked: { readonly value: number };
    readonly refunded: { readonly value: number };
  };
  readonly returns: readonly {
    readonly number: string;
    readonly state: string;
    readonly refund: { readonly value: number } | null;
    readonly isForShelf: boolean;
  }[];
}
const order = async () => (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();
const post = (path: string, body: object = {}) => callAdmin(app, `POST ${path}`, { session, body });
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;

async function ask(quantity: number, secret = token) {
  const { data, errors } = await app.graphql(
    `mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
      return { number status items { product_sku request_quantity } } } }`,
    {
      input: {
        number,
        token: secret,
        items: [{ order_item_uid: uidOf(cap), quantity_to_return: quantity }],
        reason: "WRONG_SIZE",
        comment_text: "Too wide",
      },
    },
  );
  const asked = data?.["requestGuestReturn"] as unknown as {
    return: { number: string; status: string };
  } | null;
  return { asked: asked?.return, key: errors?.[0]?.extensions.key };
}
const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["body_text as text", "subject"])
    .where("template", "=", "order.return")
    .where("subject", "like", `%${number}%`)
    .execute();
/** Pays a return back as it is shown; once it is over, as one that was shown before. */
const refundAs = async (path: string) => {
  const { returns } = await order();
  const seen = returns.find((one) => path.endsWith(one.number))?.refund;
  const none = { value: 0, currency: "USD" };
  return post(`${path}/refund`, { way: "source", toShelf: true, seen: seen ?? none });
};
const texts = async () => (await letters()).map(({ text }) => text);
const stock = async () =>
  (await app.shop.db.selectFrom("stock_item").select("quantity").executeTakeFirstOrThrow())
    .quantity;

describe("issue 9 §8 a return", () => {
  it("is asked for, approved, received, checked and paid back, with a letter at each step", async () => {
    const { asked } = await ask(2);
    expect(asked).toMatchObject({ status: "PENDING", items: [{ request_quantity: 2 }] });
    const path = `returns/${asked?.number}`;
    expect(keyOf(await post(`${path}/receipt`))).toBe("order.returnNotNow");
    await post(`${path}/approval`);
    await post(`${path}/receipt`);
    const none = [{ itemId: cap, quantity: 3 }];
    expect(keyOf(await post(`${path}/check`, { accepted: none }))).toBe("order.tooManyPieces");
    await post(`${path}/check`, { accepted: [{ itemId: cap, quantity: 1 }] });
    const shelf = await stock();
    const [shown] = (await order()).returns;
    expect(shown).toMatchObject({ isForShelf: true, refund: { value: expect.any(Number) } });
    const other = { value: (shown?.refund?.value ?? 0) + 1, currency: "USD" };
    const wrong = await post(`${path}/refund`, { way: "source", toShelf: true, seen: other });
    const refused = await callAdmin(app, `GET audit?action=order.moneyRefused&search=${number}`, {
      session,
    });
    expect(refused.json(), "issue 9: what is refused of money is written down").toMatchObject({
      rows: [{ after: { step: "handleReturn", why: ["order.sumChanged"] } }],
    });
    expect(keyOf(wrong)).toBe("order.sumChanged");
    const paid = (await refundAs(path)).json<Order>();
    const each = (paid.items[0]?.paid.value ?? 0) / 4;
    expect(paid.money.refunded.value).toBeCloseTo(each, 2);
    // The piece came back: the one that was never shipped still is to be.
    expect(paid.items[0]?.progress).toMatchObject({ refunded: 1, returned: 2, toShip: 1 });
    expect(paid.returns).toMatchObject([{ state: "refunded" }]);
    expect(await stock()).toBe(shelf + 1);
    expect(keyOf(await refundAs(path))).toBe("order.returnNotNow");
    const subjects = (await letters()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(5);
    expect(new Set(subjects).size, "each says how it stands").toBe(5);
    expect(subjects).toContainEqual(expect.stringContaining(`${number} – Received`));
    const whereTo = (await texts()).filter((text) => text.includes("Where to send it"));
    expect(whereTo, "of the approved one alone").toHaveLength(1);
    expect(whereTo[0]).toMatch(/Where to send it:?\s+7 Back Gate/);
    expect(whereTo[0]).toContain(asked?.number);
    const listed = await callAdmin(app, `GET returns?search=${number}&state=refunded`, { session });
    expect(listed.json<{ rows: object[] }>().rows).toMatchObject([
      { number: asked?.number, order: number, reason: "Wrong size" },
    ]);
  });

  it("whose money the processor refuses is not paid back: staff see it, and try again", async () => {
    const { asked } = await ask(1);
    const path = `returns/${asked?.number}`;
    await post(`${path}/approval`);
    await post(`${path}/receipt`);
    await post(`${path}/check`, { accepted: [{ itemId: cap, quantity: 1 }] });
    const toLookAfter = async () =>
      (await callAdmin(app, "GET orders?money=look-after", { session }))
        .json<{ rows: { number: string }[] }>()
        .rows.map((row) => row.number);
    refusesRefunds = true;
    const failed = (await refundAs(path)).json<Order>();
    refusesRefunds = false;
    expect(failed).toMatchObject({
      returns: [{ state: "refund_failed" }],
      money: { refunded: { value: 0 } },
      items: [{ progress: { refunded: 0 } }],
    });
    expect(await toLookAfter()).toContain(number);
    const told = async () => (await letters()).filter(({ text }) => text.includes("Paid back"));
    expect(await told()).toHaveLength(0);
    const again = (await refundAs(path)).json<Order>();
    expect(again.returns).toMatchObject([{ state: "refunded" }]);
    expect(again.money.refunded.value).toBeCloseTo((again.items[0]?.paid.value ?? 0) / 4, 2);
    expect(await toLookAfter()).not.toContain(number);
    expect(await told()).toHaveLength(1);
  });

  it("of which no piece is good is closed by itself, and its buyer reads that", async () => {
    const { asked } = await ask(1);
    const path = `returns/${asked?.number}`;
    await post(`${path}/approval`);
    await post(`${path}/receipt`);
    const after = (await post(`${path}/check`, { accepted: [] })).json<Order>();
    expect(after.returns).toMatchObject([{ state: "closed" }]);
    expect(await texts()).toContainEqual(
      expect.stringMatching(/Closed\nNo piece of it was good\./),
    );
    expect((await ask(3)).key).toBe("order.tooManyPieces");
    const { events } = (await order()) as Order & { events: { text: string }[] };
    expect(events.map(({ text }) => text)).toContain(
      `Return ${asked?.number} is closed: no piece of it was good.`,
    );
  });

  it("says to its buyer who asked for it, and how many pieces of what was sent were good", async () => {
    const pieces = [{ itemId: cap, quantity: 2 }];
    const wish = { pieces, reason: "damaged", comment: "" };
    const opened = (await post(`orders/${number}/returns`, wish)).json<Order>();
    const path = `returns/${opened.returns[0]?.number}`;
    expect((await texts())[0]).toMatch(/^ {2}2 ×$/m);
    const { data } = await app.graphql(
      `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) {
        comments { message } } }`,
      { input: { number, token } },
    );
    const said = JSON.stringify(data?.["guestOrderByToken"]);
    expect(said).toContain("We opened return");
    await post(`${path}/approval`);
    await post(`${path}/receipt`);
    await post(`${path}/check`, { accepted: [{ itemId: cap, quantity: 1 }] });
    expect(await texts()).toContainEqual(expect.stringMatching(/^ {2}2 ×, 1 of them good$/m));
  });

  it("whose money does not go back by it is closed with a reason, which its buyer reads", async () => {
    const { asked } = await ask(2);
    const path = `returns/${asked?.number}`;
    const wish = { reason: "Paid back in our shop", toShelf: true };
    expect(keyOf(await post(`${path}/closing`, wish))).toBe("order.returnNotNow");
    await post(`${path}/approval`);
    await post(`${path}/receipt`);
    await post(`${path}/check`, { accepted: [{ itemId: cap, quantity: 1 }] });
    const unsaid = await post(`${path}/closing`, { ...wish, reason: " " });
    expect(unsaid.json<{ errors: object[] }>().errors).toMatchObject([
      { key: "order.reasonMissing" },
    ]);
    const shelf = await stock();
    const after = (await post(`${path}/closing`, wish)).json<Order>();
    expect(after.returns).toMatchObject([{ state: "closed" }]);
    expect(after.items[0]?.progress).toMatchObject({ inReturn: 0, toRefund: 4 });
    expect(await stock()).toBe(shelf + 1);
    expect(await texts()).toContainEqual(expect.stringContaining("Closed\nPaid back in our shop"));
    const byHand = app.shop.db
      .updateTable("order_return")
      .set({ ended_reason: null })
      .where("number", "=", asked?.number ?? "");
    await expect(byHand.execute()).rejects.toThrow("order_return_ended");
  });

  it("takes no piece that has not arrived, and none twice, whoever asks at once", async () => {
    expect((await ask(4)).key).toBe("order.tooManyPieces");
    expect((await ask(1.5)).key).toBe("order.tooManyPieces");
    expect((await ask(1, "x")).key).toBe("order.noSuchOrder");
    const answers = await Promise.all([ask(2), ask(2)]);
    expect(answers.filter(({ asked }) => asked)).toHaveLength(1);
    const byHand = app.shop.db
      .updateTable("order_item")
      .set({ quantity_returned: 4 })
      .where("id", "=", cap);
    await expect(byHand.execute()).rejects.toThrow("order_item_returned");
  });

  it("that is not accepted says why to its buyer, and lets its pieces be asked for again", async () => {
    const { asked } = await ask(3);
    expect((await ask(1)).key).toBe("order.nothingToReturn");
    await post(`returns/${asked?.number}/rejection`, { reason: "Worn" });
    expect(await texts()).toContainEqual(expect.stringContaining("Not accepted\nWorn"));
    const { data } = await app.graphql(
      `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) {
        comments { message } returns { items { status end_reason } } } }`,
      { input: { number, token } },
    );
    expect(data?.["guestOrderByToken"]).toMatchObject({
      comments: expect.arrayContaining([
        { message: `Your return ${asked?.number} is not accepted: Worn` },
      ]),
      returns: { items: [{ status: "DENIED", end_reason: "Worn" }] },
    });
    expect((await order()).items[0]?.progress).toMatchObject({ returned: 0, toReturn: 3 });
    expect((await ask(1)).asked).toMatchObject({ status: "PENDING" });
    expect(keyOf(await post(`returns/${asked?.number}/approval`))).toBe("order.returnNotNow");
  });

  it.each(["returns/1/approval", "returns/1/receipt", "returns/1/check"])(
    "%s: one that is not there is not found",
    async (path) => {
      expect(keyOf(await post(path, { accepted: [] }))).toBe("order.noSuchReturn");
    },
  );
});
