import { catalogEndpoints } from "@placket/contract/catalog/catalog.rest";
import { storeEndpoints } from "@placket/contract/store/store.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCategory, aStoreView } from "../catalog/testing/catalog-app.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const agreement = { id: 1, name: "Terms", checkboxText: "I agree", content: "<p>All sales.</p>" };

let app: TestApp;
let caps = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    const products: number[] = [];
    for (let i = 0; i < 13; i += 1) products.push(await aProduct(shop, { sku: `CAP-${i}` }));
    await aProduct(shop, { sku: "NOWHERE", stock: { quantity: 0 } });
    caps = await aCategory(shop, { name: "Caps", urlPath: "caps", products });
    const set = [
      ["agreements", [agreement]],
      ["expandCheckoutSteps", true],
      ["listingPageSize", 12],
      ["requiredAddressFields", ["city", "telephone"]],
      ["newsletterNeedsConsent", true],
    ] as const;
    await shop.db
      .insertInto("config_value")
      .values(
        set.map(([path, value]) => ({
          scope: "default",
          scope_id: 0,
          path,
          value: JSON.stringify(value),
        })),
      )
      .execute();
  });
});
afterAll(() => app.close());

const config = async () =>
  storeEndpoints.config.reply.parse((await app.rest("GET", "app-config")).body);
const storeConfig = async (fields: string) =>
  (await app.graphql(`{ storeConfig { ${fields} } }`)).data?.["storeConfig"];

describe("app-config", () => {
  it("CONF-03 answers the price format and the extension attributes, asked without anything", async () => {
    const { price_format, extension_attributes } = await config();
    expect(Object.keys(price_format)).toContain("pattern");
    expect(Object.keys(extension_attributes)).toEqual(
      expect.arrayContaining(["store_switcher", "is_live_search_enabled", "live_search"]),
    );
  });

  it("CONF-03 CONF-30 to 32 groups three digits by a comma, two decimals behind a point, the dollar in front", async () => {
    expect((await config()).price_format).toEqual({
      groupLength: 3,
      groupSymbol: ",",
      decimalSymbol: ".",
      precision: 2,
      requiredPrecision: 2,
      pattern: "$%s",
    });
  });

  it("CONF-17 regions have a name and stores, a store its name and languages with their addresses", async () => {
    const { extension_attributes } = await config();
    const language = (of: string, code: string, id: number) => ({
      language: of,
      code,
      store_id: id,
      url: `${app.call.settings.storeUrl}/?___store=${code}`,
    });
    expect(extension_attributes.store_switcher).toEqual([
      {
        name: "United States",
        stores: [
          {
            name: "United States",
            languages: [language("English", "us", 1), language("français", "fr", 2)],
          },
        ],
      },
    ]);
  });

  it("STORE-01 regions stand below the names and in the order that staff give them", async () => {
    const set = [
      ["storeRegion", "Europe"],
      ["storeRegionPosition", 1],
    ] as const;
    const rows = set.map(([path, value]) => ({
      scope: "store" as const,
      scope_id: 1,
      path,
      value: JSON.stringify(value),
    }));
    const names = async () =>
      (await config()).extension_attributes.store_switcher.map(({ name }) => name);
    await app.shop.db.insertInto("config_value").values(rows).execute();
    await expect.poll(names).toEqual(["United States", "Europe"]);
    await app.shop.db.deleteFrom("config_value").where("scope", "=", "store").execute();
    await expect.poll(names).toEqual(["United States"]);
  });

  it("CONF-23 the view in hand has id, code, country, locale, and whether there are stores to find", async () => {
    const { current_store } = storeEndpoints.config.reply.parse(
      (await app.fastify.inject({ url: "/rest/fr/V1/xmapi/app-config" })).json(),
    );
    expect(current_store).toMatchObject({
      id: 2,
      code: "fr",
      country_code: "US",
      locale: "fr-FR",
      extension_attributes: { is_store_locator_enable: false },
    });
  });

  it("SEARCH-14 live search has its codes, its limits and the currency, and finds what is sold out", async () => {
    const { extension_attributes } = await config();
    expect(extension_attributes.live_search).toEqual({
      environment_id: "local",
      website_code: "base",
      store_code: "main",
      store_view_code: "us",
      config: {
        page_size: 6,
        min_query_length: 3,
        currency_symbol: "$",
        currency_rate: 1,
        display_out_of_stock: true,
      },
      context: { customer_group: "0" },
    });
    const { body } = await app.rest("GET", "app-mini-search?q=CAP");
    expect(body["items"]).toHaveLength(6);
    const soldOut = await app.rest("GET", "app-mini-search?q=NOWHERE");
    expect(soldOut.body).toMatchObject({ items: [{ sku: "NOWHERE" }] });
  });

  it("CONF-18 nothing is fetched ahead until staff say so", async () => {
    const { extension_attributes, warm_up } = await config();
    expect(extension_attributes).toMatchObject({
      enable_categories_warmup: false,
      categories_trigger_timeout: 6_000,
      category_pagination_trigger_timeout: 12_000,
      enable_category_pagination_warmup: false,
      warmup_cookie_lifetime: 86_400,
    });
    expect(warm_up).toBeNull();
  });

  it("CONF-40 says that there is no service worker", async () => {
    expect((await config()).service_worker).toBe(false);
  });

  it("CONF-24 a store has its code as id, name, locale, address, country, attributes and group", async () => {
    expect((await config()).stores[1]).toEqual({
      id: "fr",
      name: "fr",
      locale: "fr-FR",
      url: `${app.call.settings.storeUrl}/?___store=fr`,
      country_name: "États-Unis",
      extension_attributes: { is_store_locator_enable: false },
      groupId: 1,
    });
  });

  it("CONF-25 FOOT-11 says whether the newsletter is asked for on pages, and whether a tick is wanted, as staff set it", async () => {
    expect(await config()).toMatchObject({
      newsletter_form_enabled: true,
      newsletter_form_need_consent: true,
      newsletter_form: {
        consent: "I consent to receive newsletter and promotional emails.",
        leadsTo: "",
      },
    });
  });

  it("CONF-29 a listing without a size of its own has as many products as PLPPageSize says", async () => {
    expect((await config()).PLPPageSize).toBe(12);
    const { body } = await app.rest("GET", `app-products?categoryId=${caps}`);
    const { items, totalCount } = catalogEndpoints.products.reply.parse(body);
    expect([items.length, totalCount]).toEqual([12, 13]);
  });
});

describe("storeConfig", () => {
  it("CONF-04 answers without being given anything", async () => {
    const fields = `checkout_required_fields checkout_expand_steps recaptcha_site_key
      checkout_validation { city country firstname lastname postcode region street telephone }
      place_order_recaptcha_type terms_and_conditions_status address_autocompletion_enabled
      agreements { id name checkbox_text content } is_portal
      portal_config { is_po_number_enabled can_edit_shipping can_edit_billing }
      address_autocompletion_key minimum_password_length required_character_classes_number
      default_country loyalty_enabled loyalty_paid_tier_sku loyalty_you_earn_label
      loyalty_you_spend_label loyalty_rewards_discount_label
      business_credit_config { endpoint checkout_mode redirect_url is_displayed }
      base_currency_code default_display_currency_code create_account_heading create_account_label
      loyalty_create_account_heading loyalty_create_account_label`;
    expect(await storeConfig(fields)).toMatchObject({
      is_portal: false,
      portal_config: { is_po_number_enabled: true, can_edit_shipping: true },
      loyalty_enabled: false,
      checkout_required_fields: ["city", "telephone"],
      checkout_expand_steps: true,
      recaptcha_site_key: null,
      place_order_recaptcha_type: null,
      terms_and_conditions_status: true,
      address_autocompletion_enabled: false,
      address_autocompletion_key: null,
      minimum_password_length: "8",
      required_character_classes_number: "3",
      default_country: "US",
      base_currency_code: "USD",
      default_display_currency_code: "USD",
    });
  });

  it("CONF-24 a group's stores are those that a view of it asks for", async () => {
    const other = await testApp(async (shop) => {
      await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
      const group = { id: 2, website_id: 1, code: "depot", name: "Depot", root_category_id: 1 };
      await shop.db.insertInto("store_group").values(group).execute();
      await aStoreView(shop, { id: 3, code: "depot", locale: "en-US", group_id: 2 });
    });
    const codesOf = async (query: string) =>
      (await other.graphql(`{ availableStores${query} { store_code store_group_code } }`)).data?.[
        "availableStores"
      ];
    const us = { store_code: "us", store_group_code: "main" };
    const fr = { store_code: "fr", store_group_code: "main" };
    const depot = { store_code: "depot", store_group_code: "depot" };
    expect(await codesOf("(useCurrentGroup: true)")).toEqual([us, fr]);
    expect(await codesOf("")).toEqual([us, fr, depot]);
    await other.close();
  });

  it("CONF-05 names the address fields that must be filled, and the checkout asks for those", async () => {
    const flags = "city country firstname lastname postcode region street telephone";
    const asked = `checkout_required_fields checkout_validation { ${flags} }`;
    expect(await storeConfig(asked)).toEqual({
      checkout_required_fields: ["city", "telephone"],
      checkout_validation: {
        city: true,
        country: false,
        firstname: false,
        lastname: false,
        postcode: false,
        region: false,
        street: false,
        telephone: true,
      },
    });
  });

  it("CONF-06 says whether the checkout's steps stand open", async () => {
    expect(await storeConfig("checkout_expand_steps")).toEqual({ checkout_expand_steps: true });
  });

  it("CONF-08 has the agreements with their text, and that there are some", async () => {
    const fields = "id agreement_id name checkbox_text content";
    expect(await storeConfig(`terms_and_conditions_status agreements { ${fields} }`)).toEqual({
      terms_and_conditions_status: true,
      agreements: [
        {
          id: 1,
          agreement_id: 1,
          name: "Terms",
          checkbox_text: "I agree",
          content: "<p>All sales.</p>",
        },
      ],
    });
  });

  it("CONF-33 a price is a value and a currency", async () => {
    const price = "price_range { minimum_price { final_price { value currency } } }";
    const query = `{ products(search: "CAP-12") { items { ${price} } } }`;
    const { data } = await app.graphql(query);
    expect(data).toMatchObject({
      products: {
        items: [
          { price_range: { minimum_price: { final_price: { value: 20, currency: "USD" } } } },
        ],
      },
    });
  });
});
