import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aGiftCard } from "../../testing/gift-card.ts";
import { ANN, anAccount } from "../../testing/customer.ts";
import { magentoClient, type MagentoClient } from "../../testing/magento-client.ts";
import { aCapShop, move } from "../../testing/own-balances.ts";
import { aRule } from "../../testing/rule.ts";
import { aConfigurable } from "../../testing/shop.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { CART } from "../../testing/magento-cart.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
let client: MagentoClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aCapShop(shop, { rewardsEnabled: true });
      await aConfigurable(shop, { sku: "JACKET" });
      await aRule(shop.db, { code: "SAVE10" });
    },
    { payment: sandbox.provider },
  );
  staff = await aStaffSession(app);
  client = magentoClient(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

interface CartAnswer {
  readonly id: string;
  readonly items: readonly { readonly uid: string; readonly id: string }[];
}
const cartIn = (answer: unknown) => (answer as { readonly cart: CartAnswer }).cart;
const read = async (id: string) =>
  (
    await client.ask(
      `query CartPage($id: String!) { cart(cart_id: $id) { ...CartParts } } ${CART}`,
      {
        id,
      },
    )
  )["cart"] as unknown as CartAnswer;

let guestCart = "";

describe("CART-39 CART-40 CART-41 documents of a Magento storefront: a guest's cart", () => {
  it("begins, in newer and in older words", async () => {
    const made = await client.ask(`mutation NewGuestCart { createGuestCart { cart { id } } }`);
    expect(cartIn(made["createGuestCart"]).id).toMatch(/^\w{32}$/);
    const older = await client.ask(`mutation NewCart { createEmptyCart }`);
    guestCart = String(older["createEmptyCart"]);
    expect(await read(guestCart)).toMatchObject({
      total_quantity: 0,
      items: [],
      applied_coupon: null,
      gift_message: null,
      gift_receipt_included: false,
    });
    const named = randomBytes(16).toString("hex");
    const chosen = await client.ask(
      `mutation NamedCart($input: CreateGuestCartInput) { createGuestCart(input: $input) { cart { id } } }`,
      { input: { cart_uid: named } },
    );
    expect(cartIn(chosen["createGuestCart"]).id).toBe(named);
  });

  it("takes products in one call, and says what does not go in", async () => {
    const add = `mutation AddProducts($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) {
        cart { ...CartParts } user_errors { code message } } } ${CART}`;
    const added = await client.ask(add, { id: guestCart, items: [{ sku: "CAP", quantity: 2 }] });
    expect(added["addProductsToCart"]).toMatchObject({
      user_errors: [],
      cart: {
        total_quantity: 2,
        items: [
          {
            __typename: "SimpleCartItem",
            is_available: true,
            not_available_message: null,
            product: { sku: "CAP" },
            prices: { row_total: { value: 40 }, fixed_product_taxes: [] },
          },
        ],
        prices: { grand_total: { value: 40, currency: "USD" }, gift_options: null },
      },
    });
    const wrong = await client.ask(add, { id: guestCart, items: [{ sku: "NONE", quantity: 1 }] });
    expect(wrong["addProductsToCart"]).toMatchObject({
      user_errors: [{ code: "PRODUCT_NOT_FOUND" }],
    });
  });

  it("takes products in the older words, one for each kind", async () => {
    const simple = await client.ask(
      `mutation AddSimple($input: AddSimpleProductsToCartInput) {
        addSimpleProductsToCart(input: $input) { cart { id total_quantity } } }`,
      { input: { cart_id: guestCart, cart_items: [{ data: { sku: "CAP", quantity: 1 } }] } },
    );
    expect(simple["addSimpleProductsToCart"]).toMatchObject({ cart: { total_quantity: 3 } });
    const virtual = await client.ask(
      `mutation AddVirtual($input: AddVirtualProductsToCartInput) {
        addVirtualProductsToCart(input: $input) { cart { total_quantity } } }`,
      { input: { cart_id: guestCart, cart_items: [{ data: { sku: "CAP", quantity: 1 } }] } },
    );
    expect(virtual["addVirtualProductsToCart"]).toEqual({ cart: { total_quantity: 4 } });
    const add = `mutation AddConfigurable($input: AddConfigurableProductsToCartInput) {
      addConfigurableProductsToCart(input: $input) { cart { ...CartParts } } } ${CART}`;
    const entry = { data: { sku: "JACKET-Black-M", quantity: 1 }, parent_sku: "JACKET" };
    const configured = await client.ask(add, {
      input: { cart_id: guestCart, cart_items: [entry] },
    });
    expect(configured["addConfigurableProductsToCart"]).toMatchObject({
      cart: {
        items: expect.arrayContaining([
          expect.objectContaining({
            __typename: "ConfigurableCartItem",
            configurable_options: expect.arrayContaining([
              expect.objectContaining({ value_label: "Black" }),
            ]),
            configured_variant: expect.objectContaining({ sku: "JACKET-Black-M" }),
          }),
        ]),
      },
    });
    const unknown = { data: { sku: "NONE", quantity: 1 } };
    expect(
      await client.refused(add, { input: { cart_id: guestCart, cart_items: [unknown] } }),
    ).toBe("graphql-no-such-entity");
    expect(await client.refused(add, { input: { cart_id: guestCart, cart_items: [] } })).toBe(
      "graphql-input",
    );
  });

  it("changes and removes items by id and by uid", async () => {
    const [first, second] = (await read(guestCart)).items;
    const changed = await client.ask(
      `mutation ChangeItem($id: String!, $uid: ID!, $quantity: Float!) {
        updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
          cart { ...CartParts } errors { code message } } } ${CART}`,
      { id: guestCart, uid: first?.uid, quantity: 2 },
    );
    expect(changed["updateCartItems"]).toMatchObject({ cart: { total_quantity: 3 }, errors: [] });
    const removed = await client.ask(
      `mutation RemoveItem($id: String!, $item: Int!) {
        removeItemFromCart(input: { cart_id: $id, cart_item_id: $item }) { cart { total_quantity } } }`,
      { id: guestCart, item: Number(second?.id) },
    );
    expect(removed["removeItemFromCart"]).toEqual({ cart: { total_quantity: 2 } });
  });

  it("takes a coupon and gives it back; another is none", async () => {
    const apply = `mutation ApplyCoupon($id: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { ...CartParts } } } ${CART}`;
    const applied = await client.ask(apply, { id: guestCart, code: "SAVE10" });
    expect(applied["applyCouponToCart"]).toMatchObject({
      cart: {
        applied_coupon: { code: "SAVE10" },
        applied_coupons: [{ code: "SAVE10" }],
        prices: { grand_total: { value: 36 }, discounts: [{ amount: { value: 4 } }] },
      },
    });
    expect(await client.refused(apply, { id: guestCart, code: "NONE" })).toBe("graphql-input");
    const removed = await client.ask(
      `mutation RemoveCoupon($id: String!) {
        removeCouponFromCart(input: { cart_id: $id }) { cart { applied_coupons { code } prices { grand_total { value } } } } }`,
      { id: guestCart },
    );
    expect(removed["removeCouponFromCart"]).toMatchObject({
      cart: { prices: { grand_total: { value: 40 } } },
    });
    const several = await client.ask(
      `mutation ApplyCoupons($id: String!, $codes: [String]!) {
        applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: REPLACE }) { cart { applied_coupons { code } } } }`,
      { id: guestCart, codes: ["SAVE10"] },
    );
    expect(several["applyCouponsToCart"]).toEqual({
      cart: { applied_coupons: [{ code: "SAVE10" }] },
    });
    const none = await client.ask(
      `mutation RemoveCoupons($id: String!, $codes: [String]!) {
        removeCouponsFromCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { applied_coupon { code } } } }`,
      { id: guestCart, codes: ["SAVE10"] },
    );
    expect(none["removeCouponsFromCart"]).toEqual({ cart: { applied_coupon: null } });
  });

  it("asks a gift card's balance, takes the card and gives it back", async () => {
    const card = await aGiftCard(app, staff, { amount: 15 });
    const account = await client.ask(
      `query CardBalance($code: String!) {
        giftCardAccount(input: { gift_card_code: $code }) { code balance { value currency } expiration_date } }`,
      { code: card.code },
    );
    expect(account["giftCardAccount"]).toMatchObject({ balance: { value: 15, currency: "USD" } });
    const applied = await client.ask(
      `mutation ApplyCard($id: String!, $code: String!) {
        applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { ...CartParts } } } ${CART}`,
      { id: guestCart, code: card.code },
    );
    expect(applied["applyGiftCardToCart"]).toMatchObject({
      cart: {
        applied_gift_cards: [{ applied_balance: { value: 15 } }],
        prices: { grand_total: { value: 25 } },
      },
    });
    const removed = await client.ask(
      `mutation RemoveCard($id: String!, $code: String!) {
        removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: $code }) { cart { applied_gift_cards { code } } } }`,
      { id: guestCart, code: card.code },
    );
    expect(removed["removeGiftCardFromCart"]).toEqual({ cart: { applied_gift_cards: [] } });
  });
});

describe("CART-07 documents of a Magento storefront: a customer's cart", () => {
  let ownCart = "";
  let token = "";

  it("is one; a guest's goes over into it", async () => {
    const id = await anAccount(app);
    const { generateCustomerToken } = await client.ask(
      `mutation Enter($email: String!, $password: String!) {
        generateCustomerToken(email: $email, password: $password) { token } }`,
      { email: ANN.email, password: ANN.password },
    );
    ({ token } = generateCustomerToken as unknown as { token: string });
    client.carry(token);
    const own = await client.ask(`query OwnCart { customerCart { ...CartParts } } ${CART}`);
    ownCart = (own["customerCart"] as unknown as CartAnswer).id;
    const merged = await client.ask(
      `mutation Merge($from: String!, $to: String!) {
        mergeCarts(source_cart_id: $from, destination_cart_id: $to) { ...CartParts } } ${CART}`,
      { from: guestCart, to: ownCart },
    );
    expect(merged["mergeCarts"]).toMatchObject({ id: ownCart, total_quantity: 2 });
    expect(
      await client.refused(`query Gone($id: String!) { cart(cart_id: $id) { id } }`, {
        id: guestCart,
      }),
    ).toBe("graphql-input");
    for (const [kind, amount] of [
      ["store_credit", 12],
      ["points", 500],
    ] as const) {
      const given = await move({ app, sandbox, staff }, { id }, { kind, amount });
      expect(given.statusCode, given.body).toBe(200);
    }
  });

  it("takes over a guest's by name; to a customer, their own is a new one", async () => {
    const make = `mutation Another { createGuestCart { cart { id } } }`;
    expect(cartIn((await client.ask(make))["createGuestCart"]).id).toBe(ownCart);
    client.carry();
    const { id } = cartIn((await client.ask(make))["createGuestCart"]);
    client.carry(token);
    const assigned = await client.ask(
      `mutation TakeOver($id: String!) { assignCustomerToGuestCart(cart_id: $id) { ...CartParts } } ${CART}`,
      { id },
    );
    expect(assigned["assignCustomerToGuestCart"]).toMatchObject({ total_quantity: 2 });
    ownCart = (assigned["assignCustomerToGuestCart"] as unknown as CartAnswer).id;
  });

  it("pays by store credit, and not any more", async () => {
    const applied = await client.ask(
      `mutation ApplyCredit($id: String!) {
        applyStoreCreditToCart(input: { cart_id: $id }) { cart { ...CartParts } } } ${CART}`,
      { id: ownCart },
    );
    expect(applied["applyStoreCreditToCart"]).toMatchObject({
      cart: {
        applied_store_credit: { enabled: true, applied_balance: { value: 12 } },
        prices: { grand_total: { value: 28 } },
      },
    });
    const removed = await client.ask(
      `mutation RemoveCredit($id: String!) {
        removeStoreCreditFromCart(input: { cart_id: $id }) { cart { applied_store_credit { enabled } } } }`,
      { id: ownCart },
    );
    expect(removed["removeStoreCreditFromCart"]).toEqual({
      cart: { applied_store_credit: { enabled: false } },
    });
  });

  it("pays by points, and not any more", async () => {
    const applied = await client.ask(
      `mutation ApplyPoints($id: ID!) {
        applyRewardPointsToCart(cartId: $id) { cart { applied_reward_points { points money { value } } } } }`,
      { id: ownCart },
    );
    expect(applied["applyRewardPointsToCart"]).toEqual({
      cart: { applied_reward_points: { points: 500, money: { value: 5 } } },
    });
    const removed = await client.ask(
      `mutation RemovePoints($id: ID!) {
        removeRewardPointsFromCart(cartId: $id) { cart { applied_reward_points { points } } } }`,
      { id: ownCart },
    );
    expect(removed["removeRewardPointsFromCart"]).toEqual({
      cart: { applied_reward_points: null },
    });
  });

  it("tells what was given, and pages of a long cart", async () => {
    const data = await client.ask(`query Balances {
      customer {
        store_credit { enabled current_balance { value currency }
          balance_history(currentPage: 1, pageSize: 10) { count items { action balance_change { value } actual_balance { value } date_time_changed } } }
        reward_points { balance { points money { value } } balance_history { points_change change_reason date } }
      }
      customerCart { itemsV2(pageSize: 1, currentPage: 1) { items { uid } total_count page_info { total_pages } } }
    }`);
    expect(data).toMatchObject({
      customer: {
        store_credit: { current_balance: { value: 12 } },
        reward_points: { balance: { points: 500 } },
      },
      customerCart: { itemsV2: { items: [{}], total_count: 1 } },
    });
  });
});
