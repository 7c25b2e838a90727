import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../testing/free-port.ts";
import { sandboxCreditKey, sandboxPaypal } from "./choose-provider.ts";
import { creditKeyProvider } from "./creditkey/creditkey-provider.ts";
import type { CreditProvider, PaymentProvider, WalletProvider } from "./payment-provider.ts";
import { paypalProvider } from "./paypal/paypal-provider.ts";
import { sandboxProvider, type SandboxAccess } from "./sandbox-provider.ts";

/** The real sandbox processor as a child process, for tests of whatever pays. */
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
  /** The number of its process, which `revive` changes. */
  readonly pid: () => number;
  /** kill -9; `revive` starts it again on the same port and folder. */
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startTestSandbox(
  options: { readonly timeoutMs?: number; readonly slowMs?: number } = {},
): Promise<TestSandbox> {
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
  let child = await startProcess(environment);
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
    pid: () => child.pid ?? 0,
    kill: () => end(child),
    revive: async () => {
      child = await startProcess(environment);
    },
    close: async () => {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const STORE = "http://store.test";

async function tokenFor(access: SandboxAccess, number: string): Promise<string> {
  const page = await fetch(`${access.url}/frame?key=${access.publicKey}&parent=${STORE}`);
  const session = /name="session" content="([^"]+)"/.exec(await page.text())?.[1];
  const securityCode = number.startsWith("37") ? "1234" : "123";
  const card = { number, expiry: "12/40", securityCode, name: "M Kowal" };
  const response = await fetch(`${access.url}/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: access.publicOrigin },
    body: JSON.stringify({ card, session, publicKey: access.publicKey }),
  });
  const body: unknown = await response.json();
  if (response.status !== 201) throw new Error(`No token: ${JSON.stringify(body)}`);
  return (body as { readonly token: string }).token;
}

/** Presses a button on a page of a buyer's. Gives where they are led. */
async function pressAt(
  { publicOrigin }: SandboxAccess,
  page: string,
  answer: object,
): Promise<string> {
  const response = await fetch(page, {
    method: "POST",
    headers: { "content-type": "application/json", origin: publicOrigin },
    body: JSON.stringify(answer),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`The page answered ${JSON.stringify(body)}`);
  return (body as { readonly location: string }).location;
}

async function answerChallenge(
  { publicOrigin }: SandboxAccess,
  challengeUrl: string,
  passed: boolean,
): Promise<void> {
  const response = await fetch(`${challengeUrl}/answer`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: publicOrigin },
    body: JSON.stringify({ passed }),
  });
  if (!response.ok) throw new Error(`The challenge was answered with ${response.status}`);
}

async function startProcess(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const main = fileURLToPath(new URL("../../../../sandbox/src/main.ts", import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout ?? child, "data");
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
