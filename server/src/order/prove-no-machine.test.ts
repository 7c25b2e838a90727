import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startRecaptchaEmulator,
  type RecaptchaEmulator,
} from "../providers/bot-check/recaptcha-emulator.ts";
import { recaptchaProvider } from "../providers/bot-check/recaptcha-provider.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest, type Guest, type PlaceOrderAnswer } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";
const CHALLENGE = "4000000000003220";

let google: RecaptchaEmulator;
let sandbox: TestSandbox;
const open: TestApp[] = [];

beforeAll(async () => {
  google = await startRecaptchaEmulator(() => 0);
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  for (const app of open) await app.close();
  await sandbox.close();
  google.close();
});

/** A store whose orders want a recaptcha of this type; none where it is null. */
async function aStore(
  type: string | null,
  hasKeys = true,
  elsewhere?: { readonly scope: "store"; readonly scope_id: number; readonly type: string },
): Promise<TestApp> {
  const botCheck = recaptchaProvider(google.keys, { url: google.url });
  const app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      const path = "placeOrderRecaptcha";
      await shop.db
        .insertInto("config_value")
        .values({ scope: "default", scope_id: 0, path, value: JSON.stringify(type) })
        .execute();
      if (!elsewhere) return;
      const view = { id: 2, code: "work", name: "Workwear", website_id: 1, group_id: 1 };
      await shop.db
        .insertInto("store_view")
        .values({ ...view, locale: "en-US", country_code: "US" })
        .execute();
      const { scope, scope_id } = elsewhere;
      await shop.db
        .insertInto("config_value")
        .values({ scope, scope_id, path, value: JSON.stringify(elsewhere.type) })
        .execute();
    },
    { payment: sandbox.provider, ...(hasKeys ? { botCheck } : {}) },
  );
  open.push(app);
  return app;
}

async function aPayingGuest(app: TestApp, card = APPROVED): Promise<Guest> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await guest.pay(await sandbox.tokenFor(card));
  return guest;
}

/** Places with a proof in the header; gives the answer's keys, or `placed`. */
async function place(app: TestApp, { maskId }: Guest, proof?: string): Promise<string> {
  const query = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
    order { order_number } errors { key field } challenge_url } }`;
  const response = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: proof === undefined ? {} : { "x-recaptcha": proof },
    payload: { query, variables: { id: maskId } },
  });
  const { data } = response.json<{ data: { placeOrder: PlaceOrderAnswer } }>();
  const { order, errors, challenge_url: url } = data.placeOrder;
  if (order) return "placed";
  return url === null ? errors.map(({ key }) => key).join() : "challenge";
}

const ordersOf = (app: TestApp) => app.shop.db.selectFrom("sales_order").select("id").execute();

describe("the place-order recaptcha", () => {
  it("CHECK-26 without a proof nothing is written; with one the order is placed", async () => {
    const app = await aStore("recaptcha");
    const guest = await aPayingGuest(app);
    expect(await place(app, guest)).toBe("botCheck.missing");
    expect(await place(app, guest, "made-up")).toBe("botCheck.failed");
    expect(await ordersOf(app)).toEqual([]);
    const proof = google.prove();
    expect(await place(app, guest, proof)).toBe("placed");
    expect(await place(app, await aPayingGuest(app), proof)).toBe("botCheck.failed");
  });

  it("CHECK-26 wanted in one store view, it is wanted in all of the website", async () => {
    const app = await aStore(null, true, { scope: "store", scope_id: 2, type: "recaptcha" });
    const guest = await aPayingGuest(app);
    expect(await place(app, guest)).toBe("botCheck.missing");
    expect(await place(app, guest, google.prove())).toBe("placed");
  });

  it("CHECK-26 an order under way is asked for again without a new proof", async () => {
    const app = await aStore("invisible");
    const guest = await aPayingGuest(app, CHALLENGE);
    expect(await place(app, guest, google.prove())).toBe("challenge");
    const asked = google.asked();
    expect(await place(app, guest)).toBe("challenge");
    expect(google.asked()).toBe(asked);
  });

  it("CHECK-26 after a decline the cart is open again and wants a new proof", async () => {
    const app = await aStore("recaptcha");
    const guest = await aPayingGuest(app, DECLINED);
    expect(await place(app, guest, google.prove())).toBe("payment.declined");
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect(await place(app, guest)).toBe("botCheck.missing");
    expect(await place(app, guest, google.prove())).toBe("placed");
  });

  it("CHECK-26 v3 judges the score", async () => {
    const app = await aStore("recaptcha_v3");
    const guest = await aPayingGuest(app);
    expect(await place(app, guest, google.prove({ score: 0.1 }))).toBe("botCheck.failed");
    expect(await place(app, guest, google.prove({ score: 0.9, action: "login" }))).toBe(
      "botCheck.failed",
    );
    expect(await place(app, guest, google.prove({ score: 0.9 }))).toBe("placed");
  });

  it("CHECK-26 while the check cannot be reached nothing is placed, and the next try may succeed", async () => {
    const app = await aStore("recaptcha");
    const guest = await aPayingGuest(app);
    google.hangUp(true);
    expect(await place(app, guest, google.prove())).toBe("botCheck.unreachable");
    google.hangUp(false);
    expect(await place(app, guest, google.prove())).toBe("placed");
  });

  it.each([
    ["the store view wants none", null, true],
    ["there are no keys", "recaptcha", false],
  ])("CHECK-26 is off where %s", async (_, type, hasKeys) => {
    const app = await aStore(type, hasKeys);
    expect(await place(app, await aPayingGuest(app))).toBe("placed");
    const { data } = await app.graphql(
      "{ storeConfig { recaptcha_site_key place_order_recaptcha_type } }",
    );
    expect(data).toEqual({
      storeConfig: { recaptcha_site_key: null, place_order_recaptcha_type: null },
    });
  });

  it("CHECK-26 CONF-07 the configuration tells site key and type", async () => {
    const app = await aStore("invisible");
    const { data } = await app.graphql(
      "{ storeConfig { recaptcha_site_key place_order_recaptcha_type } }",
    );
    expect(data).toEqual({
      storeConfig: { recaptcha_site_key: "site-key", place_order_recaptcha_type: "invisible" },
    });
  });
});
