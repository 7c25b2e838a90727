import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { linksOnTheirWay } from "./links.ts";
import {
  ANN,
  anAccount,
  aShopper,
  askShop,
  callShop,
  cookieIn,
  type Coming,
} from "../../testing/customer.ts";
import { linkIn } from "../../testing/mailed-link.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

afterEach(async () => {
  for (const table of ["mail", "customer", "sign_in_try"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

const HOUR_MS = 3_600_000;
const NEXT = "Cheviot-and-serge-9";
const later = (ms: number) => {
  app.time.now = new Date(app.time.now.getTime() + ms);
};

/** Asks, and waits for what follows behind the answer. */
async function ask(query: string, coming: Coming & { readonly variables?: object } = {}) {
  const answer = await askShop(app, query, coming);
  await app.call.held(linksOnTheirWay).close();
  return answer;
}
const forgot = (email: string = ANN.email, coming: Coming = {}) =>
  ask("mutation ($email: String!) { requestPasswordResetEmail(email: $email) }", {
    variables: { email },
    ...coming,
  });
const loginLink = (wish: object = {}) =>
  ask(
    `mutation ($email: String!, $to: String, $cart: String) {
      sendCustomerLoginLink(email: $email, redirect_path: $to, cart_id: $cart) }`,
    { variables: { email: ANN.email, ...wish } },
  );
const reset = async (
  token: string,
  { email = ANN.email, password = NEXT }: { email?: string; password?: string } = {},
) => {
  const { data, errors } = await ask(
    `mutation ($email: String!, $token: String!, $password: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`,
    { variables: { email, token, password } },
  );
  return errors?.[0]?.message ?? (data?.["resetPassword"] as unknown);
};
const letters = (template: string) =>
  app.shop.db
    .selectFrom("mail")
    .selectAll()
    .where("template", "=", template)
    .orderBy("id")
    .execute();
const setAuth = (token: string, coming: Coming = {}) =>
  callShop(app, "POST app-set-auth", { body: { token }, ...coming });

const MISMATCHED = "The password token is mismatched. Reset and try again.";

describe("ACCT-25 requestPasswordResetEmail", () => {
  it("mails a link to the account's address, in a letter that nobody else reads", async () => {
    await anAccount(app);
    expect((await forgot(" ann@EXAMPLE.com ")).data).toEqual({ requestPasswordResetEmail: true });
    const [letter] = await letters("customer.password");
    expect(letter).toMatchObject({
      recipient: ANN.email,
      subject: "A new password for Placket",
      is_secret: true,
      expires_at: new Date(app.time.now.getTime() + HOUR_MS),
    });
    expect(letter?.body_text).toMatch(
      /Choose a Password:\n\S+\/customer\/account\/createpassword#[\w-]{43}\n/,
    );
    expect(letter?.body_text).toContain(
      "If you did not ask for it, do nothing: your password stays as it is.",
    );
    const links = await app.shop.db.selectFrom("customer_link").selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(await linkIn(app, "customer.password"));
  });

  it("answers the same for an email that nobody has, and writes to nobody", async () => {
    await anAccount(app);
    await app.shop.db.updateTable("customer").set({ is_active: false }).execute();
    const unknown = await forgot("nobody@example.com");
    expect(unknown).toEqual(await forgot());
    expect(unknown).toEqual({ data: { requestPasswordResetEmail: true } });
    expect(await letters("customer.password")).toEqual([]);
    expect((await forgot("no\r\nBcc: x@y.z")).errors?.[0]?.message).toBe(
      "Leave out line breaks and invisible signs.",
    );
  });

  it("three letters to one address from one place, six from anywhere; then it has to wait", async () => {
    await anAccount(app);
    const from = (address: string) => forgot(ANN.email, { address });
    for (let i = 0; i < 3; i += 1) expect((await from("203.0.113.1")).errors).toBeUndefined();
    const paused = "That was asked too often. Please try again in 1 min.";
    expect((await from("203.0.113.1")).errors?.[0]?.message).toBe(paused);
    for (let i = 2; i < 5; i += 1) expect((await from(`203.0.113.${i}`)).errors).toBeUndefined();
    expect((await from("203.0.113.9")).errors?.[0]?.message).toBe(paused);
    expect(await letters("customer.password")).toHaveLength(6);
  });
});

describe("resetPassword", () => {
  it("sets the password once, signs out everywhere, ends the other links and tells the reader", async () => {
    await anAccount(app);
    const { session, known } = await aShopper(app);
    await forgot();
    const first = await linkIn(app, "customer.password");
    await forgot();
    const token = await linkIn(app, "customer.password");
    await loginLink();
    const login = await linkIn(app, "customer.loginLink");
    expect(await reset(token, { password: `${ANN.lastname}-99` })).toContain("is a name");
    expect(await reset(token)).toBe(true);
    expect(await reset(token, { password: "Herringbone-7" })).toBe(MISMATCHED);
    expect(await reset(first)).toBe(MISMATCHED);
    expect((await setAuth(login)).statusCode).toBe(401);
    const info = await callShop(app, "GET app-account-info", { session });
    expect(info.json()).toMatchObject({ isLoggedIn: false });
    const old = { username: ANN.email, password: ANN.password };
    expect((await callShop(app, "POST app-login", { body: old, known })).statusCode).toBe(401);
    await aShopper(app, { email: ANN.email, password: NEXT });
    expect(await letters("customer.password")).toEqual([]);
    const [told] = await letters("customer.passwordChanged");
    expect(told).toMatchObject({
      subject: "Your password for Placket was changed",
      is_secret: false,
    });
    expect(
      await app.shop.db.selectFrom("known_browser").select("token_hash").execute(),
    ).toHaveLength(1);
  });

  it("ends the passkeys: whoever made the account need not be who reads its mailbox", async () => {
    const customer_id = await anAccount(app);
    const key = { user_handle: "handle", public_key: "key", counter: 0, transports: [] };
    const made = { name: "Phone", is_backed_up: false, created_at: app.time.now };
    await app.shop.db
      .insertInto("passkey")
      .values({ customer_id, credential_id: "squatter", ...key, ...made })
      .execute();
    await forgot();
    expect(await reset(await linkIn(app, "customer.password"))).toBe(true);
    expect(await app.shop.db.selectFrom("passkey").select("id").execute()).toEqual([]);
  });

  it("lets one of two in who come at once", async () => {
    await anAccount(app);
    await forgot();
    const token = await linkIn(app, "customer.password");
    const done = await Promise.all([
      reset(token, { password: "Herringbone-7" }),
      reset(token, { password: "Herringbone-8" }),
    ]);
    expect(done.filter((one) => one === true)).toHaveLength(1);
    expect(done).toContain(MISMATCHED);
  });

  it("takes no link that is an hour old, changed, of another purpose or of somebody else", async () => {
    await anAccount(app);
    await anAccount(app, { ...ANN, email: "ben@example.com" });
    await loginLink();
    expect(await reset(await linkIn(app, "customer.loginLink"))).toBe(MISMATCHED);
    await forgot();
    const token = await linkIn(app, "customer.password");
    expect(await reset(token, { email: "ben@example.com" })).toBe(MISMATCHED);
    expect(await reset(`${token.slice(0, -1)}_`)).toBe(MISMATCHED);
    expect(await reset("")).toBe(MISMATCHED);
    later(HOUR_MS);
    expect(await reset(token)).toBe(MISMATCHED);
  });

  it("ACCT-11 asks for a good password, and the link is not used up by a bad one", async () => {
    await anAccount(app);
    await forgot();
    const token = await linkIn(app, "customer.password");
    expect(await reset(token, { password: "short" })).toContain("at least 8 characters");
    expect(await reset(token, { password: "Password1!" })).toContain("list of leaked ones");
    expect(await reset(token)).toBe(true);
  });
});

describe("ACCT-26 sendCustomerLoginLink", () => {
  it("mails a link that signs in once and leads on", async () => {
    const id = await anAccount(app);
    const answer = await loginLink({ to: "/checkout?step=2" });
    expect(answer.data).toEqual({ sendCustomerLoginLink: true });
    const [letter] = await letters("customer.loginLink");
    expect(letter).toMatchObject({ subject: "Your link to sign in to Placket", is_secret: true });
    expect(letter?.body_html).toMatch(/ href="[^"]+\/customer\/account\/loginlink#[\w-]{43}"/);
    const token = await linkIn(app, "customer.loginLink");
    const shown = await callShop(app, "POST app-token-owner", { body: { token } });
    expect(shown.json()).toEqual({ email: ANN.email, acting: false });
    const came = await setAuth(token);
    expect(came.json()).toMatchObject({
      success: true,
      redirect_path: "/checkout?step=2",
      account: { id, isLoggedIn: true },
    });
    const session = cookieIn(came, "placket_session");
    expect((await callShop(app, "GET app-account-info", { session })).json()).toMatchObject({ id });
    expect((await setAuth(token)).json()).toMatchObject({ key: "customer.wrongToken" });
    const over = await callShop(app, "POST app-token-owner", { body: { token } });
    expect(over.json()).toMatchObject({ key: "customer.wrongToken" });
  });

  it("lets one in when several come with it at once", async () => {
    await anAccount(app);
    await loginLink();
    const token = await linkIn(app, "customer.loginLink");
    const all = await Promise.all(Array.from({ length: 5 }, () => setAuth(token)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "/admin/orders"])(
    "leads nowhere outside the store: %s",
    async (to) => {
      await anAccount(app);
      await loginLink({ to });
      const came = await setAuth(await linkIn(app, "customer.loginLink"));
      expect(came.json()).toMatchObject({ success: true, redirect_path: null });
    },
  );

  it("is over after an hour, when the account is closed, and does not open a new password", async () => {
    await anAccount(app);
    await loginLink();
    await forgot();
    expect((await setAuth(await linkIn(app, "customer.password"))).statusCode).toBe(401);
    const token = await linkIn(app, "customer.loginLink");
    await app.shop.db.updateTable("customer").set({ is_active: false }).execute();
    expect((await setAuth(token)).statusCode).toBe(401);
    await app.shop.db.updateTable("customer").set({ is_active: true }).execute();
    later(HOUR_MS);
    expect((await setAuth(token)).statusCode).toBe(401);
  });

  it("answers the same for an email that nobody has", async () => {
    expect(await loginLink({ email: "nobody@example.com" })).toEqual({
      data: { sendCustomerLoginLink: true },
    });
    expect(await letters("customer.loginLink")).toEqual([]);
  });
});

it("OPEN-37 whoever makes an account is welcomed, by nothing that they typed", async () => {
  await anAccount(app, { ...ANN, firstname: "evil.example" });
  const [letter] = await letters("customer.welcome");
  expect(letter).toMatchObject({ recipient: ANN.email, subject: "Welcome to Placket" });
  expect(letter?.body_text).not.toContain("evil");
  expect(letter?.body_text).toMatch(/My Account:\n\S+\/customer\/account\n/);
  expect(letter?.body_text).toContain("/customer/account/forgotpassword");
});
