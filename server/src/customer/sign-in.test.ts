import { portalDataToWire } from "@placket/contract/store/portal-data.codec";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createPasswords, passwords, type Passwords } from "../session/password.ts";
import {
  ANN,
  anAccount,
  aShopper,
  askShop,
  callShop,
  cookieIn,
  type Coming,
} from "../testing/customer.ts";
import { instead } from "../testing/instead.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;

/** The real hashes, and how often one was compared. */
const real = createPasswords({ atOnce: 1 });
let compared = 0;
const counted: Passwords = {
  room: (whose) => real.room(whose),
  hash: (password) => real.hash(password),
  fits: (kept, password) => {
    compared += 1;
    return real.fits(kept, password);
  },
};

beforeAll(async () => {
  app = await testApp(async () => undefined, { instead: [instead(passwords, counted)] });
});
afterAll(() => app.close());

afterEach(async () => {
  await app.shop.db.deleteFrom("customer").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
});

const WRONG =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";
const MINUTE_MS = 60_000;
const NOBODY = {
  id: null,
  email: "",
  username: "",
  firstName: "",
  lastName: "",
  group: { customer_group_code: "NOT LOGGED IN" },
  isLoggedIn: false,
};

const logIn = (
  password: string,
  { email = ANN.email, ...coming }: Coming & { readonly email?: string } = {},
) => callShop(app, "POST app-login", { body: { username: email, password }, ...coming });
const whoIs = async (coming: object) =>
  (await callShop(app, "GET app-account-info", coming)).json<object>();
const failed = async (count: number, coming = {}) => {
  for (let tries = 0; tries < count; tries += 1) await logIn("wrong", coming);
};
const tokenOf = async (coming: object = { origin: null }, password: string = ANN.password) =>
  askShop(
    app,
    `mutation ($p: String!) { generateCustomerToken(email: "ann@example.com", password: $p) { token } }`,
    {
      variables: { p: password },
      ...coming,
    },
  );

describe("ACCT-20 OPEN-05 OPEN-06 POST app-login", () => {
  it("ACCT-07 signs in by name and password: success, message, token and account", async () => {
    const id = await anAccount(app);
    const answer = await logIn(ANN.password, { email: " ANN@example.com " });
    expect(answer.json()).toEqual({
      success: true,
      message: "You are signed in.",
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      redirect_path: null,
      tips: [],
      account: expect.objectContaining({
        id,
        email: ANN.email,
        username: ANN.email,
        firstName: "Ann",
        lastName: "Weaver",
        group: { customer_group_code: "General" },
        isLoggedIn: true,
      }) as object,
    });
  });

  it("decision 0038: a page's session is out of its reach, and the token it is told opens nothing alone", async () => {
    await anAccount(app);
    const answer = await logIn(ANN.password);
    const [cookie] = [answer.headers["set-cookie"]].flat();
    expect(cookie).toMatch(/^placket_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const { token } = answer.json<{ token: string }>();
    const session = cookieIn(answer, "placket_session");
    expect(token).not.toBe(session);
    const ask = (coming: object) => askShop(app, "{ customer { email } }", coming);
    expect((await ask({ bearer: token })).errors?.[0]?.extensions.key).toBe("access.loginRequired");
    expect((await ask({ bearer: session })).errors?.[0]?.extensions.key).toBe(
      "access.loginRequired",
    );
    expect((await ask({ bearer: token, session })).data?.["customer"]).toEqual({
      email: ANN.email,
    });
    const other = await aShopper(app);
    const mixed = await ask({ bearer: token, session: other.session });
    expect(mixed.errors?.[0]?.extensions.key).toBe("access.loginRequired");
  });

  it("the token beside a session's cookie does not open writes to a stranger's page", async () => {
    await anAccount(app);
    const { session, token } = await aShopper(app);
    const out = await callShop(app, "POST app-logout", {
      session,
      bearer: token,
      origin: "https://evil.example",
    });
    expect(out.json()).toMatchObject({ key: "access.forbidden" });
  });

  it("gives a program no cookie, and a token that it sends as bearer", async () => {
    await anAccount(app);
    const answer = await logIn(ANN.password, { origin: null });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const { token } = answer.json<{ token: string }>();
    expect(await whoIs({ bearer: token, origin: null })).toMatchObject({ isLoggedIn: true });
  });

  it("begins another session each time; the one that the browser had is over", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    const again = cookieIn(await logIn(ANN.password, { session }), "placket_session");
    expect(again).not.toBe(session);
    expect(await whoIs({ session })).toMatchObject(NOBODY);
    expect(await whoIs({ session: again })).toMatchObject({ email: ANN.email });
  });

  it("takes no session that somebody else has put into the browser", async () => {
    await anAccount(app);
    const planted = "A".repeat(43);
    const answer = await logIn(ANN.password, { session: planted });
    expect(cookieIn(answer, "placket_session")).not.toBe(planted);
    expect(await whoIs({ session: planted })).toMatchObject(NOBODY);
  });

  it("keeps neither password nor token", async () => {
    await anAccount(app);
    const { session, token } = await aShopper(app);
    const { db } = app.shop;
    const kept = JSON.stringify([
      await db.selectFrom("session").selectAll().execute(),
      await db.selectFrom("customer").selectAll().execute(),
      await db.selectFrom("known_browser").selectAll().execute(),
    ]);
    for (const secret of [session, token, ANN.password]) expect(kept).not.toContain(secret);
    expect(kept).toContain("$argon2id$");
  });
});

describe("ACCT-31 OPEN-07 a login that fails is told by the server", () => {
  it("in the same words of a wrong password, an unknown email and a closed account", async () => {
    await anAccount(app);
    const wrong = await logIn("Twill-and-denim-5");
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ message: WRONG, key: "customer.wrongLogin" });
    expect(wrong.headers["set-cookie"]).toBeUndefined();
    const unknown = await logIn(ANN.password, { email: "nobody@example.com" });
    expect(unknown.json()).toEqual(wrong.json());
    await app.shop.db.updateTable("customer").set({ is_active: false }).execute();
    expect((await logIn(ANN.password)).json()).toEqual(wrong.json());
  });

  it("and so is an account without a password, and a password of a book's length", async () => {
    await anAccount(app);
    const long = await tokenOf({}, "x".repeat(100_000));
    expect(long.errors?.[0]).toMatchObject({
      message: WRONG,
      extensions: { category: "graphql-authentication" },
    });
    await app.shop.db.updateTable("customer").set({ password_hash: null }).execute();
    expect((await logIn(ANN.password)).json()).toMatchObject({ message: WRONG });
    expect((await logIn("")).json()).toMatchObject({ message: WRONG });
  });

  it("costs a hash whether the email is known or not: it takes as long", async () => {
    await anAccount(app);
    const costs = async (email: string) => {
      const before = compared;
      await logIn("wrong", { email });
      return compared - before;
    };
    expect(await costs(ANN.email)).toBe(1);
    expect(await costs("nobody@example.com")).toBe(1);
  });
});

describe("tries to log in", () => {
  it("after five the sixth waits, even with the right password; a known browser does not", async () => {
    await anAccount(app);
    const { known } = await aShopper(app);
    await failed(5);
    const paused = await logIn(ANN.password);
    expect(paused.statusCode).toBe(429);
    expect(paused.json()).toMatchObject({
      key: "customer.tooManyTries",
      message: "Too many failed tries. Please try again in 1 min.",
    });
    app.time.now = new Date(app.time.now.getTime() + MINUTE_MS);
    expect((await logIn("wrong")).statusCode).toBe(401);
    expect((await logIn("wrong")).json()).toMatchObject({ parameters: [2] });
    expect((await logIn(ANN.password, { known })).statusCode).toBe(200);
  });

  it("are counted when they come at once, by REST and GraphQL together, unknown emails as well", async () => {
    const ask = (_: unknown, i: number) =>
      i % 2 === 0 ? logIn("wrong").then((one) => one.json<object>()) : tokenOf({}, "wrong");
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    const paused = answers.filter((one) => JSON.stringify(one).includes("customer.tooManyTries"));
    expect(paused).toHaveLength(7);
  });

  it("of shoppers and of staff are counted apart", async () => {
    await anAccount(app);
    const tried = Array.from({ length: 5 }, () => ({
      area: "staff",
      login: ANN.email.toLowerCase(),
      address: "127.0.0.1",
      tried_at: app.time.now,
    }));
    await app.shop.db.insertInto("sign_in_try").values(tried).execute();
    expect((await logIn(ANN.password)).statusCode).toBe(200);
  });
});

describe("ACCT-22 POST app-logout", () => {
  it("ACCT-09 CART-17 ends the session and takes session and cart from the browser", async () => {
    await anAccount(app);
    const { session, token } = await aShopper(app);
    const out = await callShop(app, "POST app-logout", { session, cartId: "abc" });
    expect(out.json()).toMatchObject({ success: true, account: NOBODY });
    const gone = [out.headers["set-cookie"]].flat();
    expect(gone[0]).toMatch(/^placket_session=; Max-Age=0; Path=\/;/);
    expect(gone[1]).toMatch(/^cartId=; Max-Age=0; Path=\/;/);
    expect(await whoIs({ session })).toMatchObject(NOBODY);
    const asked = await askShop(app, "{ customer { email } }", { session, bearer: token });
    expect(asked.errors?.[0]?.message).toBe("The current customer isn't authorized.");
  });

  it("leaves the customer's other devices logged in", async () => {
    await anAccount(app);
    const [one, other] = [await aShopper(app), await aShopper(app)];
    await callShop(app, "POST app-logout", { session: one.session });
    expect(await whoIs({ session: other.session })).toMatchObject({ isLoggedIn: true });
  });
});

describe("ACCT-21 GET app-account-info", () => {
  it("ACCT-15 ACCT-16 ACCT-14 has the account, the session and the portal's empty parts", async () => {
    const id = await anAccount(app);
    const { session } = await aShopper(app);
    expect(await whoIs({ session })).toEqual({
      id,
      email: ANN.email,
      username: ANN.email,
      firstName: "Ann",
      lastName: "Weaver",
      group: { customer_group_code: "General" },
      isLoggedIn: true,
      isSalesRepresentative: false,
      customerNumber: "",
      extensionAttributes: {
        customer_number_info: { custid: "", company_name: "", website_name: "" },
        acted_by: null,
        is_active_super_user: false,
        is_logged_in_as_assigned_super_user_customer: false,
        assigned_su_customer_info: null,
        customer_group_hash: "356a192b7913b04c54574d18c28d46e6395428ab",
        portal_data: portalDataToWire(undefined),
      },
    });
  });

  it("ACCT-10 is nobody's, and no error, when the session is over", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    const day = 24 * 60 * MINUTE_MS;
    app.time.now = new Date(app.time.now.getTime() + 31 * day);
    const answer = await callShop(app, "GET app-account-info", { session });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(NOBODY);
    expect(await whoIs({})).toMatchObject(NOBODY);
  });
});
