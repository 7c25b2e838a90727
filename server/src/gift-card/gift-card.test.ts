import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGiftCard, applyCard, balances } from "../testing/gift-card.ts";
import { aGuest, type Guest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
/** A code that can be used once. Rules are held in memory: it is there before the store is. */
let last: number | null;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      await shop.db
        .insertInto("config_value")
        .values({ scope: "default", scope_id: 0, path: "freeShippingFromMinor", value: "0" })
        .execute();
      last = (await aRule(shop.db, { code: "LAST", uses_per_coupon: 1 })).couponId;
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
beforeEach(async () => {
  await app.shop.db.deleteFrom("sign_in_try").execute();
  app.time.now = new Date("2026-03-02T10:00:00Z");
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Caps of 20 dollars that travel free. */
const aBuyer = (quantity = 2) => aGuest(app, [{ sku: "CAP", quantity }]);

const wireCart = (answer: Awaited<ReturnType<typeof applyCard>>) =>
  (answer.data?.["applyGiftCardToCart"] as { cart: object } | null | undefined)?.cart;

const keyOf = ({ errors }: Awaited<ReturnType<typeof applyCard>>) => errors?.[0]?.extensions.key;

const WRONG = "7K2M-QXR4-HHJ0-22AB-9ZZ9";

const whatIsOn = (code: string) =>
  app.graphql(
    `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) {
      code expiration_date balance { value currency } } }`,
    { code },
  );

const seenTotal = (value: number) => [{ code: "grand_total", value, currency: "USD" }];

interface Placed {
  readonly orderV2: { readonly number: string } | null;
  readonly errors: readonly { readonly key: string }[];
  readonly changed_totals: readonly object[] | null;
}

async function place({ maskId }: Guest, seen?: readonly object[]): Promise<Placed> {
  const { data } = await app.graphql(
    `mutation ($id: String!, $seen: [SeenTotalInput!]) {
      placeOrder(input: { cart_id: $id, seen_totals: $seen }) { orderV2 { number } errors { key }
        changed_totals { code before { value } after { value } } } }`,
    { id: maskId, seen },
  );
  return data?.["placeOrder"] as unknown as Placed;
}

/** How many orders that stand use a coupon. */
async function usesOf(couponId: number | null): Promise<number | undefined> {
  const { db } = app.shop;
  const coupon = await db
    .selectFrom("coupon")
    .selectAll()
    .where("id", "=", couponId)
    .executeTakeFirst();
  return coupon?.times_used;
}

/** What the entries of a card add up to: its balance, by the books. */
async function booked(lastFour: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(delta), 0)::bigint AS sum FROM ledger_entry JOIN gift_card USING (account_id)
    WHERE last_four = ${lastFour}`.execute(app.shop.db);
  return rows[0]?.sum ?? 0;
}

describe("PAY-14, CART-08, CHECK-06 gift cards on a cart", () => {
  it("are shown with what they pay and what is on them, and taken off again", async () => {
    const card = await aGiftCard(app, session);
    const guest = await aBuyer(3);
    expect(wireCart(await applyCard(app, guest.maskId, card.code))).toEqual({
      prices: { grand_total: { value: 10 } },
      available_payment_methods: [
        { code: "braintree" },
        { code: "paypal_express" },
        { code: "creditkey_gateway" },
      ],
      applied_gift_cards: [
        {
          code: `····-${card.lastFour}`,
          applied_balance: { value: 50 },
          current_balance: { value: 50 },
        },
      ],
    });
    const { data } = await app.graphql(
      `mutation ($id: String!, $code: String!) { removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: $code }) {
        cart { prices { grand_total { value } } applied_gift_cards { code } } } }`,
      { id: guest.maskId, code: `····-${card.lastFour}` },
    );
    expect(data?.["removeGiftCardFromCart"]).toEqual({
      cart: { prices: { grand_total: { value: 60 } }, applied_gift_cards: [] },
    });
  });

  it("pay one after the other; what they pay in full wants no payment", async () => {
    const [first, second] = [await aGiftCard(app, session), await aGiftCard(app, session)];
    const guest = await aBuyer(3);
    await applyCard(app, guest.maskId, first.code);
    expect(wireCart(await applyCard(app, guest.maskId, second.code.toLowerCase()))).toMatchObject({
      prices: { grand_total: { value: 0 } },
      available_payment_methods: [{ code: "free" }],
      applied_gift_cards: [{ applied_balance: { value: 50 } }, { applied_balance: { value: 10 } }],
    });
    await guest.pay("free");
    expect((await guest.placeOrder()).errors).toEqual([]);
    const left = await balances(app);
    expect([left[first.lastFour], left[second.lastFour]]).toEqual([0, 4000]);
  });

  it("pay what a code has left of it, and both are given back when the rest is declined", async () => {
    const card = await aGiftCard(app, session);
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 3 }], { coupon: "LAST" });
    expect(wireCart(await applyCard(app, guest.maskId, card.code))).toMatchObject({
      prices: { grand_total: { value: 4 } },
      applied_gift_cards: [{ applied_balance: { value: 50 } }],
    });
    const spent = async () => [(await balances(app))[card.lastFour], await usesOf(last)];
    await guest.pay(await sandbox.tokenFor(DECLINED));
    expect((await place(guest)).errors).toHaveLength(1);
    expect(await spent()).toEqual([5000, 0]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect((await place(guest)).errors).toEqual([]);
    expect(await spent()).toEqual([0, 1]);
  });

  it("of nobody, switched off, over or of another website are refused alike", async () => {
    const guest = await aBuyer();
    const off = await aGiftCard(app, session);
    const over = await aGiftCard(app, session, { expiresOn: "2026-03-02" });
    const strange = await aGiftCard(app, session);
    await app.shop.db
      .updateTable("gift_card")
      .set({
        website_id: (eb) =>
          eb
            .selectFrom(
              sql<{ id: number }>`(SELECT max(id) AS id FROM website)`.as<"last">(sql`last`),
            )
            .select("last.id"),
      })
      .where("last_four", "=", strange.lastFour)
      .execute();
    await callAdmin(app, `PUT gift-cards/${off.id}/state`, {
      session,
      body: { isOpen: false, reason: "Lost" },
    });
    app.time.now = new Date("2026-03-03T00:00:00Z");
    const answers = [off.code, over.code, "7K2M-QXR4-HHJ0-22AB-9ZZ9", "BRIGADE5"];
    for (const code of answers) {
      expect(keyOf(await applyCard(app, guest.maskId, code))).toBe("giftCard.noSuchCard");
    }
  });

  it("with nothing left says so, and six of them are too many", async () => {
    const guest = await aBuyer(20);
    for (let count = 0; count < 5; count += 1) {
      const { code } = await aGiftCard(app, session, { amount: 1 });
      expect(keyOf(await applyCard(app, guest.maskId, code))).toBeUndefined();
    }
    const { code, lastFour } = await aGiftCard(app, session, { amount: 1 });
    expect(keyOf(await applyCard(app, guest.maskId, code))).toBe("giftCard.tooMany");
    await sql`INSERT INTO ledger_entry (account_id, occasion, movement, delta, created_at)
      SELECT account_id, 'test', 'withdrawn', -100, now() FROM gift_card WHERE last_four = ${lastFour}`.execute(
      app.shop.db,
    );
    expect(keyOf(await applyCard(app, guest.maskId, code))).toBe("giftCard.empty");
  });

  it("are guessed at ten times for one cart, then after pauses that double", async () => {
    const { maskId } = await aBuyer();
    const guess = async () => keyOf(await applyCard(app, maskId, WRONG));
    const keys = [];
    for (let count = 0; count < 11; count += 1) keys.push(await guess());
    expect(keys.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "giftCard.noSuchCard"));
    expect(keys.at(-1)).toBe("giftCard.tooManyTries");
    app.time.now = new Date("2026-03-02T10:01:00Z");
    expect(await guess()).toBe("giftCard.noSuchCard");
    expect(await guess()).toBe("giftCard.tooManyTries");
  });

  it("that somebody has are no guesses: of one network they are put on as many carts as there are", async () => {
    const [{ code }, { maskId }] = [await aGiftCard(app, session), await aBuyer()];
    for (let count = 0; count < 45; count += 1) {
      expect(keyOf(await applyCard(app, maskId, code))).toBeUndefined();
    }
    expect(await app.shop.db.selectFrom("sign_in_try").selectAll().execute()).toEqual([]);
  });

  it("whoever has the code is told what is on it", async () => {
    const { code, lastFour } = await aGiftCard(app, session, { expiresOn: "2026-12-31" });
    const { data } = await whatIsOn(code);
    expect(data?.["giftCardAccount"]).toEqual({
      code: `····-${lastFour}`,
      expiration_date: "2027-01-01T00:00:00.000Z",
      balance: { value: 50, currency: "USD" },
    });
  });
});

describe("issue 9.6 a gift card is spent in the transaction of its order", () => {
  it("and given back when the order ends unpaid, as often as it is tried", async () => {
    const card = await aGiftCard(app, session);
    const guest = await aBuyer(3);
    await applyCard(app, guest.maskId, card.code);
    for (const _ of [1, 2]) {
      await guest.pay(await sandbox.tokenFor(DECLINED));
      expect((await guest.placeOrder()).errors).toHaveLength(1);
      expect((await balances(app))[card.lastFour]).toBe(5000);
    }
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect((await guest.placeOrder()).errors).toEqual([]);
    expect((await balances(app))[card.lastFour]).toBe(0);
    expect(await booked(card.lastFour)).toBe(0);
    const { rows } = await sql<{ movement: string; delta: number }>`
      SELECT movement, delta FROM ledger_entry JOIN gift_card USING (account_id)
      WHERE last_four = ${card.lastFour} ORDER BY ledger_entry.id`.execute(app.shop.db);
    expect(rows.map(({ movement, delta }) => `${movement} ${delta}`)).toEqual([
      "issued 5000",
      "spent -5000",
      "given_back 5000",
      "spent -5000",
      "given_back 5000",
      "spent -5000",
    ]);
  });

  it("is charged to the card what the gift card does not pay", async () => {
    const card = await aGiftCard(app, session);
    const guest = await aBuyer(3);
    await applyCard(app, guest.maskId, card.code);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    const { orderV2 } = await guest.placeOrder();
    const paid = await app.shop.db
      .selectFrom("payment")
      .innerJoin("sales_order", "sales_order.id", "order_id")
      .select(["amount_minor", "grand_total_minor"])
      .where("number", "=", orderV2?.number ?? "")
      .executeTakeFirst();
    expect(paid).toEqual({ amount_minor: 1000, grand_total_minor: 1000 });
  });

  it("and given back when its order is canceled", async () => {
    const card = await aGiftCard(app, session);
    const guest = await aBuyer(2);
    await applyCard(app, guest.maskId, card.code);
    await guest.pay("free");
    const { orderV2 } = await guest.placeOrder();
    expect((await balances(app))[card.lastFour]).toBe(1000);
    const canceled = await callAdmin(app, `POST orders/${orderV2?.number}/cancel`, {
      session,
      body: { reason: "Ordered twice" },
    });
    expect(canceled.statusCode, canceled.body).toBe(200);
    expect((await balances(app))[card.lastFour]).toBe(5000);
  });

  it("two shoppers, one gift card: the second is told what changed and pays the rest", async () => {
    const card = await aGiftCard(app, session);
    const [first, second] = [await aBuyer(2), await aBuyer(2)];
    for (const guest of [first, second]) {
      await applyCard(app, guest.maskId, card.code);
      await guest.pay("free");
    }
    expect((await place(first, seenTotal(0))).errors).toEqual([]);
    expect(await place(second, seenTotal(0))).toEqual({
      orderV2: null,
      errors: [{ key: "checkout.totalChanged" }],
      changed_totals: [{ code: "grand_total", before: { value: 0 }, after: { value: 30 } }],
    });
    await second.pay(await sandbox.tokenFor(APPROVED));
    expect((await place(second, seenTotal(30))).errors).toEqual([]);
    expect((await balances(app))[card.lastFour]).toBe(0);
  });

  it("eight orders at once, one gift card for three of them: nothing is spent twice", async () => {
    const card = await aGiftCard(app, session, { amount: 120 });
    const guests = await Promise.all(Array.from({ length: 8 }, () => aBuyer(2)));
    for (const guest of guests) {
      await applyCard(app, guest.maskId, card.code);
      await guest.pay("free");
    }
    const answers = await Promise.all(guests.map((guest) => place(guest, seenTotal(0))));
    expect(answers.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(3);
    const refused = answers.filter(({ orderV2 }) => orderV2 === null);
    expect(refused.map(({ errors }) => errors[0]?.key)).toEqual(
      Array(5).fill("checkout.totalChanged"),
    );
    expect((await balances(app))[card.lastFour]).toBe(0);
    expect(await booked(card.lastFour)).toBe(0);
  });

  it("a client that does not say what was seen is not charged more without a word", async () => {
    const card = await aGiftCard(app, session, { amount: 60 });
    const [first, second] = [await aBuyer(2), await aBuyer(3)];
    for (const guest of [first, second]) await applyCard(app, guest.maskId, card.code);
    await first.pay("free");
    await second.pay("free");
    expect((await place(first)).errors).toEqual([]);
    expect((await place(second)).orderV2).toBeNull();
    expect((await balances(app))[card.lastFour]).toBe(2000);
  });

  it("one that is switched off after it was put on the cart pays nothing", async () => {
    const card = await aGiftCard(app, session);
    const guest = await aBuyer(2);
    await applyCard(app, guest.maskId, card.code);
    await guest.pay("free");
    await callAdmin(app, `PUT gift-cards/${card.id}/state`, {
      session,
      body: { isOpen: false, reason: "Stolen" },
    });
    expect((await place(guest, seenTotal(0))).errors).toEqual([{ key: "checkout.totalChanged" }]);
    expect((await balances(app))[card.lastFour]).toBe(5000);
  });
});
