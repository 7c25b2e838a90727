import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let cap: number;
let coat: Awaited<ReturnType<typeof aConfigurable>>;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Skull cap" });
    coat = await aConfigurable(shop, { sku: "COAT", name: "Merrow chef coat", price_minor: 5400 });
  });
});
afterAll(() => app.close());

/** A cart, made over REST, with two white coats in M and three caps. */
async function aCart() {
  const { body } = await app.rest("POST", "app-add-to-cart", {
    data: [
      { id: coat.variants["White/M"], parentId: coat.id, qty: 2 },
      { id: cap, qty: 3 },
    ],
  });
  return body as unknown as WireCart;
}

interface WireCart {
  readonly mask_id: string;
  readonly total_quantity: number;
  readonly items: readonly { readonly item_id: number; readonly uid: string }[];
  readonly prices: { readonly grand_total: { readonly value: number; readonly currency: string } };
}

interface WireMethods {
  readonly available_payment_methods?: readonly { readonly code: string; readonly title: string }[];
}

describe("changing a cart over GraphQL", () => {
  const update = `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) {
    cart { total_quantity items { id quantity } prices { grand_total { value } } } errors { code message } } }`;
  const remove = `mutation ($input: RemoveItemFromCartInput!) { removeItemFromCart(input: $input) {
    cart { total_quantity items { id quantity } } } }`;

  it("CART-40 updateCartItems sets quantities by cart_item_id and returns the cart", async () => {
    const { mask_id: cart_id, items } = await aCart();
    const [coats, caps] = items.map((item) => item.item_id);
    const { data } = await app.graphql(update, {
      input: {
        cart_id,
        cart_items: [
          { cart_item_id: coats, quantity: 5 },
          { cart_item_id: caps, quantity: 0 },
        ],
      },
    });
    expect(data?.["updateCartItems"]).toEqual({
      cart: {
        total_quantity: 5,
        items: [{ id: String(coats), quantity: 5 }],
        prices: { grand_total: { value: 270 } },
      },
      errors: [],
    });
  });

  it("CART-40 what updateCartItems cannot take changes nothing and is said beside the cart", async () => {
    const { mask_id: cart_id, items } = await aCart();
    const [coats, caps] = items.map((item) => item.item_id);
    const { data } = await app.graphql(update, {
      input: {
        cart_id,
        cart_items: [
          { cart_item_id: coats, quantity: 3 },
          { cart_item_id: caps, quantity: 101 },
        ],
      },
    });
    expect(data?.["updateCartItems"]).toMatchObject({
      cart: { total_quantity: 5 },
      errors: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
    });
  });

  it("CART-40 removeItemFromCart takes cart_item_id, or the uid, and returns the cart", async () => {
    const { mask_id: cart_id, items } = await aCart();
    const [coats, caps] = items;
    const byId = await app.graphql(remove, { input: { cart_id, cart_item_id: coats?.item_id } });
    expect(byId.data?.["removeItemFromCart"]).toEqual({
      cart: { total_quantity: 3, items: [{ id: String(caps?.item_id), quantity: 3 }] },
    });
    const byUid = await app.graphql(remove, { input: { cart_id, cart_item_uid: caps?.uid } });
    expect(byUid.data?.["removeItemFromCart"]).toEqual({ cart: { total_quantity: 0, items: [] } });
  });

  it("CART-40 an item of another cart is not there", async () => {
    const other = await aCart();
    const { mask_id: cart_id } = await aCart();
    const { errors } = await app.graphql(remove, {
      input: { cart_id, cart_item_id: other.items[0]?.item_id },
    });
    expect(errors?.[0]?.extensions.key).toBe("cart.noSuchItem");
  });
});

describe("asking for a cart over GraphQL", () => {
  it("CART-41 available_payment_methods have code and title, by cart id", async () => {
    const { mask_id: cartId } = await aCart();
    const { data } = await app.graphql(
      `query ($cartId: String!) { cart(cart_id: $cartId) { available_payment_methods { code title } } }`,
      { cartId },
    );
    const { available_payment_methods: methods = [] } = (data?.["cart"] ?? {}) as WireMethods;
    expect(methods).toContainEqual({ code: "braintree", title: "Credit Card" });
    expect(methods.every(({ code, title }) => code !== "" && title !== "")).toBe(true);
    expect(methods.map(({ code }) => code)).not.toContain("free");
  });
});

describe("both transports", () => {
  it("CART-39 reading 62: the cart query of a guest shows the cart that REST shows", async () => {
    const cart = await aCart();
    const { data } = await app.graphql(
      `query ($id: String!) { cart(cart_id: $id) { id total_quantity
        items { uid quantity prices { row_total { value } } ... on ConfigurableCartItem { configurable_options { option_label value_label } } }
        prices { grand_total { value currency } } } }`,
      { id: cart.mask_id },
    );
    expect(data?.["cart"]).toMatchObject({
      id: cart.mask_id,
      total_quantity: cart.total_quantity,
      items: [
        { quantity: 2, prices: { row_total: { value: 108 } } },
        { quantity: 3, prices: { row_total: { value: 60 } } },
      ],
      prices: { grand_total: cart.prices.grand_total },
    });
  });

  it("magento-protocol: an unknown cart is graphql-no-such-entity", async () => {
    const { errors } = await app.graphql(`{ cart(cart_id: "${"0".repeat(32)}") { id } }`);
    expect(errors?.[0]).toMatchObject({
      message: `Could not find a cart with ID "${"0".repeat(32)}"`,
      extensions: { category: "graphql-no-such-entity" },
    });
  });

  it("addProductsToCart by sku of the configurable and its options, errors in user_errors", async () => {
    const { data: created } = await app.graphql("mutation { createEmptyCart }");
    const options = [
      btoa(`configurable/${app.shop.color.id}/${app.shop.color.options["Black"]}`),
      btoa(`configurable/${app.shop.size.id}/${app.shop.size.options["L"]}`),
    ];
    const add = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
      cart { items { quantity ... on ConfigurableCartItem { configurable_options { value_label } } } } user_errors { code message } } }`;
    const { data } = await app.graphql(add, {
      id: created?.["createEmptyCart"],
      items: [{ sku: "coat", quantity: 2, selected_options: options }],
    });
    expect(data?.["addProductsToCart"]).toMatchObject({
      cart: {
        items: [
          { quantity: 2, configurable_options: [{ value_label: "Black" }, { value_label: "L" }] },
        ],
      },
      user_errors: [],
    });
    const refused = await app.graphql(add, {
      id: created?.["createEmptyCart"],
      items: [{ sku: "NO-SUCH", quantity: 1 }],
    });
    expect(refused.data?.["addProductsToCart"]).toMatchObject({
      user_errors: [
        { code: "PRODUCT_NOT_FOUND", message: 'Could not find a product with SKU "NO-SUCH"' },
      ],
    });
  });
});
