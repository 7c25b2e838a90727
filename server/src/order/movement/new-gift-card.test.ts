import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aCoatShop, returnsIn, usd, type ReturnedOrder } from "../../testing/order/returns.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let names: Awaited<ReturnType<typeof aCoatShop>>["names"];
let store: ReturnType<typeof returnsIn>;
let number: string;
let each: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      ({ names } = await aCoatShop(shop));
    },
    { payment: sandbox.provider },
  );
  store = returnsIn({ app, sandbox, session: await aStaffSession(app) });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
/** Two coats of a guest, paid by card. */
beforeEach(async () => {
  number = await store.sentOrder(names.bought);
  each = ((await store.order(number)).items[0]?.paid.value ?? 0) / 2;
});

const letters = async () =>
  app.shop.db
    .selectFrom("mail")
    .select(["recipient", "body_text as text", "is_secret"])
    .where("template", "=", "giftCard.issued")
    .orderBy("id")
    .execute();
/** What the buyer reads of what happened. */
const readByBuyer = async () => {
  const { token } = await app.shop.db
    .selectFrom("sales_order")
    .select("confirmation_token as token")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { comments { message } } }`,
    { input: { number, token } },
  );
  const order = data?.["guestOrderByToken"] as unknown as { comments: { message: string }[] };
  return order.comments.map(({ message }) => message);
};
const balanceOf = async (code: string) => {
  const { data } = await app.graphql(
    `query ($input: GiftCardAccountInput!) { giftCardAccount(input: $input) { balance { value } } }`,
    { input: { gift_card_code: code } },
  );
  const card = data?.["giftCardAccount"] as unknown as { balance: { value: number } } | undefined;
  return card?.balance.value;
};
const atProcessor = async () => {
  const { idempotency_key: key } = await app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select("idempotency_key")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const standing = await sandbox.provider.find(key);
  return standing !== "unknown" && standing.state === "captured" ? standing.refunded.minor : null;
};

describe("issue 9.6 what a guest paid by card goes back as a new gift card", () => {
  it("whose code their letter alone holds, once, and the processor keeps its money", async () => {
    const before = (await letters()).length;
    const answers = await Promise.all([1, 2].map(() => store.refund(number, 1, each, "gift_card")));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const [letter, ...others] = (await letters()).slice(before);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: "buyer@example.com", is_secret: true });
    const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3,}/.exec(letter?.text ?? "")?.[0] ?? "";
    expect(await balanceOf(code)).toBe(each);
    expect(await atProcessor()).toBe(0);
    const after = await store.order(number);
    expect(after.money?.refunded).toEqual(usd(each));
    expect(after.papers.at(-1)).toMatchObject({ parts: [{ to: "gift_card", amount: usd(each) }] });
    const refund = `Refund ${after.papers.at(-1)?.number}: $${each.toFixed(2)} is on a new gift card`;
    const ofMoneyBack = (texts: readonly string[]) =>
      texts.filter((text) => /refund|back/i.test(text));
    expect(
      ofMoneyBack(after.events.map(({ text }) => text)),
      "nobody was asked, and no other money came",
    ).toEqual([`${refund}; its code went to the buyer. Not wanted`]);
    expect(ofMoneyBack(await readByBuyer())).toEqual([
      `${refund}. Its code comes by a letter of its own.`,
    ]);
    expect(JSON.stringify(after)).not.toContain(code);
  });

  it("unless they are forgotten: nobody would have the code, and their money waits for its source", async () => {
    const before = (await letters()).length;
    expect((await store.refund(number, 1, each)).statusCode).toBe(200);
    expect((await store.post(`orders/${number}/forget-buyer`)).statusCode).toBe(200);
    const refused = await store.refund(number, 1, each, "gift_card");
    expect(refused.json()).toMatchObject({ key: "order.buyerForgotten" });
    expect((await letters()).length).toBe(before);
    expect((await store.refund(number, 1, each)).statusCode).toBe(200);
    expect(await atProcessor()).toBe(Math.round(each * 200));
  });

  it.each([
    ["sent", new Date(), []],
    ["still to be sent", null, [{ is_kept: false }]],
  ])(
    "issue 9.2 and tells of nobody once they are forgotten, its letter %s",
    async (_, sent_at, left) => {
      const { db } = app.shop;
      const last = async () => (await letters()).at(-1)?.text ?? "";
      expect((await store.refund(number, 1, each, "gift_card")).statusCode).toBe(200);
      const text = await last();
      const ofText = db.selectFrom("mail").select("is_kept").where("body_text", "=", text);
      await db.updateTable("mail").set({ sent_at }).where("body_text", "=", text).execute();
      expect((await store.post(`orders/${number}/forget-buyer`)).statusCode).toBe(200);
      expect(await ofText.execute()).toEqual(left);
      const card = db.selectFrom("gift_card").select(["recipient_name", "recipient_email"]);
      expect(await card.orderBy("id", "desc").limit(1).execute()).toEqual([
        { recipient_name: "", recipient_email: "" },
      ]);
      const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3,}/.exec(text)?.[0] ?? "";
      expect(await balanceOf(code), "what is on it stays").toBe(each);
    },
  );

  it("also of a return, and the rest goes back to the card", async () => {
    const sentBack = await store.takeBack(number, { sent: 1 });
    const { returns } = (await store.order(number)) as ReturnedOrder & {
      returns: { refund: object }[];
    };
    const wish = { way: "gift_card", toShelf: true, seen: returns[0]?.refund };
    const paid = (await store.post(`returns/${sentBack}/refund`, wish)).json<ReturnedOrder>();
    expect(paid.returns).toMatchObject([{ state: "refunded" }]);
    expect((await store.refund(number, 1, each)).statusCode).toBe(200);
    expect(await atProcessor()).toBe(Math.round(each * 100));
  });
});
