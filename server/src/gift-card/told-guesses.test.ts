import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
beforeEach(async () => {
  await app.shop.db.deleteFrom("sign_in_try").execute();
});
afterAll(() => app.close());

const WRONG = "7K2M-QXR4-HHJ0-22AB-9ZZ9";

const whatIsOn = (code: string) =>
  app.graphql(
    `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code } }`,
    { code },
  );

it("issue 9.6 guesses at gift cards are told staff where they go on, once an hour, however many at once, and no network for good", async () => {
  const told = async () => {
    const trail = await callAdmin(app, "GET audit?action=shopper.guessed", { session });
    return trail.json<{ rows: readonly { subject: string; email: string; after: object }[] }>()
      .rows;
  };
  const before = (await told()).length;
  app.time.now = new Date("2026-03-02T11:30:00Z");
  for (let count = 0; count < 10; count += 1) await whatIsOn(WRONG);
  expect(await told(), "whoever mistypes is told nobody").toHaveLength(before);
  await Promise.all(Array.from({ length: 6 }, () => whatIsOn(WRONG)));
  const [last, ...others] = await told();
  expect(others).toHaveLength(before);
  expect(last).toMatchObject({ email: "somebody unknown", subject: "giftCard" });
  const tries = app.shop.db.selectFrom("sign_in_try").select("address").distinct();
  const [{ address } = { address: "" }] = await tries.execute();
  expect(address).not.toBe("");
  const trail = await app.shop.db.selectFrom("audit").selectAll().execute();
  expect(JSON.stringify(trail), "which is never forgotten").not.toContain(address);
  app.time.now = new Date("2026-03-02T12:30:01Z");
  for (let count = 0; count < 3; count += 1) await whatIsOn(WRONG);
  expect(await told()).toHaveLength(before + 2);
});

it("gift cards are guessed at no oftener without a cart, and every process reads the same count", async () => {
  const asked = [];
  for (let count = 0; count < 11; count += 1)
    asked.push((await whatIsOn(WRONG)).errors?.[0]?.extensions.key);
  expect(asked.slice(-2)).toEqual(["giftCard.noSuchCard", "giftCard.tooManyTries"]);
  expect(await app.shop.db.selectFrom("sign_in_try").selectAll().execute()).toHaveLength(10);
});

it("issue 9.6 guesses at coupons are told as well, after those at gift cards", async () => {
  const since = "2026-03-02T13:30:02";
  app.time.now = new Date(`${since}Z`);
  const areas = async () => {
    const trail = await callAdmin(app, "GET audit?action=shopper.guessed", { session });
    const { rows } = trail.json<{ rows: readonly { at: string; subject: string }[] }>();
    return rows.filter(({ at }) => at >= since).map(({ subject }) => subject);
  };
  for (let count = 0; count < 12; count += 1) await whatIsOn(WRONG);
  expect(await areas()).toEqual(["giftCard"]);
  const { data } = await app.graphql(`mutation { createEmptyCart }`);
  const guess = () =>
    app.graphql(
      `mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "NOBODYS" }) { cart { id } } }`,
      { id: data?.["createEmptyCart"] },
    );
  for (let count = 0; count < 12; count += 1) await guess();
  expect(await areas()).toEqual(["coupon", "giftCard"]);
});
