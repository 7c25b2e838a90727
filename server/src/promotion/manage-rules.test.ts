import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let maskId: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      await aProduct(shop, { sku: "SHOE", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  const items = [
    { sku: "CAP", quantity: 1 },
    { sku: "SHOE", quantity: 2 },
  ];
  const guest = await aGuest(app, items);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  await guest.placeOrder();
  ({ maskId } = await aGuest(app, items));
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  await app.shop.db.deleteFrom("cart_rule").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
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
  needsCoupon: false,
  conditions: { match: "all", of: [] },
  lines: { match: "all", of: [{ fact: "sku", is: "in", values: ["shoe"] }] },
  action: { kind: "fixedPiece", minor: 500 },
  usesPerCoupon: null,
  usesPerCustomer: null,
};
type Kept = typeof SHOES & { readonly id: number; readonly version: number };

type Call = Parameters<typeof callAdmin>[1];
const ask = (call: Call, body?: object) => callAdmin(app, call, { session, ...(body && { body }) });
const added = async (draft: object = {}) =>
  (await ask("POST cart-rules", { ...SHOES, ...draft })).json<Kept>();
const keysOf = async (call: Call, body: object) =>
  (await ask(call, body))
    .json<{ errors: { key: string; field: string }[] }>()
    .errors.map(({ key, field }) => [key, field]);

interface Priced {
  readonly items: readonly {
    readonly sku: string;
    readonly prices: { readonly discounts: readonly object[] };
  }[];
  readonly prices: { readonly discounts: readonly object[] | null };
  readonly applied_coupons: readonly { readonly code: string }[] | null;
  readonly lapsed_coupons: readonly string[];
}
const cart = async () => {
  const { data } = await app.graphql(
    `query ($id: String!) { cart(cart_id: $id) {
      items { sku prices { discounts { label amount { value } } } }
      prices { discounts { label amount { value } } }
      applied_coupons { code } lapsed_coupons } }`,
    { id: maskId },
  );
  return data?.["cart"] as unknown as Priced;
};
const apply = async (codes: readonly string[], type = "APPEND") => {
  const { errors } = await app.graphql(
    `mutation ($id: String!, $codes: [String]!, $type: ApplyCouponsStrategy) {
      applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: $type }) { cart { id } } }`,
    { id: maskId, codes, type },
  );
  return errors?.map(({ message }) => message) ?? [];
};

it("issue 9.7 a rule that is written counts soon, and each line says why", async () => {
  await added();
  const off = { label: "Shoe week", amount: { value: 10 } };
  await expect.poll(async () => (await cart()).prices.discounts).toEqual([off]);
  expect((await cart()).items.map(({ sku, prices }) => [sku, prices.discounts])).toEqual([
    ["CAP", []],
    ["SHOE", [off]],
  ]);
});

it("issue 9.7 what is wrong with a rule is said at its field", async () => {
  const wrong = (draft: object) => keysOf("POST cart-rules", { ...SHOES, ...draft });
  expect(await wrong({ name: " " })).toEqual([["promotion.nameMissing", "name"]]);
  expect(await wrong({ needsCoupon: false, usesPerCustomer: 1 })).toEqual([
    ["promotion.limitNeedsCode", "usesPerCustomer"],
  ]);
  expect(await wrong({ action: { kind: "percent", micro: 1_000_001 } })).toEqual([
    ["promotion.shareInvalid", "micro"],
  ]);
  expect(
    await wrong({ conditions: { match: "all", of: [{ fact: "sku", is: "in", values: [] }] } }),
  ).toEqual([["promotion.valueMissing", "conditions"]]);
  expect(
    await wrong({ lines: { match: "all", of: [{ fact: "sku", is: "below", values: ["A"] }] } }),
  ).toEqual([["promotion.conditionInvalid", "lines"]]);
  expect(
    await wrong({ activeFrom: "2026-12-02T00:00:00Z", activeTo: "2026-12-01T00:00:00Z" }),
  ).toEqual([["promotion.datesTurned", "activeTo"]]);
  const deep = (levels: number) =>
    `${'{"match":"all","of":['.repeat(levels)}${"]}".repeat(levels)}`;
  const sent = JSON.stringify({ ...SHOES, conditions: 0 });
  for (const levels of [6, 2_000]) {
    const { statusCode } = await app.fastify.inject({
      method: "POST",
      url: "/admin/api/cart-rules",
      payload: sent.replace('"conditions":0', `"conditions":${deep(levels)}`),
      headers: {
        origin: app.call.settings.storeUrl,
        "content-type": "application/json",
        cookie: `placket_staff=${session}`,
      },
    });
    expect(statusCode).toBe(400);
  }
});

it("issue 9.7 changes, copies and removals leave their trace; an old version changes nothing", async () => {
  const { id, version, ...kept } = await added();
  const change = (draft: object) => ask(`PUT cart-rules/${id}`, { ...kept, version, ...draft });
  expect((await change({ isActive: false })).json<Kept>()).toMatchObject({ isActive: false });
  expect((await change({ isActive: true })).json()).toMatchObject({ key: "promotion.ruleChanged" });
  const copy = (await ask(`POST cart-rules/${id}/duplicate`)).json<Kept>();
  expect(copy).toMatchObject({ name: "Shoes (copy)", isActive: false, lines: SHOES.lines });
  await ask(`DELETE cart-rules/${copy.id}`, { version: copy.version });
  expect((await ask(`GET cart-rules/${copy.id}`)).statusCode).toBe(404);
  const traces = await app.shop.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("room", "=", "promotion")
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  expect(traces).toMatchObject([
    { action: "promotion.remove" },
    { action: "promotion.add" },
    { action: "promotion.change", before: { isActive: true }, after: { isActive: false } },
  ]);
});

it("issue 9.7 tells what a rule would have made of the last orders, before it is written", async () => {
  const preview = async (draft: object) =>
    (
      await ask("POST cart-rules/preview", { ...SHOES, id: null, needsCoupon: true, ...draft })
    ).json<{ looked: number; orders: { before: number; after: number }[] }>();
  await expect
    .poll(() => preview({}))
    .toMatchObject({ looked: 1, orders: [{ before: 6795, after: 5795 }] });
  const none = { match: "all", of: [{ fact: "quantity", is: "atLeast", values: [99] }] };
  expect(await preview({ conditions: none })).toEqual({ looked: 1, orders: [] });
});

it("issue 9.7 codes are made by chance, found, counted, given as a file, and taken away", async () => {
  const { id } = await added({ needsCoupon: true });
  const wish = { count: 50, length: 8, alphabet: "both", prefix: "SHOE-" };
  expect((await ask(`POST cart-rules/${id}/coupons/make`, wish)).json()).toEqual({ added: 50 });
  expect(
    await keysOf(`POST cart-rules/${id}/coupons/make`, { ...wish, count: 100, length: 4 }),
  ).toEqual([["promotion.codesTooFew", "length"]]);
  await ask(`POST cart-rules/${id}/coupons`, { code: "Crew7" });
  expect(await keysOf(`POST cart-rules/${id}/coupons`, { code: " cREW7" })).toEqual([
    ["promotion.codeTaken", "code"],
  ]);
  const file = await ask(`GET cart-rules/${id}/coupons.csv`);
  const codes = file.body.split("\n").filter((line) => /^SHOE-[A-Z2-9]{8},0,/.test(line));
  expect(new Set(codes).size).toBe(50);
  const found = (await ask(`GET cart-rules/${id}/coupons?search=crew`)).json<{
    rows: { id: number; code: string }[];
  }>().rows;
  expect(found).toMatchObject([{ code: "Crew7" }]);
  await expect.poll(() => apply(["crew7"])).toEqual([]);
  expect((await cart()).applied_coupons).toEqual([{ code: "Crew7" }]);
  await ask(`DELETE coupons/${found[0]?.id}`);
  expect((await cart()).applied_coupons).toBeNull();
});

it("issue 9.7 several codes count together as far as the store lets them", async () => {
  const { id } = await added({ needsCoupon: true });
  const { id: other } = await added({
    needsCoupon: true,
    action: { kind: "percent", micro: 50_000 },
  });
  await ask(`POST cart-rules/${id}/coupons`, { code: "ONE" });
  await ask(`POST cart-rules/${other}/coupons`, { code: "TWO" });
  await expect.poll(() => apply(["ONE"], "REPLACE")).toEqual([]);
  expect(await apply(["TWO"])).toEqual(["No more than 1 codes count for one cart."]);
  await app.shop.db
    .insertInto("config_value")
    .values({ scope: "default", scope_id: 0, path: "couponsPerCart", value: "2" })
    .execute();
  await expect.poll(() => apply(["TWO"])).toEqual([]);
  expect((await cart()).prices.discounts).toHaveLength(2);
  await app.shop.db.deleteFrom("config_value").where("path", "=", "couponsPerCart").execute();
  await expect.poll(async () => (await cart()).lapsed_coupons).toEqual(["TWO"]);
});

it("issue 9.7 codes that nobody made are tried so often, and no more", async () => {
  const said = [];
  for (let n = 0; n < 11; n += 1) said.push(...(await apply([`GUESS${n}`])));
  expect(said.slice(0, 10)).toEqual(
    Array.from({ length: 10 }, () => "The coupon code isn't valid. Verify the code and try again."),
  );
  expect(said.at(-1)).toMatch(/^Too many codes that do not exist/);
});
