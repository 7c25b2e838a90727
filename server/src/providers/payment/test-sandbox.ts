import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../testing/free-port.ts";
import { sandboxCreditKey, sandboxPaypal } from "./choose-provider.ts";
import { creditKeyProvider } from "./creditkey/creditkey-provider.ts";
import type { CreditProvider, PaymentProvider, WalletProvider } from "./payment-provider.ts";
import { paypalProvider } from "./paypal/paypal-provider.ts";
import { sandboxProvider, type SandboxAccess } from "./sandbox-provider.ts";
import { answerChallenge, pressAt, STORE, tokenFor } from "./testing/sandbox-buyer.ts";
import { sandboxHere } from "./testing/sandbox-here.ts";
import { sandboxProcess, type RunningSandbox } from "./testing/sandbox-process.ts";

/** The real sandbox processor on a port of its own, for tests of whatever pays. */
export interface TestSandbox {
  readonly access: SandboxAccess;
  readonly provider: PaymentProvider;
  /** Does what the card fields do: hands a test number in for a one-time token. */
  readonly tokenFor: (number: string) => Promise<string>;
  /** Its PayPal, and what a buyer does on its page: an empty one goes back to the shop. Gives where they are led. */
  readonly wallet: WalletProvider;
  readonly atPaypal: (token: string, buyer: string) => Promise<string>;
  /** Its Credit Key, and what a buyer does on its page, as at PayPal. */
  readonly credit: CreditProvider;
  readonly atCreditKey: (startUrl: string, buyer: string) => Promise<string>;
  /** Presses a button of the challenge page. */
  readonly answerChallenge: (challengeUrl: string, passed: boolean) => Promise<void>;
  /** It is gone; `revive` starts it again on the same port and folder. */
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The sandbox as a process: what it takes of the processor can be read, and `kill` is `kill -9`. */
export interface SandboxProcess extends TestSandbox {
  /** The number of its process, which `revive` changes. */
  readonly pid: () => number;
}

interface SandboxOptions {
  readonly timeoutMs?: number;
  readonly slowMs?: number;
}

/** Starts it in the process of the test. */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  return (await started(sandboxHere, options)).sandbox;
}

/** Starts it as a process of its own. */
export async function startSandboxProcess(options: SandboxOptions = {}): Promise<SandboxProcess> {
  const { sandbox, running } = await started(sandboxProcess, options);
  return { ...sandbox, pid: () => running().pid };
}

async function started<Running extends RunningSandbox>(
  start: (environment: Readonly<Record<string, string>>) => Promise<Running>,
  options: SandboxOptions,
): Promise<{ sandbox: TestSandbox; running: () => Running }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "test-sandbox-"));
  const origin = `http://127.0.0.1:${port}`;
  const access: SandboxAccess = {
    url: origin,
    publicOrigin: origin,
    publicKey: "pk_test",
    secretKey: "sk_test",
    timeoutMs: options.timeoutMs ?? 5000,
  };
  const environment = {
    SANDBOX_PORT: String(port),
    SANDBOX_PUBLIC_ORIGIN: origin,
    SANDBOX_STORE_ORIGINS: STORE,
    SANDBOX_PUBLIC_KEY: access.publicKey,
    SANDBOX_SECRET_KEY: access.secretKey,
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_SLOW_MS: String(options.slowMs ?? 3_600_000),
  };
  let running = await start(environment);
  const sandbox = {
    ...toldOf(access),
    kill: () => running.end(),
    revive: async () => {
      running = await start(environment);
    },
    close: async () => {
      await running.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return { sandbox, running: () => running };
}

/** How it is reached, by the store and by buyers. */
function toldOf(access: SandboxAccess): Omit<TestSandbox, "kill" | "revive" | "close"> {
  return {
    access,
    provider: sandboxProvider(access),
    wallet: paypalProvider({ ...sandboxPaypal(access), timeoutMs: access.timeoutMs }),
    atPaypal: (token, buyer) =>
      pressAt(access, `${access.url}/paypal/checkoutnow`, { token, buyer }),
    credit: creditKeyProvider({ ...sandboxCreditKey(access), timeoutMs: access.timeoutMs }),
    atCreditKey: (startUrl, buyer) => pressAt(access, startUrl, { buyer }),
    tokenFor: (number) => tokenFor(access, number),
    answerChallenge: (challengeUrl, passed) => answerChallenge(access, challengeUrl, passed),
  };
}
