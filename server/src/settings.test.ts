import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, type Settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

const right: [string, Record<string, string>, Partial<Settings>][] = [
  ["nothing given", {}, { port: 3000, host: "127.0.0.1", storeUrl: "http://127.0.0.1:3000" }],
  ["nothing given", {}, { seed: "demo", logLevel: "info", dataDir: resolve(".data") }],
  ["nothing given", {}, { databaseUrl: undefined, smtpUrl: undefined, braintree: undefined }],
  ["empty values", { PORT: "", SEED: " ", DATABASE_URL: "" }, { port: 3000, seed: "demo" }],
  ["a port", { PORT: "8080" }, { port: 8080, storeUrl: "http://127.0.0.1:8080" }],
  ["the highest port", { PORT: "65535" }, { port: 65_535 }],
  ["every address", { HOST: "0.0.0.0" }, { host: "0.0.0.0", storeUrl: "http://localhost:3000" }],
  ["an IPv6 address", { HOST: "::1" }, { storeUrl: "http://[::1]:3000" }],
  ["a store address", { STORE_URL: "https://shop.example/" }, { storeUrl: "https://shop.example" }],
  ["a data directory", { DATA_DIR: "/srv/placket" }, { dataDir: "/srv/placket" }],
  ["no seed", { SEED: "none" }, { seed: "none" }],
  ["a log level", { LOG_LEVEL: "debug" }, { logLevel: "debug" }],
  ["a mail server", { SMTP_URL: "smtps://mail.example" }, { smtpUrl: "smtps://mail.example" }],
  ["no proxy", {}, { trustProxy: undefined }],
  [
    "proxies",
    { TRUST_PROXY: "loopback, 10.0.0.0/8,2001:db8::1/64" },
    { trustProxy: ["loopback", "10.0.0.0/8", "2001:db8::1/64"] },
  ],
  [
    "a database",
    { DATABASE_URL: "postgresql://u:p@db/placket?sslmode=require" },
    { databaseUrl: "postgresql://u:p@db/placket?sslmode=require" },
  ],
];

const PROXIES =
  "expected the addresses of the proxies in front, such as loopback or 10.0.0.0/8,192.168.1.2.";

const wrong: [string, string, string][] = [
  ["TRUST_PROXY", "true", `TRUST_PROXY is "true": ${PROXIES}`],
  ["TRUST_PROXY", "1", `TRUST_PROXY is "1": ${PROXIES}`],
  ["TRUST_PROXY", "10.0.0.0/33", `TRUST_PROXY is "10.0.0.0/33": ${PROXIES}`],
  ["PORT", "http", 'PORT is "http": expected a whole number from 0 to 65535.'],
  ["PORT", "65536", 'PORT is "65536": expected a whole number from 0 to 65535.'],
  ["PORT", "-1", 'PORT is "-1": expected a whole number from 0 to 65535.'],
  ["PORT", "3000.5", 'PORT is "3000.5": expected a whole number from 0 to 65535.'],
  [
    "HOST",
    "http://x",
    'HOST is "http://x": expected a name or address of this machine, such as 127.0.0.1 or 0.0.0.0.',
  ],
  ["SEED", "all", 'SEED is "all": expected one of demo, none.'],
  [
    "LOG_LEVEL",
    "loud",
    'LOG_LEVEL is "loud": expected one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    "STORE_URL",
    "shop.example",
    'STORE_URL is "shop.example": expected an address without a path, such as https://shop.example.com.',
  ],
  [
    "STORE_URL",
    "https://shop.example/store",
    'STORE_URL is "https://shop.example/store": expected an address without a path, such as https://shop.example.com.',
  ],
  [
    "DATABASE_URL",
    "mysql://root:secret@db/shop",
    'DATABASE_URL is "mysql://db/shop": expected the address of a Postgres database, such as postgres://user:password@host:5432/placket.',
  ],
  [
    "DATABASE_URL",
    "secret",
    "DATABASE_URL is not understood (not shown: it may hold a password): expected the address of a Postgres database, such as postgres://user:password@host:5432/placket.",
  ],
  [
    "SMTP_URL",
    "https://u:secret@mail.example",
    'SMTP_URL is "https://mail.example/": expected the address of a mail server, such as smtp://user:password@mail.example.com:587.',
  ],
  ["DATABASE_POOL_SIZE", "0", 'DATABASE_POOL_SIZE is "0": expected a whole number from 1 to 500.'],
  [
    "BRAINTREE_ENVIRONMENT",
    "test",
    'BRAINTREE_ENVIRONMENT is "test": expected one of sandbox, production.',
  ],
  [
    "BRAINTREE_MERCHANT_ID",
    "m",
    "BRAINTREE_ENVIRONMENT is missing: expected all of BRAINTREE_ENVIRONMENT, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY, or none.",
  ],
];

const halfRecaptcha: [string, string, string] = [
  "RECAPTCHA_SITE_KEY",
  "site",
  "RECAPTCHA_SECRET_KEY is missing: expected all of RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY, or none.",
];

describe("settings are read from the environment", () => {
  it.each(right)("%s: %j", (_name, env, expected) => {
    expect(readSettings(env)).toMatchObject(expected);
  });

  it.each([...wrong, halfRecaptcha])(
    "a wrong %s (%s) ends the start with one clear line",
    (name, value, line) => {
      const reading = () => readSettings({ [name]: value });
      expect(reading).toThrow(StartRefusal);
      expect(reading).toThrow(new StartRefusal(line));
      expect(line).not.toMatch(/secret|\n/);
    },
  );

  it("the sandbox processor stands on the port after the store's", () => {
    expect(readSettings({ PORT: "4000" }).sandbox.url).toBe("http://127.0.0.1:4001");
    expect(readSettings({ PORT: "4000", SANDBOX_PORT: "9000" }).sandbox).toMatchObject({
      url: "http://127.0.0.1:9000",
      publicOrigin: "http://localhost:9000",
    });
    expect(
      readSettings({ HOST: "0.0.0.0", STORE_URL: "http://shop.lan:3000" }).sandbox,
    ).toMatchObject({
      url: "http://localhost:3001",
      publicOrigin: "http://shop.lan:3001",
    });
  });

  it("issue 10.5 a scanner is asked at its address, by the daemon's own port unless it says one", () => {
    expect(readSettings({}).clamd).toBeUndefined();
    const at = (CLAMD_URL: string) => readSettings({ CLAMD_URL }).clamd;
    expect(at("tcp://clamd.example.com")).toEqual({ host: "clamd.example.com", port: 3310 });
    expect(at("tcp://127.0.0.1:4000")).toEqual({ host: "127.0.0.1", port: 4000 });
    expect(() => at("https://clamd.example.com")).toThrow("CLAMD_URL");
  });

  it("CHECK-26 both recaptcha keys switch it on, none leaves it off", () => {
    expect(readSettings({}).recaptcha).toBeUndefined();
    const env = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET_KEY: "hidden" };
    const keys = { siteKey: "site", secretKey: "hidden" };
    expect(readSettings(env).recaptcha).toStrictEqual(keys);
  });

  it("a currency may have a Braintree merchant account of its own", () => {
    const keys = Object.fromEntries(
      ["MERCHANT_ID", "PUBLIC_KEY", "PRIVATE_KEY"].map((name) => [`BRAINTREE_${name}`, "x"]),
    );
    const env = { ...keys, BRAINTREE_ENVIRONMENT: "sandbox" };
    const accounts = (text: string) =>
      readSettings({ ...env, BRAINTREE_MERCHANT_ACCOUNTS: text }).braintree?.merchantAccounts;
    expect([...(accounts("GBP=shop_gbp, EUR=shop-eur") ?? [])]).toEqual([
      ["GBP", "shop_gbp"],
      ["EUR", "shop-eur"],
    ]);
    expect(accounts("")?.size).toBe(0);
    expect(() => accounts("pounds")).toThrow("BRAINTREE_MERCHANT_ACCOUNTS");
  });

  it("all four Braintree keys switch to Braintree", () => {
    const env = {
      BRAINTREE_ENVIRONMENT: "sandbox",
      BRAINTREE_MERCHANT_ID: "m",
      BRAINTREE_PUBLIC_KEY: "p",
      BRAINTREE_PRIVATE_KEY: "k",
    };
    expect(readSettings(env).braintree).toStrictEqual({
      environment: "sandbox",
      merchantId: "m",
      publicKey: "p",
      privateKey: "k",
      merchantAccounts: new Map(),
      threeDSecure: "asked",
      googleMerchantId: undefined,
    });
    const wanted = { ...env, BRAINTREE_THREE_D_SECURE: "required" };
    expect(readSettings(wanted).braintree?.threeDSecure).toBe("required");
    const known = { ...env, GOOGLE_PAY_MERCHANT_ID: "BCR2DN4T" };
    expect(readSettings(known).braintree?.googleMerchantId).toBe("BCR2DN4T");
  });
});
