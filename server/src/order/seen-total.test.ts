import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readModel } from "../catalog/read-model.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;

beforeEach(async () => {
  sandbox = await startTestSandbox({});
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      await aRule(shop.db, { code: "ONCE", uses_per_coupon: 1 });
      await shop.db
        .insertInto("config_value")
        .values({ scope: "default", scope_id: 0, path: "freeShippingFromMinor", value: "0" })
        .execute();
    },
    { payment: sandbox.provider },
  );
});
afterEach(async () => {
  await app.close();
  await sandbox.close();
});

/** A guest who is ready to pay for three caps with the code, and the lines of the sum they see. */
async function aReadyGuest() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 3 }], { coupon: "ONCE" });
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { body } = await app.rest("GET", "app-get-cart", { cookie: guest.maskId });
  const { raw_totals: lines } = body["prices"] as {
    raw_totals: { code: string; amount: { value: number; currency: string } }[];
  };
  const seen = lines.map(({ code, amount }) => ({ code, ...amount }));
  return { guest, seen };
}

async function place(cartId: string, seen?: readonly object[]) {
  const { data } = await app.graphql(
    `mutation ($cartId: String!, $seen: [SeenTotalInput!]) {
      placeOrder(input: { cart_id: $cartId, seen_totals: $seen }) {
        order { order_number } orderV2 { number } errors { key code }
        changed_totals { code label before { value } after { value } } } }`,
    { cartId, seen },
  );
  return data?.["placeOrder"] as unknown as {
    readonly order: object | null;
    readonly orderV2: object | null;
    readonly errors: readonly { readonly key: string }[];
    readonly changed_totals: readonly object[] | null;
  };
}

const spendTheCode = () => app.shop.db.updateTable("coupon").set({ times_used: 1 }).execute();
const placed = async () =>
  (await app.shop.db.selectFrom("sales_order").selectAll().execute()).length;

describe("issue 8, B8: the total that was seen and the total that is charged", () => {
  it("are the same: the order is placed", async () => {
    const { guest, seen } = await aReadyGuest();
    const answer = await place(guest.maskId, seen);
    expect(answer).toMatchObject({ errors: [], changed_totals: null });
    expect(answer.orderV2).not.toBeNull();
  });

  it("a code used up meanwhile orders nothing and is told line by line; then the new sum is ordered", async () => {
    const { guest, seen } = await aReadyGuest();
    await spendTheCode();
    expect(await place(guest.maskId, seen)).toEqual({
      order: null,
      orderV2: null,
      errors: [{ key: "checkout.totalChanged", code: "UNABLE_TO_PLACE_ORDER" }],
      changed_totals: [
        { code: "discount", label: "Discount", before: { value: -6 }, after: null },
        { code: "grand_total", label: "Grand Total", before: { value: 54 }, after: { value: 60 } },
      ],
    });
    expect(await placed()).toBe(0);
    const agreed = [{ code: "grand_total", value: 60, currency: "USD" }];
    expect((await place(guest.maskId, agreed)).orderV2).not.toBeNull();
  });

  it("a price that staff changed meanwhile orders nothing", async () => {
    const { guest, seen } = await aReadyGuest();
    await app.shop.db.updateTable("product").set({ price_minor: 2500 }).execute();
    await app.call.held(readModel).refresh();
    const { orderV2, changed_totals } = await place(guest.maskId, seen);
    expect(orderV2).toBeNull();
    expect(changed_totals).toMatchObject([
      { code: "subtotal", before: { value: 60 }, after: { value: 75 } },
      { code: "discount", before: { value: -6 }, after: { value: -7.5 } },
      { code: "grand_total", before: { value: 54 }, after: { value: 67.5 } },
    ]);
  });

  it.each([
    [
      "a sum that no cart can show",
      { code: "grand_total", value: 90071992547409.92, currency: "USD" },
    ],
    ["a sum in a currency that is none", { code: "grand_total", value: 54, currency: "0" }],
  ])("%s orders nothing and breaks nothing", async (_, line) => {
    const { guest } = await aReadyGuest();
    const { orderV2, errors } = await place(guest.maskId, [line]);
    expect(orderV2).toBeNull();
    expect(errors).toHaveLength(1);
  });

  it("a client that does not say what was seen is not charged more without a word either", async () => {
    const { guest } = await aReadyGuest();
    await spendTheCode();
    const { orderV2, errors } = await place(guest.maskId);
    expect(orderV2).toBeNull();
    expect(errors).toMatchObject([{ key: "cart.noSuchCoupon" }]);
    expect(await placed()).toBe(0);
  });

  it("asking again for an order that stands asks for no sum", async () => {
    const { guest, seen } = await aReadyGuest();
    const first = await place(guest.maskId, seen);
    await spendTheCode();
    expect((await place(guest.maskId, seen)).order).toEqual(first.order);
  });
});
