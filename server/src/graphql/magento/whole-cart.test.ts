import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { ANN, anAccount } from "../../testing/customer.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { CHECKOUT, ESTIMATE, PAGE, WAYS, WHOLE_CART } from "../../testing/magento-cart.ts";
import { magentoClient, type MagentoClient } from "../../testing/magento-client.ts";
import { ORDER_ITEM } from "../../testing/order/magento-order.ts";
import { aSalesTax } from "../../testing/order/sales-tax.ts";
import { aRule } from "../../testing/rule.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";

let sandbox: TestSandbox;
let app: TestApp;
let client: MagentoClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const attributes = { lining: "Cotton" };
      await aProduct(shop, {
        sku: "CAP",
        name: "Cap",
        attributes: JSON.stringify(attributes),
        stock: { quantity: 1000 },
      });
      await aConfigurable(shop, { sku: "COAT", name: "Coat" });
      await aRule(shop.db, { code: "SAVE10" });
      await aSalesTax(shop, { onShipping: true });
      await shop.db
        .insertInto("attribute")
        .values({ code: "lining", label: "Lining", input: "text", is_visible: true })
        .execute();
    },
    { payment: sandbox.provider },
  );
  await anAccount(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(() => {
  client = magentoClient(app);
});

const usd = (value: number) => ({ value, currency: "USD" });

async function aCart(): Promise<string> {
  const made = await client.ask(`mutation NewCart { createGuestCart { cart { id } } }`);
  const { id } = (made["createGuestCart"] as unknown as { cart: { id: string } }).cart;
  const added = await client.ask(
    `mutation Add($cartId: String!, $cartItems: [CartItemInput!]!, ${PAGE}) {
      addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
        cart { ...WholeCart } user_errors { code message } } } ${WHOLE_CART}`,
    {
      cartId: id,
      cartItems: [
        { sku: "CAP", quantity: 2 },
        { sku: "COAT-White-M", quantity: 1 },
      ],
    },
  );
  expect(added["addProductsToCart"]).toMatchObject({ user_errors: [] });
  return id;
}

const read = async (cartId: string, more: object = {}) =>
  (
    await client.ask(
      `query ReadCart($cartId: String!, ${PAGE}) { cart(cart_id: $cartId) { ...WholeCart } } ${WHOLE_CART}`,
      { cartId, ...more },
    )
  )["cart"];

const PLACE = { country_code: "US", postcode: "33063", region: { region_code: "FL" } };

interface Way {
  readonly carrier_code: string;
  readonly method_code: string;
  readonly amount: { readonly value: number };
}
const waysTo = async (cartId: string, address: object = PLACE) =>
  (await client.ask(WAYS, { cartId, address }))["estimateShippingMethods"] as unknown as Way[];

describe("CART-39 OPEN-35 documents of a Magento storefront: the whole cart", () => {
  it("is read with every kind of item, newest first, its attributes among what is told of a product", async () => {
    const cartId = await aCart();
    const empty = { available_gift_wrapping: [], gift_message: null, gift_wrapping: null };
    expect(await read(cartId)).toMatchObject({
      available_gift_wrappings: [],
      itemsV2: {
        items: [
          {
            __typename: "ConfigurableCartItem",
            ...empty,
            configured_variant: { sku: "COAT-White-M" },
          },
          {
            __typename: "SimpleCartItem",
            ...empty,
            is_salable: true,
            customizable_options: [],
            product: {
              sku: "CAP",
              quantity: null,
              only_x_left_in_stock: null,
              gift_message_available: false,
              custom_attributesV2: { items: [{ code: "lining", value: "Cotton" }] },
            },
            prices: {
              price: usd(20),
              price_including_tax: usd(20),
              row_total_including_tax: usd(40),
              original_row_total: usd(40),
            },
          },
        ],
      },
    });
    const bySku = await read(cartId, { sort: { field: "SKU", order: "ASC" } });
    expect(bySku).toMatchObject({
      itemsV2: { items: [{ product: { sku: "CAP" } }, { product: { name: "Coat" } }] },
    });
  });

  it("is estimated for a place, and nothing of that is kept", async () => {
    const cartId = await aCart();
    await client.ask(
      `mutation Coupon($id: String!, $codes: [String]!) {
        applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: APPEND }) { cart { id } } }`,
      { id: cartId, codes: ["SAVE10"] },
    );
    const ways = await waysTo(cartId);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways[0]).toMatchObject({ available: true, error_message: null, price_excl_tax: null });
    const [way] = ways;
    const method = { carrier_code: way?.carrier_code, method_code: way?.method_code };
    const asked = await client.ask(ESTIMATE, { cartId, address: PLACE, method });
    const cost = way?.amount.value ?? 0;
    expect(cost).toBeGreaterThan(0);
    // Ten percent off sixty dollars; ten percent tax of the rest, and of the way.
    const tax = Number((5.4 + Number((cost * 0.1).toFixed(2))).toFixed(2));
    expect(asked["estimateTotals"]).toMatchObject({
      cart: {
        prices: {
          subtotal_excluding_tax: usd(60),
          subtotal_including_tax: usd(65.4),
          grand_total: usd(Number((54 + cost + tax).toFixed(2))),
          grand_total_excluding_tax: usd(Number((54 + cost).toFixed(2))),
          applied_taxes: [{ amount: usd(tax) }],
          discounts: [{ amount: usd(6), coupon: { code: "SAVE10" }, applied_to: "ITEM" }],
        },
        itemsV2: {
          items: [
            { prices: { price_including_tax: usd(21.8) } },
            { prices: { price_including_tax: usd(21.8), row_total_including_tax: usd(43.6) } },
          ],
        },
        shipping_addresses: [
          { country: { code: "US" }, region: { code: "FL" }, postcode: "33063" },
        ],
      },
    });
    const elsewhere = { country_code: "US", region: { region: "New York" } };
    const none = { carrier_code: "", method_code: "" };
    const untaxed = await client.ask(ESTIMATE, { cartId, address: elsewhere, method: none });
    expect(untaxed["estimateTotals"]).toMatchObject({ cart: { prices: { applied_taxes: [] } } });
    expect(await read(cartId)).toMatchObject({
      shipping_addresses: [],
      prices: { applied_taxes: [], grand_total: usd(54) },
    });
    const strange = { carrier_code: "broom", method_code: "broom" };
    const refused = (change: object) =>
      client.refused(ESTIMATE, { cartId, address: PLACE, method, ...change });
    expect(await refused({ method: strange })).toBe("graphql-input");
    expect(await refused({ cartId: "x" })).toBe("graphql-no-such-entity");
    expect(await refused({ address: { ...PLACE, region: { region_id: 999_999 } } })).toBe(
      "graphql-input",
    );
    expect(await refused({ address: { ...PLACE, postcode: "9".repeat(5000) } })).toBe(
      "graphql-input",
    );
  });

  it("is cleared at once", async () => {
    const cartId = await aCart();
    const clear = `mutation Clear($id: ID!, ${PAGE}) {
      clearCart(input: { uid: $id }) { cart { ...WholeCart } errors { message type } } } ${WHOLE_CART}`;
    const cleared = await client.ask(clear, { id: cartId });
    const nothing = { total_quantity: 0, itemsV2: { items: [] } };
    expect(cleared["clearCart"]).toMatchObject({ errors: null, cart: nothing });
    expect(await read(cartId)).toMatchObject(nothing);
    expect((await client.ask(clear, { id: cartId }))["clearCart"]).toMatchObject({ errors: null });
    expect((await client.ask(clear, { id: "x" }))["clearCart"]).toMatchObject({
      cart: null,
      errors: [{ type: "NOT_FOUND" }],
    });
  });
});

describe("OPEN-35 documents of a Magento storefront: a checkout in one page", () => {
  const CHECK = `query Check($id: String!) { cart(cart_id: $id) { ...Checkout } } ${CHECKOUT}`;
  const PAY = `mutation PayAndPlace($input: SetPaymentMethodAndPlaceOrderInput) {
    setPaymentMethodAndPlaceOrder(input: $input) { order { order_number } errors { code message } } }`;

  it("shows both addresses, the way with its tax, and is paid and placed in one call", async () => {
    const id = await aCart();
    const shipped = await client.ask(
      `mutation Ship($id: String!, $address: CartAddressInput!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { ...Checkout } }
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { ...Checkout } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { ...Checkout } }
      } ${CHECKOUT}`,
      { id, address: FLORIDA },
    );
    expect(shipped["setBillingAddressOnCart"]).toMatchObject({
      cart: {
        billing_address: { id: null, uid: expect.any(String), custom_attributes: [] },
        shipping_addresses: [{ same_as_billing: true, uid: expect.any(String) }],
      },
    });
    const [way] = await waysTo(id);
    const method = { carrier_code: way?.carrier_code, method_code: way?.method_code };
    await client.ask(
      `mutation Way($id: String!, $method: ShippingMethodInput!) {
        setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { ...Checkout } } } ${CHECKOUT}`,
      { id, method },
    );
    const cost = way?.amount.value ?? 0;
    expect((await client.ask(CHECK, { id }))["cart"]).toMatchObject({
      shipping_addresses: [
        {
          selected_shipping_method: {
            ...method,
            price_excl_tax: usd(cost),
            price_incl_tax: usd(Number((cost * 1.1).toFixed(2))),
          },
        },
      ],
    });
    const wrong = { cart_id: id, payment_method: { code: "broom" } };
    expect(
      (await client.ask(PAY, { input: wrong }))["setPaymentMethodAndPlaceOrder"],
    ).toMatchObject({ order: null, errors: [{ code: "UNABLE_TO_PLACE_ORDER" }] });
    const nonce = await sandbox.tokenFor(APPROVED);
    const braintree = { payment_method_nonce: nonce, is_active_payment_token_enabler: false };
    const input = { cart_id: id, payment_method: { code: "braintree", braintree } };
    const placed = (await client.ask(PAY, { input }))["setPaymentMethodAndPlaceOrder"];
    expect(placed).toMatchObject({ order: { order_number: expect.any(String) }, errors: [] });
    const again = (await client.ask(PAY, { input }))["setPaymentMethodAndPlaceOrder"];
    expect(again, "an answer that was lost").toEqual(placed);
  });
});

describe("ACCT-19 CONF-04 documents of a Magento storefront: what pages are set to", () => {
  it("asks the store's settings, for accounts, carts and orders", async () => {
    const data = await client.ask(`query Settings {
      countries { two_letter_abbreviation full_name_locale available_regions { id code name } }
      storeConfig {
        base_media_url store_code store_name store_group_code locale default_country
        autocomplete_on_storefront minimum_password_length required_character_classes_number
        create_account_confirmation customer_access_token_lifetime allow_remote_shopping_assistance returns_enabled
        countries_with_required_region optional_zip_countries display_state_if_optional
        order_cancellation_enabled order_cancellation_reasons { description }
        minicart_display cart_expires_in_days minicart_max_items max_items_in_order_summary cart_summary_display_quantity
        configurable_thumbnail_source category_fixed_product_tax_display_setting
        product_fixed_product_tax_display_setting sales_fixed_product_tax_display_setting
        allow_gift_wrapping_on_order allow_gift_wrapping_on_order_items allow_gift_receipt allow_printed_card
        allow_order allow_items printed_card_priceV2 { currency value } shopping_cart_display_tax_gift_wrapping
        shopping_cart_display_price shopping_cart_display_shipping shopping_cart_display_subtotal
        shopping_cart_display_full_summary shopping_cart_display_grand_total shopping_cart_display_zero_tax
        orders_invoices_credit_memos_display_price orders_invoices_credit_memos_display_shipping_amount
        orders_invoices_credit_memos_display_subtotal orders_invoices_credit_memos_display_grandtotal
        orders_invoices_credit_memos_display_full_summary orders_invoices_credit_memos_display_zero_tax
      } }`);
    expect(data["storeConfig"]).toMatchObject({
      customer_access_token_lifetime: 720,
      returns_enabled: "enabled",
      sales_fixed_product_tax_display_setting: "FPT_DISABLED",
      allow_order: "0",
      shopping_cart_display_price: 1,
      orders_invoices_credit_memos_display_zero_tax: false,
      optional_zip_countries: "HK,IE,MO,PA",
      countries_with_required_region: expect.stringContaining("US"),
    });
  });

  it("asks who is there, and their orders in a list", async () => {
    const came = await client.ask(
      `mutation Enter($email: String!, $password: String!) {
        generateCustomerToken(email: $email, password: $password) { token } }`,
      { email: ANN.email, password: ANN.password },
    );
    client.carry((came["generateCustomerToken"] as unknown as { token: string }).token);
    const who = await client.ask(`query Person { customer {
      firstname middlename lastname prefix suffix email date_of_birth gender created_at allow_remote_shopping_assistance
      group { uid name }
      addresses { id uid firstname custom_attributesV2 { ... on AttributeValue { code value } } } } }`);
    expect(who["customer"]).toMatchObject({
      firstname: ANN.firstname,
      allow_remote_shopping_assistance: null,
      group: { name: "General" },
      addresses: [],
    });
    const list = `query List($page: Int, $size: Int, $filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput) {
      customer {
        returns { items { uid number order { id } } }
        orders(currentPage: $page, pageSize: $size, filter: $filter, sort: $sort) {
          page_info { page_size total_pages current_page } date_of_first_order total_count
          items {
            token email shipping_method number id order_date carrier status payment_methods { name type }
            shipping_address { firstname city region_id } shipments { id number tracking { title number carrier } }
            items { status product_name id quantity_ordered quantity_shipped quantity_invoiced
              product { sku url_key small_image { url } } }
            total { __typename grand_total { value currency } taxes { amount { value } rate title } } } } } }`;
    const asked = {
      page: 1,
      size: 10,
      filter: { order_date: { from: "2020-01-01" } },
      sort: { sort_field: "CREATED_AT", sort_direction: "DESC" },
    };
    const orders = async () =>
      (await client.ask(list, asked))["customer"] as unknown as { readonly orders: object };
    expect(await orders()).toMatchObject({ orders: { date_of_first_order: null, items: [] } });
    const id = await aFilledCart(client, [{ sku: "CAP", quantity: 1 }]);
    const first = app.time.now;
    const nonce = await sandbox.tokenFor(APPROVED);
    await client.ask(
      `mutation Pay($id: String!, $nonce: String!) {
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
          braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: false } } }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { errors { code } orderV2 { items { ...ItemParts } } } } ${ORDER_ITEM.replace(/fragment CardParts[^]*$/, "")}`,
      { id, nonce },
    );
    app.time.now = new Date(first.getTime() + 3_600_000);
    expect(await orders()).toMatchObject({
      orders: {
        date_of_first_order: first.toISOString(),
        total_count: 1,
        items: [{ items: [{ status: "Ordered", product: { sku: "CAP" } }] }],
      },
    });
  });
});
