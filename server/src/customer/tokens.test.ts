import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ANN, anAccount, aShopper, askShop, callShop, cookieIn } from "../testing/customer.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

afterEach(async () => {
  await app.shop.db.deleteFrom("customer").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
});

const whoIs = async (coming: object) =>
  (await callShop(app, "GET app-account-info", coming)).json<object>();
const TOKEN = `mutation ($p: String!) { generateCustomerToken(email: "ann@example.com", password: $p) { token } }`;
const aToken = async () => {
  const { data } = await askShop(app, TOKEN, { variables: { p: ANN.password }, origin: null });
  return String(data?.["generateCustomerToken"]?.["token"]);
};

describe("ACCT-23 OPEN-04 POST app-set-auth", () => {
  const setAuth = (token: string, coming: object = {}) =>
    callShop(app, "POST app-set-auth", { body: { token }, ...coming });

  it("makes a program's token this browser's sign-in, and the token is over", async () => {
    await anAccount(app);
    const token = await aToken();
    const answer = await setAuth(token);
    expect(answer.json()).toMatchObject({ success: true, account: { email: ANN.email } });
    expect(answer.json<{ token: string }>().token).not.toBe(token);
    expect(await whoIs({ session: cookieIn(answer, "placket_session") })).toMatchObject({
      isLoggedIn: true,
    });
    const replayed = await setAuth(token);
    expect(replayed.statusCode).toBe(401);
    expect(replayed.json()).toMatchObject({
      key: "customer.wrongToken",
      message:
        "This link or sign-in has expired, or was used already. Please sign in, or ask for another link.",
    });
  });

  it("lets one in when the same token is sent by several at once", async () => {
    await anAccount(app);
    const token = await aToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => setAuth(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("hears a page say its own token again", async () => {
    await anAccount(app);
    const { session, token } = await aShopper(app);
    const answer = await setAuth(token, { session });
    expect(answer.json()).toMatchObject({ success: true, token, account: { isLoggedIn: true } });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("refuses a page's token without its session, and what is no token", async () => {
    await anAccount(app);
    const { session, token } = await aShopper(app);
    for (const wrong of [token, session, "", "A".repeat(43)]) {
      expect((await setAuth(wrong)).json()).toMatchObject({ key: "customer.wrongToken" });
    }
  });
});

describe("Magento's tokens", () => {
  it("ACCT-19 generateCustomerToken opens the customer's account to whoever sends it", async () => {
    await anAccount(app, { ...ANN, suffix: "Jr." });
    const answer = await askShop(app, "{ customer { firstname lastname suffix email } }", {
      bearer: await aToken(),
      origin: null,
    });
    expect(answer.data?.["customer"]).toEqual({
      firstname: "Ann",
      lastname: "Weaver",
      suffix: "Jr.",
      email: ANN.email,
    });
  });

  it("revokeCustomerToken ends the session that asks, and no other", async () => {
    await anAccount(app);
    const [token, other] = [await aToken(), await aToken()];
    const revoke = (bearer: string) =>
      askShop(app, "mutation { revokeCustomerToken { result } }", { bearer, origin: null });
    expect((await revoke(token)).data).toEqual({ revokeCustomerToken: { result: true } });
    expect((await revoke(token)).errors?.[0]?.extensions.key).toBe("access.loginRequired");
    expect((await revoke(other)).errors).toBeUndefined();
  });
});
