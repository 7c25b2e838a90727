import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ANN, anAccount, aShopper, askShop, callShop } from "../testing/customer.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { newslettersOnTheirWay } from "./newsletter.ts";

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

const EMAIL = "noor@example.com";

const SUBSCRIBE = `mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }`;
const CONFIRM = `mutation ($token: String!) { confirmNewsletterSubscription(token: $token) { status } }`;
const END = `mutation ($token: String!) { endNewsletterSubscription(token: $token) { status } }`;

/** The status that a call answers, or the key of its refusal. */
async function status(document: string, variables: object, session?: string) {
  const { data, errors } = await askShop(app, document, { variables, ...(session && { session }) });
  const [answer] = Object.values(data ?? {}) as ({ status?: string } | null)[];
  return errors?.[0]?.extensions.key ?? answer?.status;
}

/** Subscribes, and waits for what follows behind the answer. */
async function subscribe(email = EMAIL) {
  const answered = await status(SUBSCRIBE, { email });
  await written();
  return answered;
}
const written = async () => {
  const letters = app.call.held(newslettersOnTheirWay);
  await letters.close();
};

const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["template", "recipient", "body_text"])
    .orderBy("id")
    .execute();
const lastToken = async () =>
  /#([\w-]{43})/.exec((await letters()).at(-1)?.body_text ?? "")?.[1] ?? "";
const stateOf = async (email = EMAIL) =>
  (
    await app.shop.db
      .selectFrom("newsletter_subscription")
      .select("state")
      .where("email", "=", email)
      .executeTakeFirst()
  )?.state;

describe("OPEN-37 the newsletter", () => {
  it("FOOT-16 is sent to nobody who has not confirmed by the letter, and ended by the link of the next", async () => {
    expect(await subscribe()).toBe("UNCONFIRMED");
    expect(await stateOf()).toBe("unconfirmed");
    expect(await letters()).toMatchObject([{ template: "newsletter.confirm", recipient: EMAIL }]);
    const asked = await lastToken();
    expect(await status(CONFIRM, { token: asked })).toBe("SUBSCRIBED");
    expect(await stateOf()).toBe("subscribed");
    expect(await status(CONFIRM, { token: asked })).toBe("NOT_ACTIVE");
    const token = await lastToken();
    expect(await status(END, { token: asked })).toBe("NOT_ACTIVE");
    expect(await status(END, { token })).toBe("UNSUBSCRIBED");
    expect(await status(END, { token })).toBe("UNSUBSCRIBED");
    expect(await stateOf()).toBe("unsubscribed");
  });

  it("the answer is the same for an address that is subscribed, which gets no letter", async () => {
    await subscribe();
    await status(CONFIRM, { token: await lastToken() });
    const before = (await letters()).length;
    expect(await subscribe("NOOR@example.com")).toBe("UNCONFIRMED");
    expect(await letters()).toHaveLength(before);
    expect(await stateOf()).toBe("subscribed");
  });

  it("a link is good for a week, and another letter ends the one before", async () => {
    await subscribe();
    const first = await lastToken();
    await subscribe();
    const second = await lastToken();
    expect(await letters()).toHaveLength(1);
    expect(await status(CONFIRM, { token: first })).toBe("NOT_ACTIVE");
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 7 * 86_400_000);
    expect(await status(CONFIRM, { token: second })).toBe("NOT_ACTIVE");
    app.time.now = before;
    expect(await status(CONFIRM, { token: second })).toBe("SUBSCRIBED");
  });

  it("wants an email, and an address is not written to without end", async () => {
    expect(await subscribe("nobody")).toBe("checkout.email");
    expect(await letters()).toEqual([]);
    for (let n = 0; n < 10; n += 1) await subscribe();
    expect(await subscribe()).toBe("customer.tooManyAsked");
  });

  it("FOOT-15 ACCT-28 is asked for by the boxes over REST", async () => {
    const asked = await callShop(app, "POST app-subscribe-email", { body: { email: EMAIL } });
    await written();
    expect(asked.json()).toMatchObject({ success: true });
    expect(await stateOf()).toBe("unconfirmed");
  });
});

describe("OPEN-37 a customer and the newsletter", () => {
  const CREATE = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`;
  const UPDATE = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) {
    customer { is_subscribed newsletter_status } } }`;
  const update = async (session: string, is_subscribed: boolean) => {
    const variables = { input: { is_subscribed } };
    const { data } = await askShop(app, UPDATE, { variables, session });
    return data?.["updateCustomerV2"]?.["customer"];
  };

  it("ticks it while making an account, and confirms like everybody", async () => {
    const input = {
      firstname: "Noor",
      lastname: "Haddad",
      email: EMAIL,
      password: "Twill-and-thread-1",
    };
    await askShop(app, CREATE, { variables: { input: { ...input, is_subscribed: true } } });
    expect(await stateOf()).toBe("unconfirmed");
    expect((await letters()).map(({ template }) => template)).toEqual([
      "newsletter.confirm",
      "customer.welcome",
    ]);
  });

  it("wants it and ends it in the account; what is left out of a change stays", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    expect(await update(session, true)).toEqual({
      is_subscribed: false,
      newsletter_status: "UNCONFIRMED",
    });
    await status(CONFIRM, { token: await lastToken() });
    const rename = { input: { firstname: "Anna" } };
    const renamed = (await askShop(app, UPDATE, { variables: rename, session })).data;
    expect(renamed?.["updateCustomerV2"]?.["customer"]).toEqual({
      is_subscribed: true,
      newsletter_status: "SUBSCRIBED",
    });
    expect(await update(session, false)).toEqual({
      is_subscribed: false,
      newsletter_status: "UNSUBSCRIBED",
    });
  });

  it("is forgotten with the account", async () => {
    await anAccount(app);
    const { session } = await aShopper(app);
    await update(session, true);
    const body = { password: ANN.password };
    const copy = await callShop(app, "GET app-my-data", { session });
    expect(copy.json()).toMatchObject({ newsletter: "unconfirmed" });
    await callShop(app, "POST app-delete-account", { session, body });
    expect(await stateOf(ANN.email)).toBeUndefined();
  });
});
