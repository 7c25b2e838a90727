import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import type { Ctx } from "../context.ts";
import { deliverOutside } from "../delivery/deliver-outside.ts";
import { contextFor } from "../http/open-call.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { smtpTransport } from "../providers/mail/mail-transport.ts";
import { startSmtpEmulator, type SmtpEmulator } from "../providers/mail/smtp-emulator.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { heldBut } from "../held/held-but.ts";
import { stores } from "../store/store-config.ts";
import { forgetLettersTo, mailServer, mailTransport, writeLetter } from "./mail.ts";
import { instead } from "../testing/instead.ts";

/** Long enough for a machine under load; servers that are silent are waited for no longer than they must. */
const PATIENT = { connection: 10_000, greeting: 10_000, silence: 10_000, letter: 10_000 };
const HASTY = { connection: 300, greeting: 300, silence: 300, letter: 1_000 };

let app: TestApp;
let server: SmtpEmulator;

beforeEach(async () => {
  server = await startSmtpEmulator({ answers: new Map() });
  app = await testApp(async (shop) => {
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    await shop.db
      .insertInto("config_value")
      .values({ scope: "store", scope_id: 2, path: "mailFrom", value: '"bonjour@fr.example"' })
      .execute();
  });
});
afterEach(async () => {
  await app.close();
  await server.close();
});

const patienceWith = ({ manners }: SmtpEmulator) =>
  manners.isSilent || manners.isSilentAfterData ? HASTY : PATIENT;

/** What a process with this mail server has at hand. */
function aProcess(url = server.url, view = "us", timeouts = patienceWith(server)): Ctx {
  const store = app.call.held(stores).viewByCode(view);
  if (!store) throw new Error(`No store view ${view}`);
  const ctx = contextFor(app.call, store);
  const transport = instead(mailTransport, smtpTransport(url, timeouts));
  return { ...ctx, held: heldBut(ctx.held, transport) };
}

/** Writes a letter to each, from one event. */
async function write(recipients: readonly string[], ctx = aProcess()): Promise<void> {
  const event = await app.shop.db
    .insertInto("outbox")
    .values({
      event: "order.placed",
      payload: "{}",
      created_at: ctx.now,
      dispatched_at: ctx.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const recipient of recipients) {
    const letter = { recipient, subject: "Your order", text: "Thanks.", html: "<p>Thanks.</p>" };
    await writeLetter(ctx, { ...letter, template: "order.confirmation", eventId: event.id });
  }
  await handleOutbox(ctx);
}

async function send(ctx = aProcess(), owner = "one"): Promise<void> {
  await deliverOutside(ctx, mailServer, owner);
}

const deliveries = () =>
  app.shop.db
    .selectFrom("delivery")
    .select(["state", "attempts", "last_error"])
    .where("subscriber", "=", "mail.smtp")
    .orderBy("id")
    .execute();

const later = (minutes: number) => {
  app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
};
const recipients = () => server.taken.map(({ recipient }) => recipient);

describe("a letter", () => {
  it("leaves once, from its own store view's address, and is noted as sent", async () => {
    await write(["a@example.com"], aProcess(server.url, "fr"));
    await send();
    await send();
    expect(server.taken).toMatchObject([
      { from: "bonjour@fr.example", recipient: "a@example.com" },
    ]);
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 1 }]);
    const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ sent_at: app.time.now, body_text: "Thanks." });
  });

  it("issue 9.2 about somebody's gift leaves though its reader is forgotten, and is gone then", async () => {
    const ctx = aProcess();
    await write(["a@example.com"]);
    await write(["A@example.com"]);
    await app.shop.db
      .updateTable("outbox")
      .set({ payload: JSON.stringify({ giftCardId: 1 }) })
      .where("id", "=", (eb) =>
        eb.selectFrom("mail").select("outbox_id").where("recipient", "=", "A@example.com"),
      )
      .execute();
    await forgetLettersTo(ctx, { recipients: ["a@example.com"], orderIds: [] });
    const kept = () => app.shop.db.selectFrom("mail").select(["recipient", "is_kept"]).execute();
    expect(await kept(), "the other is about nothing of somebody else's").toEqual([
      { recipient: "A@example.com", is_kept: false },
    ]);
    await send();
    expect(recipients()).toEqual(["A@example.com"]);
    expect(await kept()).toEqual([]);
  });

  it("is one for each event, template and recipient", async () => {
    const ctx = aProcess();
    await write(["a@example.com", "b@example.com", "a@example.com"], ctx);
    await send(ctx);
    expect(recipients().toSorted()).toEqual(["a@example.com", "b@example.com"]);
  });

  it("waits while no mail server is configured, and leaves when one is", async () => {
    await write(["a@example.com"]);
    await send(contextFor(app.call));
    expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 0 }]);
    await send();
    expect(recipients()).toEqual(["a@example.com"]);
  });
});

describe("a mail server that refuses", () => {
  it("one recipient: that letter alone is postponed, the later ones leave", async () => {
    server.manners.answers?.set("full@example.com", "450 mailbox is full");
    await write(["full@example.com", "b@example.com", "c@example.com"]);
    await send();
    expect(recipients().toSorted()).toEqual(["b@example.com", "c@example.com"]);
    expect(await deliveries()).toMatchObject([
      { state: "waiting", attempts: 1, last_error: expect.stringContaining("mailbox is full") },
      { state: "delivered" },
      { state: "delivered" },
    ]);
    server.manners.answers?.clear();
    later(2);
    await send();
    expect(recipients()).toContain("full@example.com");
  });

  it("a recipient for good: given up after the third time, and shown", async () => {
    server.manners.answers?.set("nobody@example.com", "550 no such user");
    await write(["nobody@example.com"]);
    for (let round = 0; round < 6; round += 1) {
      await send();
      later(60);
    }
    expect(await deliveries()).toMatchObject([
      { state: "given_up", attempts: 3, last_error: expect.stringContaining("no such user") },
    ]);
    expect(server.visits()).toBe(3);
  });

  it("everybody: no letter is lost for it", async () => {
    server.manners.greeting = "554 not from you";
    await write(["a@example.com"]);
    for (let round = 0; round < 4; round += 1) {
      await send();
      later(60);
    }
    expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 4 }]);
  });
});

describe("a mail server that never answers", () => {
  it.each(["isSilent", "isSilentAfterData"] as const)(
    "%s: holds no transaction, and whoever uses the database meanwhile does not wait",
    async (manner) => {
      server.manners[manner] = true;
      await write(["a@example.com"]);
      let isOver = false;
      const sending = send(aProcess(server.url, "us", PATIENT)).then(() => (isOver = true));
      await expect.poll(() => server.visits()).toBe(1);
      await app.shop.db.transaction().execute((db) => db.selectFrom("mail").select("id").execute());
      expect(isOver).toBe(false);
      await server.close();
      await sending;
      expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 1 }]);
    },
  );

  it("is not asked for every letter that waits", async () => {
    server.manners.isSilent = true;
    const many = Array.from({ length: 40 }, (_, i) => `buyer${i}@example.com`);
    await write(many);
    await send();
    expect(server.visits()).toBeLessThanOrEqual(4);
    server.manners.isSilent = false;
    later(2);
    await send();
    expect(recipients().toSorted()).toEqual(many.toSorted());
  });

  it("the letter that it may have taken is sent again under the same Message-ID", async () => {
    server.manners.isSilentAfterData = true;
    await write(["a@example.com"]);
    await send();
    server.manners.isSilentAfterData = false;
    later(2);
    await send();
    const ids = server.taken.map(({ source }) => /^Message-ID: <(.+)>/m.exec(source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}@placket\.example$/);
    expect(ids[1]).toBe(ids[0]);
  });
});

describe("two processes", () => {
  it("send each letter once between them", async () => {
    const many = Array.from({ length: 60 }, (_, i) => `buyer${i}@example.com`);
    await write(many);
    await Promise.all([
      send(aProcess(), "one"),
      send(aProcess(), "two"),
      send(aProcess(), "three"),
    ]);
    expect(recipients().toSorted()).toEqual(many.toSorted());
  });

  it("one that was killed on the way: its letter waits for the end of the lease, then another sends it", async () => {
    await write(["a@example.com"]);
    await app.shop.db
      .updateTable("delivery")
      .set({
        state: "running",
        attempts: 1,
        leased_by: "the dead",
        leased_until: new Date(Date.now() + 60_000),
      })
      .execute();
    await send();
    expect(recipients()).toEqual([]);
    await app.shop.db
      .updateTable("delivery")
      .set({ leased_until: new Date(0) })
      .execute();
    await send();
    expect(recipients()).toEqual(["a@example.com"]);
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });
});
