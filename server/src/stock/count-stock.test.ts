import { afterAll, beforeEach, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;
const ids = { cap: 0, coat: 0, apron: 0, closed: 0 };

beforeAll(async () => {
  app = await testApp(async (shop) => {
    ids.cap = await aProduct(shop, { sku: "CAP", name: "Baker cap" });
    ids.coat = await aProduct(shop, { sku: "coat_1", name: "Chef coat" });
    ids.apron = await aProduct(shop, { sku: "APRON", name: "Bistro apron" });
    ids.closed = await aProduct(shop, { sku: "OLD", name: "Old coat" });
    await aProduct(shop, { sku: "COAT", type: "configurable" });
    await aProduct(shop, { sku: "SERVICE", type: "virtual", stock: { manage_stock: false } });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  const shelves = [
    [ids.cap, { quantity: 100 }],
    [ids.coat, { quantity: 9 }],
    [ids.apron, { quantity: 0 }],
    [ids.closed, { quantity: 40, is_in_stock: false }],
  ] as const;
  for (const [id, shelf] of shelves) {
    await app.shop.db
      .updateTable("stock_item")
      .set({ is_in_stock: true, ...shelf })
      .where("product_id", "=", id)
      .execute();
  }
});

interface List {
  readonly rows: readonly { readonly sku: string; readonly level: string }[];
}
async function list(query = "") {
  const answer = await callAdmin(app, `GET stock?${query}`, { session });
  expect(answer.statusCode).toBe(200);
  return answer.json<List>().rows.map(({ sku, level }) => [sku, level]);
}

describe("hallway §7: the list of stock", () => {
  it("shows what is counted and how it stands, and nothing that nobody counts", async () => {
    expect(await list()).toEqual([
      ["APRON", "none"],
      ["CAP", "enough"],
      ["coat_1", "low"],
      ["OLD", "none"],
    ]);
  });

  it.each([
    ["level=none", ["APRON", "OLD"]],
    ["level=low", ["coat_1"]],
    ["search=COAT", ["coat_1", "OLD"]],
    ["search=coat_", ["coat_1"]],
    ["search=%25", []],
    ["sort=-quantity", ["CAP", "OLD", "coat_1", "APRON"]],
    ["search=coat&level=none&sort=quantity", ["OLD"]],
  ])("asked %s", async (query, skus) => {
    expect((await list(query)).map(([sku]) => sku)).toEqual(skus);
  });

  it("comes as a file with the same filter", async () => {
    const answer = await callAdmin(app, "GET stock.csv?level=low", { session });
    expect(
      answer.body
        .replace(/^\ufeff/, "")
        .trim()
        .split("\n"),
    ).toEqual(["sku,name,qty,counted,is_in_stock,level", "coat_1,Chef coat,9,,1,low"]);
  });
});

describe("hallway §7: pieces that are counted", () => {
  const seen = { quantity: 9, isInStock: true };
  const change = (body: object, id = ids.coat, by = session) =>
    callAdmin(app, `PUT stock/${id}`, {
      session: by,
      body: { seen, quantity: 30, isInStock: true, reason: "Delivery 14", ...body },
    });
  const traces = () =>
    app.shop.db
      .selectFrom("audit")
      .select(["subject", "before", "after"])
      .where("action", "=", "stock.change")
      .orderBy("id", "desc")
      .execute();

  it("are written down with their reason, and stand in the trail and at the shelf", async () => {
    expect((await change({})).json()).toMatchObject({
      sku: "coat_1",
      quantity: 30,
      level: "enough",
    });
    expect((await traces())[0]).toEqual({
      subject: "coat_1",
      before: seen,
      after: { quantity: 30, isInStock: true, reason: "Delivery 14" },
    });
    const item = await callAdmin(app, `GET stock/${ids.coat}`, { session });
    expect(item.json()).toMatchObject({ quantity: 30, lastChange: { by: STAFF.email } });
  });

  it("of which orders took some meanwhile are refused, with what is there now", async () => {
    await app.shop.db
      .updateTable("stock_item")
      .set({ quantity: 7 })
      .where("product_id", "=", ids.coat)
      .execute();
    const before = await traces();
    const answer = await change({});
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      key: "stock.changedMeanwhile",
      errors: [{ field: "quantity", parameters: [7] }],
    });
    expect(await traces()).toEqual(before);
    expect((await change({ seen: { ...seen, quantity: 7 } })).statusCode).toBe(200);
  });

  it("are not asked after where they are only sold no longer, whatever orders take meanwhile", async () => {
    const stops = { quantity: undefined, isInStock: false, seen: { ...seen, quantity: 50 } };
    expect((await change(stops)).json()).toMatchObject({ quantity: 9, isInStock: false });
    expect((await traces())[0]).toMatchObject({
      before: { isInStock: true },
      after: { isInStock: false, reason: "Delivery 14" },
    });
    expect((await change(stops)).json()).toMatchObject({ key: "stock.changedMeanwhile" });
  });

  it("that change nothing leave no trace", async () => {
    const before = await traces();
    expect((await change({ quantity: 9 })).statusCode).toBe(400);
    expect(await traces()).toEqual(before);
  });

  it("by two at once: one is written, the other is told", async () => {
    const answers = await Promise.all([change({ quantity: 20 }), change({ quantity: 25 })]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("are sold from then on, and no longer once there are none", async () => {
    const status = async () =>
      (
        await app.graphql(
          `{ products(filter: { sku: { eq: "coat_1" } }) { items { stock_status } } }`,
        )
      ).data;
    const said = (stock_status: string) => ({ products: { items: [{ stock_status }] } });
    await change({ quantity: 0 });
    await expect.poll(status).toEqual(said("OUT_OF_STOCK"));
    await change({ seen: { quantity: 0, isInStock: true }, quantity: 12 });
    await expect.poll(status).toEqual(said("IN_STOCK"));
  });

  it.each([
    [{ quantity: -1 }, "stock.quantityInvalid"],
    [{ quantity: 1.5 }, "stock.quantityInvalid"],
    [{ reason: " " }, "stock.reasonMissing"],
    [{ quantity: "many" }, "access.badRequest"],
    [{ seen: { ...seen, quantity: 5.5 } }, "access.badRequest"],
    [{ seen: { ...seen, quantity: 1e21 } }, "access.badRequest"],
    [{ quantity: 9 }, "stock.nothingChanged"],
    [{ quantity: undefined }, "stock.nothingChanged"],
  ])("are refused for %j", async (body, key) => {
    expect((await change(body)).json()).toMatchObject({ key });
  });

  it("of a family, or of nothing, are nobody's to say", async () => {
    expect((await change({}, 999_999)).json()).toMatchObject({ key: "stock.noSuchItem" });
    const family = await app.shop.db
      .selectFrom("product")
      .select("id")
      .where("sku", "=", "COAT")
      .executeTakeFirstOrThrow();
    expect((await change({}, family.id)).json()).toMatchObject({ key: "stock.noSuchItem" });
    const shelf = await app.shop.db
      .selectFrom("stock_item")
      .select("quantity")
      .where("product_id", "=", family.id)
      .executeTakeFirst();
    expect(shelf?.quantity).not.toBe(30);
  });

  it("are read by every member and changed by those whose role says so", async () => {
    const reader = await aStaffSession(app, {
      ...STAFF,
      email: "reader@example.com",
      role: "reader",
    });
    expect((await callAdmin(app, "GET stock", { session: reader })).statusCode).toBe(200);
    expect((await change({}, ids.coat, reader)).statusCode).toBe(403);
  });
});
