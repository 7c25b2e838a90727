import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox({ timeoutMs: 700 });
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

it("issue 9 §8 a guest sees shipments, invoices and refunds of their order, by Magento's names", async () => {
  const session = await aStaffSession(app);
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
  const paper = (secret: string) =>
    app.fastify.inject(
      `/rest/us/V1/xmapi/app-order-paper?number=${number}&token=${secret}&kind=invoice&paper=${order.invoices[0]?.number}`,
    );
  expect((await paper(token)).rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await paper("x")).statusCode).toBe(404);
});
