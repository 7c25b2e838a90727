import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGiftCard } from "../testing/gift-card.ts";
import { FLORIDA } from "../testing/guest.ts";
import { aBuyer, aCapShop, move } from "../testing/own-balances.ts";
import { aRule } from "../testing/rule.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let staff: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aCapShop(shop);
      await aRule(shop.db, { code: "AUTUMN" });
    },
    { payment: sandbox.provider },
  );
  staff = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

type Ask = (query: string, variables: object) => Promise<Readonly<Record<string, unknown>>>;

const SUM = "cart { email prices { grand_total { value } } selected_payment_method { code } }";

/** Asks one change of the cart by Magento's name and input; gives what it answers of the cart. */
async function write(
  ask: Ask,
  field: string,
  given: { readonly id: string; readonly input: object },
) {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${SUM} } }`;
  const answer = await ask(query, { input: { cart_id: given.id, ...given.input } });
  return (answer[field] as { readonly cart: unknown } | undefined)?.cart;
}

const costs = (value: number) => ({ prices: { grand_total: { value } } });

const byCard = async () => ({
  code: "braintree",
  braintree: {
    payment_method_nonce: await sandbox.tokenFor("4111111111111111"),
    is_active_payment_token_enabler: false,
  },
});

describe("OPEN-35 every write of a checkout, by Magento's names", () => {
  it("a guest's: email, addresses, shipping, codes on and off, comment, payment, order", async () => {
    const ask: Ask = async (query, variables) => {
      const { data, errors } = await app.graphql(query, variables);
      expect(errors).toBeUndefined();
      return data ?? {};
    };
    const id = String((await ask("mutation { createEmptyCart }", {}))["createEmptyCart"]);
    await ask(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 2 }]) {
        user_errors { message } } }`,
      { id },
    );
    const wrote = (field: string, input: object) => write(ask, field, { id, input });
    expect(await wrote("setGuestEmailOnCart", { email: "buyer@example.com" })).toMatchObject({
      email: "buyer@example.com",
    });
    const shipping_addresses = [{ address: FLORIDA }];
    await wrote("setShippingAddressesOnCart", { shipping_addresses });
    const free = { carrier_code: "freeshipping", method_code: "freeshipping" };
    await wrote("setShippingMethodsOnCart", { shipping_methods: [free] });
    await wrote("setBillingAddressOnCart", { billing_address: { same_as_shipping: true } });
    expect(await wrote("applyCouponToCart", { coupon_code: "AUTUMN" })).toMatchObject(costs(36));
    expect(await wrote("removeCouponFromCart", {})).toMatchObject(costs(40));
    const { code } = await aGiftCard(app, staff, { amount: 10 });
    expect(await wrote("applyGiftCardToCart", { gift_card_code: code })).toMatchObject(costs(30));
    const off = await wrote("removeGiftCardFromCart", { gift_card_code: code });
    expect(off).toMatchObject(costs(40));
    await wrote("applyGiftCardToCart", { gift_card_code: code });
    await wrote("applyCouponToCart", { coupon_code: "AUTUMN" });
    await wrote("setOrderCommentOnCart", { order_comment: "Ring twice" });
    const chosen = await wrote("setPaymentMethodOnCart", { payment_method: await byCard() });
    expect(chosen).toMatchObject({ selected_payment_method: { code: "braintree" }, ...costs(26) });
    const { placeOrder } = await ask(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
        order { order_number } orderV2 { number } errors { message } } }`,
      { id },
    );
    const { order } = placeOrder as { order: { order_number: string } };
    expect(placeOrder).toMatchObject({ errors: [], orderV2: { number: order.order_number } });
    const kept = await app.shop.db
      .selectFrom("sales_order")
      .select(["number", "email", "order_comment"])
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({
      number: order.order_number,
      email: "buyer@example.com",
      order_comment: "Ring twice",
    });
  });

  it("a customer's: store credit on and off, and a purchase order by its number", async () => {
    const buyer = await aBuyer(app);
    await move({ app, sandbox, staff }, buyer, { kind: "store_credit", amount: 15 });
    const ask: Ask = async (query, variables) => {
      const { data, errors } = await buyer.ask(query, variables);
      expect(errors).toBeUndefined();
      return data ?? {};
    };
    const wrote = (field: string, input: object) => write(ask, field, { id: buyer.cartId, input });
    expect(await wrote("applyStoreCreditToCart", {})).toMatchObject(costs(25));
    expect(await wrote("removeStoreCreditFromCart", {})).toMatchObject(costs(40));
    await callAdmin(app, `PUT payment-terms/${buyer.id}`, {
      session: staff,
      body: { currency: "USD", limit: 100, netDays: 30, isOn: true },
    });
    const onAccount = { code: "purchaseorder", purchase_order_number: "PO-7781" };
    const asked = () =>
      buyer.ask(
        `mutation ($input: SetPaymentMethodOnCartInput!) { setPaymentMethodOnCart(input: $input) { ${SUM} } }`,
        { input: { cart_id: buyer.cartId, payment_method: onAccount } },
      );
    // Terms are held in memory, and read anew a moment after they are given.
    await expect.poll(async () => (await asked()).errors).toBeUndefined();
    const { placeOrder } = await ask(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
        order { order_number } errors { message } } }`,
      { id: buyer.cartId },
    );
    const { order_number: number } = (placeOrder as { order: { order_number: string } }).order;
    const order = app.shop.db.selectFrom("sales_order").where("number", "=", number);
    expect(await order.select("purchase_order_number").executeTakeFirstOrThrow()).toEqual({
      purchase_order_number: "PO-7781",
    });
  });

  it("CHECK-27 CART-43 a purchase order by no number goes by the one that staff keep with the account", async () => {
    const buyer = await aBuyer(app);
    await callAdmin(app, `PUT payment-terms/${buyer.id}`, {
      session: staff,
      body: { currency: "USD", limit: 100, netDays: 30, isOn: true },
    });
    const asked = async (number?: string) => {
      const { errors } = await buyer.ask(
        `mutation ($input: SetPaymentMethodOnCartInput!) { setPaymentMethodOnCart(input: $input) { ${SUM} } }`,
        {
          input: {
            cart_id: buyer.cartId,
            payment_method: { code: "purchaseorder", purchase_order_number: number },
          },
        },
      );
      return errors?.map(({ extensions }) => extensions.key);
    };
    // Terms are held in memory, and read anew a moment after they are given.
    await expect.poll(() => asked()).toEqual(["payment.purchaseOrderNumberMissing"]);
    const kept = await callAdmin(app, `PUT customers/${buyer.id}/po-number`, {
      session: staff,
      body: { poNumber: "HH-STANDING-1" },
    });
    expect(kept.statusCode, kept.body).toBe(200);
    const { data } = await buyer.ask("{ customer { cw_po_number } }");
    expect(data).toEqual({ customer: { cw_po_number: "HH-STANDING-1" } });
    expect(await asked("  ")).toEqual(["payment.purchaseOrderNumberMissing"]);
    expect(await asked()).toBeUndefined();
    const placed = await buyer.ask(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }`,
      { id: buyer.cartId },
    );
    const { placeOrder } = placed.data ?? {};
    const { order_number: number } = (placeOrder as { order: { order_number: string } }).order;
    const order = app.shop.db.selectFrom("sales_order").where("number", "=", number);
    expect(await order.select("purchase_order_number").executeTakeFirstOrThrow()).toEqual({
      purchase_order_number: "HH-STANDING-1",
    });
  });
});
