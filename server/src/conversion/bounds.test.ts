import type { MetaEventDraft } from "@placket/domain/conversion/check-event";
import { HOUR_MS } from "@placket/domain/durations";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { noteMetaEvent } from "./conversion.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

const event = (): MetaEventDraft => ({
  eventName: "cart",
  timestamp: app.time.now.getTime(),
  metaEventName: "AddToCart",
  contentIds: [],
  contentName: "",
  sku: "CAP",
  currency: "",
  value: undefined,
  quantity: 1,
  userData: {},
  isPortal: false,
  hasEmbroidery: false,
  eventId: undefined,
});

/** How many of so many events are taken of a network, so many in each hour. */
async function taken(address: string, { events, inHour }: { events: number; inHour: number }) {
  const client = { address, browser: "" };
  let count = 0;
  for (let told = 0; told < events; told += 1) {
    const now = new Date(app.time.now.getTime() + Math.floor(told / inHour) * HOUR_MS);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const done = await noteMetaEvent({ ...contextFor(app.call), client, now }, event());
    if (done.ok) count += 1;
    else expect(done.problems[0]?.error).toBe("conversion.tooManyEvents");
  }
  return count;
}

it("ANALYTICS-05 events of a network are bounded in an hour", async () => {
  expect(await taken("198.51.100.7", { events: 3_010, inHour: 4_000 })).toBe(3_000);
});

it("ANALYTICS-05 and in a day: they are kept for a month", async () => {
  expect(await taken("198.51.100.8", { events: 12_000, inHour: 2_400 })).toBe(10_000);
});
