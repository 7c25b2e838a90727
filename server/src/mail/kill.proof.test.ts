import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { dispatch } from "../delivery/delivery.ts";
import { contextFor } from "../http/open-call.ts";
import { startSmtpEmulator, type SmtpEmulator } from "../providers/mail/smtp-emulator.ts";
import type { SendingLetters } from "../testing/sending.child.ts";
import { testApp } from "../testing/test-app.ts";
import { writeLetter } from "./mail.ts";

const CHILD = new URL("../testing/sending.child.ts", import.meta.url).pathname;
const LETTERS = 6;

let server: SmtpEmulator;
let dataDir: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-mail-kill-"));
  server = await startSmtpEmulator();
});
afterEach(() => child?.kill("SIGKILL"));
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("hallway §6: a process killed while it sends loses no letter, and the next one begins where its lease ends", async () => {
  const now = await lettersThatWait();
  server.manners.isSilentAfterData = true;
  const sending = send(now);
  await expect.poll(() => server.taken.length, { timeout: 60_000 }).toBeGreaterThan(0);
  sending.process.kill("SIGKILL");
  await sending.ended;
  server.manners.isSilentAfterData = false;

  // Whoever died has it for a while yet; nobody else sends it meanwhile.
  const inHand = await states();
  expect(inHand.filter((state) => state === "running").length).toBeGreaterThan(0);
  await send(now).ended;
  expect((await states()).filter((state) => state === "running")).toHaveLength(
    inHand.filter((state) => state === "running").length,
  );

  await inDatabase((db) =>
    db
      .updateTable("delivery")
      .set({ leased_until: new Date(0) })
      .where("state", "=", "running")
      .execute(),
  );
  await send(now).ended;
  expect(await states()).toEqual(Array.from({ length: LETTERS }, () => "delivered"));
  const ids = Map.groupBy(server.taken, ({ recipient }) => recipient);
  expect([...ids.keys()].toSorted()).toEqual(recipients());
  for (const copies of ids.values()) {
    expect(new Set(copies.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])).size).toBe(
      1,
    );
  }
}, 180_000);

const recipients = () => Array.from({ length: LETTERS }, (_, i) => `buyer${i}@example.com`);

/** Letters in a store on the embedded database; gives its time. */
async function lettersThatWait(): Promise<string> {
  const database = await openDatabase({ dataDir });
  await migrate(database.db, await readMigrations());
  const app = await testApp(async () => undefined, { database });
  const ctx = contextFor(app.call);
  const event = {
    event: "order.placed",
    payload: "{}",
    created_at: ctx.now,
    dispatched_at: ctx.now,
  };
  const { id: eventId } = await database.db
    .insertInto("outbox")
    .values(event)
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const recipient of recipients()) {
    const letter = { recipient, subject: "Your order", text: "Thanks.", html: "<p>Thanks.</p>" };
    await writeLetter(ctx, { ...letter, template: "order.confirmation", eventId });
  }
  await dispatch(ctx);
  await app.close();
  return ctx.now.toISOString();
}

function send(now: string) {
  const order: SendingLetters = { dataDir, smtpUrl: server.url, now };
  child = spawn(process.execPath, [CHILD, JSON.stringify(order)], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  return { process: child, ended: once(child, "exit") };
}

async function inDatabase<Value>(ask: (db: Database["db"]) => Promise<Value>): Promise<Value> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await ask(db);
  } finally {
    await close();
  }
}

const states = () =>
  inDatabase(async (db) =>
    (
      await db
        .selectFrom("delivery")
        .select("state")
        .where("subscriber", "=", "mail.smtp")
        .orderBy("id")
        .execute()
    ).map(({ state }) => state),
  );
