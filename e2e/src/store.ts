import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { ownFolder } from "./own-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A running store with its own data and ports, as `npm start` runs it. */
interface RunningStore {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** The first start seeds the demo store, which takes a while on a small machine. */
const START_MS = 240_000;

/** Starts the store like a new user does, in an empty folder, and waits until it is ready. */
export async function startStore(smtpUrl = ""): Promise<RunningStore> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const dataDir = ownFolder("placket-journeys");
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(ROOT, "tools/src/start.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      // The test runner's own: a store built under it would be a development build.
      NODE_ENV: undefined,
      VITEST: undefined,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SLOW_MS: "20000",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      STORE_URL: url,
      SMTP_URL: smtpUrl,
      WRITES_PER_MINUTE: "0",
      GRAPHQL_COST_PER_MINUTE: "0",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    // Nobody else would end it, and it would go on with its folder taken away.
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = AbortSignal.timeout(START_MS);
  while (!deadline.aborted) {
    if (child.exitCode !== null) throw new Error(`The store ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The store did not become ready");
}
