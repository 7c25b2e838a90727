import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const QUERY = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
  order { order_number } orderV2 { token email } errors { key } challenge_url } }`;

interface Answer {
  readonly order: { readonly order_number: string } | null;
  readonly orderV2: { readonly token: string } | null;
  readonly challenge_url: string | null;
}

async function placeOrder(id: string, key?: string): Promise<Answer> {
  const response = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: key === undefined ? {} : { "x-placing-key": key },
    payload: { query: QUERY, variables: { id } },
  });
  return response.json<{ data: { placeOrder: Answer } }>().data.placeOrder;
}

async function readyToPay(card: string): Promise<string> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await guest.pay(await sandbox.tokenFor(card));
  return guest.maskId;
}

it("issue B5: asked again, the order's token is told to whoever placed it", async () => {
  const id = await readyToPay("4111111111111111");
  const first = await placeOrder(id, "the browser's secret");
  expect(first.orderV2?.token).toMatch(/^[0-9a-f]{32}$/);
  expect(await placeOrder(id, "the browser's secret")).toEqual(first);
});

it.each([undefined, "", "another secret"])(
  "issue B5: whoever knows the cart and sends the key %j learns neither token nor email",
  async (key) => {
    const id = await readyToPay("4111111111111111");
    const { order } = await placeOrder(id, "the browser's secret");
    expect(await placeOrder(id, key)).toMatchObject({ order, orderV2: null, errors: [] });
  },
);

it("issue B5: nor where the first call came without a key", async () => {
  const id = await readyToPay("4111111111111111");
  expect((await placeOrder(id)).orderV2).not.toBeNull();
  expect((await placeOrder(id)).orderV2).toBeNull();
});

it("issue B5: the browser is known again after the bank's page", async () => {
  const id = await readyToPay("4000000000003220");
  const asked = await placeOrder(id, "the browser's secret");
  await sandbox.answerChallenge(asked.challenge_url ?? "", true);
  expect((await placeOrder(id, "a stranger's")).orderV2).toBeNull();
  expect((await placeOrder(id, "the browser's secret")).orderV2).not.toBeNull();
});
