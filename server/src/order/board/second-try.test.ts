import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      await aProduct(shop, { sku: "FITTING", type: "virtual" });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Another thing takes the place of whatever is in a cart. */
async function putInstead(maskId: string, sku: string): Promise<void> {
  const { data } = await app.graphql(
    "query ($id: String!) { cart(cart_id: $id) { items { uid } } }",
    { id: maskId },
  );
  const cart = data?.["cart"] as unknown as { items: readonly { uid: string }[] };
  const { errors } = await app.graphql(
    `mutation ($id: String!, $uid: ID!, $sku: String!) {
      removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } }
      addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 2 }]) { user_errors { message } } }`,
    { id: maskId, uid: cart.items[0]?.uid, sku },
  );
  expect(errors).toBeUndefined();
}

it("issue 9.9 goods that take the place of what does not travel are to be packed, whatever a declined try said", async () => {
  const session = await aStaffSession(app);
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await putInstead(guest.maskId, "FITTING");
  await guest.pay(await sandbox.tokenFor("4000000000000002"));
  expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.declined" }]);
  await putInstead(guest.maskId, "CAP");
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { errors, orderV2 } = await guest.placeOrder();
  expect(errors).toEqual([]);
  const list = await callAdmin(app, "GET orders?stage=toPack", { session });
  expect(list.json()).toMatchObject({ rows: [{ number: orderV2?.number }] });
});
