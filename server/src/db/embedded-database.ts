import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isHeld, takeDataDirectory } from "./data-directory.ts";
import type { Database, EmbeddedOptions } from "./database.ts";
import { clusterPath } from "./embedded/cluster.ts";
import { type Engine, startEngine } from "./embedded/engine.ts";
import { readNote } from "./embedded/left-behind.ts";
import { socketPlace } from "./embedded/socket.ts";
import { openServer } from "./server-database.ts";

/**
 * Opens the embedded Postgres of a data directory, made at the first start; with `joins`, the one of a
 * process that has the directory already. Throws a StartRefusal when another process has it, or when
 * Postgres does not start.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const path = resolve(options.dataDir);
  if (options.joins === true && (await isHeld(path)) && (await isServed(path))) {
    return connect(clusterPath(path), options);
  }
  const directory = await takeDataDirectory(options.dataDir);
  let engine: Engine | undefined;
  try {
    engine = await startEngine({
      dataDirectory: directory.path,
      isDurable: options.isDurable ?? true,
      onWaiting: options.onWaiting,
      onFailure: options.onFailure ?? (() => {}),
    });
    const database = await connect(engine.cluster, options);
    const close = async (own: Engine): Promise<void> => {
      await database.close();
      await own.stop();
      await directory.release();
    };
    let closing: Promise<void> | undefined;
    const started = engine;
    return { ...database, close: () => (closing ??= close(started)) };
  } catch (error) {
    await engine?.stop();
    await directory.release();
    throw error;
  }
}

/** A store that is just starting gets this long until its Postgres is ready. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

async function isServed(path: string, patienceMs = PATIENCE_MS): Promise<boolean> {
  if ((await readNote(clusterPath(path)))?.status === "ready") return true;
  if (patienceMs <= 0) return false;
  await delay(LOOK_MS);
  return isServed(path, patienceMs - LOOK_MS);
}

async function connect(cluster: string, { poolSize }: EmbeddedOptions): Promise<Database> {
  const socket = await socketPlace(cluster);
  const database = await openServer(embeddedUrl(socket.host), { poolSize, kind: "embedded" });
  const close = async (): Promise<void> => {
    await database.close();
    await socket.close();
  };
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= close()) };
}

/** The address of the embedded Postgres behind a socket's folder. */
export function embeddedUrl(host: string): string {
  return `postgres://placket@${encodeURIComponent(host)}/postgres`;
}
