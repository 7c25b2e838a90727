import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { ANN, anAccount } from "../../testing/customer.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { magentoClient, type MagentoClient } from "../../testing/magento-client.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
let client: MagentoClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      await shop.db
        .insertInto("config_value")
        .values([
          { scope: "default", scope_id: 0, path: "freeShippingFromMinor", value: "0" },
          { scope: "default", scope_id: 0, path: "cancelMinutes", value: "60" },
        ])
        .execute();
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

const ADDRESSES = `fragment CheckoutParts on Cart {
  id email
  shipping_addresses {
    firstname middlename lastname prefix suffix company street city postcode telephone fax vat_id
    region { code label region_id } country { code label }
    available_shipping_methods { available carrier_code carrier_title method_code method_title error_message amount { value currency } }
    selected_shipping_method { carrier_code carrier_title method_code method_title amount { value currency } }
  }
  billing_address { firstname middlename lastname street city postcode telephone region { code label } country { code } }
  available_payment_methods { code title is_deferred }
  selected_payment_method { code title purchase_order_number }
  prices { grand_total { value currency } }
}`;

const ORDER = `fragment OrderParts on CustomerOrder {
  id number order_number increment_id order_date created_at status grand_total is_virtual email token carrier shipping_method
  customer_info { firstname middlename lastname prefix suffix }
  gift_message { from to message }
  items { id product_name product_sku product_url_key product_sale_price { value currency }
    quantity_ordered quantity_canceled quantity_shipped quantity_refunded quantity_returned
    selected_options { label value } entered_options { label value } }
  total {
    subtotal { value currency } grand_total { value currency } base_grand_total { value } total_tax { value }
    total_shipping { value } shipping_handling { total_amount { value } }
    taxes { title amount { value } } discounts { label amount { value } } }
  billing_address { firstname middlename lastname street city region postcode country_code telephone fax vat_id }
  shipping_address { firstname lastname prefix suffix street city region postcode country_code telephone }
  payment_methods { name type additional_data { name value } }
  applied_coupons { code }
  comments { message timestamp }
  invoices { id number items { id product_name product_sku } total { grand_total { value } } comments { message } }
  shipments { id number tracking { carrier title number } comments { message }
    items { id product_name product_sku product_sale_price { value } quantity_shipped } }
  credit_memos { id number items { id } comments { message } }
}`;

interface Placed {
  readonly order: { readonly order_number: string };
  readonly orderV2: { readonly number: string; readonly token: string };
}

/** Goes through the checkout document by document, as a storefront's pages do, and places the order. */
async function placed(cartId: string): Promise<Placed> {
  const id = cartId;
  const shipped = await client.ask(
    `mutation SetShippingAddress($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
        cart { ...CheckoutParts } } } ${ADDRESSES}`,
    { id, address: FLORIDA },
  );
  expect(shipped["setShippingAddressesOnCart"]).toMatchObject({
    cart: {
      shipping_addresses: [
        { city: "Margate", region: { code: "FL", label: "Florida" }, prefix: null, vat_id: null },
      ],
    },
  });
  const chosen = await client.ask(
    `mutation SetShippingMethod($id: String!, $method: ShippingMethodInput!) {
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { ...CheckoutParts } } } ${ADDRESSES}`,
    { id, method: { carrier_code: "freeshipping", method_code: "freeshipping" } },
  );
  expect(chosen["setShippingMethodsOnCart"]).toMatchObject({
    cart: { shipping_addresses: [{ selected_shipping_method: { amount: { value: 0 } } }] },
  });
  await client.ask(
    `mutation SetBillingAddress($id: String!, $same: Boolean, $address: CartAddressInput) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: $same, address: $address } }) {
        cart { ...CheckoutParts } } } ${ADDRESSES}`,
    { id, same: true },
  );
  const ready = await client.ask(
    `query Review($id: String!) { cart(cart_id: $id) { ...CheckoutParts } } ${ADDRESSES}`,
    { id },
  );
  expect(ready["cart"]).toMatchObject({
    available_payment_methods: expect.arrayContaining([
      expect.objectContaining({ code: "braintree" }),
    ]),
  });
  const nonce = await sandbox.tokenFor(APPROVED);
  const paid = await client.ask(
    `mutation SetPayment($id: String!, $nonce: String!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
        braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: false } } }) {
        cart { selected_payment_method { code title } } } }`,
    { id, nonce },
  );
  expect(paid["setPaymentMethodOnCart"]).toMatchObject({
    cart: { selected_payment_method: { code: "braintree" } },
  });
  const answer = await client.ask(
    `mutation PlaceOrder($id: String!) {
      placeOrder(input: { cart_id: $id }) { order { order_number } orderV2 { number token } errors { code message } } }`,
    { id },
  );
  expect(answer["placeOrder"]).toMatchObject({ errors: [] });
  return answer["placeOrder"] as unknown as Placed;
}

async function filledCart(): Promise<string> {
  const made = await client.ask(`mutation NewCart { createEmptyCart }`);
  const id = String(made["createEmptyCart"]);
  await client.ask(
    `mutation Fill($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { cart { id } user_errors { code } } }`,
    { id, items: [{ sku: "CAP", quantity: 2 }] },
  );
  return id;
}

describe("OPEN-35 documents of a Magento storefront: a guest orders", () => {
  let number = "";

  it("names who orders, goes through the checkout and pays by card", async () => {
    const id = await filledCart();
    const named = await client.ask(
      `mutation SetEmail($id: String!, $email: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`,
      { id, email: "guest@example.com" },
    );
    expect(named["setGuestEmailOnCart"]).toEqual({ cart: { email: "guest@example.com" } });
    const { order, orderV2 } = await placed(id);
    number = orderV2.number;
    expect(order).toEqual({ order_number: number });
  });

  it("finds the order again by number, email and name", async () => {
    const find = `query GuestOrder($input: OrderInformationInput!) { guestOrder(input: $input) { ...OrderParts } } ${ORDER}`;
    const input = { number, email: "guest@example.com", lastname: "Buyer" };
    const found = await client.ask(find, { input });
    expect(found["guestOrder"]).toMatchObject({
      number,
      order_number: number,
      increment_id: number,
      grand_total: 40,
      is_virtual: false,
      gift_message: null,
      carrier: "Free Shipping",
      customer_info: { firstname: "Demo", lastname: "Buyer", prefix: null },
      items: [{ product_sku: "CAP", quantity_ordered: 2, entered_options: null }],
      total: { grand_total: { value: 40 }, shipping_handling: { total_amount: { value: 0 } } },
      billing_address: { city: "Margate", region: "Florida", country_code: "US", fax: null },
      payment_methods: [{ type: "braintree" }],
      invoices: [],
      shipments: [],
    });
    const wrong = { ...input, lastname: "Other" };
    expect(await client.refused(find, { input: wrong })).toBe("graphql-no-such-entity");
  });
});

describe("OPEN-38 documents of a Magento storefront: a customer orders", () => {
  let number = "";
  let orderId = "";
  let itemId = "";

  it("orders, and finds the order in the history", async () => {
    await anAccount(app);
    const made = await client.ask(
      `mutation Enter($email: String!, $password: String!) {
        generateCustomerToken(email: $email, password: $password) { token } }`,
      { email: ANN.email, password: ANN.password },
    );
    client.carry((made["generateCustomerToken"] as unknown as { token: string }).token);
    ({ number } = (await placed(await filledCart())).orderV2);
    const data = await client.ask(
      `query History($filter: CustomerOrdersFilterInput, $page: Int, $size: Int) {
        customer { id orders(filter: $filter, currentPage: $page, pageSize: $size) {
          items { ...OrderParts } page_info { current_page page_size total_pages } total_count } }
      } ${ORDER}`,
      { filter: { number: { match: number } }, page: 1, size: 10 },
    );
    const { orders } = data["customer"] as unknown as {
      orders: { items: { id: string; items: { id: string }[] }[]; total_count: number };
    };
    expect(orders).toMatchObject({ total_count: 1, items: [{ number, grand_total: 40 }] });
    orderId = orders.items[0]?.id ?? "";
    itemId = orders.items[0]?.items[0]?.id ?? "";
  });

  it("lists orders in the older words, and by state and date", async () => {
    const older = await client.ask(`query OlderHistory {
      customerOrders { items { order_number increment_id created_at grand_total status } } }`);
    expect(older["customerOrders"]).toMatchObject({ items: [{ order_number: number }] });
    const sorted = await client.ask(
      `query Sorted($sort: CustomerOrderSortInput, $filter: CustomerOrdersFilterInput) {
        customer { orders(sort: $sort, filter: $filter, scope: GLOBAL) { total_count items { number } } } }`,
      {
        sort: { sort_field: "CREATED_AT", sort_direction: "DESC" },
        filter: { order_date: { from: "2020-01-01" }, grand_total: { from: "1" } },
      },
    );
    expect(sorted["customer"]).toEqual({ orders: { total_count: 1, items: [{ number }] } });
  });

  it("orders again", async () => {
    const again = await client.ask(
      `mutation Reorder($number: String!) {
        reorderItems(orderNumber: $number) {
          cart { id items { uid product { sku } quantity } } userInputErrors { code message path } } }`,
      { number },
    );
    expect(again["reorderItems"]).toMatchObject({
      cart: { items: [{ product: { sku: "CAP" }, quantity: 2 }] },
      userInputErrors: [],
    });
  });

  it("sees what was sent and what was paid, and asks to send something back", async () => {
    const post = async (path: string, body: object) => {
      const answer = await callAdmin(app, `POST ${path}`, { session: staff, body });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const { money, items } = (
      await callAdmin(app, `GET orders/${number}`, { session: staff })
    ).json<{ money: { asked: object }; items: { id: number }[] }>();
    await post(`orders/${number}/invoices`, { leftOut: [], seen: money.asked });
    await post(`orders/${number}/shipments`, {
      pieces: [{ itemId: items[0]?.id, quantity: 2 }],
      tracks: [],
    });
    const seen = await client.ask(
      `query OneOrder($number: String!) {
        customer { orders(filter: { number: { eq: $number } }) { items { ...OrderParts } } } } ${ORDER}`,
      { number },
    );
    expect(seen["customer"]).toMatchObject({
      orders: {
        items: [
          {
            invoices: [{ comments: null, items: [{ product_sku: "CAP" }] }],
            shipments: [{ items: [{ quantity_shipped: 2, product_sale_price: { value: 20 } }] }],
          },
        ],
      },
    });
    const asked = await client.ask(
      `mutation AskReturn($input: RequestReturnInput!) {
        requestReturn(input: $input) { return { uid number status items { product_sku request_quantity quantity } } } }`,
      {
        input: {
          order_uid: orderId,
          items: [{ order_item_uid: itemId, quantity_to_return: 1 }],
          comment_text: "Too wide",
        },
      },
    );
    expect(asked["requestReturn"]).toMatchObject({
      return: { status: "PENDING", items: [{ product_sku: "CAP", request_quantity: 1 }] },
    });
    const returns = await client.ask(`query Returns {
      customer { returns(pageSize: 10, currentPage: 1) { items { uid number status created_at } total_count } } }`);
    expect(returns["customer"]).toMatchObject({ returns: { total_count: 1 } });
  });

  it("asks to cancel: what was sent is not canceled", async () => {
    const canceled = await client.ask(
      `mutation Cancel($input: CancelOrderInput!) {
        cancelOrder(input: $input) { error errorV2 { code message } order { number status } } }`,
      { input: { order_id: orderId, reason: "I changed my mind" } },
    );
    expect(canceled["cancelOrder"]).toMatchObject({ error: expect.any(String) });
  });

  it("knows the agreements and the reasons to cancel", async () => {
    const data = await client.ask(`query Rules {
      checkoutAgreements { agreement_id name content checkbox_text is_html }
      storeConfig { is_checkout_agreements_enabled order_cancellation_enabled order_cancellation_reasons { description } } }`);
    expect(data).toMatchObject({ checkoutAgreements: [] });
  });

  it("deletes a stored card that is not there: refused", async () => {
    const remove = `mutation RemoveCard($hash: String!) {
      deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { public_hash } } } }`;
    expect(await client.refused(remove, { hash: "x" })).toBe("graphql-input");
  });
});
