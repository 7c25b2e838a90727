import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { orderWalker } from "../../testing/order-walker.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let shopper: ReturnType<typeof orderWalker>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
    },
    { payment: sandbox.provider },
  );
  const session = await aStaffSession(app);
  shopper = orderWalker({ app, sandbox, session, line: { state: "good" } });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const KEY = { "x-placing-key": "the browser's secret" };

/** Somebody who placed an order asks for it again, once this has happened to it. */
async function askedAgainAfter(...steps: readonly Step[]) {
  await shopper.pays("4111111111111111");
  const { orderV2 } = await place();
  const { number = "", token = "" } = orderV2 ?? {};
  for (const step of steps) await step();
  return { number, token, again: await place() };
}

interface Placed {
  readonly order: object | null;
  readonly orderV2: {
    readonly number: string;
    readonly token: string;
    readonly status: string;
  } | null;
  readonly errors: readonly object[];
}
async function place(): Promise<Placed> {
  const response = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: KEY,
    payload: {
      query: `mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) {
        order { order_number } orderV2 { number token status } errors { code key message } } }`,
      variables: { cartId: shopper.cartId() },
    },
  });
  return response.json<{ data: { placeOrder: Placed } }>().data.placeOrder;
}

type Step = () => Promise<unknown>;
const REASON = { reason: "Asked for" };
const cancels: Step = () => shopper.staff("cancel", REASON);
const holds: Step = () => shopper.staff("hold", REASON);
const takes: Step = () => shopper.takes();
const ships: Step = () => shopper.ships();
const paysBack: Step = () => shopper.paysBack();

describe("an order that is asked for again is told as it stands by then", () => {
  it.each([
    ["canceled", [cancels], "order.canceledSince", "was placed, and has been canceled since."],
    [
      "closed",
      [takes, paysBack],
      "order.paidBackSince",
      "was placed, and has been paid back since.",
    ],
  ])("as %s it is not placed", async (status, steps, key, said) => {
    const { number, token, again } = await askedAgainAfter(...steps);
    const message = `Your order ${number} ${said}`;
    expect(again).toEqual({
      order: null,
      orderV2: null,
      errors: [{ code: "CART_NOT_ACTIVE", key, message }],
    });
    const shown = await app.rest("GET", `app-order?number=${number}&token=${token}`);
    expect(shown.body).toMatchObject({ number, status });
  });

  it.each([
    ["Processing", []],
    ["On Hold", [holds]],
    ["Complete", [takes, ships]],
  ])("as %s it is placed", async (status, steps) => {
    const { number, again } = await askedAgainAfter(...steps);
    expect(again).toMatchObject({ orderV2: { number, status }, errors: [] });
  });
});
