import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { recoverOrders } from "../../order/recover-orders.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aFilledCart, askToPlace } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { forgetCards } from "./forget-cards.ts";

const VISA = "4111111111111111";
const ASKING = "4000000000003220";
const LOST = "4000000000000341";

let sandbox: TestSandbox;
let app: TestApp;
let ann: TestCustomer;
let count = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 10_000 } });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  count += 1;
  ann = await aCustomerOf(app, { email: `ann${count}@example.com` });
});

const aCart = (who: TestCustomer) => aFilledCart(who, [{ sku: "CAP", quantity: 1 }]);
const outbox = () => handleOutbox(contextFor(app.call));

const SET_PAYMENT = `mutation ($id: String!, $payment: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`;

const CREATE_NONCE = `mutation ($hash: String!) {
  made: createStoredCardNonce(public_hash: $hash) { nonce bin } }`;

const typed = async (number: string, keeps = true) => ({
  code: "braintree",
  braintree: {
    payment_method_nonce: await sandbox.tokenFor(number),
    is_active_payment_token_enabler: keeps,
  },
});
const stored = (hash: string) => ({
  code: "braintree_cc_vault",
  braintree_cc_vault: { public_hash: hash },
});

async function order(who: TestCustomer, payment: object) {
  const id = await aCart(who);
  await who.ask(SET_PAYMENT, { id, payment });
  const placed = await askToPlace(who, id);
  await outbox();
  return { id, placed };
}

interface Token {
  readonly public_hash: string;
  readonly payment_method_code: string;
  readonly type: string;
  readonly details: string;
  readonly is_expired: boolean;
}
async function cards(who: TestCustomer): Promise<readonly Token[]> {
  const { customerPaymentTokens } = await who.ask(
    "{ customerPaymentTokens { items { public_hash payment_method_code type details is_expired } } }",
  );
  return (customerPaymentTokens as unknown as { readonly items: readonly Token[] }).items;
}
async function storedCardOf(who: TestCustomer, number = VISA): Promise<string> {
  const { id, placed } = await order(who, await typed(number));
  if (placed.challenge_url !== null) {
    await sandbox.answerChallenge(placed.challenge_url, true);
    await askToPlace(who, id);
    await outbox();
  }
  const [card] = await cards(who);
  if (!card) throw new Error("No card was stored");
  return card.public_hash;
}

async function refusal(who: Pick<TestCustomer, "graphql">, query: string, variables: object) {
  const { errors } = await who.graphql(query, variables);
  return (errors?.[0] as { extensions?: { key?: string } } | undefined)?.extensions?.key;
}

const remove = (who: TestCustomer, hash: string) =>
  refusal(who, "mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result } }", {
    hash,
  });

const paymentOf = async (number: string) =>
  app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select(["payment.state", "payment.method_code", "payment.details"])
    .where("number", "=", number)
    .execute();

describe("PAY-03 stored cards", () => {
  const offered = async (who: TestCustomer, id: string) => {
    const { cart } = await who.ask(
      "query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code title } } }",
      { id },
    );
    const { available_payment_methods: methods } = cart as unknown as {
      readonly available_payment_methods: readonly { code: string; title: string }[];
    };
    return methods.find(({ code }) => code === "braintree_cc_vault");
  };

  it("are a way to pay for whoever has one, until it is removed", async () => {
    expect(await offered(ann, await aCart(ann))).toBeUndefined();
    const hash = await storedCardOf(ann);
    const id = await aCart(ann);
    expect(await offered(ann, id)).toMatchObject({ title: "STORED CARD" });
    await remove(ann, hash);
    expect(await offered(ann, id)).toBeUndefined();
  });

  it("cannot be chosen by whoever has none", async () => {
    const chosen = { id: await aCart(ann), payment: { code: "braintree_cc_vault" } };
    expect(await refusal(ann, SET_PAYMENT, chosen)).toBe("payment.methodUnavailable");
  });
});

describe("PAY-02 a card is stored", () => {
  it("with the order that it paid, where its customer wished for it, and told by Magento's names", async () => {
    await order(ann, await typed(VISA, false));
    expect(await cards(ann)).toEqual([]);
    await order(ann, await typed(VISA));
    expect(await cards(ann)).toEqual([
      {
        public_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        payment_method_code: "braintree_cc_vault",
        type: "card",
        details: '{"type":"VI","maskedCC":"1111","expirationDate":"12/2040"}',
        is_expired: false,
      },
    ]);
  });

  it("once, though its answer got lost and its news is heard twice", async () => {
    const { placed } = await order(ann, await typed(LOST));
    expect(placed.orderV2).not.toBeNull();
    const [{ id: orderId } = { id: 0 }] = await app.shop.db
      .selectFrom("sales_order")
      .select("id")
      .where("number", "=", placed.orderV2?.number ?? "")
      .execute();
    await app.shop.db
      .insertInto("outbox")
      .values({
        event: "order.placed",
        payload: JSON.stringify({ orderId }),
        created_at: app.time.now,
      })
      .execute();
    await outbox();
    expect(await cards(ann)).toHaveLength(1);
  });

  it("not for a guest, and not when its bank said no", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await app.graphql(SET_PAYMENT, { id: guest.maskId, payment: await typed(VISA) });
    const { orderV2 } = await guest.placeOrder();
    const [payment] = await paymentOf(orderV2?.number ?? "");
    expect(payment).toMatchObject({ state: "authorized" });
    expect(payment?.details).not.toHaveProperty("vaultToken");
    const { placed } = await order(ann, await typed("4000000000000002"));
    expect(placed.errors).toMatchObject([{ key: "payment.declined" }]);
    expect(await cards(ann)).toEqual([]);
  });
});

describe("PAY-16 a stored card pays", () => {
  it("again and again, each order once, however often it is asked for", async () => {
    const hash = await storedCardOf(ann);
    for (const _ of [1, 2]) {
      const { id, placed } = await order(ann, stored(hash));
      const again = await Promise.all([askToPlace(ann, id), askToPlace(ann, id)]);
      expect(again.map(({ orderV2 }) => orderV2?.number)).toEqual(
        again.map(() => placed.orderV2?.number),
      );
      expect(await paymentOf(placed.orderV2?.number ?? "")).toMatchObject([
        {
          state: "authorized",
          method_code: "braintree_cc_vault",
          details: { card: { last4: "1111" } },
        },
      ]);
    }
    expect(await cards(ann)).toHaveLength(1);
  });

  it("asks its bank where it asked before (3-D Secure)", async () => {
    const hash = await storedCardOf(ann, ASKING);
    const { id, placed } = await order(ann, stored(hash));
    expect(placed.challenge_url).toContain("/challenge/");
    await sandbox.answerChallenge(placed.challenge_url ?? "", true);
    expect((await askToPlace(ann, id)).orderV2).not.toBeNull();
  });

  it("by what came of its bank confirming it in the browser, once", async () => {
    const hash = await storedCardOf(ann);
    const { made } = await ann.ask(CREATE_NONCE, { hash });
    const { nonce } = made as unknown as { readonly nonce: string };
    const confirmed = {
      code: "braintree_cc_vault",
      braintree_cc_vault: { public_hash: hash, payment_method_nonce: nonce },
    };
    const { placed } = await order(ann, confirmed);
    expect(await paymentOf(placed.orderV2?.number ?? "")).toMatchObject([
      { state: "authorized", method_code: "braintree_cc_vault" },
    ]);
    const again = await order(ann, confirmed);
    expect(again.placed.errors).toMatchObject([{ key: "payment.tokenSpent" }]);
    const bob = await aCustomerOf(app, { email: `nonce${count}@example.com` });
    expect(await refusal(bob, CREATE_NONCE, { hash })).toBe("payment.noSuchCard");
    const id = await aCart(bob);
    expect(await refusal(bob, SET_PAYMENT, { id, payment: confirmed })).toBe("payment.noSuchCard");
  });

  it("nothing is written while the processor is away, and the cart can be ordered afterwards", async () => {
    const hash = await storedCardOf(ann);
    const id = await aCart(ann);
    await ann.ask(SET_PAYMENT, { id, payment: stored(hash) });
    await sandbox.kill();
    const away = await askToPlace(ann, id);
    expect(away.errors).toMatchObject([{ key: "payment.providerUnreachable" }]);
    await sandbox.revive();
    await recoverOrders(contextFor(app.call));
    expect((await askToPlace(ann, id)).orderV2).not.toBeNull();
  });

  it("of nobody but its customer: a foreign, unknown or missing hash is refused", async () => {
    const hash = await storedCardOf(ann);
    const bob = await aCustomerOf(app, { email: `bob${count}@example.com` });
    const id = await aCart(bob);
    for (const wrong of [hash, "0".repeat(64), ""]) {
      // oxlint-disable-next-line no-await-in-loop
      const key = await refusal(bob, SET_PAYMENT, { id, payment: stored(wrong) });
      expect(key).toBe("payment.noSuchCard");
    }
    const bare = { id: await aCart(ann), payment: { code: "braintree_cc_vault" } };
    expect(await refusal(ann, SET_PAYMENT, bare)).toBe("payment.storedCardMissing");
    expect(await remove(bob, hash)).toBe("payment.noSuchCard");
    expect(await cards(ann)).toHaveLength(1);
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const asGuest = { id: guest.maskId, payment: stored(hash) };
    expect(await refusal(app, SET_PAYMENT, asGuest)).toBe("payment.noSuchCard");
  });

  it("not when its month is over", async () => {
    const hash = await storedCardOf(ann);
    const id = await aCart(ann);
    await app.shop.db
      .updateTable("stored_card")
      .set({ expiry: "01/2020" })
      .where("public_hash", "=", hash)
      .execute();
    expect(await cards(ann)).toMatchObject([{ is_expired: true }]);
    expect(await refusal(ann, SET_PAYMENT, { id, payment: stored(hash) })).toBe(
      "payment.expiredCard",
    );
  });
});

describe("PAY-04 a stored card is removed", () => {
  it("at once for its customer, and at the processor as soon as that answers", async () => {
    const hash = await storedCardOf(ann);
    const id = await aCart(ann);
    await ann.ask(SET_PAYMENT, { id, payment: stored(hash) });
    const [row] = await app.shop.db
      .selectFrom("stored_card")
      .select("vault_token")
      .where("public_hash", "=", hash)
      .execute();
    expect(await remove(ann, hash)).toBeUndefined();
    expect(await cards(ann)).toEqual([]);
    expect(await remove(ann, hash)).toBe("payment.noSuchCard");
    expect((await askToPlace(ann, id)).errors).toMatchObject([
      { key: "checkout.paymentMethodMissing" },
    ]);
    await sandbox.kill();
    await forgetCards(contextFor(app.call));
    await sandbox.revive();
    expect(await sandbox.provider.spendable(row?.vault_token ?? "")).toMatchObject({
      state: "ready",
    });
    await forgetCards(contextFor(app.call));
    expect(await sandbox.provider.spendable(row?.vault_token ?? "")).toEqual({ state: "gone" });
    expect(
      await app.shop.db
        .selectFrom("stored_card")
        .selectAll()
        .where("public_hash", "=", hash)
        .execute(),
    ).toEqual([]);
  });

  it("a guest has none to ask for", async () => {
    const { errors } = await app.graphql("{ customerPaymentTokens { items { public_hash } } }");
    expect(errors).toHaveLength(1);
  });
});
