import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;
let coat: number;
let white: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    coat = await aProduct(shop, { sku: "COAT", name: "Chef coat", price_minor: 4000 });
    await aProduct(shop, { sku: "CAP", name: "Skull cap", url_key: "skull-cap" });
    const family = await aProduct(shop, { sku: "APRON", type: "configurable", name: "Apron" });
    white = await aProduct(shop, {
      sku: "APRON-W",
      visibility: 1,
      attributes: JSON.stringify({ color: shop.color.options["White"] }),
    });
    await shop.db
      .insertInto("configurable_attribute")
      .values({ product_id: family, attribute_id: shop.color.id })
      .execute();
    await shop.db
      .insertInto("product_variant")
      .values({ parent_id: family, child_id: white })
      .execute();
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Known {
  readonly id: number;
  readonly seen: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly scopes: readonly object[];
}

const read = async (id: number) =>
  (await callAdmin(app, `GET products/${id}`, { session })).json<Known>();

const change = async (id: number, rest: object, seen?: string) =>
  callAdmin(app, `PATCH products/${id}`, {
    session,
    body: {
      seen: seen ?? (await read(id)).seen,
      scope: { kind: "default", id: 0 },
      set: {},
      attributes: {},
      useDefault: [],
      ...rest,
    },
  });

const shown = async (id: number) => (await app.rest("GET", `app-product-info?id=${id}`)).body;

describe("staff and products", () => {
  it("issue 11.8 what staff say of a product is shown to shoppers within a second, and stands in the trail", async () => {
    const answer = await change(coat, {
      set: {
        name: "Chef coat, long",
        urlKey: "chef-coat-long",
        priceMinor: 4550,
        specialPriceMinor: 3900,
        specialFrom: "2020-01-01",
        specialTo: "2099-12-31",
        description: "<p>Twill.</p>",
        weightGrams: 800,
      },
      attributes: { size: app.shop.size.options["M"] },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Known>().values).toMatchObject({
      name: "Chef coat, long",
      priceMinor: 4550,
      specialFrom: "2020-01-01",
      specialTo: "2099-12-31",
    });
    await expect.poll(() => shown(coat)).toMatchObject({ name: "Chef coat, long" });
    const { rows } = (await callAdmin(app, "GET audit?action=product.update", { session })).json<{
      rows: { subject: string; before: object; after: object }[];
    }>();
    expect(rows[0]).toMatchObject({
      subject: "COAT",
      before: { name: "Chef coat", priceMinor: 4000 },
      after: { name: "Chef coat, long", priceMinor: 4550, size: "M" },
    });
  });

  it("issue 11.8 of two who change one product the later is told, and nothing is written over", async () => {
    const { seen } = await read(coat);
    expect((await change(coat, { set: { name: "First" } }, seen)).statusCode).toBe(200);
    const second = await change(coat, { set: { name: "Second" } }, seen);
    expect(second.statusCode).toBe(409);
    expect(second.body).toContain("catalog.productChanged");
    expect((await read(coat)).values["name"]).toBe("First");
    const both = await read(coat);
    const answers = await Promise.all(
      ["One", "Other"].map((name) => change(coat, { set: { name } }, both.seen)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it("issue 11.8 a store view and a website say what is theirs, and let go of it", async () => {
    const view = { scope: { kind: "store", id: 1 } };
    await change(coat, { ...view, set: { name: "Coat of here", description: "" } });
    expect((await read(coat)).scopes).toEqual([
      { kind: "store", id: 1, values: { name: "Coat of here", description: "" }, attributes: {} },
    ]);
    await expect.poll(() => shown(coat)).toMatchObject({ name: "Coat of here" });
    await change(coat, { ...view, useDefault: ["name", "description"] });
    expect((await read(coat)).scopes).toEqual([]);
    const price = { scope: { kind: "website", id: 1 }, set: { priceMinor: 100 } };
    expect((await change(coat, price)).statusCode).toBe(200);
    expect((await read(coat)).scopes).toMatchObject([{ values: { priceMinor: 100 } }]);
    const elsewhere = await change(coat, { ...view, set: { priceMinor: 1 } });
    expect(elsewhere.body).toContain("catalog.saidElsewhere");
  });

  it.each([
    [{ set: { name: " " } }, "catalog.nameMissing"],
    [{ set: { name: "x".repeat(256) } }, "catalog.nameMissing"],
    [{ set: { urlKey: "skull-cap" } }, "catalog.urlKeyTaken"],
    [{ set: { urlKey: "checkout" } }, "catalog.urlKeyTaken"],
    [{ set: { urlKey: "a/b" } }, "catalog.badUrlKey"],
    [{ set: { priceMinor: -1 } }, "catalog.badAmount"],
    [{ set: { priceMinor: null } }, "catalog.priceMissing"],
    [{ set: { specialFrom: "2026-02-30" } }, "catalog.badDay"],
    [{ set: { specialFrom: "2026-03-02", specialTo: "2026-03-01" } }, "catalog.lastDayFirst"],
    [{ set: { weightGrams: -1 } }, "catalog.badWeight"],
    [{ set: { visibility: 5 } }, "catalog.badVisibility"],
    [{ set: { taxClassId: 999 } }, "catalog.noSuchTaxClass"],
    [{ set: { categoryIds: [999] } }, "catalog.noSuchShelf"],
    [{ attributes: { nothing: "x" } }, "catalog.noSuchAttribute"],
    [{ attributes: { size: 999_999 } }, "catalog.noSuchOption"],
    [{ useDefault: ["name"] }, "catalog.nameMissing"],
    [{ scope: { kind: "store", id: 99 }, set: { name: "x" } }, "catalog.noSuchScope"],
  ])("issue 11.8 refuses %j with %s", async (rest, key) => {
    const before = await read(coat);
    const answer = await change(coat, rest);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).toContain(key);
    expect((await read(coat)).seen).toBe(before.seen);
  });

  it("issue 11.8 a variant keeps what its family tells it by", async () => {
    const answer = await change(white, { attributes: { color: app.shop.color.options["Black"] } });
    expect(answer.body).toContain("catalog.fixedAttribute");
    expect((await change(white, { set: { priceMinor: 1 } })).statusCode).toBe(200);
  });

  it("issue 11.8 who may not change products only sees them", async () => {
    const reader = await aStaffSession(app, {
      email: "reader@example.com",
      name: "Reader",
      password: "nine yards of twill",
      role: "reader",
    });
    expect((await callAdmin(app, `GET products/${coat}`, { session: reader })).statusCode).toBe(
      200,
    );
    const answer = await callAdmin(app, `PATCH products/${coat}`, { session: reader, body: {} });
    expect(answer.statusCode).toBe(403);
  });
});
