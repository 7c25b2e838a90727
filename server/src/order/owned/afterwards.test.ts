import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

it("issue 9 §8 a guest sees shipments, invoices and refunds of their order, by Magento's names", async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 3 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { number = "", token = "" } = (await guest.placeOrder()).orderV2 ?? {};
  const staff = (path: string, body: object) =>
    callAdmin(app, `POST orders/${number}/${path}`, { session, body });
  const read = await callAdmin(app, `GET orders/${number}`, { session });
  const { items, money } = read.json<{
    items: { id: number; paid: { value: number } }[];
    money: { asked: object };
  }>();
  const [item] = items;
  await staff("invoices", { leftOut: [], seen: money.asked });
  await staff("shipments", {
    pieces: [{ itemId: item?.id, quantity: 2 }],
    tracks: [{ carrier: "ups", number: "1Z9" }],
  });
  const none = { value: 0, currency: "USD" };
  await staff("refunds", {
    pieces: [],
    shipping: none,
    adjustment: { value: 1, currency: "USD" },
    toShelf: false,
    reason: "Late",
    seen: { value: 1, currency: "USD" },
    way: "source",
    left: money.asked,
  });
  const { data } = await app.graphql(
    `query ($input: OrderInformationInput!) { guestOrder(input: $input) {
      items { quantity_shipped quantity_returnable }
      shipments { items { product_sku quantity_shipped } tracking { carrier title number url } }
      invoices { number total { grand_total { value } } }
      credit_memos { number total { adjustment { value } grand_total { value } } }
    } }`,
    { input: { number, email: "buyer@example.com", lastname: "Buyer" } },
  );
  const order = data?.["guestOrder"] as unknown as {
    readonly invoices: readonly { readonly number: string }[];
  };
  expect(order).toMatchObject({
    items: [{ quantity_shipped: 2, quantity_returnable: 2 }],
    shipments: [
      {
        items: [{ product_sku: "CAP", quantity_shipped: 2 }],
        tracking: [{ carrier: "ups", title: "UPS", number: "1Z9" }],
      },
    ],
    invoices: [{ total: { grand_total: { value: expect.any(Number) as number } } }],
    credit_memos: [{ total: { adjustment: { value: 1 }, grand_total: { value: 1 } } }],
  });
  const paper = paperOf(number, { kind: "invoice", paper: order.invoices[0]?.number ?? "" });
  expect((await paper(token)).rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await paper("x")).statusCode).toBe(404);
});

/** Asks for a paper of an order as whoever holds a token. */
const paperOf = (number: string, asked: { readonly kind: string; readonly paper: string }) =>
  async function withToken(token: string) {
    const query = new URLSearchParams({ number, token, ...asked });
    return app.fastify.inject(`/rest/us/V1/xmapi/app-order-paper?${query.toString()}`);
  };

it("issue 9 §2 the slip of a shipment is a file for its buyer, the same that lies in the parcel, and for nobody else", async () => {
  const placed = async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { number = "", token = "" } = (await guest.placeOrder()).orderV2 ?? {};
    return { number, token };
  };
  const mine = await placed();
  const theirs = await placed();
  const read = await callAdmin(app, `GET orders/${mine.number}`, { session });
  const { items } = read.json<{ items: { id: number }[] }>();
  const shipped = await callAdmin(app, `POST orders/${mine.number}/shipments`, {
    session,
    body: { pieces: [{ itemId: items[0]?.id, quantity: 1 }], tracks: [] },
  });
  const shipment = shipped.json<{ shipments: { number: string }[] }>().shipments[0]?.number ?? "";
  const slip = { kind: "packing-slip", paper: shipment };
  const file = await paperOf(mine.number, slip)(mine.token);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringContaining(`packing-slip-${shipment}.pdf`) as string,
  });
  const packed = await callAdmin(
    app,
    `GET orders/${mine.number}/shipments/${shipment}/packing-slip.pdf`,
    { session },
  );
  expect(packed.rawPayload.equals(file.rawPayload)).toBe(true);
  const refusals = await Promise.all([
    paperOf(mine.number, slip)(theirs.token),
    paperOf(theirs.number, slip)(theirs.token),
    paperOf(mine.number, { ...slip, kind: "invoice" })(mine.token),
  ]);
  expect(refusals.map((one) => [one.statusCode, one.json<{ key: string }>().key])).toEqual([
    [404, "order.noSuchOrder"],
    [404, "order.noSuchPaper"],
    [404, "order.noSuchPaper"],
  ]);
});
