import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { applyCard, balances } from "../../testing/gift-card.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { aGiftCardProduct, giftcardOption } from "../../testing/order/gift-card-product.ts";
import { returnsIn } from "../../testing/order/returns.ts";
import { aProduct, type Shop } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { sendSoldCards } from "./sell-cards.ts";

const APPROVED = "4111111111111111";

let sandbox: TestSandbox;
let app: TestApp;
let store: ReturnType<typeof returnsIn>;
let session: string;
let card: number;
let cap: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  app = await testApp(
    async (shop) => {
      card = await aGiftCardProduct(shop, { sku: "CARD", name: "Gift card" });
      cap = await aProduct(shop, { sku: "CAP", name: "Cap", price_minor: 2000 });
      await leavesMoneyToStaff(shop);
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  store = returnsIn({ app, sandbox, session });
});
afterEach(() => app.close());

/** The money of gift cards is not taken by itself here: what happens before it is seen as well. */
const leavesMoneyToStaff = ({ db }: Shop) =>
  db
    .insertInto("config_value")
    .values({ scope: "default", scope_id: 0, path: "takesUnshipped", value: "false" })
    .execute();

/** Hears of what was ordered, and sends what is due. */
async function work(): Promise<void> {
  const ctx = contextFor(app.call);
  await handleOutbox(ctx);
  await sendSoldCards(ctx);
}

const ask = async (query: string, variables: object) => {
  const { data, errors } = await app.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

interface Bought {
  readonly quantity?: number;
  readonly said?: Readonly<Record<string, string>>;
  readonly caps?: number;
}

/** A cart with gift cards, ready to be paid. */
async function aCart({ quantity = 1, said = {}, caps = 0 }: Bought): Promise<string> {
  const { body } = await app.rest("POST", "app-add-to-cart", {
    data: [
      { id: card, qty: quantity, giftcard_option: JSON.stringify(giftcardOption(said)) },
      ...(caps > 0 ? [{ id: cap, qty: caps }] : []),
    ],
  });
  const id = String(body["mask_id"]);
  await ask(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "buyer@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { id, address: FLORIDA },
  );
  return id;
}

/** The same, ordered by card; gives the order's number. */
async function anOrder(bought: Bought = {}): Promise<string> {
  const id = await aCart(bought);
  const nonce = await sandbox.tokenFor(APPROVED);
  const data = await ask(
    `mutation ($id: String!, $nonce: String!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
        braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: false } } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }`,
    { id, nonce },
  );
  const placed = data?.["placeOrder"] as unknown as {
    readonly orderV2: { readonly number: string } | null;
    readonly errors: readonly unknown[];
  };
  expect(placed.errors).toEqual([]);
  return placed.orderV2?.number ?? "";
}

async function paid(number: string): Promise<void> {
  const { money } = await store.order(number);
  const answer = await store.post(`orders/${number}/invoices`, { leftOut: [], seen: money?.asked });
  expect(answer.statusCode, answer.body).toBe(200);
}

const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["template", "recipient", "subject", "body_text", "body_html", "is_secret"])
    .where("template", "like", "giftCard.%")
    .orderBy("id")
    .execute();

const codes = async () =>
  (await letters()).flatMap(
    ({ body_text: text }) => text.match(/(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/g) ?? [],
  );

const states = async () =>
  (await app.shop.db.selectFrom("sold_gift_card").select("state").orderBy("id").execute()).map(
    ({ state }) => state,
  );

describe("a gift card that was bought", () => {
  it("GIFT-01 becomes a card once it is paid, with a letter to its recipient and one to its sender", async () => {
    const number = await anOrder({ said: { giftcard_design: "celebration" } });
    await work();
    expect(await letters()).toEqual([]);
    expect(await states()).toEqual(["waiting"]);
    await paid(number);
    await work();
    await work();
    const [gift, told, ...more] = await letters();
    expect(more).toEqual([]);
    expect(gift).toMatchObject({
      template: "giftCard.sold",
      recipient: "recipient@example.com",
      subject: "A gift card from Demo Sender",
      is_secret: true,
    });
    expect(gift?.body_text).toContain("Enjoy it!");
    expect(gift?.body_html).toContain("border-top:10px dotted");
    expect(told).toMatchObject({
      template: "giftCard.sent",
      recipient: "sender@example.com",
      subject: "Your gift card is on its way to Demo Recipient",
      is_secret: false,
    });
    expect(await codes()).toHaveLength(1);
    expect(Object.values(await balances(app))).toEqual([5000]);
    expect(await store.order(number)).toMatchObject({ status: "complete" });
  });

  it("is one card for each piece, and never more, whoever works at once", async () => {
    const number = await anOrder({ quantity: 3 });
    await work();
    await paid(number);
    const ctx = contextFor(app.call);
    await Promise.all([sendSoldCards(ctx), sendSoldCards(ctx), sendSoldCards(ctx)]);
    expect(new Set(await codes()).size).toBe(3);
    expect(Object.values(await balances(app))).toEqual([5000, 5000, 5000]);
  });

  it("waits for its day by the store’s clocks, and its code with it", async () => {
    app.time.now = new Date("2026-12-01T15:00:00Z");
    store = returnsIn({
      app,
      sandbox,
      session: await aStaffSession(app, { ...STAFF, email: "later@example.com" }),
    });
    const number = await anOrder({ said: { giftcard_send_on: "2026-12-24" } });
    await work();
    await paid(number);
    app.time.now = new Date("2026-12-24T04:59:00Z");
    await work();
    expect(await codes()).toEqual([]);
    app.time.now = new Date("2026-12-24T05:00:00Z");
    await work();
    expect(await codes()).toHaveLength(1);
  });

  it("is none where its order is canceled before, and its rest is taken off where it is paid back", async () => {
    const canceled = await anOrder();
    await work();
    const { statusCode } = await store.post(`orders/${canceled}/cancel`, { reason: "Not wanted" });
    expect(statusCode).toBe(200);
    await work();
    expect(await states()).toEqual(["called_off"]);
    const number = await anOrder({ quantity: 2 });
    await work();
    await paid(number);
    await work();
    expect(await states()).toEqual(["called_off", "sent", "sent"]);
    const back = await store.refund(number, 1, 50);
    expect(back.statusCode, back.body).toBe(200);
    await work();
    expect(await states()).toEqual(["called_off", "sent", "called_off"]);
    expect(Object.values(await balances(app))).toEqual(expect.arrayContaining([0, 5000]));
  });

  it("is sent again by staff, to another address: what is left goes on a new card, the old code is worth nothing", async () => {
    const number = await anOrder();
    await work();
    await paid(number);
    await work();
    const [old = ""] = await codes();
    const list = await callAdmin(app, `GET orders/${number}/gift-cards`, { session });
    const [sold] = list.json<{ cards: { id: number; state: string; lastFour: string }[] }>().cards;
    expect(sold).toMatchObject({ state: "sent", lastFour: old.slice(-4) });
    const again = (recipientEmail: string) =>
      store.post(`sold-gift-cards/${sold?.id}/again`, { recipientEmail });
    expect((await again("nobody")).statusCode).toBe(400);
    const answer = await again("other@example.com");
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      cards: [{ state: "sent", recipientEmail: "other@example.com", balance: { value: 50 } }],
    });
    const [, fresh = ""] = await codes();
    expect(fresh).not.toBe(old);
    expect(await balances(app)).toEqual({ [old.slice(-4)]: 0, [fresh.slice(-4)]: 5000 });
    const cart = await aCart({ caps: 1 });
    expect((await applyCard(app, cart, old)).errors).toHaveLength(1);
  });

  it("no gift card pays for it, goods beside it are paid, and no tax is on it", async () => {
    const first = await anOrder();
    await work();
    await paid(first);
    await work();
    const [code = ""] = await codes();
    const cart = await aCart({ said: { giftcard_message: "Again" } });
    const applied = await applyCard(app, cart, code);
    expect(applied.data?.["applyGiftCardToCart"]).toMatchObject({
      cart: { prices: { grand_total: { value: 50 } } },
    });
    const mixed = await aCart({ caps: 1 });
    const both = await applyCard(app, mixed, code);
    expect(both.data?.["applyGiftCardToCart"]).toMatchObject({
      cart: { prices: { grand_total: { value: 50 } } },
    });
  });
});
