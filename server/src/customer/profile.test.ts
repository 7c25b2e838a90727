import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  ANN,
  anAccount,
  answerOf,
  aShopper,
  askShop,
  callShop,
  cookieIn,
} from "../testing/customer.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

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

const NEXT = "Cheviot-and-serge-9";

const changePassword = async (session: string, current: string, next: string) => {
  const { data, errors } = await askShop(
    app,
    `mutation ($current: String!, $next: String!) {
      changeCustomerPassword(currentPassword: $current, newPassword: $next) { email } }`,
    { variables: { current, next }, session },
  );
  return errors?.[0]?.message ?? data?.["changeCustomerPassword"];
};
const update = async (session: string, input: object) => {
  const { data, errors } = await askShop(
    app,
    `mutation ($input: CustomerInput!) { updateCustomer(input: $input) {
      customer { firstname lastname suffix email } } }`,
    { variables: { input }, session },
  );
  return errors?.[0]?.message ?? data?.["updateCustomer"]?.["customer"];
};
const isLoggedIn = async (session: string) =>
  (await callShop(app, "GET app-account-info", { session })).json<{ isLoggedIn: boolean }>()
    .isLoggedIn;
const templates = async () =>
  (await app.shop.db.selectFrom("mail").select(["template", "recipient"]).orderBy("id").execute())
    .map(({ template, recipient }) => `${template} to ${recipient}`)
    .slice(1);

describe("issue 9, 1: the session in which a password is changed", () => {
  const CHANGE = `changeCustomerPassword(currentPassword: "${ANN.password}", newPassword: "${NEXT}") { email }`;
  it("goes on by another token: the old cookie is over, pages keep theirs", async () => {
    await anAccount(app);
    const { session, token } = await aShopper(app);
    const answer = await answerOf(app, `mutation { ${CHANGE} }`, { session, bearer: token });
    expect(answer.json<{ errors?: unknown }>().errors).toBeUndefined();
    const renewed = cookieIn(answer, "placket_session");
    expect(renewed).not.toBe("");
    expect([await isLoggedIn(session), await isLoggedIn(renewed)]).toEqual([false, true]);
    const asked = await askShop(app, "{ customer { firstname } }", {
      session: renewed,
      bearer: token,
    });
    expect(asked.data?.["customer"]).toEqual({ firstname: "Ann" });
    const again = await answerOf(app, "mutation { revokeCustomerToken { result } }", {
      session: renewed,
    });
    expect(cookieIn(again, "placket_session")).toBe("");
  });

  it("keeps its token where it is refused, and where a program carries it", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    const wrong = `mutation { changeCustomerPassword(currentPassword: "wrong", newPassword: "${NEXT}") { id } }`;
    expect(cookieIn(await answerOf(app, wrong, { session }), "placket_session")).toBe("");
    expect(await isLoggedIn(session)).toBe(true);
    const login = `mutation { generateCustomerToken(email: "${ANN.email}", password: "${ANN.password}") { token } }`;
    const bearer = (await askShop(app, login)).data?.["generateCustomerToken"]?.["token"] as string;
    const changed = await answerOf(app, `mutation { ${CHANGE} }`, { bearer });
    expect(changed.json()).toMatchObject({
      data: { changeCustomerPassword: { email: ANN.email } },
    });
    expect(cookieIn(changed, "placket_session")).toBe("");
    const still = await askShop(app, "{ customer { firstname } }", { bearer });
    expect(still.data?.["customer"]).toEqual({ firstname: "Ann" });
  });
});

describe("changeCustomerPassword", () => {
  it("changes it for whoever knows it, and signs the other devices out", async () => {
    await anAccount(app);
    const [here, there] = [await aShopper(app), await aShopper(app)];
    expect(await changePassword(here.session, ANN.password, NEXT)).toEqual({ email: ANN.email });
    expect(await isLoggedIn(there.session)).toBe(false);
    expect(await app.shop.db.selectFrom("session").select("id").execute()).toHaveLength(1);
    await aShopper(app, { email: ANN.email, password: NEXT });
    expect(await templates()).toEqual([`customer.passwordChanged to ${ANN.email}`]);
  });

  it("asks for the right one and for a good one; guesses have to wait as those of a login", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    expect(await changePassword(session, ANN.password, "short")).toContain("at least 8 characters");
    expect(await changePassword(session, ANN.password, `${ANN.lastname}-99`)).toContain(
      "is a name",
    );
    for (let i = 0; i < 5; i += 1) {
      expect(await changePassword(session, "wrong", NEXT)).toBe("Invalid login or password.");
    }
    const paused = "Too many failed tries. Please try again in 1 min.";
    expect(await changePassword(session, ANN.password, NEXT)).toBe(paused);
  });

  it("has one of two who change it at once", async () => {
    await anAccount(app);
    const [one, other] = [await aShopper(app), await aShopper(app)];
    const done = await Promise.all([
      changePassword(one.session, ANN.password, NEXT),
      changePassword(other.session, ANN.password, "Herringbone-7"),
    ]);
    expect(done.filter((each) => typeof each === "object")).toHaveLength(1);
  });
});

describe("updateCustomer", () => {
  it("changes what is given of the name, and nothing else", async () => {
    await anAccount(app, { ...ANN, suffix: "Jr." });
    const { session } = await aShopper(app);
    expect(await update(session, { lastname: " Loom " })).toEqual({
      firstname: "Ann",
      lastname: "Loom",
      suffix: "Jr.",
      email: ANN.email,
    });
    expect(await update(session, { suffix: "" })).toMatchObject({ suffix: null });
    expect(await update(session, { firstname: "<b>" })).toContain("First Name is not valid!");
    const v2 = await askShop(
      app,
      `mutation { updateCustomerV2(input: { firstname: "Anna" }) { customer { firstname } } }`,
      { session },
    );
    expect(v2.data?.["updateCustomerV2"]).toEqual({ customer: { firstname: "Anna" } });
  });
});
