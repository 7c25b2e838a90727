import { QUESTION_MAX } from "@placket/domain/question/question";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ANN, anAccount, askShop, aShopper } from "../testing/customer.ts";
import type { TestApp } from "../testing/test-app.ts";
import { ask, aQuestionShop, shown } from "./testing/a-question-shop.ts";

let app: TestApp;
let session: string;
let customerId: number;

beforeAll(async () => {
  app = await aQuestionShop({ questionsFromGuests: true });
  customerId = await anAccount(app);
  ({ session } = await aShopper(app));
});
beforeEach(async () => {
  await app.shop.db.deleteFrom("product_question").execute();
  await app.shop.db.deleteFrom("sign_in_try").execute();
});
afterAll(() => app.close());

const idOf = async (sku: string) => {
  const found = app.shop.db.selectFrom("product").select("id").where("sku", "=", sku);
  return String((await found.executeTakeFirstOrThrow()).id);
};

describe("QNA-02 QNA-08 a question", () => {
  it("is asked by name, email and product, and given back as it was asked", async () => {
    const id = await idOf("CAP");
    expect(await ask(app, { identifier: id })).toMatchObject({
      question_id: expect.any(Number) as number,
      author: "Kim",
      email: "kim@example.com",
      page_type: "product",
      question: "Does it shrink in a hot wash?",
      display_at: "product",
      identifier: id,
      customer_id: null,
      created_at: "2026-03-02T10:00:00.000Z",
    });
  });

  it("of a variant is of its family, which an SKU names as well", async () => {
    const { db } = app.shop;
    const coat = await idOf("COAT");
    const [child] = await db
      .selectFrom("product")
      .select("sku")
      .where("sku", "like", "COAT-%")
      .execute();
    expect(await ask(app, { identifier: child?.sku })).toMatchObject({ identifier: coat });
    expect(await ask(app, { identifier: "coat" })).toMatchObject({ identifier: coat });
  });

  it.each([
    ["nothing", { question: "  " }, "question.incomplete"],
    ["no name", { author: "" }, "question.incomplete"],
    ["no email", { email: null }, "question.incomplete"],
    ["signs that draw nothing", { question: "\u200B\u202E" }, "question.incomplete"],
    ["too many words", { question: "x".repeat(QUESTION_MAX + 1) }, "question.tooLong"],
    ["no such product", { identifier: "NONE" }, "question.noSuchProduct"],
    ["another kind of page", { page_type: "cms" }, "question.noSuchPlace"],
    ["another place", { display_at: "blog" }, "question.noSuchPlace"],
  ])("QNA-05 with %s is refused", async (_, change, key) => {
    expect(await ask(app, change)).toBe(key);
    expect(await app.shop.db.selectFrom("product_question").select("id").execute()).toEqual([]);
  });

  it("that is incomplete says so in the words of the row", async () => {
    const { errors } = await askShop(
      app,
      `mutation { createQuestion(question: "", identifier: "CAP") { question_id } }`,
    );
    expect(errors?.[0]?.message).toBe("Please fill in all fields.");
  });
});

describe("QNA-06 who asks", () => {
  it("is who is signed in, whatever is sent", async () => {
    const asked = await ask(
      app,
      { author: "", email: "somebody@example.com", customer_id: 4711 },
      { session },
    );
    expect(asked).toMatchObject({ author: "Ann W", email: ANN.email, customer_id: customerId });
    expect(await ask(app, { author: "Weaver & Co" }, { session })).toMatchObject({
      author: "Weaver & Co",
    });
  });

  it("is nobody's customer without a session, whatever is sent", async () => {
    expect(await ask(app, { customer_id: customerId })).toMatchObject({ customer_id: null });
  });

  it("is a guest only where the setting lets them", async () => {
    const closed = await aQuestionShop({});
    try {
      expect(await ask(closed)).toBe("question.loginRequired");
      await anAccount(closed);
      const ann = await aShopper(closed);
      expect(await ask(closed, {}, { session: ann.session })).toMatchObject({ email: ANN.email });
      const { data } = await askShop(closed, "{ storeConfig { allow_guest_to_question } }");
      expect(data?.["storeConfig"]).toEqual({ allow_guest_to_question: false });
    } finally {
      await closed.close();
    }
    const { data } = await askShop(app, "{ storeConfig { allow_guest_to_question } }");
    expect(data?.["storeConfig"]).toEqual({ allow_guest_to_question: true });
  });

  it("whose session is over is asked to sign in, and not taken for a guest without a name", async () => {
    const closed = await aQuestionShop({});
    try {
      expect(await ask(closed, {}, { token: "x".repeat(43) })).toBe("access.loginRequired");
    } finally {
      await closed.close();
    }
  });

  it("waits after a few questions, by name and by network", async () => {
    const keys = [];
    for (let at = 0; at < 6; at += 1) keys.push(await ask(app));
    expect(keys.slice(4)).toEqual([expect.any(Object), "question.tooManyAsked"]);
    app.time.now = new Date(app.time.now.getTime() + 61_000);
    expect(await ask(app)).toMatchObject({ author: "Kim" });
    for (let at = 0; at < 14; at += 1) await ask(app, { email: `kim${at}@example.com` });
    expect(await ask(app, { email: "other@example.com" })).toBe("question.tooManyAsked");
    const elsewhere = { address: "198.51.100.7" };
    expect(await ask(app, { email: "other@example.com" }, elsewhere)).toMatchObject({});
  });
});

it("QNA-09 proves in the header X-ReCaptcha that no machine asks, where the shop wants it", async () => {
  const verify = (proof: string) =>
    Promise.resolve({ isGenuine: proof === "a person", score: 0.9, action: "question" });
  const settings = { questionsFromGuests: true, formRecaptcha: "recaptcha_v3" };
  const guarded = await aQuestionShop(settings, { botCheck: { siteKey: "key", verify } });
  const sent = async (proof?: string) => {
    const answer = await guarded.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: proof === undefined ? {} : { "x-recaptcha": proof },
      payload: {
        query: `mutation { createQuestion(author: "Kim", email: "kim@example.com", question: "Why?", identifier: "CAP") { author } }`,
      },
    });
    return answer.body;
  };
  try {
    expect(await sent()).toContain("botCheck.missing");
    expect(await sent("a machine")).toContain("botCheck.failed");
    expect(await sent("a person")).toContain('"author":"Kim"');
  } finally {
    await guarded.close();
  }
});

it("QNA-10 QNA-02 stands nowhere before it is answered", async () => {
  await ask(app);
  const { getQuestionsCount, getQuestions } = await shown(app);
  expect(getQuestionsCount.total_count).toBe(0);
  expect(getQuestions.items).toEqual([]);
});
