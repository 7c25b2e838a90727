import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TestSandbox } from "../providers/payment/test-sandbox.ts";
import { NODE_FLAGS } from "../node-flags.ts";
import { freePort } from "../testing/free-port.ts";
import { processorTimeBelow, processorTimeOf } from "./processor-time.ts";

export interface BenchServer {
  readonly url: string;
  /** From the start of the process until `/readyz` says yes. */
  readonly startMs: number;
  /** Resident memory of the server's process, in MB (2^20 bytes). */
  memoryMb(): number;
  /** Time of all cores that the server's process has taken so far, in ms; not that of its database. */
  readonly workMs: () => number;
  /** The same of its embedded Postgres; `undefined` when the database is a server elsewhere. */
  readonly databaseMs: () => number | undefined;
  /** Whether the process ended without being told to. */
  hasDied(): boolean;
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
}

interface BenchServerOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly sandbox: TestSandbox;
  /** Any free one unless given. */
  readonly port?: number;
  /** The mail server that letters go to; none unless given. */
  readonly smtpUrl?: string;
  /** Told each line that the server logs; without it they go to this process's own stderr. */
  readonly onLog?: (line: string) => void;
}

/** Starts the server as production does: a process of its own, no seed, the limit on writes off. */
export async function startBenchServer(options: BenchServerOptions): Promise<BenchServer> {
  const port = options.port ?? (await freePort());
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
      ...(options.smtpUrl !== undefined && { SMTP_URL: options.smtpUrl }),
      SEED: "none",
      WRITES_PER_MINUTE: "0",
      GRAPHQL_COST_PER_MINUTE: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", options.onLog ? "pipe" : "inherit"],
  });
  const { onLog } = options;
  if (onLog && child.stderr) createInterface(child.stderr).on("line", onLog);
  await untilReady(url, child);
  const startMs = Math.round(performance.now() - started);
  return {
    url,
    startMs,
    memoryMb: () => residentMb(child.pid ?? 0),
    workMs: () => processorTimeOf(child.pid ?? 0),
    databaseMs: () =>
      options.databaseUrl === undefined ? processorTimeBelow(child.pid ?? 0) : undefined,
    hasDied: () => child.exitCode !== null,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
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
