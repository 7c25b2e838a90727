import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sandboxApp } from "./app.ts";
import { openJournal, type Sync } from "./journal.ts";
import type { PaymentAnswer } from "./payment-answer.ts";
import { readSettings, type SandboxSettings } from "./settings.ts";

export const STORE = "http://store.test";
export const SELF = "http://sandbox.test";
export const VISA = "4111111111111111";
const NOON = Date.UTC(2027, 5, 15, 12);

/** A running service with its own folder and a clock that moves when told to. */
export interface Bench {
  readonly url: string;
  readonly dataDir: string;
  readonly settings: SandboxSettings;
  readonly log: string[];
  /** Moves the clock and wakes whoever waited for it. */
  readonly advance: (ms: number) => void;
  /** How many callers wait for the clock. */
  readonly waiting: () => number;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  readonly tokenFor: (number: string) => Promise<string>;
  readonly authorize: (key: string, token: string, minor?: number) => Promise<Answer>;
  /** Stops and starts again on the same folder. */
  readonly restart: () => Promise<Bench>;
  readonly close: () => Promise<void>;
}

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly payment: PaymentAnswer;
}

export async function startBench(
  dataDir = mkdtempSync(join(tmpdir(), "sandbox-")),
  start = NOON,
  sync?: Sync,
): Promise<Bench> {
  const log: string[] = [];
  const clock = handClock(start);
  const settings = readSettings({
    SANDBOX_PUBLIC_ORIGIN: SELF,
    SANDBOX_STORE_ORIGINS: `${STORE},http://portal.test`,
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_LOG_LEVEL: "info",
  });
  const journal = openJournal(dataDir, sync);
  const app = sandboxApp({ settings, journal, time: clock, logTo: { write: (l) => log.push(l) } });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const stop = async (): Promise<void> => {
    await app.close();
    journal.close();
  };
  const calls = callsTo(url, settings);
  return {
    url,
    dataDir,
    settings,
    log,
    advance: clock.advance,
    waiting: clock.waiting,
    ...calls,
    restart: async () => {
      await stop();
      return startBench(dataDir, clock.now());
    },
    close: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function callsTo(
  url: string,
  settings: SandboxSettings,
): Pick<Bench, "call" | "tokenFor" | "authorize"> {
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${settings.secretKey}`,
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: typeof options.body === "string" ? options.body : JSON.stringify(options.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const payment = (isJson ? JSON.parse(text) : {}) as PaymentAnswer;
    return { status: response.status, text, headers: response.headers, payment };
  };
  const tokenFor = async (number: string): Promise<string> => {
    const page = await call("GET", `/frame?key=${settings.publicKey}&parent=${STORE}`);
    const session = /name="session" content="([^"]+)"/.exec(page.text)?.[1];
    const securityCode = number.startsWith("37") ? "1234" : "123";
    const { text } = await call("POST", "/v1/tokens", {
      headers: { origin: SELF },
      body: {
        publicKey: settings.publicKey,
        session,
        card: { number, expiry: "12/30", securityCode, name: "M Kowal" },
      },
    });
    return (JSON.parse(text) as { token: string }).token;
  };
  const authorize = (key: string, token: string, minor = 6150): Promise<Answer> =>
    call("POST", "/v1/authorizations", {
      headers: { "idempotency-key": key },
      body: { token, amount: { minor, currency: "USD" }, orderNumber: "100000001" },
    });
  return { call, tokenFor, authorize };
}

function handClock(start: number): {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  advance: (ms: number) => void;
  waiting: () => number;
} {
  let now = start;
  let sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    wait: (ms) =>
      new Promise((wake) => {
        if (ms <= 0) wake();
        else sleepers.push({ until: now + ms, wake });
      }),
    advance: (ms) => {
      now += ms;
      const due = sleepers.filter(({ until }) => until <= now);
      sleepers = sleepers.filter(({ until }) => until > now);
      for (const { wake } of due) wake();
    },
    waiting: () => sleepers.length,
  };
}
