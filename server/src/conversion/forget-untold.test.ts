import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { insertConversions, type NewConversion } from "./conversion.sql.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0";
const HERE = { client_ip_address: "203.0.113.9", client_user_agent: CHROME };
const ELSEWHERE = { client_ip_address: "198.51.100.4", client_user_agent: CHROME };

let app: TestApp;
let ada: TestCustomer;
beforeAll(async () => {
  app = await testApp(async () => undefined);
  ada = await aCustomerOf(app, { email: "ada@example.com" });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.shop.db.deleteFrom("conversion_event").execute();
  await insertConversions(app.shop.db, [
    event("here", HERE),
    event("elsewhere", ELSEWHERE),
    event("moved", { ...ELSEWHERE, fbp: "fb.1.1558571054389.7" }),
    { ...event("ada", ELSEWHERE), customerId: ada.id },
  ]);
});

const event = (eventId: string, person: NewConversion["person"]): NewConversion => ({
  storeViewId: 1,
  pixel: "1234567890",
  name: "AddToCart",
  eventId,
  happenedAt: app.time.now,
  notedAt: app.time.now,
  customerId: null,
  orderId: null,
  sourceUrl: "https://shop.example/",
  person,
  custom: {},
});

const waiting = async () => {
  const rows = await app.shop.db.selectFrom("conversion_event").select("event_id").execute();
  return rows.map((row) => row.event_id);
};

const choose = (acceptedKeys: "all" | readonly string[], headers: Record<string, string> = {}) =>
  app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/cookie-consent/guest/update",
    remoteAddress: HERE.client_ip_address,
    headers: { "user-agent": CHROME, ...headers },
    payload: { acceptedKeys },
  });

it("ANALYTICS-05 CONSENT-13 whoever takes consent back is not told of, though Meta was to be told already", async () => {
  await choose(["analytics"], { cookie: "_fbp=fb.1.1558571054389.7" });
  expect(await waiting()).toEqual(["elsewhere", "ada"]);
});

it("ANALYTICS-05 nor is a customer, whatever browser they did it in", async () => {
  const { status } = await ada.rest("POST", "cookie-consent/customer/update", { acceptedKeys: [] });
  expect(status).toBe(200);
  expect(await waiting()).not.toContain("ada");
});

it("ANALYTICS-05 under Global Privacy Control all is no consent to marketing", async () => {
  await choose("all", { "sec-gpc": "1" });
  expect(await waiting()).not.toContain("here");
});

it("ANALYTICS-05 whoever consents stays told of", async () => {
  await choose("all");
  await choose(["marketing"]);
  expect(await waiting()).toEqual(["here", "elsewhere", "moved", "ada"]);
});
