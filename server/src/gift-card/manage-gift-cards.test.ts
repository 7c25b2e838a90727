import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aGiftCard } from "../testing/gift-card.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface List {
  readonly rows: readonly { readonly lastFour: string }[];
}
async function listed(query: string) {
  const answer = await callAdmin(app, `GET gift-cards?${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<List>().rows.map(({ lastFour }) => lastFour);
}

describe("issue 9.6 gift cards in the back office", () => {
  it("are issued with a reason and a trace; the code is told once and kept nowhere", async () => {
    const { id, code, lastFour } = await aGiftCard(app, session, { reason: "Prize of the fair" });
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    const shown = await callAdmin(app, `GET gift-cards/${id}`, { session });
    expect(shown.json()).toMatchObject({
      lastFour: code.slice(-4),
      balance: { value: 50, currency: "USD" },
      state: "usable",
      entries: [
        {
          movement: "issued",
          change: { value: 50 },
          reason: "Prize of the fair",
          by: "Mira@example.com",
        },
      ],
    });
    const tables = await Promise.all([
      app.shop.db.selectFrom("gift_card").selectAll().execute(),
      app.shop.db.selectFrom("audit").selectAll().execute(),
    ]);
    expect(JSON.stringify(tables)).not.toContain(code);
    expect(JSON.stringify(tables)).not.toContain(code.replaceAll("-", ""));
    expect(tables[1].at(-1)).toMatchObject({
      action: "giftCard.issue",
      subject: `····-${lastFour}`,
      after: { amount: 50, currency: "USD", expiresOn: "" },
    });
  });

  it("go to their recipient by a letter that staff cannot read", async () => {
    const { code } = await aGiftCard(app, session, {
      recipientName: "Ann Weaver",
      recipientEmail: "ann@example.com",
    });
    const letter = await app.shop.db
      .selectFrom("mail")
      .selectAll()
      .where("recipient", "=", "ann@example.com")
      .executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ template: "giftCard.issued", is_secret: true });
    expect(letter.subject).toMatch(/^A gift card from /);
    expect(letter.body_text).toContain("A gift card for you: $50.00");
    for (const body of [letter.body_text, letter.body_html]) expect(body).toContain(code);
    const read = await callAdmin(app, `GET letters/${letter.id}`, { session });
    expect(read.body).not.toContain(code);
    expect(read.json<{ text: string }>().text).toContain("holds a code that money is on.");
  });

  it("are found by their last signs, their recipient, how they stand, and their whole code", async () => {
    const ben = await aGiftCard(app, session, { recipientName: "Ben_Baker 100%" });
    const off = await aGiftCard(app, session);
    await callAdmin(app, `PUT gift-cards/${off.id}/state`, {
      session,
      body: { isOpen: false, reason: "Lost" },
    });
    expect(await listed(`search=${ben.lastFour.toLowerCase()}`)).toContain(ben.lastFour);
    expect(await listed("search=n_baker")).toEqual([ben.lastFour]);
    expect(await listed("search=100%25")).toEqual([ben.lastFour]);
    expect(await listed("state=off")).toEqual([off.lastFour]);
    expect((await listed("sort=-created"))[0]).toBe(off.lastFour);
    const find = (code: string) =>
      callAdmin(app, "POST gift-cards/find", { session, body: { code } });
    expect((await find(ben.code.toLowerCase())).json()).toEqual({ id: ben.id });
    expect((await find("0000-0000-0000-0000-0000")).statusCode).toBe(404);
    const file = await callAdmin(app, "GET gift-cards.csv?search=n_baker", { session });
    expect(file.body).toContain(`${ben.lastFour},`);
  });

  it("that a colleague has switched off already are not switched off again", async () => {
    const { id } = await aGiftCard(app, session);
    const off = { session, body: { isOpen: false, reason: "Lost" } };
    expect((await callAdmin(app, `PUT gift-cards/${id}/state`, off)).json()).toMatchObject({
      state: "off",
    });
    const again = await callAdmin(app, `PUT gift-cards/${id}/state`, off);
    expect(again.statusCode).toBe(409);
    const on = { session, body: { isOpen: true, reason: "Found" } };
    expect((await callAdmin(app, `PUT gift-cards/${id}/state`, on)).json()).toMatchObject({
      state: "usable",
    });
  });

  it.each([
    ["of a store view that is none", { storeViewId: 99 }, "giftCard.noSuchStoreView"],
    ["with nothing on it", { amount: 0 }, "giftCard.amountInvalid"],
    ["with more than any card holds", { amount: 1e300 }, "giftCard.amountInvalid"],
    ["that is over", { expiresOn: "2020-01-01" }, "giftCard.expiryInvalid"],
    ["for no reason", { reason: " " }, "ledger.reasonMissing"],
    ["to no address", { recipientEmail: "ann" }, "giftCard.emailInvalid"],
  ])("none is issued %s", async (_, wish, key) => {
    const body = { storeViewId: 1, amount: 50, expiresOn: "", recipientName: "", reason: "Why" };
    const answer = await callAdmin(app, "POST gift-cards", {
      session,
      body: { ...body, recipientEmail: "", ...wish },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(key);
  });
});
