import { HOUR_MS } from "@placket/domain/durations";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { noteChoice } from "./consent.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

/** How many of so many choices are noted of a network, so many told in each hour. */
async function noted(address: string, { choices, inHour }: { choices: number; inHour: number }) {
  await sql`TRUNCATE consent_choice`.execute(app.shop.db);
  const client = { address, browser: "" };
  for (let told = 0; told < choices; told += 1) {
    const now = new Date(app.time.now.getTime() + Math.floor(told / inHour) * HOUR_MS);
    const ctx = { ...contextFor(app.call), client, now };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const done = await noteChoice(ctx, { accepted: [] });
    if (!done.ok) expect(done.problems[0]?.error).toBe("consent.tooManyChoices");
  }
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM consent_choice`.execute(app.shop.db);
  return rows[0]?.count;
}

it("CONSENT-13 choices of a network are bounded in an hour", async () => {
  expect(await noted("198.51.100.7", { choices: 610, inHour: 1_000 })).toBe(600);
});

it("CONSENT-13 and in a day: they are kept for years", async () => {
  expect(await noted("198.51.100.8", { choices: 2_400, inHour: 500 })).toBe(2_000);
});
