import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROWS_PER_PAGE } from "../list/list-page.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;

const LETTERS = ROWS_PER_PAGE + 2;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
  const rows = Array.from({ length: LETTERS }, (_, i) => ({
    recipient: i === 0 ? "Chef@grand-hotel.example" : "buyer@example.com",
    subject: `Your order ${i + 1}`,
    body_text: `Thank you for order ${i + 1}.`,
    body_html: `<p>Thank you for order <b>${i + 1}</b>.</p>`,
    created_at: app.time.now,
    sent_at: i === 1 ? app.time.now : null,
  }));
  await app.shop.db.insertInto("mail").values(rows).execute();
});
afterAll(() => app.close());

interface List {
  readonly rows: readonly { readonly id: number; readonly subject: string }[];
  readonly next: string | null;
}
const list = async (query = "") =>
  (await callAdmin(app, `GET letters?${query}`, { session })).json<List>();

describe("the letters that staff read", () => {
  it("come newest first, page by page", async () => {
    const first = await list();
    const second = await list(`after=${first.next}`);
    expect(first.rows[0]).toMatchObject({ subject: `Your order ${LETTERS}`, sentAt: null });
    expect(first.rows).toHaveLength(ROWS_PER_PAGE);
    expect(second.rows.map(({ subject }) => subject)).toEqual(["Your order 2", "Your order 1"]);
    expect(second.rows[0]).toMatchObject({ sentAt: app.time.now.toISOString() });
    expect(second.next).toBeNull();
  });

  it("are found by recipient and by subject", async () => {
    const byRecipient = await list("search=GRAND-hotel");
    expect(byRecipient.rows).toMatchObject([{ recipient: "Chef@grand-hotel.example" }]);
    expect((await list(`search=order%20${LETTERS}`)).rows).toHaveLength(1);
    expect((await list("search=%25")).rows).toEqual([]);
  });

  it("are told apart by whether they went, and sorted by recipient", async () => {
    expect((await list("state=sent")).rows).toMatchObject([{ subject: "Your order 2" }]);
    const sorted = await list("sort=-recipient&state=waiting");
    expect(sorted.rows[0]).toMatchObject({ recipient: "Chef@grand-hotel.example" });
  });

  it("without a mail server are read as they were written", async () => {
    const [newest] = (await list()).rows;
    const answer = await callAdmin(app, `GET letters/${newest?.id}`, { session });
    expect(answer.json()).toMatchObject({
      recipient: "buyer@example.com",
      sentAt: null,
      text: `Thank you for order ${LETTERS}.`,
    });
    const seen = await callAdmin(app, `GET letters/${newest?.id}/document`, { session });
    expect(seen.body).toBe(`<p>Thank you for order <b>${LETTERS}</b>.</p>`);
    expect(seen.headers["content-security-policy"]).toMatch(/^sandbox;.*frame-ancestors 'self'/);
    expect(seen.headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  it.each([
    [
      "See it:\nhttps://s.example/a/1#tok_1\nBye #2",
      "See it:\nhttps://s.example/a/1#hidden\nBye #2",
    ],
    [
      '<a href="https://s.example/a?b=1&amp;c=2#t%3D1">x</a>',
      '<a href="https://s.example/a?b=1&amp;c=2#hidden">x</a>',
    ],
    [
      "https://s.example/it&#39;s#a#b &#39;and&#39;",
      "https://s.example/it&#39;s#hidden &#39;and&#39;",
    ],
    ["no link, #4 of 5; https://s.example/", "no link, #4 of 5; https://s.example/"],
  ])("%j is shown without what a link lets in with", async (body, shown) => {
    const { id } = await app.shop.db
      .insertInto("mail")
      .values({
        recipient: "t@example.com",
        subject: "T",
        body_text: body,
        body_html: body,
        created_at: app.time.now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const answer = await callAdmin(app, `GET letters/${id}`, { session });
    expect(answer.json()).toMatchObject({ text: shown });
    expect((await callAdmin(app, `GET letters/${id}/document`, { session })).body).toBe(shown);
  });

  it("that do not exist are not found", async () => {
    const answer = await callAdmin(app, "GET letters/999999", { session });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ key: "mail.noSuchLetter" });
    const seen = await callAdmin(app, "GET letters/999999/document", { session });
    expect(seen.json()).toMatchObject({ key: "mail.noSuchLetter" });
  });
});
