import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let number: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  number = (await guest.placeOrder()).orderV2?.number ?? "";
  await handleOutbox(contextFor(app.call));
});

interface Letter {
  readonly id: number;
  readonly subject: string;
  readonly recipient: string;
}
const list = async () =>
  (await callAdmin(app, `GET orders/${number}/letters`, { session })).json<{ letters: Letter[] }>()
    .letters;
const again = (id: number | undefined, by = session) =>
  callAdmin(app, `POST orders/${number}/letters/${id}/again`, { session: by, body: {} });
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;
const minutesLater = () => {
  app.time.now = new Date(app.time.now.getTime() + 61_000);
};

describe("issue 9.8 letters about an order", () => {
  it("are those that its buyer got about this order, and of no other", async () => {
    const letters = await list();
    expect(letters).toMatchObject([{ recipient: "buyer@example.com" }]);
    expect(letters[0]?.subject).toContain(number);
  });

  it("are read by staff without what opens the order, which only its buyer has", async () => {
    const { token } = await app.shop.db
      .selectFrom("sales_order")
      .select("confirmation_token as token")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const [letter] = await list();
    const sent = app.shop.db.selectFrom("mail").selectAll().where("id", "=", letter!.id);
    expect(JSON.stringify(await sent.executeTakeFirstOrThrow())).toContain(token);
    const asText = (await callAdmin(app, `GET letters/${letter?.id}`, { session })).body;
    const asHtml = (await callAdmin(app, `GET letters/${letter?.id}/document`, { session })).body;
    for (const seen of [asText, asHtml]) {
      expect(seen).toContain(`/checkout/success/${number}#hidden`);
      expect(seen).not.toContain(token);
    }
  });

  it("are written again word by word, by whoever may, with a trace", async () => {
    minutesLater();
    const [letter] = await list();
    const after = (await again(letter?.id)).json<{ letters: Letter[] }>().letters;
    expect(after.map(({ subject }) => subject)).toEqual([letter?.subject, letter?.subject]);
    const bodies = await app.shop.db
      .selectFrom("mail")
      .select(["body_html", "template", "message_id"])
      .where(
        "id",
        "in",
        after.map(({ id }) => id),
      )
      .execute();
    expect(new Set(bodies.map(({ body_html: html }) => html)).size).toBe(1);
    expect(new Set(bodies.map(({ message_id: id }) => id)).size).toBe(2);
    const trail = await callAdmin(app, `GET audit?search=${number}`, { session });
    expect(trail.body).toContain("order.resendLetter");
  });

  it("asked for many times at once, one is written", async () => {
    minutesLater();
    const [letter] = await list();
    const answers = await Promise.all([1, 2, 3].map(() => again(letter?.id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.map(keyOf)).toContain("mail.writtenJustNow");
    expect(await list()).toHaveLength(2);
  });

  it("of another order are not found here, and whoever only reads writes none", async () => {
    minutesLater();
    const [other] = await list();
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    number = (await guest.placeOrder()).orderV2?.number ?? "";
    expect(keyOf(await again(other?.id))).toBe("mail.noSuchLetter");
    const reader = await aStaffSession(app, {
      email: `r${number}@example.com`,
      name: "Reader",
      password: STAFF.password,
      role: "reader",
    });
    expect(keyOf(await again(other?.id, reader))).toBe("access.forbidden");
  });
});
