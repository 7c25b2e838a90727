import { MESSAGE_ENTRY_MAX } from "@placket/domain/contact/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { aContactShop, keptIn, lettersIn, MESSAGE, writeTo } from "./testing/a-contact-shop.ts";

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await aContactShop();
  staff = await aStaffSession(app);
});
beforeEach(async () => {
  for (const table of ["contact_message", "sign_in_try", "mail"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});
afterAll(() => app.close());

const admin = (line: `${"GET" | "POST" | "PUT"} ${string}`, body?: object) =>
  callAdmin(app, line, { session: staff, ...(body && { body }) });

/** Writes as a guest, and gives the message's number. */
async function written(change: Parameters<typeof writeTo>[1] = {}): Promise<number> {
  const answer = await writeTo(app, change, { address: `198.51.100.${(from += 1)}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return (await keptIn(app)).at(-1)?.id ?? 0;
}
let from = 0;

const answered = (id: number, change: object = {}) =>
  admin(`POST messages/${id}/answers`, { version: 1, text: "We do.", ...change });

describe("issue 12.2 staff answer a message", () => {
  it("and its sender has the answer by letter, below it what they wrote; nobody else is told", async () => {
    const id = await written();
    const answer = await answered(id, { text: "We do,\nfrom ten pieces on. " });
    expect(answer.json(), answer.body).toMatchObject({
      state: "answered",
      version: 2,
      entries: [{ kind: "reply", text: "We do,\nfrom ten pieces on." }],
    });
    const letters = await lettersIn(app);
    expect(letters).toMatchObject([{ template: "contact.answered", recipient: MESSAGE.email }]);
    expect(letters[0]?.subject).toMatch(/^Your message to /);
    expect(letters[0]?.body_text).toContain("from ten pieces on.");
    expect(letters[0]?.body_text).toContain("on coats that we have?");
    await answered(id, { version: 2, text: "And caps." });
    expect(await lettersIn(app), "each answer is a letter").toHaveLength(2);
  });

  it("by letter of the store view in which it was written", async () => {
    const two = await testApp(async ({ db }) => {
      const view = { id: 7, code: "harbour", name: "Harbour", locale: "en-GB", country_code: "GB" };
      const place = { website_id: 1, group_id: 1 };
      await db
        .insertInto("store_view")
        .values({ ...view, ...place })
        .execute();
      const called = { scope: "store", scope_id: 7, path: "storeName" } as const;
      await db
        .insertInto("config_value")
        .values({ ...called, value: '"Harbour Outfitters"' })
        .execute();
    });
    try {
      await writeTo(two);
      await two.shop.db.updateTable("contact_message").set({ store_view_id: 7 }).execute();
      const id = (await keptIn(two))[0]?.id ?? 0;
      const session = await aStaffSession(two);
      const body = { version: 1, text: "We do." };
      await callAdmin(two, `POST messages/${id}/answers`, { session, body });
      expect(await lettersIn(two)).toMatchObject([
        { template: "contact.answered", subject: "Your message to Harbour Outfitters" },
      ]);
    } finally {
      await two.close();
    }
  });

  it("as they saw it: whoever was slower answers nobody twice", async () => {
    const id = await written();
    const both = await Promise.all([answered(id), answered(id, { text: "We do not." })]);
    expect(both.map((one) => one.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await lettersIn(app)).toHaveLength(1);
  });

  it.each([0, 2, 2 ** 31])("not by version %d, which nobody saw", async (version) => {
    const id = await written();
    const tries = [
      answered(id, { version }),
      admin(`PUT messages/${id}/state`, { version, state: "closed" }),
      admin(`PUT messages/${id}/holder`, { version, isMine: true }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { key: "contact.changedMeanwhile" },
      ]);
    }
  });

  it.each([
    [" \n", "contact.textMissing"],
    ["x".repeat(MESSAGE_ENTRY_MAX + 1), "contact.tooLong"],
  ])("not without words, nor with too many", async (text, key) => {
    const id = await written();
    expect((await answered(id, { text })).json()).toMatchObject({ key });
    expect((await admin(`POST messages/${id}/notes`, { text })).json()).toMatchObject({ key });
    expect(await lettersIn(app)).toEqual([]);
  });

  it("close it, open it again, take it and hand it back; nobody is told", async () => {
    const id = await written();
    const state = (version: number, to: string) =>
      admin(`PUT messages/${id}/state`, { version, state: to });
    expect((await state(1, "closed")).json()).toMatchObject({ state: "closed", version: 2 });
    expect((await state(2, "closed")).json()).toMatchObject({ key: "contact.cannotBecome" });
    expect((await state(2, "answered")).statusCode, "only an answer answers").toBe(400);
    expect((await state(2, "open")).json()).toMatchObject({ state: "open", version: 3 });
    const holder = (version: number, isMine: boolean) =>
      admin(`PUT messages/${id}/holder`, { version, isMine });
    const taken = (await holder(3, true)).json<{ takenBy: string }>();
    expect(taken.takenBy).toContain("@");
    expect((await holder(4, false)).json()).toMatchObject({ takenBy: null, version: 5 });
    expect(await lettersIn(app)).toEqual([]);
  });

  it("write notes to it, which no letter holds and nobody rewords", async () => {
    const id = await written();
    const noted = await admin(`POST messages/${id}/notes`, { text: "Ask the workshop" });
    expect(noted.json()).toMatchObject({
      version: 1,
      entries: [{ kind: "note", text: "Ask the workshop" }],
    });
    await answered(id);
    expect(JSON.stringify(await lettersIn(app))).not.toContain("Ask the workshop");
    const reword = app.shop.db.updateTable("contact_entry").set({ text: "Other" }).execute();
    await expect(reword).rejects.toThrow("notes are only added");
  });

  it("which stands in the trail, without words and without whoever wrote", async () => {
    const id = await written();
    await answered(id);
    await admin(`POST messages/${id}/notes`, { text: "Ask the workshop" });
    const trail = await admin("GET audit?action=contact.answer");
    const [row] = trail.json<{ rows: readonly { subject: string }[] }>().rows;
    expect(row?.subject).toBe(`message ${id}`);
    const kept = await app.shop.db.selectFrom("audit").selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/kim@example|We do\.|Ask the workshop/);
  });

  it("and what anybody wrote is text in the letter, not markup", async () => {
    const id = await written({ comment: "<img src=x onerror=alert(1)>" });
    await answered(id, { text: "<script>1</script>" });
    expect((await lettersIn(app))[0]?.body_html).not.toMatch(/<script>1|<img src=x/);
  });
});

describe("issue 12.2 the list of messages", () => {
  it("is searched, filtered, and given as a file", async () => {
    const [open, done] = [await written({ comment: "About sleeves" }), await written()];
    await answered(done);
    await admin(`PUT messages/${open}/holder`, { version: 1, isMine: true });
    const ids = async (query: string) =>
      (await admin(`GET messages?${query}`))
        .json<{ rows: { id: number }[] }>()
        .rows.map(({ id }) => id);
    expect(await ids("sort=sent")).toEqual([open, done]);
    expect(await ids("state=open")).toEqual([open]);
    expect(await ids("holder=mine")).toEqual([open]);
    expect(await ids("holder=nobody")).toEqual([done]);
    expect(await ids("search=sleeves")).toEqual([open]);
    expect(await ids(`search=${done}`)).toEqual([done]);
    expect(await ids("search=kim%40example&sort=sent")).toEqual([open, done]);
    expect(await ids("search=100%25")).toEqual([]);
    const file = await admin("GET messages.csv?state=open");
    expect(file.body).toContain("About sleeves");
    expect(file.body).not.toContain("on coats that we have");
    expect((await admin("GET messages/999999")).json()).toMatchObject({
      key: "contact.noSuchMessage",
    });
  });

  it("is no formula of a spreadsheet", async () => {
    await written({ name: "=HYPERLINK(1)" });
    expect((await admin("GET messages.csv")).body).not.toMatch(/(^|,|")=HYPERLINK/m);
  });
});
