import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aRule } from "../testing/rule.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      await aRule(shop.db, { code: "THREE", uses_per_coupon: 3 });
      await aRule(shop.db, { code: "MINE", uses_per_customer: 1 });
      await aRule(shop.db, { name: "Everybody", priority: 9 });
    },
    { payment: sandbox.provider },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const aPayingGuest = async (coupon: string, card = APPROVED) => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }], { coupon });
  await guest.pay(await sandbox.tokenFor(card));
  return guest;
};

/** Orders that stand by rule, and what each kept of it. */
const uses = () =>
  app.shop.db
    .selectFrom("cart_rule_use")
    .innerJoin("cart_rule", "cart_rule.id", "rule_id")
    .leftJoin("coupon", "coupon.id", "coupon_id")
    .select(["cart_rule.name", "coupon.code", "discount_minor"])
    .orderBy("order_id")
    .orderBy("cart_rule_use.rule_id")
    .execute();

it("issue 9.7 of six checkouts at once three take the three uses of a code, and no more", async () => {
  const guests = [];
  for (let n = 0; n < 6; n += 1) guests.push(await aPayingGuest("THREE"));
  const answers = await Promise.all(guests.map((guest) => guest.placeOrder()));
  expect(answers.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(3);
  const refused = answers.flatMap(({ errors }) => errors.map(({ key }) => key));
  expect(refused).toEqual(["cart.noSuchCoupon", "cart.noSuchCoupon", "cart.noSuchCoupon"]);
  const { times_used } = await app.shop.db
    .selectFrom("coupon")
    .select("times_used")
    .where("code", "=", "THREE")
    .executeTakeFirstOrThrow();
  expect(times_used).toBe(3);
  expect(await uses()).toEqual(
    [1, 2, 3].flatMap(() => [
      { name: "Autumn", code: "THREE", discount_minor: 200 },
      { name: "Everybody", code: null, discount_minor: 180 },
    ]),
  );
});

it("issue 9.7 of two checkouts of one guest at once one takes the only use of a code", async () => {
  const guests = [await aPayingGuest("MINE"), await aPayingGuest("MINE")];
  const answers = await Promise.all(guests.map((guest) => guest.placeOrder()));
  expect(answers.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(1);
});

it("issue 9.7 a use is given back once when the payment is declined", async () => {
  await app.shop.db.updateTable("cart_rule_customer").set({ times_used: 0 }).execute();
  const before = await uses();
  const guest = await aPayingGuest("MINE", DECLINED);
  expect((await guest.placeOrder()).orderV2).toBeNull();
  expect(await uses()).toEqual(before);
  const times = await app.shop.db.selectFrom("cart_rule_customer").select("times_used").execute();
  expect(times.map(({ times_used }) => times_used)).toEqual([0]);
  await guest.pay(await sandbox.tokenFor(APPROVED));
  expect((await guest.placeOrder()).errors).toEqual([]);
});

it("issue 9.7 whoever has none left is told the sum without the code, and can pay that", async () => {
  const guest = await aPayingGuest("MINE");
  const place = async (seen: readonly object[]) => {
    const { data } = await app.graphql(
      `mutation ($id: String!, $seen: [SeenTotalInput!]) {
        placeOrder(input: { cart_id: $id, seen_totals: $seen }) {
          orderV2 { number } changed_totals { code after { value } } } }`,
      { id: guest.maskId, seen },
    );
    return data?.["placeOrder"] as unknown as {
      orderV2: object | null;
      changed_totals: { code: string; after: { value: number } | null }[] | null;
    };
  };
  const totalOf = async () => {
    const { body } = await app.rest("GET", "app-get-cart", { cookie: guest.maskId });
    const { raw_totals: lines } = body["prices"] as {
      raw_totals: { code: string; amount: { value: number; currency: string } }[];
    };
    return lines.map(({ code, amount }) => ({ code, ...amount }));
  };
  const first = await place(await totalOf());
  expect(first.orderV2).toBeNull();
  expect(first.changed_totals?.at(-1)).toMatchObject({ code: "grand_total" });
  expect((await place(await totalOf())).orderV2).not.toBeNull();
});
