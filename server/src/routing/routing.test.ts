import { routingEndpoints } from "@placket/contract/routing/routing.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  aCategory,
  aStoreView,
  catalogApp,
  type CatalogApp,
} from "../catalog/testing/catalog-app.ts";
import { aProduct } from "../testing/shop.ts";

let app: CatalogApp;
const ids = { coat: 0, off: 0, category: 0 };

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    ids.coat = await aProduct(shop, { sku: "COAT", url_key: "merrow-chef-coat" });
    ids.off = await aProduct(shop, { sku: "OFF", url_key: "gone", is_enabled: false });
    await aProduct(shop, { sku: "ELSEWHERE", url_key: "elsewhere", website_ids: [] });
    await aCategory(shop, { name: "Kitchen", urlPath: "kitchen" });
    ids.category = await aCategory(shop, {
      name: "Chef Coats",
      urlPath: "kitchen/chef-coats",
      products: [ids.coat],
    });
    await shop.db
      .insertInto("url_rewrite")
      .values([
        {
          store_view_id: 1,
          request_path: "old-coat",
          target_path: "older-coat",
          redirect_code: 302,
        },
        {
          store_view_id: 0,
          request_path: "older-coat.html",
          target_path: "merrow-chef-coat",
          redirect_code: 301,
        },
        { store_view_id: 1, request_path: "ring", target_path: "ring", redirect_code: 301 },
        {
          store_view_id: 1,
          request_path: "alias",
          target_path: "catalog/category/view/id/999",
          redirect_code: 0,
        },
        {
          store_view_id: 1,
          request_path: "sale",
          target_path: "kitchen/chef-coats",
          redirect_code: 0,
        },
      ])
      .execute();
  });
});

afterAll(() => app.close());

const lookup = (path: string, search = "") =>
  app.get(
    `app-check-url?urlcode=${encodeURIComponent(btoa(path))}&search=${encodeURIComponent(btoa(search))}`,
  );

describe("app-check-url", () => {
  it("ROUTE-26 carries type, id and store id", async () => {
    const { body } = await lookup("/kitchen/chef-coats");
    expect(() => routingEndpoints.checkUrl.reply.parse(body)).not.toThrow();
    expect(body).toEqual({
      type: "category",
      id: ids.category,
      store_id: 1,
      redirect_code: 0,
      redirect_url: "",
    });
  });

  it("ROUTE-58 takes path and query as base64 and answers page type, id and store id", async () => {
    const query = `urlcode=${encodeURIComponent(btoa("/merrow-chef-coat"))}&search=${encodeURIComponent(btoa("?color=1"))}`;
    const { status, body } = await app.get(`app-check-url?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: "product", id: ids.coat, store_id: 1 });
    for (const unreadable of ["urlcode=%2Fmerrow-chef-coat", `${query}!`]) {
      expect((await app.get(`app-check-url?${unreadable}`)).body).toMatchObject({
        key: "routing.unreadablePath",
      });
    }
  });

  it.each([
    "/merrow-chef-coat",
    "/merrow-chef-coat.html",
    "kitchen/chef-coats/merrow-chef-coat",
    "//merrow-chef-coat/?x=1",
  ])("ROUTE-22 finds the product at %s", async (path) => {
    expect((await lookup(path)).body).toMatchObject({ type: "product", id: ids.coat });
  });

  it("ROUTE-14 finds pages by an id of digits alone, and pages of the store itself", async () => {
    expect((await lookup(`/catalog/product/view/id/${ids.coat}x`)).body.type).not.toBe("product");
    expect((await lookup(`/catalog/product/view/id/${ids.coat}`)).body.type).toBe("product");
    expect((await lookup(`/catalog/category/view/id/${ids.category}`)).body.id).toBe(ids.category);
    expect((await lookup("/customer/account/login")).body).toMatchObject({ type: "login", id: 0 });
  });

  it("ROUTE-31 finds a disabled product: its page sends the shopper on", async () => {
    expect((await lookup("/gone")).body).toMatchObject({ type: "product", id: ids.off });
  });

  it("follows rewrites and says where to go, with the query", async () => {
    expect((await lookup("/old-coat", "?color=1")).body).toMatchObject({
      type: "product",
      id: ids.coat,
      redirect_code: 302,
      redirect_url: "/merrow-chef-coat?color=1",
    });
    expect((await lookup("/sale")).body).toMatchObject({
      type: "category",
      redirect_code: 0,
      redirect_url: "",
    });
  });

  it.each([
    "/nowhere",
    "/",
    "/elsewhere",
    "/nowhere/merrow-chef-coat",
    "/ring",
    "/alias",
    "/__proto__",
    "/constructor",
    `/${"a/".repeat(400)}`,
  ])("ROUTE-37 answers %s with 404 and code 101001", async (path) => {
    const { status, body } = await lookup(path);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 101_001 });
  });

  it.each(["urlcode=%25%25", "urlcode=/w==", "urlcode=a===", `urlcode=${"A".repeat(5000)}`, ""])(
    "refuses %s",
    async (query) => {
      expect((await app.get(`app-check-url?${query}`)).status).toBe(400);
    },
  );

  it("takes both base64 alphabets and a plus that came as a blank", async () => {
    const path = "/merrow-chef-coat?~~~>>>";
    for (const code of [
      btoa(path).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ","),
      btoa(path).replaceAll("+", " "),
    ]) {
      const { body } = await app.get(`app-check-url?urlcode=${encodeURIComponent(code)}`);
      expect(body.id).toBe(ids.coat);
    }
  });

  it("knows a rewrite of one view only there", async () => {
    const code = encodeURIComponent(btoa("/old-coat"));
    expect((await app.get(`app-check-url?urlcode=${code}`, { view: "fr" })).status).toBe(404);
  });
});

async function rules(path: string, byTarget: string) {
  const code = encodeURIComponent(btoa(path));
  const search = encodeURIComponent(btoa("?color=1"));
  const query = `urlCode=${code}&searchCode=${search}&searchRequestByTarget=${byTarget}`;
  return (await app.get(`app-cfur-check-url?${query}`)).body;
}

describe("app-cfur-check-url", () => {
  it("ROUTE-57 ROUTE-59 answers the rules by request and, when the flag asks for it, by target", async () => {
    expect(await rules("/old-coat", "0")).toEqual({
      cfur_by_request: { request_path: "old-coat", target_path: "older-coat" },
      cfur_by_target: null,
    });
    expect(await rules("/merrow-chef-coat", "1")).toEqual({
      cfur_by_request: null,
      cfur_by_target: { request_path: "older-coat.html", target_path: "merrow-chef-coat" },
    });
  });
});

describe("what staff change", () => {
  it("hallway §5 holds soon, and asks no database on the way", async () => {
    const { db } = app.database;
    const moved = (to: string) =>
      vi.waitFor(
        async () => expect((await lookup("/new-rule")).body).toMatchObject({ redirect_url: to }),
        15_000,
      );
    const rule = { store_view_id: 0, request_path: "/new-rule.html", redirect_code: 301 };
    await db
      .insertInto("url_rewrite")
      .values({ ...rule, target_path: "kitchen" })
      .execute();
    await moved("/kitchen");
    await db
      .updateTable("url_rewrite")
      .set({ target_path: "merrow-chef-coat" })
      .where("request_path", "=", rule.request_path)
      .execute();
    await moved("/merrow-chef-coat");
    await db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE url_rewrite IN ACCESS EXCLUSIVE MODE`.execute(trx);
      expect((await lookup("/new-rule")).status).toBe(200);
      expect((await lookup("/leads-nowhere")).status).toBe(404);
    });
    await db.deleteFrom("url_rewrite").where("request_path", "=", rule.request_path).execute();
    await vi.waitFor(async () => expect((await lookup("/new-rule")).status).toBe(404), 15_000);
  });
});
