import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { readSettings } from "../settings.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let dataDir: string;

const FRENCH = {
  'Could not find a cart with ID "%1"': "Aucun panier %1",
  'Could not find a product with SKU "%1"': "Pas d’article %1",
  "Guest email for cart is missing.": "L’adresse e-mail manque.",
  "Flat Rate": "Forfait",
  Ground: "Route",
  "Credit Card": "Carte bancaire",
  "No Payment Information Required": "Rien à payer",
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-said-"));
  await mkdir(join(dataDir, "translations"));
  await writeFile(join(dataDir, "translations/fr.json"), JSON.stringify(FRENCH));
  const settings = {
    ...readSettings({ DATA_DIR: dataDir }),
    writesPerMinute: 0,
    graphqlCostPerMinute: 0,
  };
  app = await testApp(
    async (shop) => {
      await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
      await aProduct(shop, { sku: "CAP" });
    },
    { settings },
  );
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function graphql(store: string, query: string) {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: { store },
    payload: { query },
  });
  return answer.json<{
    data: Record<string, never>;
    errors?: { message: string; extensions: { key: string; problems: { message: string }[] } }[];
  }>();
}

it.each([
  ["fr", "Aucun panier XYZ"],
  ["us", 'Could not find a cart with ID "XYZ"'],
])(
  "hallway §10 a refusal over GraphQL is said in the language of the view %s",
  async (store, said) => {
    const { errors } = await graphql(store, '{ cart(cart_id: "XYZ") { id } }');
    expect(errors?.[0]).toMatchObject({
      message: said,
      extensions: { key: "cart.noSuchCart", problems: [{ message: said }] },
    });
  },
);

it.each([
  ["fr", "Aucun panier XYZ"],
  ["us", 'Could not find a cart with ID "XYZ"'],
])(
  "hallway §10 a refusal over REST is said in the language of the view %s",
  async (store, said) => {
    const answer = await app.fastify.inject(`/rest/${store}/V1/xmapi/app-get-cart?cartId=XYZ`);
    expect(answer.json()).toMatchObject({ message: said, key: "cart.noSuchCart" });
  },
);

it("hallway §10 what a mutation answers with, methods of shipping and payment too, is said in the view's language", async () => {
  const { data } = await graphql("fr", "mutation { createEmptyCart }");
  const cartId = data["createEmptyCart"] as unknown as string;
  const add = (sku: string) =>
    graphql(
      "fr",
      `mutation { addProductsToCart(cartId: "${cartId}", cartItems: [{ sku: "${sku}", quantity: 1 }]) {
         user_errors { code message } } }`,
    );
  expect((await add("NONE")).data).toMatchObject({
    addProductsToCart: {
      user_errors: [{ code: "PRODUCT_NOT_FOUND", message: "Pas d’article NONE" }],
    },
  });
  await add("CAP");
  const address = `firstname: "A" lastname: "B" street: ["1 Main St"] city: "Austin" region: "TX"
    postcode: "78701" country_code: "US" telephone: "5125550100"`;
  const shipped = await graphql(
    "fr",
    `mutation { setShippingAddressesOnCart(input: { cart_id: "${cartId}", shipping_addresses: [{ address: { ${address} } }] }) {
       cart { available_payment_methods { title }
         shipping_addresses { available_shipping_methods { carrier_title method_title } } } } }`,
  );
  expect(shipped).toMatchObject({
    data: {
      setShippingAddressesOnCart: {
        cart: {
          available_payment_methods: expect.arrayContaining([
            { title: "Carte bancaire" },
          ]) as object,
          shipping_addresses: [
            { available_shipping_methods: [{ carrier_title: "Forfait", method_title: "Route" }] },
          ],
        },
      },
    },
  });
  const placed = await graphql(
    "fr",
    `mutation { placeOrder(input: { cart_id: "${cartId}" }) { errors { message } } }`,
  );
  expect(JSON.stringify(placed.data)).toContain("L’adresse e-mail manque.");
});
