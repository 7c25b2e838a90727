import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BotCheckProvider } from "../providers/bot-check/bot-check-provider.ts";
import { ANN, askShop, callShop } from "../testing/customer.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

/** Whoever checks: what a person proves was proven for signing in, what a reader proves for the newsletter. */
const botCheck: BotCheckProvider = {
  siteKey: "site-key",
  verify: (proof) =>
    Promise.resolve({
      isGenuine: proof !== "a machine",
      score: 0.9,
      action: proof === "a reader" ? "newsletter" : "login",
    }),
};

let app: TestApp;

beforeAll(async () => {
  app = await testApp(
    async ({ db }) => {
      const rows = [
        { path: "formRecaptcha", value: JSON.stringify("recaptcha_v3") },
        { path: "recaptchaForms", value: JSON.stringify(["login", "create", "newsletter"]) },
      ];
      await db
        .insertInto("config_value")
        .values(rows.map((row) => ({ scope: "default", scope_id: 0, ...row })))
        .execute();
    },
    { botCheck },
  );
});
afterAll(() => app.close());
beforeEach(() => app.shop.db.deleteFrom("sign_in_try").execute());

const logIn = async (proof: object) => {
  const body = { username: ANN.email, password: ANN.password, ...proof };
  return (await callShop(app, "POST app-login", { body })).json<{ key: string }>().key;
};

describe("ACCT-27 a form that the shop guards", () => {
  it("ACCT-28 the login: its proof is the field g-recaptcha-response, for the action login", async () => {
    expect(await logIn({})).toBe("botCheck.missing");
    expect(await logIn({ "g-recaptcha-response": "a machine" })).toBe("botCheck.failed");
    expect(await logIn({ "g-recaptcha-response": "a person" })).toBe("customer.wrongLogin");
    const tried = await app.shop.db.selectFrom("sign_in_try").select("id").execute();
    expect(tried).toHaveLength(1);
  });

  it("FOOT-13 OPEN-16 the newsletter's box: its proof is the field g-recaptcha-response, for the action newsletter", async () => {
    const ask = async (proof: object) => {
      const body = { email: "noor@example.com", ...proof };
      return (await callShop(app, "POST app-subscribe-email", { body })).json<{ key: string }>();
    };
    expect(await ask({})).toMatchObject({ key: "botCheck.missing" });
    // One that was made for signing in.
    expect(await ask({ "g-recaptcha-response": "a person" })).toMatchObject({
      key: "botCheck.failed",
    });
    expect(await ask({ "g-recaptcha-response": "a reader" })).toMatchObject({ success: true });
  });

  it("takes the proof of a REST call from its header as well", async () => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/rest/us/V1/xmapi/app-login",
      headers: { "x-recaptcha": "a person" },
      payload: { username: ANN.email, password: ANN.password },
    });
    expect(answer.json()).toMatchObject({ key: "customer.wrongLogin" });
  });

  it("a new account wants a proof made for it; a letter is asked for without where it is not guarded", async () => {
    const send = (query: string) =>
      app.fastify
        .inject({
          method: "POST",
          url: "/graphql",
          headers: { "x-recaptcha": "a person" },
          payload: { query, variables: { input: ANN } },
        })
        .then((answer) => answer.body);
    const create = `mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }`;
    expect(await send(create)).toContain("botCheck.failed");
    const forgot = `mutation { requestPasswordResetEmail(email: "ann@example.com") }`;
    expect(await send(forgot)).toContain('{"requestPasswordResetEmail":true}');
  });

  it("storeConfig tells which forms want which recaptcha, and the site key", async () => {
    const { data } = await askShop(
      app,
      "{ storeConfig { recaptcha_site_key form_recaptcha_type form_recaptcha_actions } }",
    );
    expect(data?.["storeConfig"]).toEqual({
      recaptcha_site_key: "site-key",
      form_recaptcha_type: "recaptcha_v3",
      form_recaptcha_actions: ["login", "create", "newsletter"],
    });
  });
});
