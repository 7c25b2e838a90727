import { afterAll, beforeAll, expect, it } from "vitest";
import { ANN, anAccount, aShopper, askShop, callShop } from "../../testing/customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP", name: "Line Cap" });
    await shop.db
      .insertInto("config_value")
      .values({ scope: "default", scope_id: 0, path: "questionsFromGuests", value: "true" })
      .execute();
  });
});
afterAll(() => app.close());

const MESSAGE = { name: "Kim Lee", telephone: "555 0100", comment: "I live at 9 Hidden Lane" };

/** What is kept of messages and questions, by what they say. */
async function kept(): Promise<readonly string[]> {
  const { db } = app.shop;
  const messages = await db.selectFrom("contact_message").select("comment").execute();
  const questions = await db.selectFrom("product_question").select("question").execute();
  return [...messages.map((one) => one.comment), ...questions.map((one) => one.question)].sort();
}

it("whoever opens an account by somebody's email reads nothing of what that one wrote as a guest, and takes nothing of another account along", async () => {
  const email = "kim@example.com";
  await callShop(app, "POST app-contact-us", { body: { ...MESSAGE, email } });
  const { errors } = await askShop(
    app,
    `mutation { createQuestion(question: "Does Hidden Lane get it?", identifier: "CAP", author: "Kim", email: "${email}") { author } }`,
  );
  expect(errors).toBeUndefined();
  const staff = await aStaffSession(app);
  const { rows } = (await callAdmin(app, "GET messages", { session: staff })).json<{
    rows: readonly { readonly id: number }[];
  }>();
  const text = "Hidden from all but staff";
  await callAdmin(app, `POST messages/${rows[0]?.id}/notes`, { session: staff, body: { text } });
  const reply = { text: "We do.", version: 1 };
  const path = `POST messages/${rows[0]?.id}/answers` as const;
  expect((await callAdmin(app, path, { session: staff, body: reply })).statusCode).toBe(200);
  // Another customer wants the answer there as well.
  await anAccount(app);
  const ann = await aShopper(app);
  const hers = { ...MESSAGE, comment: "Ann asks for Kim", email };
  await callShop(app, "POST app-contact-us", { ...ann, body: hers });

  app.time.now = new Date(app.time.now.getTime() + 60_000);
  const stranger = { ...ANN, email };
  await anAccount(app, stranger);
  const { session } = await aShopper(app, stranger);
  const own = { ...MESSAGE, comment: "Signed in", email: "other@example.com" };
  await callShop(app, "POST app-contact-us", { session, body: own });
  const copy = await callShop(app, "GET app-my-data", { session });
  expect(copy.json()).toMatchObject({
    messages: [{ comment: "Signed in" }],
    questions: [],
    letters: [{ template: "customer.welcome" }],
  });
  expect(copy.body).not.toContain("Hidden");
  const gone = await callShop(app, "POST app-delete-account", {
    session,
    body: { password: stranger.password },
  });
  expect(gone.statusCode, gone.body).toBe(200);
  expect(await kept(), "what waits for an answer gets one").toEqual([
    "Ann asks for Kim",
    "Does Hidden Lane get it?",
  ]);
});
