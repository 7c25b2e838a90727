import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aPlainWish } from "../../testing/plain-wish.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { giveUpPayment } from "../money/give-up.ts";
import { placeOrder } from "../order.ts";

const KEY = "the browser's secret";

let sandbox: TestSandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider },
  );
});
afterEach(() => app.close());

const context = () => ({ ...contextFor(app.call), placingKey: KEY, now: app.time.now });

/** The cart of a guest who placed their order with this card, and the bank's page. */
async function placedWith(card: string) {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  const { maskId } = guest;
  await guest.pay(await sandbox.tokenFor(card));
  const placed = await placeOrder(context(), aPlainWish(maskId));
  const url = placed.ok && placed.value.state === "challenge" ? placed.value.url : "";
  return { maskId, url };
}

async function standing(cartId: string, key: string | undefined = KEY): Promise<unknown> {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: key === undefined ? {} : { "x-placing-key": key },
    payload: {
      query: "query ($cartId: String!) { standingOrder(cart_id: $cartId) { number state token } }",
      variables: { cartId },
    },
  });
  return answer.json<{ data: { standingOrder: unknown } }>().data.standingOrder;
}

const order = () =>
  app.shop.db
    .selectFrom("sales_order")
    .select(["number", "confirmation_token"])
    .executeTakeFirstOrThrow();

it("whoever placed an order is told what its payment waits for, and its token once it is placed", async () => {
  const { maskId, url } = await placedWith("4000000000003220");
  const { number, confirmation_token: token } = await order();
  expect(await standing(maskId)).toEqual({ number, state: "AT_BANK", token: null });
  await sandbox.answerChallenge(url, true);
  await placeOrder(context(), aPlainWish(maskId));
  expect(await standing(maskId)).toEqual({ number, state: "PLACED", token });
});

it("a bank that has not answered is said to be asked", async () => {
  const { maskId } = await placedWith("4000000000000077");
  expect(await standing(maskId)).toMatchObject({ state: "UNANSWERED", token: null });
});

it.each(["", "another secret"])(
  "whoever knows the cart and sends the key %j is told nothing",
  async (key) => {
    const { maskId } = await placedWith("4111111111111111");
    expect(await standing(maskId, key)).toBeNull();
    expect(await standing(maskId)).toMatchObject({ state: "PLACED" });
  },
);

it("a cart that is open, or that is none, has no order that stands", async () => {
  const { maskId } = await placedWith("4000000000003220");
  await giveUpPayment(context(), maskId);
  expect(await standing(maskId)).toBeNull();
  expect(await standing("0".repeat(32))).toBeNull();
});
