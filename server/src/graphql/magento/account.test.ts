import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn } from "../../testing/mailed-link.ts";
import { magentoClient, type MagentoClient } from "../../testing/magento-client.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const PASSWORD = "Twill-and-denim-4";
const NEXT = "Cheviot-and-serge-9";
const EMAIL = "roni@example.com";

let app: TestApp;
let client: MagentoClient;
beforeAll(async () => {
  app = await testApp(async () => undefined);
  client = magentoClient(app);
});
afterAll(() => app.close());

const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;
const signIn = async (password = PASSWORD, email = EMAIL) => {
  client.carry();
  const { generateCustomerToken: made } = await client.ask(SIGN_IN, { email, password });
  client.carry((made as unknown as { token: string }).token);
};

const PERSON = `fragment Person on Customer {
  id firstname middlename lastname prefix suffix email created_at date_of_birth dob gender taxvat
  group_id is_subscribed confirmation_status default_billing default_shipping
}`;

const ADDRESS = `fragment AddressParts on CustomerAddress {
  id uid firstname middlename lastname prefix suffix company street city postcode telephone fax vat_id
  country_code country_id region { region region_code region_id } region_id
  default_shipping default_billing
}`;

describe("OPEN-37 ACCT-19 documents of a Magento storefront: an account", () => {
  it("asks what forms want", async () => {
    const config = await client.ask(`query AccountConfig {
      storeConfig {
        store_code store_name locale minimum_password_length required_character_classes_number
        create_account_confirmation newsletter_enabled is_guest_checkout_enabled is_one_page_checkout_enabled
      }
    }`);
    expect(config["storeConfig"]).toMatchObject({
      store_code: "us",
      minimum_password_length: "8",
      required_character_classes_number: "3",
      create_account_confirmation: false,
      newsletter_enabled: true,
      is_guest_checkout_enabled: true,
      is_one_page_checkout_enabled: true,
    });
  });

  it("asks whether an email is free, makes an account and is told of a second one", async () => {
    const free = `query EmailFree($email: String!) { isEmailAvailable(email: $email) { is_email_available } }`;
    expect(await client.ask(free, { email: EMAIL })).toEqual({
      isEmailAvailable: { is_email_available: true },
    });
    const make = `mutation CreateAccount($input: CustomerCreateInput!) {
      createCustomerV2(input: $input) { customer { ...Person } }
    } ${PERSON}`;
    const input = {
      firstname: "Roni",
      lastname: "Cost",
      email: EMAIL,
      password: PASSWORD,
      is_subscribed: false,
    };
    const made = await client.ask(make, { input });
    expect(made["createCustomerV2"]).toMatchObject({
      customer: {
        firstname: "Roni",
        middlename: null,
        gender: null,
        dob: null,
        is_subscribed: false,
        confirmation_status: "ACCOUNT_CONFIRMATION_NOT_REQUIRED",
        group_id: 1,
      },
    });
    expect(await client.refused(make, { input })).toBe("graphql-already-exists");
  });

  it("makes an account in the older words", async () => {
    const made = await client.ask(
      `mutation CreateOlder($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }`,
      {
        input: { firstname: "Ed", lastname: "Older", email: "ed@example.com", password: PASSWORD },
      },
    );
    expect(made["createCustomer"]).toEqual({ customer: { email: "ed@example.com" } });
  });

  it("signs in, and not with a wrong password", async () => {
    expect(await client.refused(SIGN_IN, { email: EMAIL, password: "wrong" })).toBe(
      "graphql-authentication",
    );
    await signIn();
    const who = await client.ask(`query Who { customer { ...Person } } ${PERSON}`);
    expect(who["customer"]).toMatchObject({ email: EMAIL, default_billing: null });
  });

  it("changes the name, in both words", async () => {
    const changed = await client.ask(
      `mutation Rename($input: CustomerUpdateInput!) {
        updateCustomerV2(input: $input) { customer { firstname lastname suffix } } }`,
      { input: { firstname: "Veronica", lastname: "Costello", suffix: "Jr." } },
    );
    expect(changed["updateCustomerV2"]).toEqual({
      customer: { firstname: "Veronica", lastname: "Costello", suffix: "Jr." },
    });
    const older = await client.ask(
      `mutation RenameOlder($input: CustomerInput!) {
        updateCustomer(input: $input) { customer { firstname } } }`,
      { input: { firstname: "Vera" } },
    );
    expect(older["updateCustomer"]).toEqual({ customer: { firstname: "Vera" } });
  });

  it("asks a new address whether the account may move there, for whoever knows the password", async () => {
    const move = `mutation ChangeEmail($email: String!, $password: String!) {
      updateCustomerEmail(email: $email, password: $password) { customer { email } } }`;
    expect(await client.refused(move, { email: "x@example.com", password: "wrong" })).toBe(
      "graphql-authentication",
    );
    const moved = await client.ask(move, { email: "vera@example.com", password: PASSWORD });
    expect(moved["updateCustomerEmail"]).toEqual({ customer: { email: EMAIL } });
  });

  it("changes the password, and signs in with it", async () => {
    const change = `mutation ChangePassword($current: String!, $next: String!) {
      changeCustomerPassword(currentPassword: $current, newPassword: $next) { id email } }`;
    const changed = await client.ask(change, { current: PASSWORD, next: NEXT });
    expect(changed["changeCustomerPassword"]).toMatchObject({ email: EMAIL });
    await signIn(NEXT);
  });

  it("asks for a new password by letter, and sets it once", async () => {
    client.carry();
    const wanted = await client.ask(
      `mutation Forgot($email: String!) { requestPasswordResetEmail(email: $email) }`,
      { email: EMAIL },
    );
    expect(wanted).toEqual({ requestPasswordResetEmail: true });
    const token = await linkIn(app, "customer.password");
    const reset = `mutation Reset($email: String!, $token: String!, $password: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`;
    const wish = { email: EMAIL, token, password: PASSWORD };
    expect(await client.ask(reset, wish)).toEqual({ resetPassword: true });
    expect(await client.refused(reset, wish)).toBe("graphql-input");
    await signIn();
  });

  it("wants the newsletter, as a guest and for an account", async () => {
    const wants = await client.ask(
      `mutation Subscribe($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }`,
      { email: "reader@example.com" },
    );
    expect(wants["subscribeEmailToNewsletter"]).toEqual({ status: "UNCONFIRMED" });
    const own = await client.ask(`mutation SubscribeOwn {
      updateCustomerV2(input: { is_subscribed: true }) { customer { is_subscribed } } }`);
    // Not before its reader has confirmed by the letter's link.
    expect(own["updateCustomerV2"]).toEqual({ customer: { is_subscribed: false } });
  });

  it("lists cards, returns, points and store credit, of which there are none", async () => {
    const data = await client.ask(`query Belongings {
      customerPaymentTokens { items { public_hash payment_method_code type details } }
      customer {
        returns(pageSize: 5) { items { uid number status } total_count page_info { total_pages } }
        reward_points { balance { points money { value currency } } }
        store_credit { enabled current_balance { value currency }
          balance_history(pageSize: 5) { items { action balance_change { value } } page_info { total_pages } } }
      }
    }`);
    expect(data).toMatchObject({
      customerPaymentTokens: { items: [] },
      customer: { returns: { items: [], total_count: 0 } },
    });
  });

  it("ACCT-19 CART-43 asks for itself by the document of the specification", async () => {
    const data = await client.ask(`query GET_CUSTOMER {
      customer {
        firstname lastname suffix email addresses { city } default_billing default_shipping
        portal { id code } cw_po_number
        store_credit { enabled current_balance { value currency } }
      }
    }`);
    expect(data["customer"]).toMatchObject({
      email: EMAIL,
      portal: null,
      cw_po_number: null,
      store_credit: { enabled: true, current_balance: { value: 0, currency: "USD" } },
    });
  });

  it("signs out: the token is over", async () => {
    const out = await client.ask(`mutation SignOut { revokeCustomerToken { result } }`);
    expect(out["revokeCustomerToken"]).toEqual({ result: true });
    expect(await client.refused("query Gone { customer { id } }")).toBe("graphql-authorization");
    client.carry();
    expect(await client.refused("query Nobody { customer { id } }")).toBe("graphql-authorization");
  });
});

describe("ACCT-17 ACCT-18 documents of a Magento storefront: the address book", () => {
  const INPUT = {
    firstname: "Vera",
    middlename: "M.",
    lastname: "Costello",
    company: "",
    street: ["12 Pier Street", "Floor 2"],
    city: "Margate",
    region: { region: "Florida", region_code: "FL", region_id: 0 },
    postcode: "33063",
    country_code: "US",
    telephone: "555 0100",
    default_shipping: true,
    default_billing: false,
  };
  let id = 0;
  let uid = "";

  it("knows countries and their regions", async () => {
    const data = await client.ask(`query Countries {
      countries { id two_letter_abbreviation full_name_locale full_name_english available_regions { id code name } }
      country(id: "US") { id three_letter_abbreviation available_regions { id code name } }
    }`);
    const { country, countries } = data as unknown as {
      country: { available_regions: { code: string }[] };
      countries: object[];
    };
    expect(country.available_regions.map(({ code }) => code)).toContain("FL");
    expect(countries.length).toBeGreaterThan(0);
  });

  it("saves an address", async () => {
    await signIn();
    const made = await client.ask(
      `mutation AddAddress($address: CustomerAddressInput!) {
        createCustomerAddress(input: $address) { ...AddressParts } } ${ADDRESS}`,
      { address: INPUT },
    );
    const address = made["createCustomerAddress"] as unknown as { id: number; uid: string };
    expect(address).toMatchObject({
      firstname: "Vera M.",
      country_code: "US",
      country_id: "US",
      region: { region_code: "FL", region: "Florida" },
      fax: null,
      vat_id: null,
      default_shipping: true,
    });
    ({ id, uid } = address);
  });

  it("changes it by id and by uid", async () => {
    const byId = await client.ask(
      `mutation ChangeAddress($id: Int!, $address: CustomerAddressInput) {
        updateCustomerAddress(id: $id, input: $address) { city country_code } }`,
      { id, address: { city: "Miami" } },
    );
    expect(byId["updateCustomerAddress"]).toEqual({ city: "Miami", country_code: "US" });
    const byUid = await client.ask(
      `mutation ChangeAddressV2($uid: ID!, $address: CustomerAddressInput) {
        updateCustomerAddressV2(uid: $uid, input: $address) { ...AddressParts } } ${ADDRESS}`,
      { uid, address: { country_id: "US", telephone: "555 0199" } },
    );
    expect(byUid["updateCustomerAddressV2"]).toMatchObject({
      city: "Miami",
      telephone: "555 0199",
    });
  });

  it("lists them, whole and by pages, and names the defaults", async () => {
    const data = await client.ask(`query Addresses {
      customer { id default_shipping default_billing addresses { ...AddressParts }
        addressesV2(currentPage: 1, pageSize: 5) {
          items { ...AddressParts } total_count page_info { current_page page_size total_pages } } }
    } ${ADDRESS}`);
    expect(data["customer"]).toMatchObject({
      default_shipping: String(id),
      addresses: [{ id, city: "Miami" }],
      addressesV2: {
        items: [{ id }],
        total_count: 1,
        page_info: { current_page: 1, page_size: 5, total_pages: 1 },
      },
    });
  });

  it("deletes by uid and by id; a stranger's, or nobody's, is not found", async () => {
    const remove = `mutation RemoveAddressV2($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }`;
    for (const wrong of ["", "x", btoa("-1"), btoa("9999999999999"), btoa("77")]) {
      expect(await client.refused(remove, { uid: wrong })).toBe("graphql-no-such-entity");
    }
    expect(await client.ask(remove, { uid })).toEqual({ deleteCustomerAddressV2: true });
    const byId = `mutation RemoveAddress($id: Int!) { deleteCustomerAddress(id: $id) }`;
    expect(await client.refused(byId, { id })).toBe("graphql-no-such-entity");
  });
});
