import { ADDRESSES_MAX } from "@placket/domain/customer/saved-address";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let nth = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP" });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  nth += 1;
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${nth}@example.com` });
});

/** As Magento's own storefront asks. */
const FIELDS = `id firstname middlename lastname company street city
  region { region region_code region_id } postcode country_code telephone default_shipping default_billing`;
const BOOK = `{ customer { addresses { ${FIELDS} } default_shipping default_billing } }`;
const CREATE = `mutation ($address: CustomerAddressInput!) { createCustomerAddress(input: $address) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $address: CustomerAddressInput!) {
  updateCustomerAddress(id: $id, input: $address) { ${FIELDS} } }`;
const DELETE = "mutation ($id: Int!) { deleteCustomerAddress(id: $id) }";

const MARGATE = {
  firstname: "Ada",
  middlename: "King",
  lastname: "Lovelace",
  company: "Engines",
  street: ["12 Pier Street", "Floor 2"],
  city: "Margate",
  region: { region_code: "FL" },
  postcode: "33063",
  country_code: "US",
  telephone: "555 0100",
};

interface Saved {
  readonly id: number;
}

const create = async (who: TestCustomer, address: object = MARGATE) =>
  (await who.ask(CREATE, { address }))["createCustomerAddress"] as unknown as Saved;
const book = async (who: TestCustomer) =>
  (await who.ask(BOOK))["customer"] as unknown as {
    readonly addresses: readonly (Saved & { readonly default_shipping: boolean })[];
    readonly default_shipping: string | null;
    readonly default_billing: string | null;
  };
const refusal = async (who: Pick<TestApp, "graphql">, query: string, variables: object) =>
  (await who.graphql(query, variables)).errors?.[0]?.extensions.key;

describe("ACCT-17 ACCT-18 the customer's addresses", () => {
  it("ACCT-19 an address is saved and read by Magento's names; a middle name stands with the first", async () => {
    const { id } = await create(ada);
    const address = {
      ...MARGATE,
      id,
      firstname: "Ada King",
      middlename: null,
      region: { region: "Florida", region_code: "FL", region_id: expect.any(Number) as number },
    };
    expect(await book(ada)).toEqual({
      addresses: [{ ...address, default_shipping: true, default_billing: true }],
      default_shipping: String(id),
      default_billing: String(id),
    });
  });

  it("one at most is the default for each", async () => {
    const first = await create(ada);
    const second = await create(ada, { ...MARGATE, city: "Miami", default_shipping: true });
    expect(await book(ada)).toMatchObject({
      default_shipping: String(second.id),
      default_billing: String(first.id),
    });
    await Promise.all(
      [first, second].map(({ id }) =>
        ada.ask(UPDATE, { id, address: { default_billing: true, default_shipping: true } }),
      ),
    );
    const { addresses, default_shipping, default_billing } = await book(ada);
    expect(default_shipping).toBe(default_billing);
    expect(addresses.filter((one) => one.default_shipping)).toHaveLength(1);
  });

  it("a change leaves the rest as it is; another country takes the region with it", async () => {
    const { id } = await create(ada);
    const moved = await ada.ask(UPDATE, { id, address: { city: "Orlando" } });
    expect(moved["updateCustomerAddress"]).toMatchObject({
      city: "Orlando",
      firstname: "Ada King",
      region: { region_code: "FL" },
      default_billing: true,
    });
    const abroad = { country_code: "GB", postcode: "CT9 1AB" };
    expect((await ada.ask(UPDATE, { id, address: abroad }))["updateCustomerAddress"]).toMatchObject(
      {
        country_code: "GB",
        region: { region: "", region_code: "", region_id: null },
      },
    );
  });

  it("is taken out, a default one too", async () => {
    const { id } = await create(ada);
    expect(await ada.ask(DELETE, { id })).toEqual({ deleteCustomerAddress: true });
    expect(await book(ada)).toEqual({
      addresses: [],
      default_shipping: null,
      default_billing: null,
    });
    expect(await refusal(ada, DELETE, { id })).toBe("customer.noSuchAddress");
  });

  it.each([
    ["customer.noSuchAddress", UPDATE],
    ["customer.noSuchAddress", DELETE],
  ])("a stranger's is not found: %s", async (key, query) => {
    const { id } = await create(ada);
    expect(await refusal(bo, query, { id, address: { city: "Elsewhere" } })).toBe(key);
    expect(await refusal(app, query, { id, address: { city: "Elsewhere" } })).toBe(
      "access.loginRequired",
    );
    expect(await book(ada)).toMatchObject({ addresses: [{ id, city: "Margate" }] });
    expect(await book(bo)).toMatchObject({ addresses: [] });
  });

  it("is checked as at the checkout", async () => {
    const refused = (address: object) =>
      refusal(ada, CREATE, { address: { ...MARGATE, ...address } });
    expect(await refused({ postcode: "x" })).toBe("checkout.postcodeShape");
    expect(await refused({ city: "" })).toBe("checkout.required");
    expect(await refused({ country_code: "AQ" })).toBe("checkout.countryNotServed");
    expect(await refused({ region: { region: "Bavaria" } })).toBe("checkout.noSuchRegion");
    expect(await refused({ street: Array.from({ length: 9 }, () => "x") })).toBe(
      "access.badRequest",
    );
    expect(await book(ada)).toMatchObject({ addresses: [] });
  });

  it("a region of another country is refused, by its id too", async () => {
    const asked = await ada.ask(`{ country(id: "CA") { available_regions { id } } }`);
    const { available_regions: list } = asked["country"] as unknown as {
      available_regions: Saved[];
    };
    for (const country_code of ["US", "GB"]) {
      const address = { ...MARGATE, country_code, region: { region_id: list[0]?.id } };
      expect(await refusal(ada, CREATE, { address })).toBe("checkout.noSuchRegion");
    }
  });

  it("the book has an end, however many are saved at once", async () => {
    const row = { address: JSON.stringify(aSavedAddress()), created_at: app.time.now };
    await app.shop.db
      .insertInto("customer_address")
      .values(
        Array.from({ length: ADDRESSES_MAX - 1 }, () => ({
          ...row,
          customer_id: ada.id,
          updated_at: app.time.now,
        })),
      )
      .execute();
    const answers = await Promise.all(
      [1, 2, 3].map((n) => refusal(ada, CREATE, { address: { ...MARGATE, city: `City ${n}` } })),
    );
    expect(answers.filter((key) => key === undefined)).toHaveLength(1);
    expect(answers.filter((key) => key === "customer.tooManyAddresses")).toHaveLength(2);
  });
});

const aSavedAddress = () => ({
  ...FLORIDA,
  company: "",
  regionCode: "FL",
  region: "Florida",
  countryCode: "US",
  saveInAddressBook: false,
});

describe("CHECK-04 the address book at the checkout", () => {
  const SHIP = `mutation ($id: String!, $given: ShippingAddressInput!) {
    setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [$given] }) {
      cart { shipping_addresses { firstname city region { code } } } } }`;
  const BILL = `mutation ($id: String!, $given: BillingAddressInput!) {
    setBillingAddressOnCart(input: { cart_id: $id, billing_address: $given }) {
      cart { billing_address { city } shipping_addresses { city } } } }`;
  const cartOf = async (who: Pick<TestApp, "graphql">) =>
    String((await who.graphql("mutation { createEmptyCart }")).data?.["createEmptyCart"]);

  it("a saved address goes onto the cart by its id", async () => {
    const { id } = await create(ada);
    const cart = await cartOf(ada);
    const given = { customer_address_id: id };
    expect(await ada.ask(SHIP, { id: cart, given })).toMatchObject({
      setShippingAddressesOnCart: {
        cart: { shipping_addresses: [{ firstname: "Ada King", region: { code: "FL" } }] },
      },
    });
    expect(await ada.ask(BILL, { id: cart, given })).toMatchObject({
      setBillingAddressOnCart: { cart: { billing_address: { city: "Margate" } } },
    });
  });

  it("a stranger's is not found, a guest has none, and one is given in one way", async () => {
    const { id } = await create(ada);
    const given = { customer_address_id: id };
    expect(await refusal(bo, SHIP, { id: await cartOf(bo), given })).toBe("customer.noSuchAddress");
    expect(await refusal(app, SHIP, { id: await cartOf(app), given })).toBe("access.loginRequired");
    const both = { ...given, address: FLORIDA };
    expect(await refusal(ada, SHIP, { id: await cartOf(ada), given: both })).toBe(
      "checkout.twoAddresses",
    );
  });

  it("save_in_address_book saves what is typed, once", async () => {
    const id = await cartOf(ada);
    const given = { address: { ...FLORIDA, save_in_address_book: true } };
    await ada.ask(SHIP, { id, given });
    await ada.ask(BILL, { id, given });
    const passing = { ...FLORIDA, city: "Miami", save_in_address_book: false };
    await ada.ask(SHIP, { id, given: { address: passing } });
    expect(await book(ada)).toMatchObject({
      addresses: [{ city: "Margate", default_shipping: true }],
    });
  });

  it("save_in_address_book left out saves it too, as Magento's storefronts expect", async () => {
    const id = await cartOf(ada);
    await ada.ask(SHIP, { id, given: { address: FLORIDA } });
    const untold = { ...FLORIDA, city: "Miami", save_in_address_book: null };
    await ada.ask(BILL, { id, given: { address: untold } });
    expect(await book(ada)).toMatchObject({ addresses: [{ city: "Margate" }, { city: "Miami" }] });
  });

  it("the cart's answers tell of each address whether it was to be saved", async () => {
    const id = await cartOf(ada);
    await ada.ask(SHIP, { id, given: { address: { ...FLORIDA, save_in_address_book: true } } });
    const passing = { ...FLORIDA, save_in_address_book: false };
    await ada.ask(BILL, { id, given: { address: passing } });
    const asked = `query ($id: String!) { cart(cart_id: $id) {
      shipping_addresses { save_in_address_book } billing_address { save_in_address_book } } }`;
    expect(await ada.ask(asked, { id })).toEqual({
      cart: {
        shipping_addresses: [{ save_in_address_book: true }],
        billing_address: { save_in_address_book: false },
      },
    });
  });

  it("of changes gathered in one document, none is saved that the cart does not take", async () => {
    const both = `mutation ($id: String!, $ship: ShippingAddressInput!, $bill: BillingAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [$ship] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: $bill }) { cart { id } } }`;
    const wish = (city: string) => ({ address: { ...FLORIDA, city, save_in_address_book: true } });
    const id = await cartOf(ada);
    await ada.ask(both, { id, ship: wish("Margate"), bill: wish("Miami") });
    const kept = { addresses: [{ city: "Margate" }, { city: "Miami" }] };
    expect(await book(ada)).toMatchObject(kept);
    // Another process closes the cart, which this one knows as open.
    await app.shop.db
      .updateTable("cart")
      .set((eb) => ({ is_active: false, version: eb("version", "+", 1) }))
      .where("mask_id", "=", id)
      .execute();
    const late = { id, ship: wish("Orlando"), bill: wish("Tampa") };
    expect(await refusal(ada, both, late)).toBe("cart.alreadyOrdered");
    expect(await book(ada)).toMatchObject(kept);
  });

  it("nothing is saved of a guest, nor of an address that is refused", async () => {
    const count = async () =>
      (await app.shop.db.selectFrom("customer_address").select("id").execute()).length;
    const before = await count();
    const given = { address: { ...FLORIDA, save_in_address_book: true } };
    expect(await refusal(app, SHIP, { id: await cartOf(app), given })).toBeUndefined();
    const wrong = { address: { ...given.address, postcode: "x" } };
    expect(await refusal(ada, SHIP, { id: await cartOf(ada), given: wrong })).toBe(
      "checkout.postcodeShape",
    );
    expect(await count()).toBe(before);
  });
});
