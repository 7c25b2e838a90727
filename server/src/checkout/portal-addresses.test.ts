import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { FLORIDA } from "../testing/guest.ts";
import { placedBy } from "../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

/** Where members of the portal ship to: kept for them. */
const KEPT = { ...FLORIDA, company: "Harbour House", street: ["1 Weaver Row"] };
/** As an address book keeps it. */
const BOOKED = {
  firstname: "Demo",
  lastname: "Buyer",
  company: "Harbour House",
  street: ["1 Weaver Row"],
  city: "Margate",
  regionCode: "FL",
  region: "Florida",
  postcode: "33063",
  countryCode: "US",
  telephone: "555 0100",
  saveInAddressBook: false,
};

let sandbox: TestSandbox;
let app: TestApp;
let nth = 0;
let ada: TestCustomer;
let cart: string;
let keptId: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      const values = { isPortal: true, canEditShipping: false, portalPoNumbers: false };
      await shop.db
        .insertInto("config_value")
        .values(
          Object.entries(values).map(([path, value]) => ({
            scope: "default",
            scope_id: 0,
            path,
            value: JSON.stringify(value),
          })),
        )
        .execute();
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  nth += 1;
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  const { customerCart } = await ada.ask("{ customerCart { id } }");
  cart = (customerCart as unknown as { id: string }).id;
  const { id } = await app.shop.db
    .insertInto("customer_address")
    .values({
      customer_id: ada.id,
      address: JSON.stringify(BOOKED),
      is_default_shipping: false,
      is_default_billing: false,
      created_at: app.time.now,
      updated_at: app.time.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  keptId = id;
  await ada.ask(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: 1 }]) {
      user_errors { message } } }`,
    { id: cart },
  );
});

const SHIP = `mutation ($id: String!, $to: ShippingAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [$to] }) {
    cart { shipping_addresses { street available_shipping_methods { carrier_code method_code } } } } }`;
const BILL = `mutation ($id: String!, $to: BillingAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: $to }) { cart { billing_address { street } } } }`;
const keyOf = async (who: Pick<TestApp, "graphql">, query: string, variables: object) =>
  (await who.graphql(query, variables)).errors?.[0]?.extensions.key;
const ship = (to: object, who: Pick<TestApp, "graphql"> = ada, id = cart) =>
  keyOf(who, SHIP, { id, to });
const bill = (to: object) => keyOf(ada, BILL, { id: cart, to });
const book = async () =>
  (await ada.ask("{ customer { addresses { street } } }"))["customer"] as unknown as {
    addresses: { street: string[] }[];
  };

describe("CHECK-27 the portal of an organization whose members do not say where goods go", () => {
  it("CONF-09 says so, and whether PO numbers are used", async () => {
    const asked = `{ storeConfig { is_portal portal_config {
      is_po_number_enabled can_edit_shipping can_edit_billing } } }`;
    expect((await app.graphql(asked)).data?.["storeConfig"]).toEqual({
      is_portal: true,
      portal_config: {
        is_po_number_enabled: false,
        can_edit_shipping: false,
        can_edit_billing: true,
      },
    });
    const { body } = await app.rest("GET", "app-config");
    expect(body).toMatchObject({ can_edit_shipping: false, can_edit_billing: true });
  });

  it("ships to what is kept for them, by its id or as it is, and nowhere else", async () => {
    expect(await ship({ customer_address_id: keptId })).toBeUndefined();
    expect(await ship({ address: KEPT })).toBeUndefined();
    expect(await ship({ address: FLORIDA })).toBe("checkout.addressNotKept");
    expect(await ship({ address: { ...KEPT, firstname: "Nora" } })).toBe("checkout.addressNotKept");
  });

  it("bills to where its member says, but not for both at once", async () => {
    expect(await bill({ address: FLORIDA })).toBeUndefined();
    expect(await bill({ address: FLORIDA, use_for_shipping: true })).toBe(
      "checkout.addressNotKept",
    );
    expect(await bill({ address: KEPT, use_for_shipping: true })).toBeUndefined();
  });

  it("has a book that its members do not change, on no way", async () => {
    const wish = { firstname: "Ada", lastname: "L", street: ["2 New Row"], city: "Margate" };
    const input = {
      ...wish,
      postcode: "33063",
      country_code: "US",
      region: { region_code: "FL" },
      telephone: "555 0100",
    };
    const create = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }`;
    const update = `mutation ($id: Int!, $input: CustomerAddressInput) {
      updateCustomerAddress(id: $id, input: $input) { id } }`;
    const remove = `mutation ($id: Int!) { deleteCustomerAddress(id: $id) }`;
    expect(await keyOf(ada, create, { input })).toBe("customer.bookIsKept");
    expect(await keyOf(ada, update, { id: keptId, input })).toBe("customer.bookIsKept");
    expect(await keyOf(ada, remove, { id: keptId })).toBe("customer.bookIsKept");
    expect(await bill({ address: { ...FLORIDA, save_in_address_book: true } })).toBeUndefined();
    expect((await book()).addresses).toEqual([{ street: ["1 Weaver Row"] }]);
  });

  it("takes no order to an address that came onto the cart another way", async () => {
    await ship({ customer_address_id: keptId });
    await ada.ask(
      `mutation ($id: String!) {
        setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [
          { carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }`,
      { id: cart },
    );
    const place = async () => placedBy(ada, cart, await sandbox.tokenFor("4111111111111111"));
    const elsewhere = (street: string) =>
      app.shop.db
        .updateTable("cart")
        .set({
          shipping_address: JSON.stringify({ ...BOOKED, street: [street] }),
          version: 1_000 + street.length,
        })
        .where("mask_id", "=", cart)
        .execute();
    await elsewhere("9 Other Street");
    expect(await place()).toMatchObject({
      order: null,
      errors: [{ key: "checkout.addressNotKept" }],
    });
    await elsewhere("1 Weaver Row");
    expect((await place()).order).toMatchObject({ order_number: expect.any(String) as string });
  });

  it("keeps nothing for guests: they ship nowhere", async () => {
    const { data } = await app.graphql("mutation { createEmptyCart }");
    const id = String(data?.["createEmptyCart"]);
    expect(await ship({ address: KEPT }, app, id)).toBe("checkout.addressNotKept");
  });
});
