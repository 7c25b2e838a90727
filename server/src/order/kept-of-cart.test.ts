import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { paymentProvider } from "../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest, type Guest } from "../testing/guest.ts";
import { heldBut } from "../held/held-but.ts";
import { instead } from "../testing/instead.ts";
import { aPlainWish } from "../testing/plain-wish.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { placeOrder } from "./order.ts";

let sandbox: TestSandbox;
let app: TestApp;
const asked: string[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(async (shop) => void (await aProduct(shop, { sku: "CAP" })), {
    payment: sandbox.provider,
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Places the order as the shopper does, and notes what the processor is asked. */
function order({ maskId }: Guest) {
  const { provider } = sandbox;
  const noting = {
    ...provider,
    authorize: (wish: Parameters<typeof provider.authorize>[0]) => {
      asked.push(wish.orderNumber);
      return provider.authorize(wish);
    },
  };
  const held = heldBut(app.call.held, instead(paymentProvider, noting));
  return placeOrder(contextFor({ ...app.call, held }), aPlainWish(maskId));
}

/** As a version that nobody runs any more, or a hand, might have left it. */
async function damage({ maskId }: Guest, what: RawBuilder<unknown>): Promise<void> {
  await sql`WITH line AS (${what} RETURNING 1) SELECT FROM line`.execute(app.shop.db);
  await sql`UPDATE cart SET version = version + 1 WHERE mask_id = ${maskId}`.execute(app.shop.db);
}

const orders = () => app.shop.db.selectFrom("sales_order").select("id").execute();

const cart = (change: string) => (maskId: string) =>
  sql`UPDATE cart SET ${sql.raw(change)} WHERE mask_id = ${maskId}`;
const line = (json: string) => (maskId: string) =>
  sql`
  UPDATE cart_item SET configuration = ${json}::jsonb FROM cart
  WHERE cart.id = cart_id AND mask_id = ${maskId}`;

it.each([
  [
    "a shipping address without its street",
    cart("shipping_address = shipping_address - 'street', billing_same_as_shipping = false"),
    ["checkout.shippingAddressMissing"],
  ],
  [
    "a billing address whose street is one text",
    cart(`billing_address = jsonb_set(shipping_address, '{street}', '"1 Pier"'),
      billing_same_as_shipping = false`),
    ["checkout.billingAddressMissing"],
  ],
  ["a line of a kind that nobody knows", line('{"kind":"hologram"}'), ["cart.productUnavailable"]],
  ["parts that are none", line('{"kind":"plain","parts":null}'), ["cart.productUnavailable"]],
])(
  "a cart with %s is not ordered, and the processor is asked nothing",
  async (_, change, errors) => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    await damage(guest, change(guest.maskId));
    const done = await order(guest);
    const refused = done.ok ? [] : done.problems.map(({ error }) => error);
    expect(refused).toEqual(expect.arrayContaining(errors));
    expect([await orders(), asked]).toEqual([[], []]);
  },
);
