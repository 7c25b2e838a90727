import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { crashReports, forgetOldCrashes } from "./recovery.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.shop.db.deleteFrom("page_crash").execute();
  contextFor(app.call).held(crashReports).clear();
});

const CRASH = {
  message: "Cannot read 'x' of mira@example.com",
  stack: "TypeError: x\n    at draw (https://shop.example/assets/a1b2.js:2:345)",
  address: "https://shop.example/checkout/payment?token=abc",
  version: "1a2b",
};
const tell = (body: object) => app.rest("POST", "app-log-error", body);
const listed = async (query = "") =>
  (await callAdmin(app, `GET crashes${query}`, { session })).json<{ rows: object[] }>().rows;

describe("OPEN-31 a crash of a page", () => {
  it("ERROR-07 OPEN-31 is counted with those that are alike, and staff see where and since when", async () => {
    const answer = await tell(CRASH);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    await tell({ data: { ...CRASH, address: "/checkout/shipping" } });
    await tell({ ...CRASH, message: "Another" });
    expect(await listed()).toMatchObject([
      { message: "Another", count: 1 },
      {
        message: "Cannot read 'x' of *",
        stack: "at draw (/assets/a1b2.js:2:345)",
        page: "/checkout/*",
        version: "1a2b",
        browser: "Other",
        count: 2,
      },
    ]);
    expect(await listed("?search=another")).toHaveLength(1);
    expect(await listed("?search=%2Fcheckout&browser=Chrome")).toHaveLength(0);
    expect(await listed("?sort=-count")).toMatchObject([{ count: 2 }, { count: 1 }]);
  });

  it("OPEN-31 of a network twenty are taken in an hour", async () => {
    for (let report = 0; report < 20; report += 1) {
      // One after the other, as a browser tells them.
      // oxlint-disable-next-line no-await-in-loop
      expect((await tell(CRASH)).status).toBe(200);
    }
    expect((await tell(CRASH)).status).toBe(429);
    expect(await listed()).toMatchObject([{ count: 20 }]);
  });

  it.each([
    { ...CRASH, message: "x".repeat(2_001) },
    { ...CRASH, stack: "x".repeat(20_001) },
    { ...CRASH, address: 7 },
    { stack: "x" },
  ])("OPEN-31 that is longer or of another shape is refused", async (body) => {
    expect((await tell(body)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it("OPEN-31 of thousands of kinds those that happened least often go, and nobody who invents them hides a new one", async () => {
    await sql`
      INSERT INTO page_crash (alike, message, stack, page, version, browser, count, first_at, last_at)
      SELECT lpad(kind::text, 64, '0'), 'Invented ' || kind, '', '/', '', 'Other', 1 + (kind = 1)::int, now(), now()
      FROM generate_series(1, 5000) AS kind`.execute(app.shop.db);
    await tell(CRASH);
    expect(await listed("?search=cannot")).toHaveLength(1);
    expect((await listed("?sort=-count"))[0]).toMatchObject({ message: "Invented 1", count: 2 });
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM page_crash`.execute(app.shop.db);
    expect(rows).toEqual([{ count: 5000 }]);
  });

  it("OPEN-31 is forgotten when it did not happen for ninety days", async () => {
    await tell(CRASH);
    await app.shop.db
      .updateTable("page_crash")
      .set({ last_at: new Date("2020-01-01T00:00:00Z") })
      .execute();
    await tell({ ...CRASH, message: "Another" });
    await forgetOldCrashes(contextFor(app.call));
    expect(await listed()).toMatchObject([{ message: "Another" }]);
  });
});
