import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", name: "Skull Cap", price_minor: 1000 });
    await aProduct(shop, { sku: "SHOE", name: "Kitchen Shoe", price_minor: 6000 });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.shop.db.deleteFrom("catalog_rule").execute();
});

const SHOES = {
  name: "Shoes",
  labels: { 0: "Shoe week" },
  currency: "USD",
  isActive: true,
  activeFrom: null,
  activeTo: null,
  websiteIds: [],
  groupIds: [],
  priority: 0,
  stopsFurther: false,
  conditions: { match: "all", of: [{ fact: "sku", is: "in", values: ["shoe"] }] },
  action: { kind: "byFixed", minor: 500 },
};
type Kept = typeof SHOES & { readonly id: number; readonly version: number };

type Call = Parameters<typeof callAdmin>[1];
const ask = (call: Call, body?: object) => callAdmin(app, call, { session, ...(body && { body }) });
const added = async (draft: object = {}) =>
  (await ask("POST catalog-rules", { ...SHOES, ...draft })).json<Kept>();
const shoePrice = async () => {
  const { body } = await app.rest("GET", "app-products-by-skus?skus=SHOE");
  return (body as unknown as { items: { price: { value: number } }[] }).items[0]?.price.value;
};

it("issue 9.7 a catalog price rule that staff write lowers prices, and stops when it is switched off", async () => {
  const { id, version } = await added();
  await expect.poll(shoePrice).toBe(55);
  const off = await ask(`PUT catalog-rules/${id}/active`, { isActive: false });
  expect(off.json<Kept>()).toMatchObject({ isActive: false, version: version + 1, name: "Shoes" });
  await expect.poll(shoePrice).toBe(60);
  // Whoever switches it once more changes nothing.
  const again = await ask(`PUT catalog-rules/${id}/active`, { isActive: false });
  expect(again.json<Kept>()).toMatchObject({ version: version + 1 });
  expect((await ask("PUT catalog-rules/999/active", { isActive: true })).statusCode).toBe(404);
});

it("issue 9.7 what is wrong with a catalog price rule is said at its field", async () => {
  const wrong = async (draft: object) =>
    (await ask("POST catalog-rules", { ...SHOES, ...draft }))
      .json<{ errors: { key: string; field: string }[] }>()
      .errors.map(({ key, field }) => [key, field]);
  expect(await wrong({ name: " " })).toEqual([["promotion.nameMissing", "name"]]);
  expect(await wrong({ action: { kind: "toPercent", micro: 1_000_001 } })).toEqual([
    ["promotion.shareInvalid", "micro"],
  ]);
  expect(await wrong({ action: { kind: "toFixed", minor: 0 } })).toEqual([
    ["promotion.amountInvalid", "minor"],
  ]);
  // A product has no cart and no line.
  for (const part of [
    { fact: "subtotal", is: "atLeast", values: [1] },
    { fact: "lineQuantity", is: "atLeast", values: [1] },
    { match: "line", of: [] },
  ]) {
    expect(await wrong({ conditions: { match: "any", of: [part] } })).toEqual([
      ["promotion.conditionInvalid", "conditions"],
    ]);
  }
});

it("issue 9.7 catalog price rules leave their trace; an old version changes nothing", async () => {
  const { id, version, ...kept } = await added();
  const change = (draft: object) => ask(`PUT catalog-rules/${id}`, { ...kept, version, ...draft });
  expect((await change({ priority: 3 })).json<Kept>()).toMatchObject({ priority: 3 });
  expect((await change({ priority: 4 })).json()).toMatchObject({ key: "promotion.ruleChanged" });
  const copy = (await ask(`POST catalog-rules/${id}/duplicate`)).json<Kept>();
  expect(copy).toMatchObject({ name: "Shoes (copy)", isActive: false, action: SHOES.action });
  await ask(`DELETE catalog-rules/${copy.id}`, { version: copy.version });
  expect((await ask(`GET catalog-rules/${copy.id}`)).statusCode).toBe(404);
  await ask(`PUT catalog-rules/${id}/active`, { isActive: false });
  const traces = await app.shop.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("room", "=", "promotion")
    .orderBy("id", "desc")
    .limit(4)
    .execute();
  expect(traces).toMatchObject([
    { action: "catalogRule.switch", before: { isActive: true }, after: { isActive: false } },
    { action: "catalogRule.remove" },
    { action: "catalogRule.add" },
    { action: "catalogRule.change", before: { priority: 0 }, after: { priority: 3 } },
  ]);
});

it("issue 9.7 catalog price rules are found, filtered, and given as a file", async () => {
  await added({ priority: 2 });
  await added({ name: "Caps", priority: 1, isActive: false });
  const names = async (how: string) =>
    (await ask(`GET catalog-rules?${how}`)).json<{ rows: Kept[] }>().rows.map(({ name }) => name);
  expect(await names("")).toEqual(["Caps", "Shoes"]);
  expect(await names("state=on")).toEqual(["Shoes"]);
  expect(await names("search=ca")).toEqual(["Caps"]);
  const { body } = await ask("GET catalog-rules.csv");
  expect(body).toContain("Shoes,1,2,,,byFixed,,500,USD");
});

it("issue 9.7 tells what a catalog price rule makes of prices, before it is written", async () => {
  const preview = async (draft: object) =>
    (await ask("POST catalog-rules/preview", { ...SHOES, id: null, ...draft })).json();
  const shoe = { sku: "SHOE", name: "Kitchen Shoe", before: 6000, after: 5500 };
  expect(await preview({ isActive: false, activeFrom: "2030-01-01T00:00:00Z" })).toMatchObject({
    looked: 2,
    changed: 1,
    currency: "USD",
    products: [shoe],
  });
  expect(await preview({ conditions: { match: "all", of: [] } })).toMatchObject({
    changed: 2,
    products: [{ sku: "CAP", before: 1000, after: 500 }, shoe],
  });
  const { id } = await added();
  await expect.poll(shoePrice).toBe(55);
  // What stands is not counted twice, and nothing of it is changed by looking.
  expect(await preview({ id, action: { kind: "byFixed", minor: 700 } })).toMatchObject({
    products: [{ sku: "SHOE", before: 6000, after: 5300 }],
  });
  expect(await shoePrice()).toBe(55);
});

it("issue 9.7 rules call the group of guests by what it is, not by Magento's name for it", async () => {
  const choices = (await ask("GET promotion-choices")).json<{ groups: readonly object[] }>();
  expect(choices.groups).toContainEqual({ id: 0, name: "Guests" });
  expect(choices.groups).toContainEqual({ id: 1, name: "General" });
  const preview = await ask("POST catalog-rules/preview", { ...SHOES, id: null, groupIds: [0] });
  expect(preview.json()).toMatchObject({ group: "Guests" });
});

it("issue 9.7 cart price rules are switched on and off too, and leave their trace", async () => {
  const rule = {
    ...SHOES,
    needsCoupon: false,
    lines: { match: "all", of: [] },
    action: { kind: "percent", micro: 100_000 },
    usesPerCoupon: null,
    usesPerCustomer: null,
  };
  const { id, version } = (await ask("POST cart-rules", rule)).json<Kept>();
  const off = await ask(`PUT cart-rules/${id}/active`, { isActive: false });
  expect(off.json<Kept>()).toMatchObject({ isActive: false, version: version + 1 });
  const [trace] = await app.shop.db
    .selectFrom("audit")
    .select(["action", "subject", "after"])
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(trace).toMatchObject({
    action: "promotion.switch",
    subject: "Shoes",
    after: { isActive: false },
  });
});

it("issue 9.7 whoever may not write promotions may only read them", async () => {
  const clerk = await aStaffSession(app, {
    email: "clerk@example.com",
    name: "Clerk",
    password: "nine yards of denim",
    role: "clerk",
  });
  const { id } = await added();
  const asClerk = (call: Call, body: object) => callAdmin(app, call, { session: clerk, body });
  expect((await callAdmin(app, "GET catalog-rules", { session: clerk })).statusCode).toBe(200);
  expect((await asClerk("POST catalog-rules", SHOES)).statusCode).toBe(403);
  expect((await asClerk(`PUT catalog-rules/${id}/active`, { isActive: false })).statusCode).toBe(
    403,
  );
});
