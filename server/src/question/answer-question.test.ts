import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAccount, aShopper } from "../testing/customer.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import type { TestApp } from "../testing/test-app.ts";
import { ask, aQuestionShop, shown } from "./testing/a-question-shop.ts";

const DESK = "desk@placket.example";

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await aQuestionShop({ questionsFromGuests: true, questionEmail: DESK });
  staff = await aStaffSession(app);
});
beforeEach(async () => {
  for (const table of ["product_question", "sign_in_try", "mail"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});
afterAll(() => app.close());

const admin = (line: `${"GET" | "PUT"} ${string}`, body?: object) =>
  callAdmin(app, line, { session: staff, ...(body && { body }) });

const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["template", "recipient", "subject", "body_text"])
    .execute();

/** Asks as a guest, and gives the question's number. */
async function asked(question = "Does it shrink?", change: object = {}): Promise<number> {
  const made = await ask(app, { question, ...change }, { address: `198.51.100.${(from += 1)}` });
  return (made as { question_id: number }).question_id;
}
let from = 0;

const WORDS = { question: "Does it shrink?", author: "Kim", answer: "No." };
const answered = async (id: number, change: object = {}) =>
  admin(`PUT questions/${id}/answer`, { version: 1, ...WORDS, ...change });

describe("PDP-16 QNA-10 staff answer a question", () => {
  it("in their words; it stands at the product then, and whoever asked has a letter, once", async () => {
    const id = await asked();
    expect(await letters()).toMatchObject([{ template: "question.asked", recipient: DESK }]);
    expect(
      (await letters())[0]?.body_text,
      "its words are kept with the question alone",
    ).not.toContain("shrink");
    const answer = await answered(id, {
      question: "Does the cap shrink?",
      answer: "Less than\n2 %.",
    });
    expect(answer.json(), answer.body).toMatchObject({ state: "answered", version: 2 });
    const { getQuestionsCount, getQuestions } = await shown(app);
    expect(getQuestionsCount).toEqual({ total_count: 1 });
    expect(getQuestions.items).toEqual([
      {
        question_id: id,
        author: "Kim",
        question: "Does the cap shrink?",
        answer: "Less than\n2 %.",
      },
    ]);
    expect(JSON.stringify(getQuestions), "an email is shown to nobody").not.toContain("@");
    const told = (await letters()).filter(({ template }) => template === "question.answered");
    expect(told).toMatchObject([{ recipient: "kim@example.com" }]);
    expect(told[0]?.body_text).toContain("2 %.");
    expect(told[0]?.body_text).toContain("/cap");
    await answered(id, { version: 2, answer: "Hardly." });
    expect((await shown(app)).getQuestions.items[0]?.answer).toBe("Hardly.");
    expect(await letters(), "no second letter").toHaveLength(2);
  });

  it("or keep it from the page, with a reason that nobody else reads", async () => {
    const id = await asked();
    await answered(id);
    const body = { version: 2, reason: "Not about the cap" };
    expect((await admin(`PUT questions/${id}/rejection`, body)).json()).toMatchObject({
      state: "rejected",
      rejectReason: "Not about the cap",
    });
    expect((await shown(app)).getQuestionsCount).toEqual({ total_count: 0 });
    const again = await admin(`PUT questions/${id}/rejection`, { version: 3, reason: "Again" });
    expect(again.json()).toMatchObject({ key: "question.cannotBecome" });
    expect((await answered(id, { version: 3 })).json()).toMatchObject({ state: "answered" });
  });

  it("as they saw it: whoever was faster is not written over", async () => {
    const id = await asked();
    const both = await Promise.all([answered(id), answered(id, { answer: "Yes." })]);
    expect(both.map((one) => one.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const told = (await letters()).filter(({ template }) => template === "question.answered");
    expect(told).toHaveLength(1);
    expect((await answered(id, { version: 2, answer: " " })).json()).toMatchObject({
      key: "question.textMissing",
    });
  });

  it.each([0, 2, 2 ** 31, -(2 ** 53) + 1])(
    "not by version %d, which nobody saw",
    async (version) => {
      const id = await asked();
      const body = { version, reason: "Not about the cap" };
      for (const answer of [
        await answered(id, { version }),
        await admin(`PUT questions/${id}/rejection`, body),
      ]) {
        expect([answer.statusCode, answer.json()]).toMatchObject([
          409,
          { key: "question.changedMeanwhile" },
        ]);
      }
    },
  );

  it("which stands in the trail, without whoever asked", async () => {
    const id = await asked();
    await answered(id);
    const trail = await admin("GET audit?action=question.answer");
    const [row] = trail.json<{ rows: readonly { subject: string }[] }>().rows;
    expect(row?.subject).toBe(`question ${id} (CAP)`);
    const kept = await app.shop.db.selectFrom("audit").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain("kim@example.com");
  });
});

describe("QNA-02 hostile words", () => {
  it("stay the text that they are, in list, page and letter", async () => {
    const hostile = `<img src=x onerror=alert(1)> "; DROP TABLE product_question; -- \u202Egnp`;
    const id = await asked(hostile, { author: "<b>Kim</b>" });
    const kept = hostile.replace("\u202E", "");
    await answered(id, { question: kept, author: "<b>Kim</b>", answer: "<script>1</script>" });
    expect((await shown(app)).getQuestions.items).toMatchObject([
      { author: "<b>Kim</b>", question: kept, answer: "<script>1</script>" },
    ]);
    const html = await app.shop.db.selectFrom("mail").select("body_html").execute();
    expect(JSON.stringify(html)).not.toMatch(/<script>1|<img src=x/);
  });
});

describe("PDP-16 what everybody reads", () => {
  it("comes in pages, last answered first, and is searched by question and answer", async () => {
    for (let at = 1; at <= 7; at += 1) {
      const id = await asked();
      app.time.now = new Date(app.time.now.getTime() + 1_000);
      await answered(id, {
        question: `Question ${at}?`,
        answer: at === 3 ? "Only at 60 %" : "No.",
      });
    }
    const { getQuestions } = await shown(app);
    expect(getQuestions.items.map(({ question }) => question)).toEqual(
      [7, 6, 5, 4, 3].map((at) => `Question ${at}?`),
    );
    expect(getQuestions.page_info).toEqual({ current_page: 1, page_size: 5, total_pages: 2 });
    expect((await shown(app, { currentPage: 2 })).getQuestions.items).toHaveLength(2);
    expect((await shown(app, { pageSize: 5_000 })).getQuestions.page_info).toMatchObject({
      page_size: 20,
    });
    const found = await shown(app, { search: "60 %" });
    expect(found.getQuestions.items.map(({ question }) => question)).toEqual(["Question 3?"]);
    expect(found.getQuestions.total_count).toBe(1);
    expect((await shown(app, { search: "100%_" })).getQuestions.items).toEqual([]);
    expect((await shown(app, { currentPage: -1, pageSize: 0 })).getQuestions.items).toHaveLength(1);
  });
});

describe("QNA-02 the list of staff", () => {
  it("is searched, filtered, and given as a file", async () => {
    const [open, done] = [await asked("About sleeves?"), await asked("About collars?")];
    await answered(done, { question: "About collars?" });
    const ids = async (query: string) =>
      (await admin(`GET questions?${query}`))
        .json<{ rows: { id: number }[] }>()
        .rows.map(({ id }) => id);
    expect(await ids("")).toEqual([done, open]);
    expect(await ids("sort=asked")).toEqual([open, done]);
    expect(await ids("state=open")).toEqual([open]);
    expect(await ids("search=sleeves")).toEqual([open]);
    expect(await ids("search=kim%40example")).toEqual([done, open]);
    expect(await ids("search=CA")).toEqual([done, open]);
    expect(await ids("search=nothing")).toEqual([]);
    const file = await admin("GET questions.csv?state=open");
    expect(file.body).toContain("About sleeves?");
    expect(file.body).not.toContain("About collars?");
    expect((await admin("GET questions/999999")).json()).toMatchObject({
      key: "question.noSuchQuestion",
    });
  });

  it("says where the product is, and whose it is", async () => {
    await anAccount(app, {
      email: "bo@example.com",
      firstname: "Bo",
      lastname: "L",
      password: "Twill-and-denim-4",
    });
    const bo = await aShopper(app, { email: "bo@example.com", password: "Twill-and-denim-4" });
    const made = (await ask(app, {}, { session: bo.session })) as { question_id: number };
    expect((await admin(`GET questions/${made.question_id}`)).json()).toMatchObject({
      product: { sku: "CAP", url: "/cap" },
      email: "bo@example.com",
      toldAt: null,
    });
  });
});
