import { isIP } from "node:net";
import { resolve } from "node:path";
import { type Environment, type Reading, readVariable, requireAllOrNone } from "./environment.ts";

/** What the operator decides, read once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path of everything the process keeps: database, uploads, made images. */
  readonly dataDir: string;
  /** An outside Postgres (15 or newer); the embedded one without it. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** The origin shoppers use, without a final slash. Links in letters begin with it. */
  readonly storeUrl: string;
  /** Where letters go; without it they stay in the table staff can read. */
  readonly smtpUrl: string | undefined;
  /** Set: files that strangers bring are shown to ClamAV's daemon first. */
  readonly clamd: ClamdAddress | undefined;
  /** What an empty database is filled with. */
  readonly seed: "demo" | "none";
  readonly logLevel: LogLevel;
  /** Addresses of the proxies in front, whose word is taken for where a request came from; nobody's without it. */
  readonly trustProxy: readonly string[] | undefined;
  /** Writes one client may send in a minute; 0 switches the limit off (load tests). */
  readonly writesPerMinute: number;
  /** Points of GraphQL cost one client may spend in a minute; 0 switches the limit off (load tests). */
  readonly graphqlCostPerMinute: number;
  readonly sandbox: SandboxKeys;
  /** Set: cards are charged by Braintree instead of the sandbox processor. */
  readonly braintree: BraintreeKeys | undefined;
  /** Set: PayPal's customers pay there instead of at the sandbox's. */
  readonly paypal: PaypalKeys | undefined;
  /** Set: organisations pay on credit at Credit Key instead of at the sandbox's. */
  readonly creditKey: CreditKeyKeys | undefined;
  /** Set: forms that the store view protects want a recaptcha (CHECK-26). */
  readonly recaptcha: RecaptchaKeys | undefined;
  /** Set: Meta itself is told of conversions instead of the sandbox's. */
  readonly meta: MetaKeys | undefined;
  /** Set: Dotdigital itself is told of contacts instead of the sandbox's. */
  readonly dotdigital: DotdigitalKeys | undefined;
}

type LogLevel = (typeof LOG_LEVELS)[number];

/** How the server and the browser reach the sandbox processor. */
interface SandboxKeys {
  readonly url: string;
  readonly publicOrigin: string;
  readonly publicKey: string;
  readonly secretKey: string;
}

export interface BraintreeKeys {
  readonly environment: "sandbox" | "production";
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** The merchant account that charges in a currency; without one, Braintree's default account does. */
  readonly merchantAccounts: ReadonlyMap<string, string>;
  /** Whether a card that its bank has not confirmed is refused; otherwise the browser asks, and the server takes it. */
  readonly threeDSecure: "asked" | "required";
  /** What Google calls the shop; without it Google Pay works in Braintree's sandbox alone. */
  readonly googleMerchantId: string | undefined;
}

/** Where a virus scanner listens. */
export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

interface PaypalKeys {
  readonly environment: "sandbox" | "live";
  readonly clientId: string;
  readonly clientSecret: string;
  /** What PayPal calls the address that it sends its notices to. */
  readonly webhookId: string | undefined;
}

interface CreditKeyKeys {
  readonly environment: "staging" | "production";
  readonly publicKey: string;
  readonly sharedSecret: string;
}

export interface RecaptchaKeys {
  /** Known to every browser. */
  readonly siteKey: string;
  readonly secretKey: string;
}

/** How Meta's Conversions API is asked; which pixel is told is a setting of the store. */
interface MetaKeys {
  readonly accessToken: string;
  /** Events are shown as test events and count for nothing. */
  readonly testEventCode: string | undefined;
}

/** How Dotdigital's API is asked: an API user of an account, which belongs to a region. */
interface DotdigitalKeys {
  readonly region: "r1" | "r2" | "r3";
  readonly user: string;
  readonly password: string;
}

/** Reads the environment. Throws a StartRefusal at the first wrong value; an empty one counts as not given. */
export function readSettings(env: Environment = process.env): Settings {
  const port = readVariable(env, "PORT", PORT) ?? 3000;
  const host = readVariable(env, "HOST", HOST) ?? "127.0.0.1";
  const storeUrl = readVariable(env, "STORE_URL", ORIGIN) ?? originOf(host, port);
  return {
    port,
    host,
    dataDir: resolve(readVariable(env, "DATA_DIR", ANY_TEXT) ?? ".data"),
    databaseUrl: readVariable(env, "DATABASE_URL", DATABASE_URL),
    databasePoolSize: readVariable(env, "DATABASE_POOL_SIZE", POOL_SIZE) ?? DEFAULT_POOL_SIZE,
    storeUrl,
    smtpUrl: readVariable(env, "SMTP_URL", SMTP_URL),
    clamd: readVariable(env, "CLAMD_URL", CLAMD_URL),
    seed: readVariable(env, "SEED", oneOf(["demo", "none"])) ?? "demo",
    logLevel: readVariable(env, "LOG_LEVEL", oneOf(LOG_LEVELS)) ?? "info",
    trustProxy: readVariable(env, "TRUST_PROXY", PROXY),
    writesPerMinute: readVariable(env, "WRITES_PER_MINUTE", WRITES_PER_MINUTE) ?? 600,
    graphqlCostPerMinute: readVariable(env, "GRAPHQL_COST_PER_MINUTE", GRAPHQL_COST) ?? 600_000,
    sandbox: readSandbox(env, { host, port, storeUrl }),
    braintree: readBraintree(env),
    paypal: readPaypal(env),
    creditKey: readCreditKey(env),
    recaptcha: readRecaptcha(env),
    meta: readMeta(env),
    dotdigital: readDotdigital(env),
  };
}

/** Sessions of the database that a process has at once, where nobody says otherwise. */
export const DEFAULT_POOL_SIZE = 10;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function readSandbox(
  env: Environment,
  store: Pick<Settings, "host" | "port" | "storeUrl">,
): SandboxKeys {
  const port = readVariable(env, "SANDBOX_PORT", PORT) ?? sandboxPortBeside(store.port);
  return {
    url: originOf(store.host, port),
    publicOrigin:
      readVariable(env, "SANDBOX_PUBLIC_ORIGIN", ORIGIN) ??
      publicOriginBeside(store.storeUrl, port),
    publicKey: readVariable(env, "SANDBOX_PUBLIC_KEY", ANY_TEXT) ?? "pk_sandbox_local",
    secretKey: readVariable(env, "SANDBOX_SECRET_KEY", SECRET) ?? "sk_sandbox_local",
  };
}

/** The next port, so that two stores on one machine need only differ in PORT. */
function sandboxPortBeside(storePort: number): number {
  return storePort === 0 || storePort === HIGHEST_PORT ? 3001 : storePort + 1;
}

/** Beside the store as shoppers see it: the card fields are a page of another origin. */
function publicOriginBeside(storeUrl: string, port: number): string {
  return `http://${namedHost(new URL(storeUrl).hostname)}:${port}`;
}

/** A host by its name: this machine has one even where it is asked by its address. */
export const namedHost = (hostname: string): string =>
  /^(127\.|\[::1\]$)/.test(hostname) ? "localhost" : hostname;

function readBraintree(env: Environment): BraintreeKeys | undefined {
  const names = [
    "BRAINTREE_ENVIRONMENT",
    "BRAINTREE_MERCHANT_ID",
    "BRAINTREE_PUBLIC_KEY",
    "BRAINTREE_PRIVATE_KEY",
  ] as const;
  const environment = readVariable(env, names[0], oneOf(["sandbox", "production"]));
  const [merchantId, publicKey, privateKey] = names
    .slice(1)
    .map((name) => readVariable(env, name, SECRET));
  requireAllOrNone(env, names);
  if (environment === undefined) return undefined;
  return {
    environment,
    merchantId: merchantId ?? "",
    publicKey: publicKey ?? "",
    privateKey: privateKey ?? "",
    merchantAccounts:
      readVariable(env, "BRAINTREE_MERCHANT_ACCOUNTS", ACCOUNTS) ?? new Map<string, string>(),
    threeDSecure:
      readVariable(env, "BRAINTREE_THREE_D_SECURE", oneOf(["asked", "required"])) ?? "asked",
    googleMerchantId: readVariable(env, "GOOGLE_PAY_MERCHANT_ID", ANY_TEXT),
  };
}

function readPaypal(env: Environment): PaypalKeys | undefined {
  const names = ["PAYPAL_ENVIRONMENT", "PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET"] as const;
  const environment = readVariable(env, names[0], oneOf(["sandbox", "live"]));
  const [clientId = "", clientSecret = ""] = names
    .slice(1)
    .map((name) => readVariable(env, name, SECRET));
  requireAllOrNone(env, names);
  const webhookId = readVariable(env, "PAYPAL_WEBHOOK_ID", ANY_TEXT);
  return environment && { environment, clientId, clientSecret, webhookId };
}

function readCreditKey(env: Environment): CreditKeyKeys | undefined {
  const names = [
    "CREDITKEY_ENVIRONMENT",
    "CREDITKEY_PUBLIC_KEY",
    "CREDITKEY_SHARED_SECRET",
  ] as const;
  const environment = readVariable(env, names[0], oneOf(["staging", "production"]));
  const [publicKey = "", sharedSecret = ""] = names
    .slice(1)
    .map((name) => readVariable(env, name, SECRET));
  requireAllOrNone(env, names);
  return environment && { environment, publicKey, sharedSecret };
}

function readRecaptcha(env: Environment): RecaptchaKeys | undefined {
  const siteKey = readVariable(env, "RECAPTCHA_SITE_KEY", ANY_TEXT);
  const secretKey = readVariable(env, "RECAPTCHA_SECRET_KEY", SECRET);
  requireAllOrNone(env, ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"]);
  if (siteKey === undefined || secretKey === undefined) return undefined;
  return { siteKey, secretKey };
}

function readMeta(env: Environment): MetaKeys | undefined {
  const accessToken = readVariable(env, "META_ACCESS_TOKEN", SECRET);
  const testEventCode = readVariable(env, "META_TEST_EVENT_CODE", ANY_TEXT);
  return accessToken === undefined ? undefined : { accessToken, testEventCode };
}

function readDotdigital(env: Environment): DotdigitalKeys | undefined {
  const user = readVariable(env, "DOTDIGITAL_API_USER", ANY_TEXT);
  const password = readVariable(env, "DOTDIGITAL_API_PASSWORD", SECRET);
  const region = readVariable(env, "DOTDIGITAL_REGION", oneOf(["r1", "r2", "r3"])) ?? "r1";
  requireAllOrNone(env, ["DOTDIGITAL_API_USER", "DOTDIGITAL_API_PASSWORD"]);
  if (user === undefined || password === undefined) return undefined;
  return { region, user, password };
}

/** A host that means "every address" is reached as localhost from here. */
function originOf(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

const HIGHEST_PORT = 65_535;

const PORT = wholeNumber(0, HIGHEST_PORT);
const POOL_SIZE = wholeNumber(1, 500);
const WRITES_PER_MINUTE = wholeNumber(0, 1_000_000);
const GRAPHQL_COST = wholeNumber(0, 999_999_999);
const ANY_TEXT: Reading<string> = { expected: "a text", read: (text) => text };
const SECRET: Reading<string> = { ...ANY_TEXT, isSecret: true };
const HOST: Reading<string> = {
  expected: "a name or address of this machine, such as 127.0.0.1 or 0.0.0.0",
  read: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
};
const DATABASE_URL: Reading<string> = {
  expected:
    "the address of a Postgres database, such as postgres://user:password@host:5432/placket",
  isSecret: true,
  read: (text) =>
    /^postgres(ql)?:$/.test(parsed(text)?.protocol ?? "") &&
    (parsed(text)?.pathname ?? "").length > 1
      ? text
      : undefined,
};
const CLAMD_PORT = 3310;
const CLAMD_URL: Reading<ClamdAddress> = {
  expected: "the address of ClamAV's daemon, such as tcp://clamd.example.com:3310",
  read: (text) => {
    const url = parsed(text);
    if (url?.protocol !== "tcp:" || url.hostname === "") return undefined;
    return { host: url.hostname, port: url.port === "" ? CLAMD_PORT : Number(url.port) };
  },
};
const SMTP_URL: Reading<string> = {
  expected: "the address of a mail server, such as smtp://user:password@mail.example.com:587",
  isSecret: true,
  read: (text) => {
    const url = parsed(text);
    return /^smtps?:$/.test(url?.protocol ?? "") && url?.hostname !== "" ? text : undefined;
  },
};
const ORIGIN: Reading<string> = {
  expected: "an address without a path, such as https://shop.example.com",
  read: (text) => {
    const url = parsed(text);
    const isOrigin =
      url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    return isOrigin ? url.origin : undefined;
  },
};

const ACCOUNTS: Reading<ReadonlyMap<string, string>> = {
  expected: "currencies with their merchant accounts, such as GBP=shop_gbp,EUR=shop_eur",
  read: (text) => {
    const pairs = text.split(",").map((one) => /^\s*([A-Z]{3})=([\w-]+)\s*$/.exec(one));
    return pairs.every((pair) => pair !== null)
      ? new Map(pairs.map(([, currency = "", account = ""]) => [currency, account]))
      : undefined;
  },
};

const PROXY: Reading<readonly string[]> = {
  expected: "the addresses of the proxies in front, such as loopback or 10.0.0.0/8,192.168.1.2",
  read: (text) => {
    const addresses = text.split(",").map((one) => one.trim());
    return addresses.every(isProxyAddress) ? addresses : undefined;
  },
};

/** An address, a range of them, or one of the names that ranges have. */
function isProxyAddress(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function oneOf<const Text extends string>(known: readonly Text[]): Reading<Text> {
  return {
    expected: `one of ${known.join(", ")}`,
    read: (text) => known.find((candidate) => candidate === text),
  };
}

function wholeNumber(lowest: number, highest: number): Reading<number> {
  return {
    expected: `a whole number from ${lowest} to ${highest}`,
    read: (text) => {
      const value = Number(text);
      return /^\d{1,9}$/.test(text) && value >= lowest && value <= highest ? value : undefined;
    },
  };
}

function parsed(text: string): URL | null {
  return URL.parse(text);
}
