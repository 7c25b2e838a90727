import { expect, it } from "vitest";
import { choosePaymentProvider } from "../providers/payment/choose-provider.ts";
import { readSettings } from "../settings.ts";
import { outsideOrigins } from "./outside-origins.ts";
import { contentSecurityPolicy } from "./security-policy.ts";

function policyFor(env: Record<string, string>, completesAddresses = false): readonly string[] {
  const settings = readSettings(env);
  const payment = choosePaymentProvider(settings).browserSources;
  const hasRecaptcha = settings.recaptcha !== undefined;
  const outside = outsideOrigins({ payment, hasRecaptcha, completesAddresses });
  return contentSecurityPolicy("", outside).split("; ");
}

it("issue §8 without keys no page may reach anything but the store and its card fields", () => {
  expect(policyFor({})).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "form-action 'self'",
      "frame-src http://localhost:3001",
    ]),
  );
});

it("CHECK-26 the recaptcha's scripts and frames are allowed where its keys are set", () => {
  expect(policyFor({ RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET_KEY: "secret" })).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      "frame-src http://localhost:3001 https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    ]),
  );
});

it("CHECK-28 whoever completes addresses may be asked where that is switched on", () => {
  expect(policyFor({}, true)).toContain("connect-src 'self' https://places.googleapis.com");
});

it("issue §6 with Braintree its fields, its 3-D Secure and its device data may load, of one environment", () => {
  const policy = policyFor({
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
  expect(policy.join()).not.toContain("sandbox");
});
