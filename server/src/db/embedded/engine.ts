import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartRefusal } from "../../start-refusal.ts";
import { databaseAccount, type Account } from "./account.ts";
import { clusterDirectory, ownPath } from "./cluster.ts";
import { engineArguments } from "./engine-settings.ts";
import { endLeftBehind, readNote, signal } from "./left-behind.ts";
import { findPrograms, type Programs } from "./programs.ts";

interface EngineOptions {
  /** Of this process alone until the engine has stopped. */
  readonly dataDirectory: string;
  /** Off only where nobody misses the data. */
  readonly isDurable: boolean;
  /** Postgres was told to start. */
  readonly onWaiting?: (() => void) | undefined;
  /** Postgres ended by itself and could not be started again. */
  readonly onFailure: (reason: string) => void;
}

/** A Postgres of the store's own: one child process with its helpers, reached by a socket in its folder. */
export interface Engine {
  readonly cluster: string;
  /** Waits for the sessions of others to end, then ends Postgres. */
  stop(): Promise<void>;
}

/** Starts Postgres on a data directory, made at the first start. Throws a StartRefusal when it cannot. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const account = databaseAccount();
  const programs = await findPrograms(account);
  const order = { account, programs, isDurable: options.isDurable };
  const cluster = await clusterDirectory(options.dataDirectory, order);
  await endLeftBehind(cluster);
  const engine = new ChildEngine({ ...options, account, programs, cluster });
  await engine.start();
  return engine;
}

interface Place extends EngineOptions {
  readonly account: Account | undefined;
  readonly programs: Programs;
  readonly cluster: string;
}

/**
 * Stands between store and Postgres: when the store is gone, however it ended, its end of the pipe closes
 * and Postgres is told to stop.
 */
const KEEPER = `
  exec 3<&0
  "$@" 3<&- </dev/null &
  server=$!
  (read -r _ <&3; kill -INT "$server") &
  watch=$!
  wait "$server"
  code=$?
  kill "$watch" 2>/dev/null
  exit "$code"`;

const READY_MS = 60_000;
const LOOK_MS = 10;
/** A server that was killed leaves sessions that take a moment to notice it; none may start meanwhile. */
const ATTEMPTS = 5;
const AGAIN_MS = 300;

class ChildEngine implements Engine {
  readonly cluster: string;
  readonly #place: Place;
  #keeper: ChildProcess | undefined;
  #isStopping = false;

  constructor(place: Place) {
    this.#place = place;
    this.cluster = place.cluster;
  }

  async start(attempt = 1): Promise<void> {
    const keeper = await this.#spawn();
    this.#keeper = keeper;
    this.#place.onWaiting?.();
    if (await this.#isReady(keeper)) {
      keeper.once("exit", () => void this.#startAgain());
      return;
    }
    if (attempt === ATTEMPTS) throw new StartRefusal(await this.#refusal());
    await delay(AGAIN_MS);
    await this.start(attempt + 1);
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    const keeper = this.#keeper;
    if (keeper === undefined || hasEnded(keeper)) return;
    const ended = once(keeper, "exit");
    const note = await readNote(this.cluster);
    if (note === undefined || !signal(note.pid, "SIGTERM")) keeper.stdin?.end();
    await ended;
    keeper.stdin?.destroy();
  }

  async #spawn(): Promise<ChildProcess> {
    const { account, programs, cluster, isDurable } = this.#place;
    const log = await openLog(this.#log);
    const program = join(programs.folder, "bin/postgres");
    const args = ["-D", ownPath(cluster), ...engineArguments(isDurable)];
    try {
      return spawn("/bin/sh", ["-c", KEEPER, "placket-postgres", program, ...args], {
        cwd: cluster,
        env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" },
        // A group of its own: Ctrl-C reaches the store, which has to drain first.
        detached: true,
        stdio: ["pipe", log.fd, log.fd],
        ...account,
      });
    } finally {
      await log.close();
    }
  }

  async #isReady(keeper: ChildProcess): Promise<boolean> {
    for (let waitedMs = 0; waitedMs < READY_MS; waitedMs += LOOK_MS) {
      if (hasEnded(keeper)) return false;
      if ((await readNote(this.cluster))?.status === "ready") return true;
      await delay(LOOK_MS);
    }
    return false;
  }

  async #startAgain(): Promise<void> {
    if (this.#isStopping) return;
    process.emitWarning("The embedded Postgres ended by itself; it is started again.");
    try {
      await endLeftBehind(this.cluster);
      await this.start();
    } catch (error) {
      this.#place.onFailure(error instanceof Error ? error.message : String(error));
    }
  }

  get #log(): string {
    return join(this.#place.dataDirectory, "postgres.log");
  }

  async #refusal(): Promise<string> {
    const lines = (await readFile(this.#log, "utf8").catch(() => "")).split("\n");
    const why = lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? "it says nothing";
    return `The embedded Postgres in ${this.cluster} does not start: ${why} (more in ${this.#log}).`;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

const LOG_MAX_BYTES = 1_000_000;

/** Goes on with the log of the last run, unless that one has grown long. */
async function openLog(path: string): Promise<FileHandle> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  return open(path, size > LOG_MAX_BYTES ? "w" : "a", 0o600);
}
