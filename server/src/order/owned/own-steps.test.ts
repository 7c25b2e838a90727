import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  ({ number, token } = (await guest.placeOrder()).orderV2!);
});

async function ask(secret = token) {
  const { data, errors } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) {
      number available_actions items { quantity_returnable } } }`,
    { input: { number, token: secret } },
  );
  return { order: data?.["guestOrderByToken"] as unknown, key: errors?.[0]?.extensions.key };
}
const post = (path: string, body: object = {}) =>
  callAdmin(app, `POST orders/${number}/${path}`, { session, body });
const actions = async () =>
  ((await ask()).order as { available_actions: string[] }).available_actions;

it("issue 9.8 an order's token says what its shopper may do with it: cancel until it is packed, return what arrived", async () => {
  expect(await actions()).toEqual(["CANCEL"]);
  await post("packing");
  expect(await actions()).toEqual([]);
  const read = await callAdmin(app, `GET orders/${number}`, { session });
  const [item] = read.json<{ items: { id: number }[] }>().items;
  await post("shipments", { pieces: [{ itemId: item?.id, quantity: 1 }], tracks: [] });
  expect((await ask()).order).toMatchObject({
    number,
    available_actions: ["RETURN"],
    items: [{ quantity_returnable: 1 }],
  });
  expect((await ask("another")).key).toBe("order.noSuchOrder");
});
