import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aBundle,
  bundleMaps,
  type Chosen,
  type TestBundle,
} from "../../../testing/order/bundle.ts";
import { aConfigurable, aProduct } from "../../../testing/shop.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let kit: TestBundle;
let fixed: TestBundle;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const coat = await aConfigurable(shop, { sku: "COAT", name: "Chef coat", price_minor: 4000 });
    const cap = await aProduct(shop, { sku: "CAP", name: "Cap", price_minor: 1500 });
    const trousers = await aProduct(shop, {
      sku: "TROUSERS",
      name: "Trousers",
      price_minor: 2500,
      weight_grams: 500,
      tax_class_id: null,
    });
    const bib = await aProduct(shop, { sku: "BIB", name: "Bib", price_minor: 3000 });
    await shop.db
      .insertInto("tier_price")
      .values({ product_id: cap, quantity: 10, price_minor: 1200 })
      .execute();
    kit = await aBundle(
      shop,
      { sku: "KIT", name: "Kitchen kit" },
      {
        options: [
          {
            title: "Coat",
            selections: [
              { child_id: coat.variants["White/M"]! },
              { child_id: coat.variants["White/L"]!, is_default: true },
            ],
          },
          {
            title: "Trousers",
            type: "radio",
            selections: [{ child_id: trousers, default_quantity: 2, can_change_quantity: true }],
          },
          {
            title: "Caps",
            type: "multi",
            is_required: false,
            selections: [{ child_id: cap }, { child_id: bib }],
          },
        ],
      },
    );
    fixed = await aBundle(
      shop,
      { sku: "SET", name: "Set", price_minor: 5000, weight_grams: 900 },
      {
        price_type: "fixed",
        sku_type: "fixed",
        weight_type: "fixed",
        options: [
          {
            title: "Cap",
            selections: [
              { child_id: cap, price_minor: 250 },
              { child_id: bib, price_micro: 100_000 },
            ],
          },
        ],
      },
    );
  });
});
afterAll(() => app.close());

const uidsOf = (bundle: TestBundle, chosen: Chosen) =>
  chosen.map(([at, selection, quantity = 1]) => {
    const option = bundle.options[at]!;
    return btoa(`bundle/${option.id}/${option.selections[selection]}/${quantity}`);
  });

async function addByRest(bundle: TestBundle, chosen: Chosen, more: object = {}) {
  const answer = await app.rest("POST", "app-add-to-cart", {
    data: { id: bundle.id, qty: 1, ...bundleMaps(bundle, chosen), ...more },
  });
  const items = (answer.body["items"] ?? []) as readonly Readonly<Record<string, never>>[];
  return { ...answer, item: items[0] as Readonly<Record<string, unknown>> | undefined };
}

const price = (value: number) => ({ value, currency: "USD" });

describe("a bundle in the cart", () => {
  it("BUNDLE-16 BUNDLE-18 is put in with its selections as JSON strings, over REST", async () => {
    const { status, item } = await addByRest(kit, [
      [0, 0],
      [1, 0, 3],
    ]);
    expect(status).toBe(200);
    const [coat, trousers] = kit.options;
    expect(item).toMatchObject({
      __typename: "BundleCartItem",
      product_type: "bundle",
      name: "Kitchen kit",
      sku: "KIT-COAT-White-M-TROUSERS",
      selections: { [coat!.id]: [coat!.selections[0]], [trousers!.id]: [trousers!.selections[0]] },
      selections_qty: {
        [coat!.id]: { [coat!.selections[0]!]: 1 },
        [trousers!.id]: { [trousers!.selections[0]!]: 3 },
      },
      bundle_options: [
        {
          id: coat!.id,
          label: "Coat",
          type: "select",
          values: [
            { label: "Chef coat, White, M", quantity: 1, sku: "COAT-White-M", price: price(40) },
          ],
        },
        { label: "Trousers", values: [{ quantity: 3, sku: "TROUSERS", price: price(25) }] },
      ],
      options: [
        { label: "Coat", value: "Chef coat, White, M" },
        { label: "Trousers", value: "3 × Trousers" },
      ],
      prices: { price: price(115), row_total: price(115) },
    });
  });

  it("BUNDLE-12 BUNDLE-15 a quantity that nobody says is the default, a negative one too", async () => {
    const said = async (quantity?: number) => {
      const { item } = await addByRest(kit, [
        [0, 0],
        quantity === undefined ? [1, 0] : [1, 0, quantity],
      ]);
      const options = item?.["bundle_options"] as { values: { quantity: number }[] }[] | undefined;
      return options?.[1]?.values[0]?.quantity;
    };
    expect([await said(), await said(-4), await said(10)]).toEqual([2, 2, 10]);
  });

  it.each<[string, Chosen, object]>([
    ["nothing", [], {}],
    ["one of two", [[0, 0]], {}],
    [
      "two of what is chosen once",
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      {},
    ],
    ["none of its own", [], { bundle_option: '{"1":"99999"}' }],
    ["no selections at all", [], { bundle_option: null, bundle_option_qty: null }],
  ])("BUNDLE-14 PDP-46 %s chosen is refused on both transports", async (_, chosen, more) => {
    const answer = await addByRest(kit, chosen, more);
    expect(answer).toMatchObject({
      status: 400,
      body: { key: "cart.needsProduct", message: "Need to select a product" },
    });
    const { error, items } = await addByGraphql("KIT", uidsOf(kit, chosen));
    expect([error, items]).toEqual(["Need to select a product", []]);
  });

  it("BUNDLE-16 text that is no JSON is refused as a shape", async () => {
    const { status } = await addByRest(kit, [], { bundle_option: "{" });
    expect(status).toBe(400);
  });

  it("CART-02 by Magento's uids over GraphQL, pieces as entered", async () => {
    const [coat, trousers] = uidsOf(kit, [
      [0, 1],
      [1, 0, 2],
    ]);
    const { items, error } = await addByGraphql("KIT", [coat!, trousers!], {
      entered_options: [{ uid: trousers!, value: "4" }],
    });
    expect(error).toBeNull();
    expect(items).toEqual([
      {
        __typename: "BundleCartItem",
        quantity: 1,
        sku: "KIT-COAT-White-L-TROUSERS",
        product: {
          __typename: "BundleProduct",
          sku: "KIT",
          dynamic_price: true,
          dynamic_sku: true,
          price_view: "PRICE_RANGE",
          ship_bundle_items: "TOGETHER",
        },
        prices: { price: price(140) },
        bundle_options: [
          {
            label: "Coat",
            type: "select",
            values: [{ label: "Chef coat, White, L", quantity: 1, priceV2: price(40) }],
          },
          {
            label: "Trousers",
            type: "radio",
            values: [{ label: "Trousers", quantity: 4, priceV2: price(25) }],
          },
        ],
      },
    ]);
  });

  it("by Magento's older words as well", async () => {
    const { id } = await emptyCart();
    const [coat, trousers] = kit.options;
    const { data, errors } = await app.graphql(
      `mutation ($input: AddBundleProductsToCartInput) { addBundleProductsToCart(input: $input) {
        cart { items { sku } } } }`,
      {
        input: {
          cart_id: id,
          cart_items: [
            {
              data: { sku: "KIT", quantity: 1 },
              bundle_options: [
                { id: coat!.id, quantity: 1, value: [String(coat!.selections[0])] },
                { id: trousers!.id, quantity: 2, value: [String(trousers!.selections[0])] },
              ],
            },
          ],
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      addBundleProductsToCart: { cart: { items: [{ sku: "KIT-COAT-White-M-TROUSERS" }] } },
    });
  });

  it("the same choice is one line, another is another; what was sent comes back as it was", async () => {
    const first = await addByRest(kit, [
      [0, 0],
      [1, 0],
    ]);
    const cookie = first.cookies["cartId"]!;
    const again = await app.rest("POST", "app-add-to-cart", {
      cookie,
      data: { id: kit.id, qty: 2, bundle_uids: first.item?.["bundle_uids"] },
    });
    const other = await app.rest("POST", "app-add-to-cart", {
      cookie,
      data: {
        id: kit.id,
        qty: 1,
        ...bundleMaps(kit, [
          [0, 1],
          [1, 0],
        ]),
      },
    });
    const quantities = ({ body }: typeof other) =>
      (body["items"] as { quantity: number }[]).map(({ quantity }) => quantity);
    expect([quantities(again), quantities(other)]).toEqual([[3], [3, 1]]);
  });

  it("tier prices count the pieces of a product in the line", async () => {
    const { item } = await addByRest(
      kit,
      [
        [0, 0],
        [1, 0, 1],
        [2, 0],
      ],
      { qty: 10 },
    );
    expect(item?.["prices"]).toMatchObject({ price: price(40 + 25 + 12) });
  });

  it("a bundle of a fixed price costs that and what selections add, under its own sku", async () => {
    const amount = await addByRest(fixed, [[0, 0]]);
    const part = await addByRest(fixed, [[0, 1]]);
    expect([amount.item, part.item]).toMatchObject([
      { sku: "SET", prices: { price: price(52.5) } },
      { sku: "SET", prices: { price: price(55) } },
    ]);
  });
});

const emptyCart = async () => {
  const { data } = await app.graphql("mutation { createEmptyCart }");
  return { id: String(data?.["createEmptyCart"]) };
};

async function addByGraphql(sku: string, uids: readonly string[], more: object = {}) {
  const { id } = await emptyCart();
  const { data, errors } = await app.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) {
        cart { items { __typename quantity sku prices { price { value currency } }
          product { __typename sku ... on BundleProduct { dynamic_price dynamic_sku price_view ship_bundle_items } }
          ... on BundleCartItem { bundle_options { label type values {
            label quantity priceV2 { value currency } } } } } }
        user_errors { message } } }`,
    { id, items: [{ sku, quantity: 1, selected_options: uids, ...more }] },
  );
  expect(errors).toBeUndefined();
  const added = data?.["addProductsToCart"] as
    | { cart: { items: unknown[] }; user_errors: { message: string }[] }
    | undefined;
  return { items: added?.cart.items, error: added?.user_errors[0]?.message ?? null };
}
