import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../testing/embroidery/an-offer.ts";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const stock = { quantity: 1000 };
      await aProduct(shop, {
        sku: "COAT",
        attributes: JSON.stringify({ has_embroidery: true }),
        stock,
      });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

interface Ordered {
  readonly number: string;
  readonly token: string;
}

/** An order of two coats with a name, paid, and its job moved so far. */
async function sewnAsFarAs(...steps: readonly object[]): Promise<Ordered> {
  const wish = { lines: ["Anna"], font: "block", color: "1366", height_mm: 9 };
  const value = JSON.stringify({ ...wish, placement: "left-chest" });
  const entered_options = [{ uid: btoa("embroidery/text"), value }];
  const guest = await aGuest(app, [{ sku: "COAT", quantity: 2, entered_options }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  await handleOutbox(contextFor(app.call));
  const { number } = orderV2!;
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- each step follows on the one before
    const [job] = await jobsOf(number);
    const body = { ...step, version: job!.version };
    // oxlint-disable-next-line no-await-in-loop -- the same
    const answer = await callAdmin(app, `POST embroidery-jobs/${job!.id}/steps`, { session, body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  return orderV2!;
}

const jobsOf = async (number: string) =>
  (await callAdmin(app, `GET orders/${number}/embroidery-jobs`, { session })).json<{
    jobs: readonly { id: number; version: number; pieces: number }[];
  }>().jobs;

async function offered(input: Ordered): Promise<unknown> {
  const { number, token } = input;
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { available_actions } }`,
    { input: { number, token } },
  );
  return data?.["guestOrderByToken"];
}

async function canceled({ number, token }: Ordered): Promise<unknown> {
  const { data } = await app.graphql(
    `mutation ($own: CancelGuestOrderInput!) {
      cancelGuestOrder(input: $own) { errorV2 { code message } order { status } } }`,
    { own: { number, token, reason: "Other" } },
  );
  return data?.["cancelGuestOrder"];
}

const HOOP = { step: "hoop" };
const SEW = { step: "sew" };

describe("issue 10.7 what is under the needle is not called off by whoever ordered it", () => {
  it.each<[string, readonly object[]]>([
    ["hooped", [HOOP]],
    ["sewn", [HOOP, SEW]],
    ["packed", [HOOP, SEW, { step: "check" }, { step: "pack" }]],
    ["to be redone", [HOOP, { step: "redo", reason: "thread_broke" }]],
  ])("%s", async (_, steps) => {
    const order = await sewnAsFarAs(...steps);
    expect(await offered(order)).toEqual({ available_actions: [] });
    const message = "The embroidery of this order has begun. Please contact us.";
    expect(await canceled(order)).toEqual({
      errorV2: { code: "INVALID_ORDER_STATUS", message },
      order: null,
    });
    // Staff may, and are told before.
    const path = `orders/${order.number}`;
    const shown = await callAdmin(app, `GET ${path}`, { session });
    expect(shown.json()).toMatchObject({ isWorkBegun: true, steps: { cancel: null } });
    const body = { reason: "Called" };
    const after = await callAdmin(app, `POST ${path}/cancel`, { session, body });
    expect(after.json()).toMatchObject({ status: "canceled" });
  });

  it("in the queue it is, and its job with it", async () => {
    const order = await sewnAsFarAs();
    expect(await offered(order)).toEqual({ available_actions: ["CANCEL"] });
    expect(await canceled(order)).toEqual({ errorV2: null, order: { status: "Canceled" } });
    expect(await jobsOf(order.number)).toMatchObject([{ pieces: 0 }]);
  });
});
