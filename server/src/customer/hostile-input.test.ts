import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ANN,
  anAccount,
  aShopper,
  askShop,
  callShop,
  cookieIn,
  type Coming,
} from "../testing/customer.ts";
import { FLORIDA } from "../testing/guest.ts";
import { linkIn } from "../testing/mailed-link.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session = "";
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());
beforeEach(async () => {
  await anAccount(app);
  ({ session } = await aShopper(app));
});
afterEach(async () => {
  for (const table of ["mail", "customer", "sign_in_try"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

/** What no name, address or email may hold: it would read as something else, or break a line. */
const SIGNS = {
  "a NUL": "\u0000",
  "an end of line": "\r\nBcc: all@example.com",
  "an escape": "\u001b[2J",
  "a turned direction": "\u202E",
  "an isolated direction": "\u2066",
  "a line separator": "\u2028",
} as const;

const ADDRESS = { ...FLORIDA, region: { region_code: "FL" } };

/** Each way in which a text comes into the room: a document and its variables with the text in the place. */
const WAYS: Readonly<Record<string, (text: string) => readonly [string, object]>> = {
  "the first name of a new account": (text) => create({ firstname: `Ed${text}y` }),
  "the last name of a new account": (text) => create({ lastname: `Old${text}er` }),
  "the suffix of a new account": (text) => create({ suffix: `J${text}r` }),
  "the email of a new account": (text) => create({ email: `ed${text}@example.com` }),
  "the name of an account": (text) => [
    `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { id } } }`,
    { input: { firstname: `An${text}n` } },
  ],
  "the email of an account": (text) => [
    `mutation ($email: String!) { updateCustomerEmail(email: $email, password: "${ANN.password}") { customer { id } } }`,
    { email: `ann${text}@example.org` },
  ],
  ...Object.fromEntries(
    (["firstname", "lastname", "company", "city", "telephone", "postcode"] as const).map(
      (field) => [`the ${field} of an address`, (text: string) => save({ [field]: `1${text}2` })],
    ),
  ),
  "the street of an address": (text) => save({ street: [`12 Pier${text}s`] }),
  "the region of an address": (text) => save({ region: { region: `F${text}L` } }),
};

function create(person: object): readonly [string, object] {
  const input = { ...ANN, email: "ed@example.com", ...person };
  return [
    `mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id } } }`,
    { input },
  ];
}
function save(change: object): readonly [string, object] {
  return [
    `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }`,
    { input: { ...ADDRESS, ...change } },
  ];
}

const categoryOf = async ([query, variables]: readonly [string, object]) =>
  (await askShop(app, query, { variables, session })).errors?.[0]?.extensions.category;
const kept = async () => ({
  customers: await app.shop.db.selectFrom("customer").selectAll().execute(),
  addresses: await app.shop.db.selectFrom("customer_address").selectAll().execute(),
});

describe("what is typed into the room of customers", () => {
  it.each(Object.keys(WAYS))(
    "is refused where it holds what no line may, and nothing is kept: %s",
    async (way) => {
      const before = await kept();
      for (const [sign, text] of Object.entries(SIGNS)) {
        const category = await categoryOf(WAYS[way]!(text));
        // A NUL is stopped before anything is read.
        expect(category, sign).toBe(sign === "a NUL" ? "graphql" : "graphql-input");
      }
      expect(await kept()).toEqual(before);
    },
  );

  it.each(Object.keys(WAYS))(
    "is refused where it is a book, and nothing is kept: %s",
    async (way) => {
      const before = await kept();
      expect(await categoryOf(WAYS[way]!("x".repeat(5000)))).toBe("graphql-input");
      expect(await kept()).toEqual(before);
    },
  );

  it("is no other person's email for looking like it", async () => {
    const cyrillic = ANN.email.replace("A", "\u0410");
    const person = { ...ANN, email: cyrillic };
    expect(await categoryOf(create(person))).toBe("graphql-input");
    for (const login of [cyrillic, ANN.email.replace("A", "\uFF21"), `${ANN.email}\u200B`]) {
      const answer = await callShop(app, "POST app-login", {
        body: { username: login, password: ANN.password },
      });
      expect(answer.json(), login).toMatchObject({ key: "customer.wrongLogin" });
    }
  });

  it("may be of any script, and comes back as it was", async () => {
    const firstname = "Þóra 王 Ольга";
    const asked = `mutation ($input: CustomerUpdateInput!) {
      updateCustomerV2(input: $input) { customer { firstname } } }`;
    const { data } = await askShop(app, asked, { variables: { input: { firstname } }, session });
    expect(data?.["updateCustomerV2"]).toEqual({ customer: { firstname } });
  });
});

describe("a token that somebody makes up", () => {
  const MADE_UP = [
    "",
    " ",
    "\u0000",
    "../../etc/passwd",
    "' OR 1=1 --",
    "A".repeat(128),
    "é".repeat(40),
  ];

  it("opens nothing, as a cookie or as a bearer", async () => {
    for (const token of MADE_UP) {
      const cookie = await callShop(app, "GET app-account-info", {
        session: encodeURIComponent(token),
      });
      expect(cookie.json(), token).toMatchObject({ isLoggedIn: false });
      const bearer = encodeURIComponent(token) || "x";
      const asked = await askShop(app, "{ customer { id } }", { bearer });
      expect(asked.errors?.[0]?.extensions.category, token).toBe("graphql-authorization");
    }
  });

  it("is no link that signs in, and a link that was used is none any more", async () => {
    const wanted = `mutation { sendCustomerLoginLink(email: "${ANN.email}") }`;
    await askShop(app, wanted);
    const token = await linkIn(app, "customer.loginLink");
    const setAuth = async (sent: string, coming: Coming = {}) =>
      callShop(app, "POST app-set-auth", { body: { token: sent }, ...coming });
    const turned = Array.from(
      token,
      (sign, at) => token.slice(0, at) + (sign === "A" ? "B" : "A") + token.slice(at + 1),
    );
    for (const wrong of [
      ...turned.slice(0, 5),
      ...turned.slice(-1),
      ...MADE_UP,
      token.toLowerCase(),
    ]) {
      expect((await setAuth(wrong)).statusCode, wrong).toBeGreaterThanOrEqual(400);
      expect((await setAuth(wrong)).statusCode, wrong).toBeLessThan(500);
    }
    const came = await setAuth(token);
    expect(came.statusCode).toBe(200);
    expect((await setAuth(token)).json()).toMatchObject({ key: "customer.wrongToken" });
    const replayed = await setAuth(token, { session: cookieIn(came, "placket_session") });
    expect(replayed.json()).toMatchObject({ key: "customer.wrongToken" });
  });
});
