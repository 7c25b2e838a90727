import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aBuyer, aCapShop, place } from "../testing/own-balances.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { askCredit } from "./testing/credit-buyer.ts";
import { askPaypal } from "./testing/paypal-buyer.ts";

const APPROVED = "4111111111111111";

let app: TestApp;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop, { checkoutNeedsLogin: true }), {
    payment: sandbox.provider,
    wallet: sandbox.wallet,
    credit: sandbox.credit,
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

describe("CHECK-12 a shop where only customers order", () => {
  it("refuses a guest's order, and writes nothing", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const { errors, orderV2 } = await guest.placeOrder();
    expect(errors).toMatchObject([{ key: "access.loginRequired" }]);
    expect(orderV2).toBeNull();
    expect(await app.shop.db.selectFrom("sales_order").select("id").execute()).toEqual([]);
  });

  it("leads no guest to a wallet or a lender, and offers a guest no way to pay", async () => {
    const { maskId } = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    const answers = [await askPaypal(app, maskId), await askCredit(app, maskId)];
    for (const { errors } of answers) {
      expect(errors).toMatchObject([{ extensions: { key: "access.loginRequired" } }]);
    }
    const approvals = app.shop.db.selectFrom("wallet_approval").select("token");
    expect(await approvals.execute()).toEqual([]);
    const query = `query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }`;
    const { data } = await app.graphql(query, { id: maskId });
    expect(data?.["cart"]).toEqual({ available_payment_methods: [] });
    const buyer = await aBuyer(app);
    const ways = await buyer.ask(query, { id: buyer.cartId });
    expect(ways.data?.["cart"]).toMatchObject({
      available_payment_methods: expect.arrayContaining([{ code: "paypal_express" }]),
    });
  });

  it("takes a customer's, and says on every transport that guests do not order", async () => {
    const buyer = await aBuyer(app);
    expect((await place({ sandbox }, buyer, APPROVED)).errors).toEqual([]);
    const { data } = await app.graphql("{ storeConfig { is_guest_checkout_enabled } }");
    expect(data?.["storeConfig"]).toEqual({ is_guest_checkout_enabled: false });
    const { body } = await app.rest("GET", "app-config");
    expect(body).toMatchObject({ checkout_needs_login: true });
  });
});
