import { expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { outsideOrigins } from "./outside-origins.ts";
import { contentSecurityPolicy } from "./security-policy.ts";

const policyFor = (env: Record<string, string>) =>
  contentSecurityPolicy("", outsideOrigins(readSettings(env)));

it("issue §8 without keys no page may reach anything but the store and its card fields", () => {
  const policy = policyFor({});
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-src http://localhost:3001;");
});

it("CHECK-26 the recaptcha's scripts and frames are allowed where its keys are set", () => {
  const policy = policyFor({ RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET_KEY: "secret" });
  expect(policy).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
  expect(policy).toContain(
    "frame-src http://localhost:3001 https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  );
});
