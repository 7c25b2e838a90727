import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { aBritishWebsite } from "../../catalog/testing/catalog-app.ts";
import { contextFor } from "../../http/open-call.ts";
import type { PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { sandboxProvider } from "../../providers/payment/sandbox-provider.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aFilledCart, placedBy } from "../../testing/known-checkout.ts";
import { aCustomerOf } from "../../testing/known-customer.ts";
import { aPlainWish } from "../../testing/plain-wish.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { giveUpPayment } from "../money/give-up.ts";
import { placeOrder } from "../order.ts";

const KEY = "the browser's secret";

/** The card of which the bank says nothing for an hour. */
const SLOW = "4000000000000077";

let sandbox: TestSandbox;
let app: TestApp;
let isSlow = false;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  isSlow = false;
  app = await testApp(
    async (shop) => {
      await aBritishWebsite(shop);
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: impatient(sandbox) },
  );
});
afterEach(() => app.close());

const context = () => ({ ...contextFor(app.call), placingKey: KEY, now: app.time.now });

/** Waits for the card that nobody answers as it waits for each, but not as long. */
function impatient({ access, provider }: TestSandbox): PaymentProvider {
  const hasty = sandboxProvider({ ...access, timeoutMs: 300 });
  return {
    ...provider,
    authorize: (request) => (isSlow ? hasty : provider).authorize(request),
  };
}

/** The cart of a guest who placed their order with this card, and the bank's page. */
async function placedWith(card: string) {
  isSlow = card === SLOW;
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  const { maskId } = guest;
  await guest.pay(await sandbox.tokenFor(card));
  const placed = await placeOrder(context(), aPlainWish(maskId));
  const url = placed.ok && placed.value.state === "challenge" ? placed.value.url : "";
  return { maskId, url };
}

interface Told {
  readonly data: { readonly standingOrder: unknown };
  readonly errors?: readonly { readonly extensions: { readonly key: string } }[];
}

async function ask(cartId: string, headers: Readonly<Record<string, string>>): Promise<Told> {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers,
    payload: {
      query:
        "query ($cartId: String!) { standingOrder(cart_id: $cartId) { number state token total { value currency } } }",
      variables: { cartId },
    },
  });
  return answer.json<Told>();
}

/** What is told, without a refusal. */
async function standing(cartId: string, headers: Readonly<Record<string, string>> = OURS) {
  const { data, errors } = await ask(cartId, headers);
  expect(errors).toBeUndefined();
  return data.standingOrder;
}

/** Places the order of a cart as whoever sends this key, and gives what is asked of the answer. */
async function placeWith(cartId: string, key: string, fields: string) {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: { "x-placing-key": key },
    payload: {
      query: `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { ${fields} } }`,
      variables: { id: cartId },
    },
  });
  return answer.json<{ data: { placeOrder: Readonly<Record<string, unknown>> } }>().data.placeOrder;
}

/** Two caps and their freight. */
const TOTAL = { value: 47.95, currency: "USD" };

const OURS = { "x-placing-key": KEY };

async function refusals(cartId: string, headers: Readonly<Record<string, string>> = OURS) {
  const { errors = [] } = await ask(cartId, headers);
  return errors.map(({ extensions }) => extensions.key);
}

const order = () =>
  app.shop.db
    .selectFrom("sales_order")
    .select(["number", "confirmation_token"])
    .executeTakeFirstOrThrow();

it("whoever placed an order is told what its payment waits for, and its token once it is placed", async () => {
  const { maskId, url } = await placedWith("4000000000003220");
  const { number, confirmation_token: token } = await order();
  expect(await standing(maskId)).toEqual({ number, state: "AT_BANK", token: null, total: TOTAL });
  await sandbox.answerChallenge(url, true);
  await placeOrder(context(), aPlainWish(maskId));
  expect(await standing(maskId)).toEqual({ number, state: "PLACED", token, total: TOTAL });
});

it.each([
  ["4000000000003220", [], "AT_BANK"],
  [SLOW, ["payment.unanswered"], "UNANSWERED"],
])(
  "issue 8: placing with %s answers which order is being paid and how much, to its placer alone",
  async (card, keys, state) => {
    const { maskId } = await placedWith(card);
    const place = (key: string) =>
      placeWith(
        maskId,
        key,
        "challenge_url open_order { number total { value currency } } errors { key }",
      );
    const { number } = await order();
    const errors = keys.map((key) => ({ key }));
    expect(await place(KEY)).toMatchObject({ open_order: { number, total: TOTAL }, errors });
    expect(await place("another secret")).toMatchObject({ open_order: null, errors });
    expect(await standing(maskId)).toMatchObject({ state, total: TOTAL });
  },
);

it("issue 8: a card that was declined is named to whoever placed the order", async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await guest.pay(await sandbox.tokenFor("4000000000000069"));
  const text = "This card has expired. Nothing was charged. Try another card.";
  const error = { key: "payment.expiredCard", card: "Visa ending 0069" };
  expect(await placeWith(guest.maskId, KEY, "errors { key card message }")).toEqual({
    errors: [{ ...error, message: `Visa ending 0069: ${text}` }],
  });
  const stored = await app.shop.db.selectFrom("payment").select("details").execute();
  expect(stored).toEqual([
    {
      details: {
        reason: "expired_card",
        card: { brand: "visa", last4: "0069", expiry: "12/2040" },
      },
    },
  ]);
});

it("a bank that has not answered is said to be asked", async () => {
  const { maskId } = await placedWith(SLOW);
  expect(await standing(maskId)).toMatchObject({ state: "UNANSWERED", token: null });
});

it.each(["", "another secret"])(
  "whoever knows the cart and sends the key %j is refused, not told that there is no order",
  async (key) => {
    const { maskId } = await placedWith("4111111111111111");
    expect(await refusals(maskId, { "x-placing-key": key })).toEqual(["cart.alreadyOrdered"]);
    expect(await standing(maskId)).toMatchObject({ state: "PLACED" });
  },
);

it.each([
  ["4000000000003220", "AT_BANK"],
  ["4111111111111111", "PLACED"],
])("an order paid by %s stands as %s in another website too", async (card, state) => {
  const { maskId } = await placedWith(card);
  expect(await standing(maskId, { ...OURS, store: "uk" })).toMatchObject({ state });
});

it("a customer's order stands for the browser that placed it when the session is over", async () => {
  const ada = await aCustomerOf(app);
  const maskId = await aFilledCart(ada, [{ sku: "CAP", quantity: 1 }]);
  const inBrowser = {
    ask: async (query: string, variables?: object) => {
      const answer = await ada.graphql(query, variables, OURS);
      expect(answer.errors).toBeUndefined();
      return answer.data ?? {};
    },
  };
  await placedBy(inBrowser, maskId, await sandbox.tokenFor("4000000000003220"));
  expect(await standing(maskId)).toMatchObject({ state: "AT_BANK" });
  expect(await refusals(maskId, {})).toEqual(["cart.alreadyOrdered"]);
});

it("the way back to the payment leads on from another website, and a stranger nowhere", async () => {
  const { maskId, url } = await placedWith("4000000000003220");
  await sandbox.answerChallenge(url, true);
  const { number, confirmation_token: token } = await order();
  const placeInBritain = async (key: string) => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: { store: "uk", "x-placing-key": key },
      payload: {
        query: `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
          orderV2 { number token } errors { key } } }`,
        variables: { id: maskId },
      },
    });
    return answer.json<{ data: { placeOrder: unknown } }>().data.placeOrder;
  };
  expect(await placeInBritain("another secret")).toEqual({
    orderV2: null,
    errors: [{ key: "cart.otherWebsite" }],
  });
  expect(await placeInBritain(KEY)).toEqual({ orderV2: { number, token }, errors: [] });
  expect(await standing(maskId)).toEqual({ number, state: "PLACED", token, total: TOTAL });
});

it.each([
  ["holded", "PLACED"],
  ["canceled", "CANCELED"],
  ["closed", "PAID_BACK"],
] as const)("an order that is %s since stands as %s", async (status, state) => {
  const { maskId } = await placedWith("4111111111111111");
  const { number, confirmation_token: token } = await order();
  await app.shop.db.updateTable("sales_order").set({ status }).execute();
  expect(await standing(maskId)).toEqual({ number, state, token, total: TOTAL });
});

it("a cart that is open again has no order that stands, in whichever website it is asked", async () => {
  const { maskId } = await placedWith("4000000000003220");
  await giveUpPayment(context(), maskId);
  expect(await standing(maskId)).toBeNull();
  expect(await standing(maskId, { ...OURS, store: "uk" })).toBeNull();
});

it("of a cart that is none, nothing is known", async () => {
  expect(await refusals("0".repeat(32))).toEqual(["cart.noSuchCart"]);
});
