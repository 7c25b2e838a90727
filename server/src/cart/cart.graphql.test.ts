import type { CartWire } from "@placket/contract/cart/cart.codec";
import { cartFields } from "@placket/contract/cart/cart-fields";
import { shownCart, type ShownCartWire } from "@placket/contract/cart/shown-cart.codec";
import { graphql } from "graphql";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orThrow } from "../graphql/refused.ts";
import { executableSchema } from "../graphql/schema.ts";
import { contextFor } from "../http/open-call.ts";
import { aGuest } from "../testing/guest.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { cartById } from "./cart.ts";
import { cartResolvers } from "./cart.graphql.ts";
import { pickedCart } from "./cart-wire.ts";

let app: TestApp;
let cap: number;
let coat: Awaited<ReturnType<typeof aConfigurable>>;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Skull cap" });
    coat = await aConfigurable(shop, { sku: "COAT", name: "Merrow chef coat", price_minor: 5400 });
    await shop.db
      .updateTable("product")
      .set({ attributes: JSON.stringify({ has_embroidery: true }) })
      .where("id", "=", coat.id)
      .execute();
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

it("a cart is read and priced once for a document, by however many names it asks for it", async () => {
  const { mask_id: maskId } = await aCart();
  const names = Array.from({ length: 25 }, (_, at) => `a${at}`);
  const aliases = names.map((name) => `${name}: cart(cart_id: "${maskId}") { total_quantity }`);
  const { data, statements } = await counted(`{ ${aliases.join(" ")} }`);
  expect(Object.keys(data ?? {})).toEqual(names);
  expect(statements).toBe(1);
});

it("a guest's new cart is one statement, which gives it as it is written", async () => {
  const { data, statements } = await counted(
    "mutation { createGuestCart { cart { id total_quantity } } }",
  );
  expect(data).toMatchObject({ createGuestCart: { cart: { total_quantity: 0 } } });
  expect(statements).toBe(1);
  expect((await counted("mutation { createEmptyCart }")).statements).toBe(1);
});

/** What a document is answered with, and with how many statements. */
async function counted(source: string) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ctx = contextFor(app.call);
  const contextValue = { ...ctx, db: ctx.db.withPlugin(counter) };
  const schema = executableSchema(cartResolvers);
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return { data, statements };
}

it("what a document asks for and is refused is refused by each of its names", async () => {
  const none = `cart(cart_id: "${"0".repeat(32)}") { id }`;
  const { errors } = await app.graphql(`{ a: ${none} b: ${none} }`);
  expect(errors?.map(({ path }) => path)).toEqual([["a"], ["b"]]);
});

interface WireMethods {
  readonly available_payment_methods?: readonly { readonly code: string; readonly title: string }[];
}

it("a part of a cart is worked out once, however often a document asks for it", async () => {
  const { mask_id: maskId } = await aCart();
  const ctx = contextFor(app.call);
  const picked = pickedCart(ctx, orThrow(await cartById(ctx, maskId)));
  expect(picked.items).toHaveLength(2);
  expect(picked.items).toBe(picked.items);
  expect(picked.prices).toBe(picked.prices);
});

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

  it.each([
    ["updateCartItems", update, (n: number) => ({ cart_item_id: n, quantity: 1 })],
    [
      "addProductsToCart",
      `mutation ($items: [CartItemInput!]!) {
        addProductsToCart(cartId: "x", cartItems: $items) { user_errors { code } } }`,
      () => ({ sku: "CAP", quantity: 1 }),
    ],
  ] as const)("issue §8 %s takes 200 entries at once and no more", async (_, query, entry) => {
    const ask = async (count: number) => {
      const entries = Array.from({ length: count }, (_, i) => entry(i));
      const input = { cart_id: "x", cart_items: entries };
      const { errors } = await app.graphql(query, { input, items: entries });
      return errors?.[0]?.extensions.key;
    };
    expect(await ask(200)).toBe("cart.noSuchCart");
    expect(await ask(201)).toBe("access.badRequest");
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

describe("issue §8: making a cart over GraphQL", () => {
  const create = (cart_id: string | null) =>
    app.graphql("mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }", {
      id: cart_id,
    });

  it("takes an id that the client drew, once; a taken one is refused and its cart stays", async () => {
    const id = "9f8b1c0d4e6a7253b1f0c9d8e7a65432";
    expect((await create(id)).data).toEqual({ createEmptyCart: id });
    const { errors } = await create(id);
    expect(errors).toMatchObject([
      {
        message: `Cart with ID "${id}" already exists.`,
        extensions: { category: "graphql-already-exists", key: "cart.idTaken" },
      },
    ]);
    const { data } = await app.graphql("query ($id: String!) { cart(cart_id: $id) { id } }", {
      id,
    });
    expect(data).toEqual({ cart: { id } });
  });

  it.each([
    ["a".repeat(32), "cart.guessableId"],
    ["short", "cart.badId"],
    ["9f8b1c0d4e6a7253b1f0c9d8e7a6543/", "cart.badId"],
  ])("refuses %j with %s", async (id, key) => {
    expect((await create(id)).errors?.[0]?.extensions.key).toBe(key);
  });

  it("draws one where none is given", async () => {
    expect((await create(null)).data?.["createEmptyCart"]).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("what stands in a cart", () => {
  it("CART-39 an item's product has a type and a name", async () => {
    const { mask_id } = await aCart();
    const query = `query ($id: String!) { cart(cart_id: $id) { items { product { __typename sku name
      small_image { url } } ... on ConfigurableCartItem { configured_variant { __typename sku } } } } }`;
    const { data, errors } = await app.graphql(query, { id: mask_id });
    expect(errors).toBeUndefined();
    expect(data?.["cart"]).toMatchObject({
      items: [
        {
          product: { __typename: "ConfigurableProduct", name: "Merrow chef coat" },
          configured_variant: { __typename: "SimpleProduct" },
        },
        { product: { __typename: "SimpleProduct", sku: "CAP" } },
      ],
    });
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

describe("a cart as a browser shows it", () => {
  it("is the same over GraphQL, with the fields that a change asks for, as over REST", async () => {
    const entered_options = [{ uid: btoa("embroidery/special-instructions"), value: "Navy" }];
    const guest = await aGuest(app, [
      { sku: "COAT-White-M", quantity: 2, entered_options },
      { sku: "CAP", quantity: 2 },
    ]);
    const { body } = await app.rest("GET", `app-get-cart?cartId=${guest.maskId}`);
    const { data, errors } = await app.graphql(
      `query ($id: String!) { cart(cart_id: $id) { ...CartFields } }\n${cartFields}`,
      { id: guest.maskId },
    );
    expect(errors).toBeUndefined();
    const shown = shownCart(data?.["cart"] as unknown as ShownCartWire);
    expect(shown).toEqual(shownCart(body as unknown as CartWire));
    expect(shown).toMatchObject({
      shippingAddress: { city: "Margate", countryName: "United States" },
      chosenShippingMethod: { carrierCode: "flatrate" },
      items: [{ name: "Merrow chef coat", parts: [{ text: "Navy" }] }, { name: "Skull cap" }],
    });
  });
});
