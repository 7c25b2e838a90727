import { randomUUID } from "node:crypto";
import { MESSAGE_COMMENT_MAX } from "@placket/domain/contact/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAccount, askShop, aShopper, callShop, type Coming } from "../testing/customer.ts";
import type { TestApp } from "../testing/test-app.ts";
import { aContactShop, keptIn, lettersIn, MESSAGE, writeTo } from "./testing/a-contact-shop.ts";

const DESK = "desk@placket.example";
const THANKS = "Thank you for your message. We answer by email as soon as we can.";

let app: TestApp;
let session: string;
let customerId: number;

beforeAll(async () => {
  app = await aContactShop({ contactEmail: DESK });
  customerId = await anAccount(app);
  ({ session } = await aShopper(app));
});
beforeEach(async () => {
  for (const table of ["contact_message", "sign_in_try", "mail"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});
afterAll(() => app.close());

const contactUs = async (on: TestApp, change: object = {}, by: Coming = {}) => {
  const { data, errors } = await askShop(
    on,
    `mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }`,
    { ...by, variables: { input: { ...MESSAGE, ...change } } },
  );
  return errors?.[0]?.extensions.key ?? data?.["contactUs"];
};

describe("issue 12.2 a message to the shop", () => {
  it("is kept as it was written, and staff are told once, without its words", async () => {
    const answer = await writeTo(app, { name: "  Kim Lee " });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: THANKS }]);
    const [message] = await keptIn(app);
    expect(message).toEqual({
      ...MESSAGE,
      id: expect.any(Number) as number,
      state: "open",
      customerId: null,
    });
    const letters = await lettersIn(app);
    expect(letters).toMatchObject([
      { recipient: DESK, subject: `Message ${message?.id} by the contact form` },
    ]);
    expect(letters[0]?.body_text).toContain(`/admin/messages/${message?.id}`);
    expect(JSON.stringify(letters)).not.toMatch(/Kim|kim@|555 0100|coats/);
  });

  it("comes by Magento's contactUs too, with or without a telephone", async () => {
    expect(await contactUs(app)).toEqual({ status: true });
    expect(await contactUs(app, { telephone: null })).toEqual({ status: true });
    expect(await keptIn(app)).toMatchObject([MESSAGE, { telephone: null }]);
  });

  it("is kept once, and told once, however often its answer is lost", async () => {
    const request = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => writeTo(app, { request })));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await writeTo(app, { request });
    expect(await keptIn(app)).toHaveLength(1);
    expect(await lettersIn(app)).toHaveLength(1);
    await writeTo(app, { request: randomUUID(), email: "bo@example.com" });
    expect(await keptIn(app)).toHaveLength(2);
  });

  it.each([
    ["no words", { comment: " \n" }, "comment", "checkout.required"],
    ["signs that draw nothing", { comment: "\u200B" }, "comment", "checkout.required"],
    [
      "too many words",
      { comment: "x".repeat(MESSAGE_COMMENT_MAX + 1) },
      "comment",
      "checkout.tooLong",
    ],
    ["no name", { name: "" }, "name", "checkout.required"],
    ["a header in its name", { name: "Kim\r\nBcc: a@b.example" }, "name", "checkout.notOneLine"],
    [
      "a header in its email",
      { email: "kim@example.com\r\nBcc: a@b.example" },
      "email",
      "checkout.notOneLine",
    ],
    ["two emails", { email: "kim@example.com,a@b.example" }, "email", "checkout.email"],
    ["no telephone that rings", { telephone: "call me" }, "telephone", "checkout.numberLength"],
  ])("with %s is refused at its field, by either call", async (_, change, field, key) => {
    const answer = await writeTo(app, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ key, errors: [{ field }] });
    expect(await contactUs(app, change)).toBe(key);
    expect([await keptIn(app), await lettersIn(app)]).toEqual([[], []]);
  });

  it.each([{ request: "1" }, { request: null }, { name: ["Kim"] }, { comment: undefined }])(
    "of another shape (%j) is no message",
    async (change) => {
      expect((await writeTo(app, change)).statusCode).toBe(400);
      expect(await keptIn(app)).toEqual([]);
    },
  );

  it("stays the text that it is", async () => {
    const hostile = `<img src=x onerror=alert(1)> '"; DROP TABLE contact_message; --\u202E gnp`;
    await writeTo(app, { comment: hostile, name: "<b>Kim</b>" });
    expect(await keptIn(app)).toMatchObject([
      { name: "<b>Kim</b>", comment: hostile.replace("\u202E", "") },
    ]);
  });
});

describe("issue 12.2 who writes", () => {
  it("is noted as who is signed in, and answered where they typed", async () => {
    await writeTo(app, { email: "office@example.com" }, { session });
    expect(await keptIn(app)).toMatchObject([{ customerId, email: "office@example.com" }]);
  });

  it("waits after a few messages, by name and by network", async () => {
    const keys = [];
    for (let at = 0; at < 6; at += 1) keys.push((await writeTo(app)).statusCode);
    expect(keys).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await writeTo(app);
    expect(refused.json()).toMatchObject({
      key: "contact.tooManySent",
      message: "You have written many messages. Please try again in 1 min.",
    });
    app.time.now = new Date(app.time.now.getTime() + 61_000);
    expect((await writeTo(app)).statusCode).toBe(200);
    for (let at = 0; at < 14; at += 1) await writeTo(app, { email: `kim${at}@example.com` });
    const other = { email: "other@example.com" };
    expect((await writeTo(app, other)).statusCode).toBe(429);
    expect((await writeTo(app, other, { address: "198.51.100.7" })).statusCode).toBe(200);
  });

  it("finds the form closed where staff have closed it", async () => {
    const closed = await aContactShop({ contactFormEnabled: false });
    try {
      const answer = await writeTo(closed);
      expect(answer.json()).toMatchObject({ message: "The contact form is unavailable." });
      expect(await contactUs(closed)).toBe("contact.unavailable");
      const asked = await askShop(closed, "{ storeConfig { contact_enabled } }");
      expect(asked.data?.["storeConfig"]).toEqual({ contact_enabled: false });
      expect(await keptIn(closed)).toEqual([]);
    } finally {
      await closed.close();
    }
    const asked = await askShop(app, "{ storeConfig { contact_enabled } }");
    expect(asked.data?.["storeConfig"]).toEqual({ contact_enabled: true });
  });
});

describe("ACCT-27 the contact form proves that no machine writes, where the shop wants it", () => {
  it("as g-recaptcha-response beside the fields, or in the header X-ReCaptcha", async () => {
    const verify = (proof: string) =>
      Promise.resolve({ isGenuine: proof === "a person", score: 0.9, action: "contact" });
    const guarded = await aContactShop(
      { formRecaptcha: "recaptcha_v3" },
      { botCheck: { siteKey: "key", verify } },
    );
    try {
      const { data } = await askShop(guarded, "{ storeConfig { form_recaptcha_actions } }");
      expect(JSON.stringify(data)).toContain('"contact"');
      expect((await writeTo(guarded)).json()).toMatchObject({ key: "botCheck.missing" });
      const machine = await writeTo(guarded, { "g-recaptcha-response": "a machine" });
      expect(machine.json()).toMatchObject({ key: "botCheck.failed" });
      expect(await contactUs(guarded)).toBe("botCheck.missing");
      expect(await keptIn(guarded)).toEqual([]);
      const person = await writeTo(guarded, { "g-recaptcha-response": "a person" });
      expect(person.json()).toMatchObject({ success: true });
    } finally {
      await guarded.close();
    }
  });

  it("under an action of its own: a proof for another form does not count", async () => {
    const verify = () => Promise.resolve({ isGenuine: true, score: 0.9, action: "newsletter" });
    const guarded = await aContactShop(
      { formRecaptcha: "recaptcha_v3", recaptchaForms: ["contact"] },
      { botCheck: { siteKey: "key", verify } },
    );
    try {
      const other = await writeTo(guarded, { "g-recaptcha-response": "a person" });
      expect(other.json()).toMatchObject({ key: "botCheck.failed" });
      expect((await callShop(guarded, "POST app-contact-us", { body: {} })).statusCode).toBe(400);
    } finally {
      await guarded.close();
    }
  });
});
