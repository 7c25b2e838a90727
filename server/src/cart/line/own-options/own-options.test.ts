import { customOptionUid } from "@placket/contract/custom-option/option-choice.codec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../../providers/payment/test-sandbox.ts";
import { aFilledCart, placedBy } from "../../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../../testing/known-customer.ts";
import { choiceOf, OWN_OPTIONS, withOwnOptions } from "../../../testing/order/own-options.ts";
import { aConfigurable, aProduct } from "../../../testing/shop.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let cap: number;
let plain: number;
let coat: Awaited<ReturnType<typeof aConfigurable>>;
let ada: TestCustomer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const stock = { quantity: 100 };
      cap = await aProduct(shop, {
        sku: "CAP",
        name: "Cap",
        price_minor: 2000,
        stock,
        ...withOwnOptions(),
      });
      await aProduct(shop, {
        sku: "TOWEL",
        name: "Towel",
        price_minor: 1000,
        stock,
        ...withOwnOptions(),
      });
      plain = await aProduct(shop, { sku: "PLAIN", name: "Plain" });
      coat = await aConfigurable(shop, { sku: "COAT", name: "Coat" });
      await shop.db
        .updateTable("product")
        .set(withOwnOptions())
        .where("id", "=", coat.id)
        .execute();
    },
    { payment: sandbox.provider },
  );
  ada = await aCustomerOf(app, { email: "ada@example.com" });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const usd = (value: number) => ({ value, currency: "USD" });

const add = (values: Readonly<Record<number, string>>, more: object = {}, cookie?: string) =>
  app.rest("POST", "app-add-to-cart", {
    data: { id: cap, qty: 1, custom_options: choiceOf(values), ...more },
    ...(cookie !== undefined && { cookie }),
  });

interface Item {
  readonly item_id: number;
  readonly chosen_options: string;
  readonly [name: string]: unknown;
}
const itemsOf = (answer: { readonly body: object }) =>
  (answer.body as { readonly items: readonly Item[] }).items;

describe("PDP-06 a product with options of its own", () => {
  it("names them to its page, and to clients of Magento by its types", async () => {
    const { body } = await app.rest("GET", `app-product-info?id=${cap}`);
    expect(body["customOptions"]).toMatchObject([
      {
        option_id: 11,
        type: "field",
        title: "Name tag",
        is_require: true,
        max_characters: 10,
        price: 3.5,
        price_type: "fixed",
      },
      {
        option_id: 12,
        values: [
          { option_type_id: 121, price: 4 },
          { price: 10, price_type: "percent" },
        ],
      },
      { option_id: 13, type: "checkbox" },
      { option_id: 14, type: "date" },
    ]);
    const { data } = await app.graphql(`{ products(filter: { sku: { eq: "CAP" } }) { items {
      ... on CustomizableProductInterface { options { __typename title required sort_order uid option_id
        ... on CustomizableFieldOption { typed: value { max_characters price price_type sku } }
        ... on CustomizableDropDownOption { one: value { option_type_id uid title price price_type sort_order } }
        ... on CustomizableCheckboxOption { several: value { title } }
        ... on CustomizableDateOption { moment: value { type price } } } } } } }`);
    expect(data).toMatchObject({
      products: {
        items: [
          {
            options: [
              {
                __typename: "CustomizableFieldOption",
                required: true,
                uid: customOptionUid(11),
                typed: { max_characters: 10, price: 3.5, price_type: "FIXED", sku: "NAME" },
              },
              {
                one: [
                  { option_type_id: 121, price: 4 },
                  { price: 10, price_type: "PERCENT" },
                ],
              },
              { __typename: "CustomizableCheckboxOption" },
              { moment: { type: "DATE", price: 0 } },
            ],
          },
        ],
      },
    });
  });

  it("PDP-06 CART-02 stands in the cart with what was chosen, at a price that the server works out", async () => {
    const answer = await add({ 11: " Anna ", 12: "122", 13: "132,131", 14: "2026-12-24" });
    expect(answer.status).toBe(200);
    expect(itemsOf(answer)).toMatchObject([
      {
        sku: "CAP-NAME",
        prices: { price: usd(28), original_item_price: usd(28), row_total: usd(28) },
        options: [
          { label: "Name tag", value: "Anna", price: usd(3.5) },
          { label: "Hem finish", value: "Raw", price: usd(2) },
          { label: "Extras", value: "Loop, Snap", price: usd(2.5) },
          { label: "Needed on", value: "2026-12-24", price: null },
        ],
        custom_options: [{ option_code: "custom_option_11", value: "Anna" }, {}, {}, {}],
      },
    ]);
    const [item] = itemsOf(answer);
    const again = await add({}, { custom_options: item?.chosen_options });
    expect(itemsOf(again)).toMatchObject([{ options: item?.["options"] }]);
  });

  it("an amount of the caller's is nobody's, and equal choices are one line", async () => {
    const first = await add(
      { 11: "Anna" },
      { price: 0.01, custom_options: [{ option_id: 11, option_value: "Anna", price: 0 }] },
    );
    expect(itemsOf(first)).toMatchObject([{ prices: { price: usd(23.5) } }]);
    const cookie = String(first.body["mask_id"]);
    await add({ 11: "Anna" }, {}, cookie);
    const both = await add({ 11: "Bo" }, {}, cookie);
    expect(itemsOf(both).map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it.each<[string, object, string, string]>([
    [
      "PDP-40 nothing where something must be said",
      {},
      "customOption.missing",
      "Choose or fill in “Name tag”.",
    ],
    [
      "too much",
      { 11: "A longer name" },
      "customOption.tooLong",
      "Use at most 10 characters for “Name tag”.",
    ],
    [
      "a bell in it",
      { 11: "An\u0007na" },
      "customOption.badText",
      "Use plain text for “Name tag”.",
    ],
    [
      "a value of another option",
      { 11: "Anna", 12: "131" },
      "customOption.notOffered",
      "This choice is not offered any more. Please choose again.",
    ],
    [
      "two of one",
      { 11: "Anna", 12: "121,122" },
      "customOption.notOffered",
      "This choice is not offered any more. Please choose again.",
    ],
    [
      "an option of nothing",
      { 11: "Anna", 99: "x" },
      "customOption.notOffered",
      "This choice is not offered any more. Please choose again.",
    ],
    [
      "a day that never comes",
      { 11: "Anna", 14: "2026-02-30" },
      "customOption.badMoment",
      "Enter “Needed on” as 2026-12-24.",
    ],
  ])("refuses %s", async (_, values, key, message) => {
    expect(await add(values)).toMatchObject({ status: 400, body: { key, message } });
  });

  it("refuses a choice of a product that has none, and what is no list", async () => {
    expect(await add({ 11: "Anna" }, { id: plain })).toMatchObject({
      status: 400,
      body: { key: "customOption.notOffered" },
    });
    expect((await add({}, { custom_options: "{" })).status).toBe(400);
    expect(
      (await add({}, { custom_options: [{ option_id: "x", option_value: "y" }] })).status,
    ).toBe(400);
  });

  it("of a family its options go with each variant, once the variant is chosen", async () => {
    const family = await add({ 11: "Anna" }, { id: coat.id });
    expect(family).toMatchObject({ status: 400, body: { key: "cart.needsProduct" } });
    const variant = { id: coat.variants["White/M"], parentId: coat.id };
    expect(await add({}, variant)).toMatchObject({ body: { key: "customOption.missing" } });
    expect(itemsOf(await add({ 11: "Anna" }, variant))).toMatchObject([
      {
        sku: "COAT-White-M-NAME",
        options: [{ label: "Color" }, { label: "Size" }, { value: "Anna" }],
      },
    ]);
  });

  it("PDP-48 a price for many lowers the piece, and not what options add", async () => {
    await app.shop.db
      .insertInto("tier_price")
      .values({ product_id: cap, quantity: 10, price_minor: 1500 })
      .execute();
    const many = () => add({ 11: "Anna", 12: "122" }, { qty: 10 });
    await expect
      .poll(async () => itemsOf(await many())[0]?.["prices"])
      .toMatchObject({ price: usd(20), row_total: usd(200) });
  });

  it("PDP-39 an item that is edited gets another choice, and keeps its own where nothing is said", async () => {
    const first = await add({ 11: "Anna" });
    const [item] = itemsOf(first);
    const cookie = String(first.body["mask_id"]);
    const replace = (items: readonly object[]) =>
      app.rest("POST", "app-replace-cart-item", {
        data: { item_id: item?.item_id, items },
        cookie,
      });
    const kept = await replace([{ id: cap, qty: 3 }]);
    expect(itemsOf(kept)).toMatchObject([{ quantity: 3, options: [{ value: "Anna" }] }]);
    const other = await replace([{ id: cap, qty: 3, custom_options: choiceOf({ 11: "Bo" }) }]);
    expect(itemsOf(other)).toMatchObject([{ quantity: 3, options: [{ value: "Bo" }] }]);
  });
});

const GRAPHQL_ITEM = `items { quantity ... on SimpleCartItem { customizable_options {
  id label type customizable_option_uid sort_order values { id value price { value type } } } } }`;

describe("PDP-06 Magento's clients", () => {
  const ask = async (query: string, variables: object) => {
    const { data } = await app.graphql("mutation { createEmptyCart }");
    return app.graphql(query, { id: data?.["createEmptyCart"], ...variables });
  };

  it("choose by selected_options and entered_options", async () => {
    const { data } = await ask(
      `mutation ($id: String!, $item: CartItemInput!) {
        addProductsToCart(cartId: $id, cartItems: [$item]) { cart { ${GRAPHQL_ITEM} } user_errors { code message } } }`,
      {
        item: {
          sku: "CAP",
          quantity: 1,
          selected_options: [
            customOptionUid(12, 121),
            customOptionUid(13, 131),
            customOptionUid(13, 132),
          ],
          entered_options: [{ uid: customOptionUid(11), value: "Anna" }],
        },
      },
    );
    expect(data?.["addProductsToCart"]).toMatchObject({
      user_errors: [],
      cart: {
        items: [
          {
            customizable_options: [
              {
                id: 11,
                type: "field",
                sort_order: 1,
                values: [{ id: null, value: "Anna", price: { value: 3.5 } }],
              },
              {
                id: 12,
                type: "drop_down",
                customizable_option_uid: customOptionUid(12),
                values: [{ id: 121, value: "Rolled" }],
              },
              { id: 13, values: [{ id: null, value: "Loop, Snap" }] },
            ],
          },
        ],
      },
    });
  });

  it("by customizable_options of the older calls, and are told what is missing", async () => {
    const query = `mutation ($id: String!, $options: [CustomizableOptionInput]) {
      addSimpleProductsToCart(input: { cart_id: $id, cart_items: [
        { data: { sku: "CAP", quantity: 1 }, customizable_options: $options }] }) { cart { ${GRAPHQL_ITEM} } } }`;
    const options = [
      { id: 11, value_string: "Anna" },
      { uid: customOptionUid(12), value_string: "122" },
    ];
    const { data } = await ask(query, { options });
    expect(data?.["addSimpleProductsToCart"]).toMatchObject({
      cart: { items: [{ customizable_options: [{ id: 11 }, { id: 12, values: [{ id: 122 }] }] }] },
    });
    const { errors } = await ask(query, { options: [] });
    expect(errors?.[0]).toMatchObject({ message: "Choose or fill in “Name tag”." });
  });
});

describe("PDP-06 an order of a product with options", () => {
  const chosen = {
    sku: "TOWEL",
    quantity: 2,
    selected_options: [customOptionUid(12, 122)],
    entered_options: [{ uid: customOptionUid(11), value: "Anna" }],
  };
  const tell = `query ($filter: CustomerOrdersFilterInput) { customer { orders(filter: $filter) { items { items {
    product_sku product_sale_price { value } selected_options { label value } entered_options { label value } } } } } }`;
  const told = async (number: string) => {
    const { customer } = await ada.ask(tell, { filter: { number: { eq: number } } });
    return (customer as unknown as { orders: { items: [{ items: object[] }] } }).orders.items[0]
      .items;
  };

  it("keeps what was chosen at its price, also when staff change the options; a cart is told", async () => {
    const cart = await aFilledCart(ada, [chosen]);
    const { order, errors } = await placedBy(ada, cart, await sandbox.tokenFor("4111111111111111"));
    expect(errors).toEqual([]);
    const number = String(order?.order_number);
    const kept = [
      {
        product_sku: "TOWEL-NAME",
        product_sale_price: { value: 14.5 },
        selected_options: [
          { label: "Name tag", value: "Anna" },
          { label: "Hem finish", value: "Raw" },
        ],
        entered_options: [{ label: "Name tag", value: "Anna" }],
      },
    ];
    expect(await told(number)).toEqual(kept);
    const again = await ada.ask(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id items { quantity
        ... on SimpleCartItem { customizable_options { values { value } } } } } userInputErrors { message } } }`,
      { number },
    );
    expect(again["reorderItems"]).toMatchObject({
      userInputErrors: [],
      cart: {
        items: [
          {
            quantity: 2,
            customizable_options: [{ values: [{ value: "Anna" }] }, { values: [{ value: "Raw" }] }],
          },
        ],
      },
    });
    const [, ...others] = OWN_OPTIONS;
    await app.shop.db
      .updateTable("product")
      .set(withOwnOptions(others))
      .where("sku", "=", "TOWEL")
      .execute();
    const look = `{ customerCart { items { is_available not_available_message options { label value } } } }`;
    await expect
      .poll(async () => (await ada.ask(look))["customerCart"])
      .toMatchObject({
        items: [
          {
            is_available: false,
            not_available_message:
              "“Name tag” is not offered any more. Edit the item and choose again.",
            options: [
              { label: "Name tag", value: "Anna (not offered any more)" },
              { value: "Raw" },
            ],
          },
        ],
      });
    expect(await told(number)).toEqual(kept);
    const next = await ada.ask(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) { userInputErrors { message } } }`,
      { number },
    );
    expect(next["reorderItems"]).toMatchObject({
      userInputErrors: [{ message: expect.stringContaining("not offered any more") as string }],
    });
  });
});
