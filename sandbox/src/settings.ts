import { join } from "node:path";

/** Everything the service is told from outside. */
export interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  /** How browsers reach the service: the origin of the card fields. */
  readonly publicOrigin: string;
  /** Where the append-only file lies. */
  readonly dataDir: string;
  /** Known to the store's server only. */
  readonly secretKey: string;
  /** Known to every browser. */
  readonly publicKey: string;
  /** Origins of pages that may show the card fields. */
  readonly storeOrigins: readonly string[];
  /** How long the slow card takes to be decided, in ms. */
  readonly slowMs: number;
  /** How long an unspent token and an unanswered challenge last, in ms. */
  readonly tokenMs: number;
  readonly challengeMs: number;
  readonly logLevel: "silent" | "error" | "warn" | "info";
}

/**
 * Reads the settings from environment variables; `sandbox/README.md` lists them.
 * @throws when a value cannot be understood: better no sandbox than one that guesses.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const storePort = wholeNumber(env, "PORT", 3000);
  const port = wholeNumber(env, "SANDBOX_PORT", besidePort(storePort));
  return {
    host: env["SANDBOX_HOST"] ?? "127.0.0.1",
    port,
    publicOrigin: origin(env["SANDBOX_PUBLIC_ORIGIN"] ?? `http://localhost:${port}`),
    dataDir: env["SANDBOX_DATA_DIR"] ?? join(env["DATA_DIR"] ?? ".data", "sandbox"),
    secretKey: env["SANDBOX_SECRET_KEY"] ?? "sk_sandbox_local",
    publicKey: env["SANDBOX_PUBLIC_KEY"] ?? "pk_sandbox_local",
    storeOrigins: (env["SANDBOX_STORE_ORIGINS"] ?? storeOrigins(env["STORE_URL"], storePort))
      .split(",")
      .map((text) => origin(text.trim())),
    slowMs: wholeNumber(env, "SANDBOX_SLOW_MS", 8000),
    tokenMs: wholeNumber(env, "SANDBOX_TOKEN_MS", 3_600_000),
    challengeMs: wholeNumber(env, "SANDBOX_CHALLENGE_MS", 900_000),
    logLevel: logLevel(env["SANDBOX_LOG_LEVEL"] ?? "warn"),
  };
}

/** The port that the store looks for the sandbox on when it is told nothing: the one after its own. */
function besidePort(storePort: number): number {
  return storePort === 0 || storePort === 65_535 ? 3001 : storePort + 1;
}

/** A store on this machine is opened by either name. */
function storeOrigins(storeUrl: string | undefined, port: number): string {
  const here = `http://localhost:${port},http://127.0.0.1:${port}`;
  return storeUrl === undefined ? here : `${storeUrl},${here}`;
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
): number {
  const text = env[name];
  if (text === undefined || text === "") return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} is not a whole number: ${text}`);
  return Number(text);
}

function origin(text: string): string {
  const url = new URL(text);
  if (url.origin !== text.replace(/\/$/, "")) throw new Error(`Not an origin: ${text}`);
  return url.origin;
}

function logLevel(text: string): SandboxSettings["logLevel"] {
  const levels = ["silent", "error", "warn", "info"] as const;
  const level = levels.find((known) => known === text);
  if (level === undefined) throw new Error(`SANDBOX_LOG_LEVEL is not one of ${levels.join(", ")}`);
  return level;
}
