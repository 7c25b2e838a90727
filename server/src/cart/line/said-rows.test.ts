import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStoreView } from "../../catalog/testing/catalog-app.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { readSettings } from "../../settings.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let dataDir: string;

/** As a shop writes them; what is not here stays English. */
const FRENCH = {
  "%1 stitches": { one: "%1 point", other: "%1 points" },
  "%1, %2 mm": "%1 de %2 mm",
  Navy: "Marine",
  "Left chest": "Poitrine gauche",
  Collar: "Col",
  "Back yoke": "Empiècement",
  Sweden: "Suède",
  Norway: "Norvège",
  Flag: "Drapeau",
  Stitches: "Piqûre",
  "As it will be sewn: %1": "Tel que brodé : %1",
};

const TEXT = {
  lines: ["Navy", "%1 stitches"],
  font: "block",
  color: "1366",
  height_mm: 9.5,
  placement: "left-chest",
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-rows-"));
  await mkdir(join(dataDir, "translations"));
  await writeFile(join(dataDir, "translations/fr.json"), JSON.stringify(FRENCH));
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const attributes = JSON.stringify({ has_embroidery: true });
      await aProduct(shop, { sku: "COAT", attributes });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
      await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    },
    {
      payment: sandbox.provider,
      settings: {
        ...readSettings({ DATA_DIR: dataDir }),
        writesPerMinute: 0,
        graphqlCostPerMinute: 0,
      },
    },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A guest with an embroidered coat in the cart, and the count of its stitches. */
async function embroidered() {
  const entered_options = [{ uid: btoa("embroidery/text"), value: JSON.stringify(TEXT) }];
  const guest = await aGuest(app, [{ sku: "COAT", quantity: 1, entered_options }]);
  const { configuration } = await app.shop.db
    .selectFrom("cart_item")
    .select("configuration")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const { parts } = configuration as unknown as { parts: [{ made: { stitches: number } }] };
  return { guest, stitches: parts[0].made.stitches };
}

const frenchRows = (stitches: number) => [
  "Navy",
  "%1 stitches",
  "Block de 9,5 mm",
  "Marine 1366",
  "Poitrine gauche",
  `${new Intl.NumberFormat("fr-FR").format(stitches)} points`,
];

describe("CONF-37 what is sewn reads in the language of the view, and what was typed as it was typed", () => {
  it("in the cart of REST and of GraphQL", async () => {
    const { guest, stitches } = await embroidered();
    expect(stitches).toBeGreaterThan(999);
    const rest = await app.fastify.inject(`/rest/fr/V1/xmapi/app-get-cart?cartId=${guest.maskId}`);
    const cart = rest.json<{
      items: { options: { value: string }[]; custom_options: { label: string; value: string }[] }[];
    }>();
    const [item] = cart.items;
    expect(item?.options.map(({ value }) => value)).toEqual(frenchRows(stitches));
    expect(item?.custom_options.at(-1)).toMatchObject({
      label: "Piqûre",
      value: frenchRows(stitches).at(-1),
    });
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: { store: "fr" },
      payload: {
        query: `query ($id: String!) { cart(cart_id: $id) { items { ... on SimpleCartItem {
          customizable_options { label values { label value } } } } } }`,
        variables: { id: guest.maskId },
      },
    });
    const { data } = answer.json<{
      data: { cart: { items: { customizable_options: { values: { value: string }[] }[] }[] } };
    }>();
    expect(
      data.cart.items[0]?.customizable_options.flatMap(({ values }) =>
        values.map(({ value }) => value),
      ),
    ).toEqual(frenchRows(stitches));
  });

  it("in the letter and on the page of an order that was kept before, word for word as English has it elsewhere", async () => {
    const { guest, stitches } = await embroidered();
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
    const { number = "", token = "" } = orderV2 ?? {};
    await app.shop.db
      .updateTable("sales_order")
      .set({ store_view_id: 2 })
      .where("number", "=", number)
      .execute();
    await handleOutbox(contextFor(app.call));
    const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
    expect(letter.body_text).toContain("Thread: Marine 1366\n");
    expect(letter.body_text).toContain(`Piqûre: ${frenchRows(stitches).at(-1)}`);
    const read = async (view: string) => {
      const url = `/rest/${view}/V1/xmapi/app-order?number=${number}&token=${token}`;
      const answer = await app.fastify.inject(url);
      const { items } = answer.json<{ items: { options: { value: string }[] }[] }>();
      return items[0]?.options.map(({ value }) => value);
    };
    expect(await read("fr")).toEqual(frenchRows(stitches));
    expect(await read("us")).toEqual([
      "Navy",
      "%1 stitches",
      "Block, 9.5 mm",
      "Navy 1366",
      "Left chest",
      `${new Intl.NumberFormat("en-US").format(stitches)} stitches`,
    ]);
  });

  it("flags, by their countries and collars", async () => {
    const pair = { flag1: "SE", flag2: "NO" };
    const { maskId } = await aGuest(app, [
      {
        sku: "COAT",
        quantity: 1,
        entered_options: [{ uid: btoa("embroidery/flags"), value: JSON.stringify(pair) }],
      },
    ]);
    const rest = await app.fastify.inject(`/rest/fr/V1/xmapi/app-get-cart?cartId=${maskId}`);
    const { items } = rest.json<{ items: { options: { value: string }[] }[] }>();
    expect(items[0]?.options.map(({ value }) => value)).toEqual(["Suède", "Norvège"]);
    expect(JSON.stringify(items)).toContain("Tel que brodé : Drapeau Suède, Col");
  });
});
