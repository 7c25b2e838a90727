import { customOptionUid } from "@placket/contract/custom-option/option-choice.codec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../../providers/payment/test-sandbox.ts";
import { aFilledCart, placedBy } from "../../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../../testing/known-customer.ts";
import { OWN_OPTIONS, withOwnOptions } from "../../../testing/order/own-options.ts";
import { aProduct } from "../../../testing/shop.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let ada: TestCustomer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const stock = { quantity: 100 };
      const own = withOwnOptions();
      await aProduct(shop, { sku: "CAP", name: "Cap", price_minor: 2000, stock, ...own });
      await aProduct(shop, { sku: "TOWEL", name: "Towel", price_minor: 1000, stock, ...own });
    },
    { payment: sandbox.provider },
  );
  ada = await aCustomerOf(app, { email: "ada@example.com" });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
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
