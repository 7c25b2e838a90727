import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aGiftCardProduct, giftcardOption } from "../../../testing/order/gift-card-product.ts";
import { aProduct } from "../../../testing/shop.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let card: number;
let closed: number;
let cap: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    card = await aGiftCardProduct(shop, { sku: "CARD", name: "Gift card", stock: { quantity: 0 } });
    closed = await aGiftCardProduct(shop, {
      sku: "CLOSED",
      attributes: { allow_open_amount: false },
    });
    cap = await aProduct(shop, { sku: "CAP", name: "Cap", price_minor: 2000 });
  });
});
afterAll(() => app.close());

const add = (said: Readonly<Record<string, string>> = {}, more: object = {}) =>
  app.rest("POST", "app-add-to-cart", {
    data: { id: card, qty: 1, giftcard_option: JSON.stringify(giftcardOption(said)), ...more },
  });

const usd = (value: number) => ({ value, currency: "USD" });

describe("a gift card in the cart", () => {
  it("GIFT-10 GIFT-01 CART-05 is put in with giftcard_option, and keeps all of it", async () => {
    const { status, body } = await add();
    expect(body).toMatchObject({ is_virtual: true, total_quantity: 1 });
    expect(status).toBe(200);
    const [item] = body["items"] as readonly Readonly<Record<string, string>>[];
    expect(item).toMatchObject({
      __typename: "GiftCardCartItem",
      product_type: "giftcard",
      name: "Gift card",
      selections: { ...giftcardOption(), custom_giftcard_amount: "", giftcard_send_on: "" },
      prices: { price: usd(50), row_total: usd(50) },
      options: [
        { label: "Gift card for", value: "Demo Recipient <recipient@example.com>" },
        { label: "From", value: "Demo Sender <sender@example.com>" },
        { label: "Message", value: "Enjoy it!" },
      ],
    });
    const again = await add({}, { giftcard_option: item?.["giftcard_option"] });
    expect(again.status).toBe(200);
  });

  it("GIFT-04 an own amount is what it costs, where it is within the bounds", async () => {
    const own = await add({ giftcard_amount: "custom", custom_giftcard_amount: "37.50" });
    expect(own.body).toMatchObject({ items: [{ prices: { price: usd(37.5) } }] });
    const less = await add({ giftcard_amount: "custom", custom_giftcard_amount: "9.99" });
    expect(less).toMatchObject({ status: 400, body: { key: "giftCard.ownAmountOutside" } });
    const none = await add(
      { giftcard_amount: "custom", custom_giftcard_amount: "30" },
      { id: closed },
    );
    expect(none).toMatchObject({ status: 400, body: { key: "giftCard.amountNotOffered" } });
  });

  it("GIFT-09 GIFT-03 a field that is missing is told", async () => {
    expect(await add({ giftcard_recipient_name: " " })).toMatchObject({
      status: 400,
      body: { key: "giftCard.missingField", message: "Missing required field." },
    });
  });

  it("PDP-46 nothing said of it, or no JSON, is refused", async () => {
    expect(await add({}, { giftcard_option: null })).toMatchObject({
      status: 400,
      body: { key: "cart.needsProduct" },
    });
    expect((await add({}, { giftcard_option: "{" })).status).toBe(400);
    expect(await add({}, { id: null })).toMatchObject({ body: { key: "cart.noProductId" } });
  });

  it("equal cards are one line, others stand beside it", async () => {
    const first = await add();
    const cookie = String(first.body["mask_id"]);
    const again = (said: Readonly<Record<string, string>>) =>
      app.rest("POST", "app-add-to-cart", {
        data: { id: card, qty: 1, giftcard_option: JSON.stringify(giftcardOption(said)) },
        cookie,
      });
    expect((await again({})).body).toMatchObject({ items: [{ quantity: 2 }] });
    const other = await again({ giftcard_message: "Another" });
    expect(other.body).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }] });
  });

  it("by Magento's uids, over GraphQL, with what it says by its names", async () => {
    const uid = (field: string) => btoa(`giftcard/${field}`);
    const { giftcard_amount: _, ...typed } = giftcardOption();
    const item = {
      sku: "CARD",
      quantity: 1,
      selected_options: [btoa("giftcard/giftcard_amount/50.0000")],
      entered_options: Object.entries(typed).map(([field, value]) => ({ uid: uid(field), value })),
    };
    const made = await app.graphql("mutation { createEmptyCart }");
    const { data } = await app.graphql(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } cart { items {
          __typename ... on GiftCardCartItem { amount { value } sender_name recipient_email message send_on
            product { __typename ... on GiftCardProduct { allow_open_amount open_amount_min open_amount_max
              giftcard_type giftcard_amounts { value uid } } } } } } } }`,
      { id: made.data?.["createEmptyCart"], items: [item] },
    );
    expect(data?.["addProductsToCart"]).toEqual({
      user_errors: [],
      cart: {
        items: [
          {
            __typename: "GiftCardCartItem",
            amount: { value: 50 },
            sender_name: "Demo Sender",
            recipient_email: "recipient@example.com",
            message: "Enjoy it!",
            send_on: null,
            product: {
              __typename: "GiftCardProduct",
              allow_open_amount: true,
              open_amount_min: 10,
              open_amount_max: 500,
              giftcard_type: "VIRTUAL",
              giftcard_amounts: [25, 50, 100].map((value) => ({
                value,
                uid: btoa(`giftcard/giftcard_amount/${value}.0000`),
              })),
            },
          },
        ],
      },
    });
  });

  it("stands beside goods, which travel", async () => {
    const first = await add({ giftcard_amount: "custom", custom_giftcard_amount: "60" });
    const cookie = String(first.body["mask_id"]);
    const both = await app.rest("POST", "app-add-to-cart", { data: { id: cap, qty: 1 }, cookie });
    expect(both.body).toMatchObject({
      is_virtual: false,
      prices: { grand_total: usd(80) },
    });
  });
});

describe("PDP-01 PDP-11 GIFT-02 the page of a gift card", () => {
  it("tells what it may be worth, and costs from the least to the most", async () => {
    const { body } = await app.rest("GET", `app-product-info?id=${card}`);
    expect(JSON.stringify(body)).toContain('"giftcard_amounts":[{"value_id":2500,"value":25}');
    expect(JSON.stringify(body)).toContain('"allow_open_amount":"1"');
  });
});
