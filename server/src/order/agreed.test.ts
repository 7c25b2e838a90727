import { agreedCases, TERMS } from "@placket/domain/checkout/agreed.cases";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest, type Guest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
/** With and without terms to agree to. */
let apps: readonly [TestApp, TestApp];

beforeAll(async () => {
  sandbox = await startTestSandbox({});
  apps = [await aStore([]), await aStore(TERMS)];
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await sandbox.close();
});

function aStore(agreements: readonly object[]): Promise<TestApp> {
  return testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", attributes: JSON.stringify({ has_embroidery: true }) });
      const value = { scope: "default", scope_id: 0, path: "agreements" } as const;
      await shop.db
        .insertInto("config_value")
        .values({ ...value, value: JSON.stringify(agreements) })
        .execute();
    },
    { payment: sandbox.provider },
  );
}

async function aPayingGuest(app: TestApp, hasEmbroidery: boolean): Promise<Guest> {
  const words = { uid: btoa("embroidery/special-instructions"), value: "Navy thread" };
  const entered_options = hasEmbroidery ? [words] : [];
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1, entered_options }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  return guest;
}

const ordersOf = (app: TestApp) => app.shop.db.selectFrom("sales_order").select("id").execute();

it.each(agreedCases)("$row: placing holds to it", async ({ wanted, agreed, lacks }) => {
  const app = apps[wanted.terms ? 1 : 0];
  const guest = await aPayingGuest(app, wanted.hasEmbroidery);
  const before = await ordersOf(app);
  const input = { agreement_ids: agreed.agreementIds, embroidery_agreed: agreed.embroidery };
  const { errors, orderV2 } = await guest.placeOrder(input);
  expect(errors.map(({ key }) => key)).toEqual(lacks.map(([key]) => key));
  for (const [n, [, ...values]] of lacks.entries()) {
    for (const value of values) expect(errors[n]?.message).toContain(value);
  }
  expect(orderV2 === null).toBe(lacks.length > 0);
  expect((await ordersOf(app)).length - before.length).toBe(lacks.length > 0 ? 0 : 1);
});

it("CHECK-17, CHECK-25 a call that says nothing of it has agreed to nothing", async () => {
  const guest = await aPayingGuest(apps[1], true);
  const { errors } = await guest.placeOrder();
  expect(errors.map(({ key }) => key)).toEqual([
    "checkout.embroideryNotAgreed",
    "checkout.termsNotAgreed",
    "checkout.termsNotAgreed",
  ]);
});

it("CHECK-25 an order that stands is asked for again without a word", async () => {
  const guest = await aPayingGuest(apps[1], false);
  const first = await guest.placeOrder({ agreement_ids: [1, 7] });
  expect((await guest.placeOrder()).order).toEqual(first.order);
});
