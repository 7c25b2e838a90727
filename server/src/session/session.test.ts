import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lifetimes } from "@placket/domain/session/lifetime";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { contextFor } from "../http/open-call.ts";
import { createSessionUse, tidySessions } from "./session-use.ts";
import { beginSession, openSession } from "./session.ts";

let app: TestApp;
let staffId = 0;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  await aStaffSession(app);
  const { id } = await app.shop.db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  staffId = id;
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const START = new Date("2026-03-02T10:00:00Z");
const after = (ms: number) => new Date(START.getTime() + ms);

const holder = () => ({ kind: "staff", staffId, email: STAFF.email, role: "owner" }) as const;
const begin = () =>
  beginSession(
    { db: app.shop.db, now: START },
    { holder: holder(), client: { browser: "", address: "" } },
  );
const rowOf = async (id: number | undefined) =>
  app.shop.db
    .selectFrom("session")
    .select(["last_seen_at", "ends_at"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();

const tidy = (now: Date) => tidySessions({ ...contextFor(app.call), now });

describe("issue 8, A1: a session", () => {
  const { idle, absolute } = lifetimes.staff;

  it("ends when nobody used it for its idle time, calls of this process counted", async () => {
    const { db } = app.shop;
    const use = createSessionUse(app.shop.db);
    const asked = { token: await begin(), carrier: "cookie", kind: "staff" } as const;
    expect(await openSession({ db, use, now: after(idle - 1) }, asked)).toBeDefined();
    expect(await openSession({ db, use, now: after(2 * idle - 2) }, asked)).toBeDefined();
    expect(await openSession({ db, use, now: after(3 * idle) }, asked)).toBeUndefined();
  });

  it("is asked for with others that come at once, in one statement, and each is its own", async () => {
    let asked = 0;
    const db = app.shop.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const use = createSessionUse(db);
    const parts = { db, use, now: START };
    const tokens = [await begin(), await begin(), "nobody's"];
    const open = (token: string) => openSession(parts, { token, carrier: "cookie", kind: "staff" });
    const found = await Promise.all([...tokens, ...tokens].map(open));
    expect(asked).toBe(1);
    const [first, second, none] = found;
    expect(none).toBeUndefined();
    expect(first?.id).not.toBe(second?.id);
    expect(found.slice(3)).toEqual(found.slice(0, 3));
  });

  it("ends after its absolute time however much it is used", async () => {
    const { db } = app.shop;
    const use = createSessionUse(app.shop.db);
    const asked = { token: await begin(), carrier: "cookie", kind: "staff" } as const;
    for (let ms = 0; ms < absolute; ms += idle - 1) {
      expect(await openSession({ db, use, now: after(ms) }, asked)).toBeDefined();
    }
    expect(await openSession({ db, use, now: after(absolute) }, asked)).toBeUndefined();
  });

  it("is read without a write; what was seen is written down together, and never back in time", async () => {
    const { db } = app.shop;
    const [use, other] = [createSessionUse(app.shop.db), createSessionUse(app.shop.db)];
    const asked = { token: await begin(), carrier: "cookie", kind: "staff" } as const;
    const open = await openSession({ db, use, now: after(3 * HOUR) }, asked);
    await openSession({ db, use: other, now: after(HOUR) }, asked);
    expect(await rowOf(open?.id)).toMatchObject({ last_seen_at: START });
    await use.writeDown();
    await other.writeDown();
    expect(await rowOf(open?.id)).toEqual({
      last_seen_at: after(3 * HOUR),
      ends_at: after(3 * HOUR + idle),
    });
    const fresh = createSessionUse(app.shop.db);
    const later = await openSession({ db, use: fresh, now: after(3 * HOUR + idle - 1) }, asked);
    expect(later?.id).toBe(open?.id);
  });

  it("that is over is cleared away, and not before", async () => {
    const { db } = app.shop;
    const use = createSessionUse(app.shop.db);
    const asked = { token: await begin(), carrier: "cookie", kind: "staff" } as const;
    const open = await openSession({ db, use, now: START }, asked);
    await tidy(after(idle - 1));
    expect(await rowOf(open?.id)).toBeDefined();
    await tidy(after(idle));
    expect(await rowOf(open?.id)).toBeUndefined();
  });

  it("what could not be written down is written down the next time", async () => {
    const { db } = app.shop;
    const use = createSessionUse(app.shop.db);
    const asked = { token: await begin(), carrier: "cookie", kind: "staff" } as const;
    const open = await openSession({ db, use, now: after(HOUR) }, asked);
    await db.schema.alterTable("session").renameTo("session_away").execute();
    await expect(use.writeDown()).rejects.toThrow('relation "session" does not exist');
    await db.schema.alterTable("session_away").renameTo("session").execute();
    await use.writeDown();
    expect(await rowOf(open?.id)).toMatchObject({ last_seen_at: after(HOUR) });
  });
});

it("a call of the back office does not write", async () => {
  const { db } = app.shop;
  const session = await aStaffSession(app, { ...STAFF, email: "other@example.com" });
  app.time.now = new Date(app.time.now.getTime() + HOUR);
  const seen = () =>
    db.selectFrom("session").select(["id", "last_seen_at"]).orderBy("id").execute();
  const before = await seen();
  const answer = await callAdmin(app, "GET orders", { session });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await seen()).toEqual(before);
});
