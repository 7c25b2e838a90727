import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  startRecaptchaEmulator,
  type RecaptchaEmulator,
} from "../../providers/bot-check/recaptcha-emulator.ts";
import { recaptchaProvider } from "../../providers/bot-check/recaptcha-provider.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aCoatShop, returnsIn, type ReturnedOrder } from "../../testing/order/returns.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const [APPROVED, CHALLENGE] = ["4111111111111111", "4000000000003220"];

let google: RecaptchaEmulator;
let sandbox: TestSandbox;
let app: TestApp;
let number: string;
let token: string;

/** A dearer exchange that waits for its buyer, in a shop that has begun to want proofs of whoever orders. */
beforeAll(async () => {
  google = await startRecaptchaEmulator(() => 0);
  sandbox = await startTestSandbox();
  const botCheck = recaptchaProvider(google.keys, { url: google.url });
  let [bought, dear] = ["", ""];
  app = await testApp(
    async (shop) => {
      ({
        names: { bought, dear },
      } = await aCoatShop(shop));
    },
    { payment: sandbox.provider, botCheck },
  );
  const session = await aStaffSession(app);
  const store = returnsIn({ app, sandbox, session });
  const sentBack = await store.takeBack(await store.sentOrder(bought), { sent: 2 });
  const after = await store.exchange(sentBack, dear, { takes: "card" });
  number = after.json<ReturnedOrder>().exchanges[0]?.by ?? "";
  ({ token } = await app.shop.db
    .selectFrom("sales_order")
    .select("confirmation_token as token")
    .where("number", "=", number)
    .executeTakeFirstOrThrow());
  const { edition } = (await callAdmin(app, "GET settings", { session })).json<{
    edition: string;
  }>();
  const set = { placeOrderRecaptcha: "recaptcha" };
  const body = { scope: { kind: "default", id: 0 }, edition, set, useDefault: [] };
  await callAdmin(app, "PATCH settings", { session, body });
  // The process takes new settings up a moment later.
  await vi.waitFor(async () => {
    const { data } = await app.graphql("{ storeConfig { place_order_recaptcha_type } }");
    if (!JSON.stringify(data).includes('recaptcha"')) throw new Error("Not wanted yet");
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  google.close();
});

/** Pays with a proof in the header; gives why it was not paid, or what became of it. */
async function pay(card: string | null, proof?: string): Promise<string> {
  const query = `mutation ($input: PayForExchangeInput!) { payForExchange(input: $input) {
    orderV2 { status } errors { key } challenge_url } }`;
  const nonce = card === null ? {} : { payment_method_nonce: await sandbox.tokenFor(card) };
  const response = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: proof === undefined ? {} : { "x-recaptcha": proof },
    payload: { query, variables: { input: { number, token, ...nonce } } },
  });
  const { data } = response.json<{
    data: {
      payForExchange: {
        readonly errors: readonly { readonly key: string }[];
        readonly challenge_url: string | null;
      };
    };
  }>();
  const { errors, challenge_url: url } = data.payForExchange;
  if (url !== null) return "challenge";
  return errors.map(({ key }) => key).join() || "paid";
}
const payments = () => app.shop.db.selectFrom("payment").select("id").execute();

it("CHECK-26 a card is asked for an exchange with a proof alone, and what became of one without", async () => {
  const before = await payments();
  expect(await pay(APPROVED)).toBe("botCheck.missing");
  expect(await pay(APPROVED, "made-up")).toBe("botCheck.failed");
  expect(await payments(), "nothing is written, and no processor asked").toEqual(before);
  const proof = google.prove();
  expect(await pay(CHALLENGE, proof)).toBe("challenge");
  expect(await pay(null)).toBe("challenge");
  expect(await pay(APPROVED, proof), "a proof counts once").toBe("botCheck.failed");
  expect(await pay(APPROVED, google.prove())).toBe("paid");
});
