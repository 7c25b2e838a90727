import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async ({ db }) => {
    await db
      .insertInto("config_value")
      .values([
        { scope: "store", scope_id: 1, path: "countries", value: JSON.stringify(["US", "CA"]) },
        {
          scope: "store",
          scope_id: 1,
          path: "requiredAddressFields",
          value: JSON.stringify(["street", "country"]),
        },
      ])
      .execute();
  });
});
afterAll(() => app.close());

/** As storefronts of Magento ask it. */
const ASKED = `query GET_ATTRIBUTES_FORM($formCode: String!) { attributesForm(formCode: $formCode) {
  items { code default_value entity_type frontend_class frontend_input is_required is_unique label
    options { is_default label value }
    ... on CustomerAttributeMetadata { multiline_count sort_order validate_rules { name value } } }
  errors { type message } } }`;

interface Item {
  readonly code: string;
  readonly is_required: boolean;
}
async function form(formCode: string) {
  const { data, errors } = await app.graphql(ASKED, { formCode });
  expect(errors).toBeUndefined();
  return data?.["attributesForm"] as unknown as {
    readonly items: readonly Item[];
    readonly errors: readonly object[];
  };
}

describe("issue 9: the forms about customers, by Magento's names", () => {
  it.each(["customer_account_create", "customer_account_edit"])(
    "%s asks for what an account is made of",
    async (code) => {
      const { items, errors } = await form(code);
      expect(errors).toEqual([]);
      expect(items.map((item) => [item.code, item.is_required])).toEqual([
        ["firstname", true],
        ["lastname", true],
        ["suffix", false],
        ["email", true],
      ]);
      expect(items[0]).toEqual({
        code: "firstname",
        default_value: null,
        entity_type: "CUSTOMER",
        frontend_class: null,
        frontend_input: "TEXT",
        is_required: true,
        is_unique: false,
        label: "First Name",
        options: [],
        multiline_count: 1,
        sort_order: 10,
        validate_rules: [
          { name: "MIN_TEXT_LENGTH", value: "1" },
          { name: "MAX_TEXT_LENGTH", value: "255" },
        ],
      });
    },
  );

  it.each(["customer_register_address", "customer_address_edit"])(
    "%s wants what the shop wants of an address, in the countries that it sells to",
    async (code) => {
      const { items } = await form(code);
      const wanted = items.filter((item) => item.is_required).map((item) => item.code);
      expect(wanted).toEqual(["street", "country_id"]);
      expect(items).toContainEqual(
        expect.objectContaining({
          code: "country_id",
          default_value: "US",
          frontend_input: "SELECT",
          options: [
            { is_default: false, label: "Canada", value: "CA" },
            { is_default: true, label: "United States", value: "US" },
          ],
        }),
      );
      expect(items).toContainEqual(
        expect.objectContaining({
          code: "street",
          frontend_input: "MULTILINE",
          multiline_count: 4,
        }),
      );
      expect(items).toContainEqual(
        expect.objectContaining({ code: "postcode", label: "ZIP code" }),
      );
    },
  );

  it.each(["adminhtml_customer", "constructor", ""])(
    "there is no form %j, and that is said",
    async (code) => {
      expect(await form(code)).toEqual({
        items: [],
        errors: [{ type: "ENTITY_NOT_FOUND", message: `Form "${code}" could not be found.` }],
      });
    },
  );

  it("what its fields take is what the store takes: an account is made of them", async () => {
    const { items } = await form("customer_account_create");
    const input = Object.fromEntries(
      items.map((item) => [item.code, item.code === "email" ? "form@example.com" : "Ann"]),
    );
    const { errors } = await app.graphql(
      `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`,
      { input: { ...input, password: "Eight yards 0f twill" } },
    );
    expect(errors).toBeUndefined();
  });

  it("lists the fields of an address by themselves", async () => {
    const { data } = await app.graphql(
      `{ attributesList(entityType: CUSTOMER_ADDRESS) { items { code } errors { type } } }`,
    );
    const { items } = await form("customer_address_edit");
    expect(data?.["attributesList"]).toEqual({
      items: items.map(({ code }) => ({ code })),
      errors: [],
    });
  });

  it("tells single fields by their codes, and of which there are none", async () => {
    const { data } = await app.graphql(
      `query ($of: [AttributeInput!]) { customAttributeMetadataV2(attributes: $of) {
        items { code entity_type } errors { type message } } }`,
      {
        of: [
          { attribute_code: "postcode", entity_type: "customer_address" },
          { attribute_code: "shoe_size", entity_type: "customer" },
          { attribute_code: "email", entity_type: "catalog_product" },
        ],
      },
    );
    expect(data?.["customAttributeMetadataV2"]).toEqual({
      items: [{ code: "postcode", entity_type: "CUSTOMER_ADDRESS" }],
      errors: [
        {
          type: "ATTRIBUTE_NOT_FOUND",
          message: 'Attribute code "shoe_size" could not be found.',
        },
        { type: "ENTITY_NOT_FOUND", message: 'Entity "catalog_product" could not be found.' },
      ],
    });
  });

  it("tells the same to older clients, and fails for one that is not there", async () => {
    const ask = (of: readonly object[]) =>
      app.graphql(
        `query ($of: [AttributeInput!]!) { customAttributeMetadata(attributes: $of) { items { attribute_code
          attribute_options { label value } attribute_type entity_type input_type
          storefront_properties { position } } } }`,
        { of },
      );
    const country = { attribute_code: "country_id", entity_type: "customer_address" };
    const { data } = await ask([{ attribute_code: "email", entity_type: "customer" }, country]);
    const told = { attribute_type: "String", storefront_properties: null };
    expect(data?.["customAttributeMetadata"]).toEqual({
      items: [
        {
          ...told,
          attribute_code: "email",
          attribute_options: [],
          entity_type: "customer",
          input_type: "text",
        },
        {
          ...told,
          ...country,
          attribute_options: expect.arrayContaining([{ label: "United States", value: "US" }]),
          input_type: "select",
        },
      ],
    });
    const { errors } = await ask([
      country,
      { attribute_code: "shoe_size", entity_type: "customer" },
    ]);
    expect(errors?.[0]?.message).toContain('Attribute code "shoe_size" could not be found.');
  });
});
