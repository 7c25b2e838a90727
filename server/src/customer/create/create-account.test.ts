import { storeSettingDefaults, type StoreSettings } from "@placket/domain/store/settings";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { ANN, anAccount, aShopper, askShop, type Coming } from "../../testing/customer.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { setConfigValues } from "../../store/set-config.ts";
import { settingsOf } from "../../store/store-config.ts";
import { transact } from "../../transact.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

afterEach(async () => {
  await app.shop.db.deleteFrom("customer").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
});

/** Sets the shop's settings anew, and waits until this process goes by them. */
async function set(values: Partial<StoreSettings>): Promise<void> {
  const ctx = contextFor(app.call);
  const paths = Object.keys(values) as (keyof StoreSettings)[];
  const before = Object.keys(storeSettingDefaults) as (keyof StoreSettings)[];
  const done = await transact(ctx, (tx) =>
    setConfigValues(tx, {
      scope: { kind: "default" },
      set: values,
      useDefault: before.filter((path) => !paths.includes(path)),
    }),
  );
  expect(done.ok).toBe(true);
  await vi.waitFor(() => {
    const now = settingsOf(contextFor(app.call));
    expect(now).toMatchObject({ ...storeSettingDefaults, ...values });
  }, 15_000);
}

const create = (person: object, coming: Coming = {}) =>
  askShop(
    app,
    `mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email firstname } } }`,
    {
      variables: { input: { ...ANN, ...person } },
      ...coming,
    },
  );
const said = async (person: object) => {
  const { errors } = await create(person);
  return errors?.[0]?.message;
};

describe("OPEN-37 an account is created", () => {
  it("by createCustomer and createCustomerV2, and its holder can sign in", async () => {
    expect((await create({ email: " Ann@example.com " })).data?.["createCustomer"]).toEqual({
      customer: { email: ANN.email, firstname: "Ann" },
    });
    expect((await aShopper(app)).session).not.toBe("");
    const second = await askShop(
      app,
      `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`,
      { variables: { input: { ...ANN, email: "ben@example.com" } } },
    );
    expect(second.data?.["createCustomerV2"]).toEqual({ customer: { email: "ben@example.com" } });
  });

  it("once for an email, however it is cased and however many ask at once", async () => {
    const answers = await Promise.all(
      ["ann@example.com", "ANN@example.com", "Ann@Example.com"].map((email) => create({ email })),
    );
    const refused = answers.flatMap(({ errors = [] }) => errors);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      message: "A customer with the same email address already exists in an associated website.",
      extensions: { category: "graphql-already-exists", key: "customer.emailTaken" },
    });
  });

  it.each([
    [{ firstname: " " }, '"First Name" is a required value.'],
    [{ lastname: null }, '"Last Name" is a required value.'],
    [
      { firstname: "Ann\nBcc: x" },
      "First Name is not valid! Use at most 255 letters, digits, spaces and the characters , - _ . ' ` &.",
    ],
    [{ email: "" }, "Required"],
    [{ email: "ann" }, "Please enter a valid email"],
    [{ email: "acme#ann@example.com" }, "Please enter a valid email"],
  ])("not with %j: %s", async (person, message) => {
    expect(await said(person)).toBe(message);
  });

  it("many by one network have to wait", async () => {
    const tried = Array.from({ length: 100 }, (_, i) => ({
      area: "account",
      login: `person${i}@example.com`,
      address: "127.0.0.1",
      tried_at: app.time.now,
    }));
    await app.shop.db.insertInto("sign_in_try").values(tried).execute();
    expect(await said({})).toBe("That was asked too often. Please try again in 1 min.");
    expect((await create({}, { address: "198.51.100.7" })).errors).toBeUndefined();
  });
});

const GUESSED =
  "This password is easy to guess: it repeats itself, is a name or a row of keys. Create a new password and try again.";

describe("ACCT-11 OPEN-02 the password of a new account", () => {
  it.each([
    ["Twill-1", "The password needs at least 8 characters. Create a new password and try again."],
    [
      "twilltwill1",
      "Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.",
    ],
    [
      " Twill-1x",
      "The password can't begin or end with a space. Verify the password and try again.",
    ],
    [`Aa1-${"x".repeat(125)}`, "Please enter a password with at most 128 characters."],
    ["P@ssw0rd", "This password is on a list of leaked ones. Create a new password and try again."],
    [
      "Michael1!",
      "This password is on a list of leaked ones. Create a new password and try again.",
    ],
    ["Aa1!Aa1!", GUESSED],
    [`${storeSettingDefaults.storeName}1!`, GUESSED],
    [`${ANN.firstname}-${ANN.lastname}-1`, GUESSED],
    ["Qwertz123!", GUESSED],
  ])("is not %s: %s", async (password, message) => {
    expect(await said({ password })).toBe(message);
    expect(await app.shop.db.selectFrom("customer").select("id").execute()).toEqual([]);
  });

  it("nor where its mailbox is, also by createCustomerV2", async () => {
    const { errors } = await askShop(
      app,
      `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`,
      {
        variables: {
          input: { ...ANN, email: "chef@bistro-lune.example", password: "Bistro-Lune1" },
        },
      },
    );
    expect(errors?.[0]?.message).toBe(GUESSED);
  });

  it("CONF-11 is as long and as mixed as the shop has set, and storeConfig tells it", async () => {
    await set({ passwordMinLength: 12, passwordClasses: 4 });
    expect(await said({ password: "Twill-1x" })).toContain("at least 12 characters");
    const config = await askShop(
      app,
      "{ storeConfig { minimum_password_length required_character_classes_number } }",
    );
    expect(config.data?.["storeConfig"]).toEqual({
      minimum_password_length: "12",
      required_character_classes_number: "4",
    });
    await set({});
  });
});

it("ACCT-05 CONF-16 heading and label come from the configuration, plain and loyalty", async () => {
  await set({ createAccountHeading: "Become one of us" });
  const { data } = await askShop(
    app,
    `{ storeConfig { create_account_heading create_account_label
      loyalty_create_account_heading loyalty_create_account_label } }`,
  );
  expect(data?.["storeConfig"]).toEqual({
    create_account_heading: "Become one of us",
    create_account_label: "Create Account",
    loyalty_create_account_heading: "Join Our Rewards Program",
    loyalty_create_account_label: "Join Now",
  });
});

describe("ACCT-24 isEmailAvailable", () => {
  const ask = async (email: string, coming: Coming = {}) => {
    const { data, errors } = await askShop(
      app,
      `query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }`,
      { variables: { email }, ...coming },
    );
    return errors?.[0]?.message ?? data?.["isEmailAvailable"]?.["is_email_available"];
  };

  it("tells a stranger nothing of who has an account, unless the shop wants it told", async () => {
    await anAccount(app);
    expect(await ask(ANN.email)).toBe(true);
    expect(await ask("nobody@example.com")).toBe(true);
    expect(await ask("nobody")).toBe("Please enter a valid email");
    await set({ tellsWhoHasAccount: true });
    expect(await ask("ANN@example.com")).toBe(false);
    expect(await ask("nobody@example.com")).toBe(true);
  });

  it("is answered twenty times an hour to each network", async () => {
    await set({ tellsWhoHasAccount: true });
    const address = "198.51.100.9";
    for (let i = 0; i < 20; i += 1) expect(await ask(ANN.email, { address })).toBe(true);
    const paused = "That was asked too often. Please try again in 60 min.";
    expect(await ask(ANN.email, { address })).toBe(paused);
    expect(await ask(ANN.email, { address: "198.51.100.10" })).toBe(true);
    app.time.now = new Date(app.time.now.getTime() + 3_600_000);
    expect(await ask(ANN.email, { address })).toBe(true);
  });
});
