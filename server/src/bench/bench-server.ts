import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestSandbox } from "../providers/payment/test-sandbox.ts";
import { NODE_FLAGS } from "../node-flags.ts";
import { freePort } from "../testing/free-port.ts";

export interface BenchServer {
  readonly url: string;
  /** From the start of the process until `/readyz` says yes. */
  readonly startMs: number;
  /** Resident memory of the server's process, in MB (2^20 bytes). */
  memoryMb(): number;
  stop(): Promise<void>;
}

export interface BenchServerOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly sandbox: TestSandbox;
}

/** Starts the server as production does: a process of its own, no seed, the limit on writes off. */
export async function startBenchServer(options: BenchServerOptions): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, main], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl ?? "",
      SANDBOX_PORT: new URL(options.sandbox.access.url).port,
      SANDBOX_PUBLIC_KEY: options.sandbox.access.publicKey,
      SANDBOX_SECRET_KEY: options.sandbox.access.secretKey,
      SEED: "none",
      WRITES_PER_MINUTE: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilReady(url, child);
  const startMs = Math.round(performance.now() - started);
  return {
    url,
    startMs,
    memoryMb: () => residentMb(child.pid ?? 0),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server ended with ${child.exitCode}`);
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
