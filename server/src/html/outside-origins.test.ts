import { storeSettingDefaults, type StoreSettings } from "@placket/domain/store/settings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import type { Database } from "../db/database.ts";
import { testDatabase } from "../db/test-database.ts";
import { readSettings } from "../settings.ts";
import { loadStoreDirectory, stores } from "../store/store-config.ts";
import { aShop } from "../testing/shop.ts";
import { outsideOrigins } from "./outside-origins.ts";
import { contentSecurityPolicy } from "./security-policy.ts";
import { silentLog } from "../testing/silent-log.ts";
import { instead } from "../testing/instead.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await aShop(database.db);
});
afterAll(() => database.close());

/** The policy of a store with this environment, by the parts that its rooms bring. */
async function policyFor(
  env: Record<string, string>,
  set: Partial<StoreSettings> = {},
  hears = false,
): Promise<readonly string[]> {
  const shop = { ...storeSettingDefaults, addressAutocompletionKey: "key", ...set };
  const views = { ...(await loadStoreDirectory(database.db)), settingsOf: () => shop };
  const app = await buildApp({
    database,
    settings: readSettings(env),
    log: silentLog,
    instead: [instead(stores, views)],
  });
  const policy = contentSecurityPolicy("", outsideOrigins(app.call.held, hears));
  await app.fastify.close();
  await app.stop();
  return policy.split("; ");
}

it("issue §8 without keys no page may reach anything but the store and its card fields", async () => {
  expect(await policyFor({})).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "form-action 'self'",
      "frame-src http://localhost:3001",
    ]),
  );
});

it("CHECK-26 the recaptcha's scripts and frames are allowed where its keys are set", async () => {
  const env = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET_KEY: "secret" };
  expect(await policyFor(env)).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ http://localhost:3001",
    ]),
  );
});

it("CHECK-28 whoever completes addresses may be asked where that is switched on", async () => {
  expect(await policyFor({}, { addressAutocompletion: true })).toContain(
    "connect-src 'self' https://places.googleapis.com",
  );
});

it("issue §6 with Braintree its fields, its 3-D Secure and its device data may load, of one environment", async () => {
  const policy = await policyFor({
    BRAINTREE_ENVIRONMENT: "production",
    BRAINTREE_MERCHANT_ID: "m",
    BRAINTREE_PUBLIC_KEY: "p",
    BRAINTREE_PRIVATE_KEY: "k",
  });
  expect(policy).toContain("form-action 'self' https://*.cardinalcommerce.com");
  const [scripts = "", frames = ""] = ["script-src", "frame-src"].map((name) =>
    policy.find((line) => line.startsWith(name)),
  );
  expect(scripts).toContain("https://js.braintreegateway.com");
  expect(frames).toContain("https://assets.braintreegateway.com");
  expect(frames).toContain("https://*.cardinalcommerce.com");
  for (const line of [scripts, frames]) expect(line).toContain("https://pay.google.com");
  // The browser's own payment sheet reads there who may open it.
  expect(policy.find((line) => line.startsWith("connect-src"))).toContain("https://google.com/pay");
  expect(policy.join()).not.toContain("sandbox");
});

const LISTENERS = {
  gtmId: "GTM-ABC123",
  certonaEnabled: true,
  certonaScript: "https://edge1.example.com/resonance.js?v=4",
};

it("ANALYTICS-01 ANALYTICS-09 the tag manager and the recommendation service may load where they are set", async () => {
  const policy = await policyFor({}, LISTENERS, true);
  expect(policy).toContain(
    "script-src 'self' https://www.googletagmanager.com https://edge1.example.com",
  );
  expect(policy.find((line) => line.startsWith("connect-src"))).toContain(
    "https://*.google-analytics.com",
  );
  expect(policy.join("; ")).not.toMatch(/script-src[^;]*unsafe/);
});

it("ANALYTICS-01 nobody listens where shoppers pay or sign in, and nowhere until staff say who", async () => {
  expect(await policyFor({}, LISTENERS)).toContain("script-src 'self'");
  expect(await policyFor({}, {}, true)).toContain("script-src 'self'");
  expect(await policyFor({}, { ...LISTENERS, gtmId: "", certonaEnabled: false }, true)).toContain(
    "script-src 'self'",
  );
});
