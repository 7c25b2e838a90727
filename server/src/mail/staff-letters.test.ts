import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { LETTERS_PER_PAGE } from "./staff-letters.ts";

let app: TestApp;
let session: string;

const LETTERS = LETTERS_PER_PAGE + 2;

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
  readonly letters: readonly { readonly id: number; readonly subject: string }[];
  readonly next: number | null;
}
const list = async (query = "") =>
  (await callAdmin(app, `GET letters?${query}`, { session })).json<List>();

describe("the letters that staff read", () => {
  it("come newest first, page by page", async () => {
    const first = await list();
    const second = await list(`before=${first.next}`);
    expect(first.letters[0]).toMatchObject({ subject: `Your order ${LETTERS}`, sentAt: null });
    expect(first.letters).toHaveLength(LETTERS_PER_PAGE);
    expect(second.letters.map(({ subject }) => subject)).toEqual(["Your order 2", "Your order 1"]);
    expect(second.letters[0]).toMatchObject({ sentAt: app.time.now.toISOString() });
    expect(second.next).toBeNull();
  });

  it("are found by recipient and by subject", async () => {
    const byRecipient = await list("search=GRAND-hotel");
    expect(byRecipient.letters).toMatchObject([{ recipient: "Chef@grand-hotel.example" }]);
    expect((await list(`search=order%20${LETTERS}`)).letters).toHaveLength(1);
    expect((await list("search=%25")).letters).toEqual([]);
  });

  it("without a mail server are read as they were written", async () => {
    const [newest] = (await list()).letters;
    const answer = await callAdmin(app, `GET letters/${newest?.id}`, { session });
    expect(answer.json()).toMatchObject({
      recipient: "buyer@example.com",
      sentAt: null,
      text: `Thank you for order ${LETTERS}.`,
      html: `<p>Thank you for order <b>${LETTERS}</b>.</p>`,
    });
  });

  it("that do not exist are not found", async () => {
    const answer = await callAdmin(app, "GET letters/999999", { session });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ key: "mail.noSuchLetter" });
  });
});
