import { COMPARE_MAX } from "@placket/domain/compare/compare";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { ANN, anAccount, callShop } from "../testing/customer.ts";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { forgetLeft } from "./compare.ts";

let app: TestApp;
let ada: TestCustomer;
let caps: number[];
let coat: number;
let variant: number;
let number = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await shop.db
      .insertInto("attribute")
      .values({ code: "cloth", label: "Cloth", input: "text", is_visible: true })
      .execute();
    caps = [];
    for (let n = 0; n <= COMPARE_MAX; n += 1) {
      const attributes = JSON.stringify({ cloth: n === 0 ? "Twill" : "Denim" });
      caps.push(await aProduct(shop, { sku: `CAP${n}`, attributes }));
    }
    const made = await aConfigurable(shop, { sku: "COAT" });
    coat = made.id;
    variant = made.variants["White/M"] ?? 0;
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  number += 1;
  ada = await aCustomerOf(app, { email: `ada${number}@example.com` });
});

/** A browser of nobody, which keeps what it is given. */
function browser() {
  let kept: string | undefined;
  return {
    uid: () => kept,
    ask: async (method: "GET" | "POST", path: string, productId?: number) => {
      app.time.now = new Date(app.time.now.getTime() + 1000);
      const answer = await app.fastify.inject({
        method,
        url: `/rest/us/V1/xmapi/${path}`,
        headers: { origin: app.call.settings.storeUrl },
        cookies: kept === undefined ? {} : { placket_compare: kept },
        ...(method === "POST" ? { payload: { productId } } : {}),
      });
      kept = answer.cookies.find(({ name }) => name === "placket_compare")?.value ?? kept;
      return {
        status: answer.statusCode,
        cookie: answer.cookies[0],
        body: answer.json<Compared & { key?: string }>(),
      };
    },
  };
}

interface Compared {
  readonly items: readonly { readonly productId: number }[];
  readonly count: number;
}
const idsOf = ({ items }: Compared) => items.map(({ productId }) => productId);
const own = async (who: TestCustomer) =>
  idsOf((await who.rest("GET", "app-get-compare")).body as unknown as Compared);

describe("WISH-11 what a guest compares", () => {
  it("WISH-02 WISH-03 WISH-04 is their browser's: added, shown, removed, cleaned", async () => {
    const guest = browser();
    expect((await guest.ask("GET", "app-get-compare")).body).toEqual({ items: [], count: 0 });
    expect(guest.uid()).toBeUndefined();
    const added = await guest.ask("POST", "app-add-to-compare", caps[0]);
    expect(added.body).toMatchObject({
      items: [{ productId: caps[0], product: { sku: "CAP0", url: "/cap0" } }],
      count: 1,
    });
    expect(added.cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    await guest.ask("POST", "app-add-to-compare", variant);
    await guest.ask("POST", "app-add-to-compare", caps[0]);
    expect(idsOf((await guest.ask("GET", "app-get-compare")).body)).toEqual([coat, caps[0]]);
    const without = await guest.ask("POST", "app-remove-compare", caps[0]);
    expect(idsOf(without.body)).toEqual([coat]);
    expect((await guest.ask("POST", "app-remove-compare", 999_999)).body.count).toBe(1);
    expect((await browser().ask("GET", "app-get-compare")).body.count).toBe(0);
    expect((await guest.ask("POST", "app-clean-compare")).body.count).toBe(0);
    expect((await guest.ask("GET", "app-get-compare")).body.count).toBe(0);
  });

  it("has so many products at most, and none that nobody sees", async () => {
    const guest = browser();
    for (const id of caps.slice(0, COMPARE_MAX)) await guest.ask("POST", "app-add-to-compare", id);
    const more = await guest.ask("POST", "app-add-to-compare", caps[COMPARE_MAX]);
    expect([more.status, more.body.key]).toEqual([400, "compare.tooMany"]);
    const none = await guest.ask("POST", "app-add-to-compare", 999_999);
    expect([none.status, none.body.key]).toEqual([404, "compare.noSuchProduct"]);
  });

  it("ROUTE-19 is told side by side, each property of every product", async () => {
    const guest = browser();
    for (const id of [caps[1], coat, caps[0]]) await guest.ask("POST", "app-add-to-compare", id);
    const { body } = await guest.ask("GET", "app-compare-table");
    expect(body).toMatchObject({
      items: [{ sku: "CAP0" }, { sku: "COAT" }, { sku: "CAP1" }],
      rows: [{ code: "cloth", label: "Cloth", values: ["Twill", null, "Denim"] }],
    });
  });

  it("is forgotten when nobody changes it for three months", async () => {
    const { now } = app.time;
    const guest = browser();
    await guest.ask("POST", "app-add-to-compare", caps[0]);
    app.time.now = new Date("2026-05-31T09:00:00Z");
    await forgetLeft(contextFor(app.call));
    expect((await guest.ask("GET", "app-get-compare")).body.count).toBe(1);
    app.time.now = new Date("2026-06-01T11:00:00Z");
    await forgetLeft(contextFor(app.call));
    expect((await guest.ask("GET", "app-get-compare")).body.count).toBe(0);
    app.time.now = now;
  });
});

describe("issue 11.5 what a customer compares", () => {
  it("is theirs on every device, and nobody else's", async () => {
    await ada.rest("POST", "app-add-to-compare", { productId: coat });
    expect(await own(ada)).toEqual([coat]);
    const { customer } = await ada.ask("{ customer { compare_list { uid item_count } } }");
    const { compare_list: list } = customer as unknown as { compare_list: { uid: string } };
    const asked = "query ($uid: ID!) { compareList(uid: $uid) { item_count } }";
    expect(await ada.ask(asked, list)).toEqual({ compareList: { item_count: 1 } });
    expect((await app.graphql(asked, list)).data).toEqual({ compareList: null });
    const remove = "mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }";
    const foreign = await app.graphql(remove, list);
    expect(foreign.errors?.[0]?.extensions.key).toBe("compare.noSuchList");
    expect(await own(ada)).toEqual([coat]);
  });

  it("gets what was compared on the browser before they signed in, and the browser's list is gone", async () => {
    const email = `ann${number}@example.com`;
    await anAccount(app, { ...ANN, email });
    const guest = browser();
    for (const id of [caps[0], caps[1]]) await guest.ask("POST", "app-add-to-compare", id);
    const signedIn = await app.fastify.inject({
      method: "POST",
      url: "/rest/us/V1/xmapi/app-login",
      headers: { origin: app.call.settings.storeUrl },
      cookies: { placket_compare: guest.uid() ?? "" },
      payload: { username: email, password: ANN.password },
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    const session = signedIn.cookies.find(({ name }) => name === "placket_session")?.value ?? "";
    const compared = await callShop(app, "GET app-get-compare", { session });
    expect(idsOf(compared.json())).toEqual([caps[1], caps[0]]);
    expect((await guest.ask("GET", "app-get-compare")).body.count).toBe(0);
  });
});

describe("issue 11.5 comparing by Magento's names", () => {
  const FIELDS =
    "uid item_count items { product { sku } attributes { code value } } attributes { code label }";

  it("a list is made, filled, emptied, taken over and deleted", async () => {
    const create = `mutation ($input: CreateCompareListInput) { createCompareList(input: $input) { ${FIELDS} } }`;
    const made = await app.graphql(create, { input: { products: [String(caps[0])] } });
    const list = made.data?.["createCompareList"] as unknown as { uid: string };
    expect(list).toEqual({
      uid: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      item_count: 1,
      items: [{ product: { sku: "CAP0" }, attributes: [{ code: "cloth", value: "Twill" }] }],
      attributes: [{ code: "cloth", label: "Cloth" }],
    });
    const change = (name: string, type: string) =>
      app.graphql(`mutation ($input: ${type}) { ${name}(input: $input) { item_count } }`, {
        input: { uid: list.uid, products: [String(coat)] },
      });
    expect(
      (await change("addProductsToCompareList", "AddProductsToCompareListInput")).data,
    ).toEqual({ addProductsToCompareList: { item_count: 2 } });
    expect(
      (await change("removeProductsFromCompareList", "RemoveProductsFromCompareListInput")).data,
    ).toEqual({ removeProductsFromCompareList: { item_count: 1 } });
    const assign =
      "mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { item_count } } }";
    expect(await ada.ask(assign, list)).toEqual({
      assignCompareListToCustomer: { result: true, compare_list: { item_count: 1 } },
    });
    const gone = await ada.graphql(assign, list);
    expect(gone.errors?.[0]?.extensions.key).toBe("compare.noSuchList");
    expect((await app.graphql(create, { input: null })).data).toMatchObject({
      createCompareList: { item_count: 0 },
    });
  });
});
