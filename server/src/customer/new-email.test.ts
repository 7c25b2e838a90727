import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { ANN, anAccount, aShopper, askShop, callShop } from "../testing/customer.ts";
import { linkIn } from "../testing/mailed-link.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { selectCustomer } from "./customer.sql.ts";
import { linksOnTheirWay } from "./link/links.ts";
import { beginNewEmail } from "./new-email.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

afterEach(async () => {
  for (const table of ["mail", "customer", "sign_in_try", "newsletter_subscription"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

const MOVED = "ann.weaver@example.com";
const BEN = { ...ANN, email: "ben@example.com" };

const update = async (session: string, input: object) => {
  const { data, errors } = await askShop(
    app,
    `mutation ($input: CustomerInput!) { updateCustomer(input: $input) {
      customer { firstname email } } }`,
    { variables: { input }, session },
  );
  await app.call.held(linksOnTheirWay).close();
  return errors?.[0]?.message ?? data?.["updateCustomer"]?.["customer"];
};
const wish = async (session: string, email: string, password: string = ANN.password) => {
  const { data, errors } = await askShop(
    app,
    `mutation ($email: String!, $password: String!) {
      updateCustomerEmail(email: $email, password: $password) { customer { email } } }`,
    { variables: { email, password }, session },
  );
  await app.call.held(linksOnTheirWay).close();
  return errors?.[0]?.message ?? data?.["updateCustomerEmail"]?.["customer"];
};
const confirm = async (token: string) =>
  (await callShop(app, "POST app-confirm-email", { body: { token } })).json<object>();
const emails = async () =>
  (await app.shop.db.selectFrom("customer").select("username").orderBy("id").execute()).map(
    ({ username }) => username,
  );
const written = async () =>
  (await app.shop.db.selectFrom("mail").select(["template", "recipient"]).orderBy("id").execute())
    .map(({ template, recipient }) => `${template} to ${recipient}`)
    .filter((line) => !line.startsWith("customer.welcome"));
const isLoggedIn = async (session: string) =>
  (await callShop(app, "GET app-account-info", { session })).json<{ isLoggedIn: boolean }>()
    .isLoggedIn;

const OVER = { key: "customer.wrongEmailLink" };

describe("issue 9.1 another email", () => {
  it("is the account's once the link is opened that was sent to it; the old one is told", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    expect(await wish(session, ` ${MOVED} `)).toEqual({ email: ANN.email });
    expect(await emails()).toEqual([ANN.email]);
    expect(await written()).toEqual([`customer.emailWanted to ${MOVED}`]);
    const token = await linkIn(app, "customer.emailWanted");
    expect(await confirm(token)).toEqual({ success: true });
    expect(await emails()).toEqual([MOVED]);
    expect(await isLoggedIn(session)).toBe(false);
    await aShopper(app, { email: MOVED, password: ANN.password });
    expect(await written()).toContain(`customer.emailChanged to ${ANN.email}`);
    expect(await confirm(token)).toMatchObject(OVER);
  });

  it("is asked of nobody where the password that wished for it is another one meanwhile", async () => {
    const id = await anAccount(app);
    const proven = await selectCustomer(app.shop.db, id);
    if (!proven) throw new Error("Nobody is there.");
    const other = { password_hash: "of whoever reads the mailbox" };
    await app.shop.db.updateTable("customer").set(other).where("id", "=", id).execute();
    beginNewEmail(contextFor(app.call), proven, MOVED);
    await app.call.held(linksOnTheirWay).close();
    expect(await written()).toEqual([]);
  });

  it("is answered alike for an address that somebody has, who gets no letter", async () => {
    await anAccount(app);
    await anAccount(app, BEN);
    const { session } = await aShopper(app);
    expect(await wish(session, "BEN@example.com")).toEqual(await wish(session, MOVED));
    expect(await written()).toEqual([`customer.emailWanted to ${MOVED}`]);
  });

  it("is nobody's while two wish it, and of the first who opens the link", async () => {
    await anAccount(app);
    await anAccount(app, BEN);
    const [ann, ben] = [await aShopper(app), await aShopper(app, BEN)];
    await wish(ann.session, MOVED);
    const first = await linkIn(app, "customer.emailWanted");
    await wish(ben.session, MOVED);
    const second = await linkIn(app, "customer.emailWanted");
    const done = await Promise.all([confirm(first), confirm(second)]);
    expect(done.filter((one) => "success" in one)).toHaveLength(1);
    expect(done).toContainEqual(expect.objectContaining(OVER));
  });

  it("is over with another wish, a new password, an hour, and a closed account", async () => {
    const id = await anAccount(app);
    const { session } = await aShopper(app);
    await wish(session, "first@example.com");
    const first = await linkIn(app, "customer.emailWanted");
    await wish(session, MOVED);
    expect(await confirm(first)).toMatchObject(OVER);
    const token = await linkIn(app, "customer.emailWanted");
    const { db } = app.shop;
    await db.updateTable("customer").set({ is_active: false }).where("id", "=", id).execute();
    expect(await confirm(token)).toMatchObject(OVER);
    await db.updateTable("customer").set({ is_active: true }).where("id", "=", id).execute();
    app.time.now = new Date(app.time.now.getTime() + 3_600_000);
    expect(await confirm(token)).toMatchObject(OVER);
    expect(await emails()).toEqual([ANN.email]);
  });

  it("needs the password and an address; whoever wishes often has to wait, whatever the address", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    expect(await wish(session, "a@example.com", "wrong")).toBe("Invalid login or password.");
    expect(await wish(session, "acme#a@example.com")).toBe("Please enter a valid email");
    for (const nth of [1, 2, 3]) {
      expect(await wish(session, `a${nth}@example.com`)).toEqual({ email: ANN.email });
    }
    const paused = "That was asked too often. Please try again in 1 min.";
    expect(await wish(session, "a4@example.com")).toBe(paused);
    expect(await written()).toHaveLength(3);
  });

  it("keeps a portal's code before it (ACCT-12)", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    await app.shop.db
      .updateTable("customer")
      .set({ username: `ACME#${ANN.email}` })
      .execute();
    await wish(session, "b@example.com");
    await confirm(await linkIn(app, "customer.emailWanted"));
    expect(await emails()).toEqual(["ACME#b@example.com"]);
  });

  it("comes with all else that is given at once, or nothing of it does", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    const change = { firstname: "Anna", email: MOVED, is_subscribed: true };
    const subscribed = () =>
      app.shop.db.selectFrom("newsletter_subscription").select("email").execute();
    expect(await update(session, change)).toBe('Provide the current "password" to change "email".');
    expect(await update(session, { ...change, password: "wrong" })).toBe(
      "Invalid login or password.",
    );
    const badName = { ...change, firstname: "<b>", password: ANN.password };
    expect(await update(session, badName)).toContain("First Name is not valid!");
    expect([await subscribed(), await written()]).toEqual([[], []]);
    expect(await update(session, { ...change, password: ANN.password })).toEqual({
      firstname: "Anna",
      email: ANN.email,
    });
    expect(await subscribed()).toEqual([{ email: ANN.email }]);
    expect(await written()).toContain(`customer.emailWanted to ${MOVED}`);
  });

  it("is asked of the owner of an account that has no password by a sign-in of a moment ago", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    await app.shop.db.updateTable("customer").set({ password_hash: null }).execute();
    expect(await wish(session, MOVED, "")).toEqual({ email: ANN.email });
    app.time.now = new Date(app.time.now.getTime() + 16 * 60_000);
    expect(await wish(session, MOVED, "")).toBe(
      "Please confirm with your password, or sign in again.",
    );
  });
});
