import { SAVED_PRODUCTS_MAX } from "@placket/domain/saved-product/saved-product";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { anOffer, offerTerms, textServices } from "../testing/embroidery/an-offer.ts";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { forgetRemoved } from "./saved-product.ts";

const TEXT = {
  lines: ["Anna Berg"],
  font: "block",
  color: "1366",
  height_mm: 9,
  placement: "left-chest",
};

let app: TestApp;
let coat = 0;
let variant = 0;
let apron = 0;
let sash = 0;
let offer = 0;
let nth = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const embroidered = { attributes: '{"has_embroidery":true}' };
    const family = await aConfigurable(shop, { sku: "COAT", name: "Merrow coat", ...embroidered });
    coat = family.id;
    variant = family.variants["White/M"] ?? 0;
    apron = await aProduct(shop, { sku: "APRON", name: "Apron", ...embroidered });
    sash = await aProduct(shop, { sku: "SASH", name: "Sash", ...embroidered });
    await textServices(shop);
    offer = await anOffer(shop, { skus: ["coat", "apron"] });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  nth += 1;
  app.time.now = new Date("2026-03-02T10:00:00Z");
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  bo = await aCustomerOf(app, { email: `bo${nth}@example.com` });
});

interface Saved {
  readonly entity_id: number;
  readonly name: string;
  readonly sewn_picture: string | null;
  readonly messages: readonly string[];
  readonly item: {
    readonly sku: string;
    readonly qty: number;
    readonly parts: readonly { readonly type: string; readonly text: string }[];
    readonly prices: { readonly price: { readonly value: number } };
  };
}

const SAVE = "save-embroidery-to-my-products";
const save = (who: Pick<TestCustomer, "rest">, data: object) =>
  who.rest("POST", SAVE, { data: { productId: apron, text: TEXT, name: "Anna", ...data } });

async function saved(who: TestCustomer, data: object = {}): Promise<Saved> {
  const { status, body } = await save(who, data);
  expect([status, body]).toEqual([200, body]);
  return body as unknown as Saved;
}

const key = async (answer: ReturnType<TestCustomer["rest"]>) => {
  const { status, body } = await answer;
  return [status, body["key"]];
};

async function listed(who: TestCustomer, query = "") {
  const { body } = await who.rest("GET", `app-my-products${query}`);
  return body as unknown as {
    readonly items: readonly Saved[];
    readonly total_count: number;
    readonly page_info: object;
  };
}

const names = async (who: TestCustomer, query?: string) =>
  (await listed(who, query)).items.map(({ name }) => name);

describe("EMB-45, EMB-33 a product is saved with what is sewn on it", () => {
  it("comes back whole, at today's price, and can be put into a cart as it is", async () => {
    const data = { productId: variant, parentId: coat, qty: 3, name: " Anna's coat " };
    const { entity_id: id, ...one } = await saved(ada, data);
    expect(one).toMatchObject({ name: "Anna's coat", messages: [], item: { qty: 3 } });
    // A coat of 20 and a text of 6.
    expect(one.item.prices.price.value).toBe(26);
    const { body } = await ada.rest("GET", `app-my-product?entity_id=${id}`);
    expect(body).toEqual({ entity_id: id, ...one });
    const { parts } = one.item;
    expect(JSON.parse(parts[0]?.text ?? "")).toEqual(TEXT);
    const wish = { id: variant, parentId: coat, qty: 2, parts };
    const cart = await ada.rest("POST", "app-add-to-cart", { data: wish });
    expect(cart.body["items"]).toMatchObject([
      { sku: "COAT-White-M", qty: 2, prices: { price: { value: 26 } } },
    ]);
  });

  it("PDP-34, EMB-38 what is sold with embroidery alone by now says so, and is not put into a cart bare", async () => {
    const one = await saved(ada, { productId: sash, text: undefined });
    const attributes = '{"has_embroidery":true,"is_embroidery_lockdown":true}';
    const { db } = app.shop;
    await db.updateTable("product").set({ attributes }).where("id", "=", sash).execute();
    const needed = "It is sold with embroidery now. Choose what is embroidered on it.";
    await expect
      .poll(async () => (await ada.rest("GET", `app-my-product?entity_id=${one.entity_id}`)).body)
      .toMatchObject({ messages: [needed] });
    const bare = ada.rest("POST", "app-add-to-cart", { data: { id: sash, qty: 1 } });
    expect(await key(bare)).toEqual([400, "embroidery.soldEmbroidered"]);
  });

  it("OPEN-15 takes the product and its options alone too", async () => {
    expect(await saved(ada, { text: undefined })).toMatchObject({
      sewn_picture: null,
      item: { sku: "APRON", parts: [] },
    });
  });

  it("EMB-45, OPEN-15 without a name it is saved as what it is, and keeps the one that it had", async () => {
    const first = await saved(ada, { name: undefined });
    expect(first.name).toBe("Apron");
    const named = await saved(ada, { name: "Anna", entity_id: first.entity_id });
    const other = { text: { ...TEXT, lines: ["Bo"] }, name: undefined };
    expect(await saved(ada, { ...other, entity_id: named.entity_id })).toMatchObject({
      entity_id: first.entity_id,
      name: "Anna",
    });
  });

  it("EMB-45 the same saved again is one, under its new name, which it keeps where none is said", async () => {
    const first = await saved(ada, { name: "First" });
    const again = await saved(ada, { name: "Again", qty: 4 });
    expect(again.entity_id).toBe(first.entity_id);
    expect((await saved(ada, { name: undefined })).name).toBe("Again");
    expect(await names(ada)).toEqual(["Again"]);
  });

  it("ROUTE-53 something else is saved in the place of one", async () => {
    const { entity_id: id } = await saved(ada);
    const twin = await saved(ada, { name: "Twin", text: { ...TEXT, lines: ["Bo"] } });
    const changed = await saved(ada, { entity_id: id, text: { ...TEXT, lines: ["Bo"] } });
    expect([changed.entity_id, changed.item.parts[0]?.text]).toEqual([
      id,
      twin.item.parts[0]?.text,
    ]);
    // What is the same by now is one.
    expect(await names(ada)).toEqual(["Anna"]);
    expect(await key(save(bo, { entity_id: id }))).toEqual([404, "savedProduct.noSuchProduct"]);
  });

  it.each([
    [{ name: " " }, 400, "savedProduct.nameMissing"],
    [{ name: "one\ntwo" }, 400, "embroidery.textControl"],
    [{ text: { ...TEXT, font: "none" } }, 400, "embroidery.fontUnknown"],
    [{ text: { ...TEXT, stitch_count: 3 } }, 400, "embroidery.shownOtherwise"],
    [{ text: { ...TEXT, lines: ["M".repeat(20)] } }, 400, "embroidery.textTooWide"],
    [{ productId: 999_999 }, 404, "cart.noSuchProduct"],
    [{ qty: 0 }, 400, "quantity.tooLittle"],
    [{ "alteration-piping": { text: "30 in", sku: "NONE" } }, 400, "embroidery.optionUnavailable"],
  ])("is refused as %j", async (data, status, error) => {
    expect(await key(save(ada, data))).toEqual([status, error]);
    expect(await names(ada)).toEqual([]);
  });

  it("a guest is asked to sign in, whatever is sent", async () => {
    const [status] = await key(save(app, {}));
    expect(status).toBe(401);
    expect((await app.rest("GET", "app-my-products")).status).toBe(401);
  });

  it("no more than so many, those at the same time counted", async () => {
    const { entity_id: id } = await saved(ada);
    const row = await app.shop.db
      .selectFrom("saved_product")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { id: _, ...columns } = row;
    const copies = Array.from({ length: SAVED_PRODUCTS_MAX - 3 }, (__, n) => ({
      ...columns,
      configuration: JSON.stringify(columns.configuration),
      hash: `copy ${n}`,
    }));
    await app.shop.db.insertInto("saved_product").values(copies).execute();
    const wishes = ["C", "D", "E", "F"].map((line) => ({ text: { ...TEXT, lines: [line] } }));
    const answers = await Promise.all(wishes.map((wish) => key(save(ada, wish))));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(2);
    expect(answers.filter(([, error]) => error === "savedProduct.tooMany")).toHaveLength(2);
    // What is there already takes no more room.
    expect((await saved(ada, { name: "Full" })).entity_id).toBe(id);
  });
});

describe("ACCT-32 the list of what a customer has saved", () => {
  it("is searched by name, product and words, the last first, and comes in pages", async () => {
    await saved(ada, { name: "Bakery" });
    app.time.now = new Date("2026-03-02T10:01:00Z");
    const onCoat = { productId: variant, parentId: coat, text: { ...TEXT, lines: ["Chef Mira"] } };
    await saved(ada, { ...onCoat, name: "Bistro" });
    expect(await names(ada)).toEqual(["Bistro", "Bakery"]);
    expect(await names(ada, "?search=merrow")).toEqual(["Bistro"]);
    expect(await names(ada, "?search=anna%20bakery")).toEqual(["Bakery"]);
    expect(await names(ada, "?search=anna%20bistro")).toEqual([]);
    expect(await listed(ada, "?pageSize=1&currentPage=2")).toMatchObject({
      items: [{ name: "Bakery" }],
      total_count: 2,
      page_info: { current_page: 2, page_size: 1, total_pages: 2 },
    });
    expect(await names(bo)).toEqual([]);
  });

  it("gives one another name", async () => {
    const { entity_id } = await saved(ada);
    const rename = (who: TestCustomer, name: string) =>
      who.rest("POST", "app-rename-my-product", { entity_id, name });
    expect((await rename(ada, "Mira")).body["name"]).toBe("Mira");
    expect(await key(rename(ada, ""))).toEqual([400, "savedProduct.nameMissing"]);
    expect(await key(rename(bo, "Mine"))).toEqual([404, "savedProduct.noSuchProduct"]);
  });

  it("takes one away, puts it back however often it is asked, and forgets it after an hour", async () => {
    const { entity_id, ...one } = await saved(ada);
    const ask = (who: TestCustomer, path: string) => who.rest("POST", path, { entity_id });
    const none = [404, "savedProduct.noSuchProduct"];
    expect(await key(ask(bo, "app-remove-my-product"))).toEqual(none);
    expect((await ask(ada, "app-remove-my-product")).status).toBe(200);
    expect(await names(ada)).toEqual([]);
    expect((await app.fastify.inject({ url: one.sewn_picture ?? "" })).statusCode).toBe(404);
    expect(await key(ask(bo, "app-restore-my-product"))).toEqual(none);
    expect((await ask(ada, "app-restore-my-product")).body).toMatchObject(one);
    expect((await ask(ada, "app-restore-my-product")).body).toMatchObject(one);
    expect(await key(ask(bo, "app-restore-my-product"))).toEqual(none);
    await ask(ada, "app-remove-my-product");
    app.time.now = new Date("2026-03-02T11:00:01Z");
    await forgetRemoved(contextFor(app.call));
    expect(await key(ask(ada, "app-restore-my-product"))).toEqual(none);
  });

  it("over GraphQL it is the same", async () => {
    const SAVED = "uid name messages item { quantity product { sku } }";
    const value = JSON.stringify(TEXT);
    const item = {
      sku: "APRON",
      quantity: 2,
      entered_options: [{ uid: btoa("embroidery/text"), value }],
    };
    const { saveProduct: made } = await ada.ask(
      `mutation ($input: SaveProductInput!) { saveProduct(input: $input) { ${SAVED} } }`,
      { input: { name: "Anna", item } },
    );
    const one = { name: "Anna", messages: [], item: { quantity: 2, product: { sku: "APRON" } } };
    expect(made).toMatchObject(one);
    const { uid } = made as unknown as { uid: string };
    const list = `{ mySavedProducts(search: "anna") { total_count items { ${SAVED} } } }`;
    expect(await ada.ask(list)).toMatchObject({
      mySavedProducts: { total_count: 1, items: [one] },
    });
    const renamed = await ada.ask(
      `mutation ($input: RenameSavedProductInput!) { renameSavedProduct(input: $input) { name } }`,
      { input: { uid, name: "Bo" } },
    );
    expect(renamed).toEqual({ renameSavedProduct: { name: "Bo" } });
    const remove = "mutation ($uid: ID!) { removeSavedProduct(uid: $uid) }";
    expect(await ada.ask(remove, { uid })).toEqual({ removeSavedProduct: uid });
    expect((await ada.graphql(remove, { uid })).errors?.[0]?.extensions.key).toBe(
      "savedProduct.noSuchProduct",
    );
    const restore = "mutation ($uid: ID!) { restoreSavedProduct(uid: $uid) { name } }";
    expect(await ada.ask(restore, { uid })).toEqual({ restoreSavedProduct: { name: "Bo" } });
    const none = ["2147483648", "999999999999999", "0", "x"].map((id) => btoa(id));
    for (const wrong of [...none, "no uid"]) {
      const asked = [
        ada.graphql("query ($uid: ID!) { mySavedProduct(uid: $uid) { name } }", { uid: wrong }),
        ada.graphql(remove, { uid: wrong }),
        ada.graphql(restore, { uid: wrong }),
        ada.graphql(
          "mutation ($input: RenameSavedProductInput!) { renameSavedProduct(input: $input) { name } }",
          { input: { uid: wrong, name: "Bo" } },
        ),
      ];
      for (const { errors } of await Promise.all(asked)) {
        expect(errors?.[0]?.extensions.key, wrong).toBe("savedProduct.noSuchProduct");
      }
    }
    const other = await bo.graphql("query ($uid: ID!) { mySavedProduct(uid: $uid) { name } }", {
      uid,
    });
    expect(other.errors?.[0]?.extensions.key).toBe("savedProduct.noSuchProduct");
  });
});

describe("ACCT-32 what is no longer offered is said in words", () => {
  it("and the rest stays", async () => {
    const one = await saved(ada, {
      text: { ...TEXT, placement: "collar", height_mm: 6, lines: ["A"] },
    });
    const messages = async () => {
      const { body } = await ada.rest("GET", `app-my-product?entity_id=${one.entity_id}`);
      return body["messages"];
    };
    const offered = (terms: ReturnType<typeof offerTerms>) =>
      app.shop.db
        .updateTable("embroidery_offer")
        .set({ terms: JSON.stringify(terms) })
        .where("id", "=", offer)
        .execute();
    const terms = offerTerms();
    const text = terms.text && {
      ...terms.text,
      placements: ["left-chest"],
      fonts: ["script" as const],
      threads: ["1001"],
    };
    await offered({ ...terms, text });
    await expect
      .poll(messages)
      .toEqual([
        "Its font is no longer offered.",
        "Its thread is no longer offered on this cloth.",
        "Its place on the garment is no longer offered.",
      ]);
    await offered({ ...terms, text: null });
    await expect.poll(messages).toEqual(["Its text can no longer be sewn as it stands."]);
    await offered(terms);
    await expect.poll(messages).toEqual([]);
    const sell = (isSold: boolean) =>
      app.shop.db
        .updateTable("product")
        .set({ is_enabled: isSold })
        .where("id", "=", apron)
        .execute();
    await sell(false);
    await expect.poll(messages).toEqual(["This garment is not available at the moment."]);
    await sell(true);
    await expect.poll(messages).toEqual([]);
  });
});
