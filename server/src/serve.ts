import type { Server as Listener } from "node:net";
import type { FastifyInstance } from "fastify";
import { type Database, openDatabase } from "./db/database.ts";
import { migrate, readMigrations } from "./db/migrate.ts";
import { mountHealth } from "./http/health.ts";
import { listenMeanwhile } from "./listen.ts";
import type { Settings } from "./settings.ts";

/** What a server is made of, besides its database. */
export interface ServerParts {
  /** Called once the database is being waited for: what takes time and needs none may begin. */
  readonly load?: () => void;
  /** Fills an empty database as the settings say, and gives the logins that were seeded. */
  readonly fillEmpty: (input: AppInput) => Promise<readonly SeededLogin[]>;
  readonly buildApp: (input: AppInput) => Promise<App>;
}

/** What the process wants to hear. */
interface ServerEvents {
  /** It is about to listen; gives what listens already in its place, if anything does. */
  readonly onListening: () => Promise<Listener | undefined>;
  /** The database is this process's own, and migrated. */
  readonly onOpen: () => void;
  /** The server cannot go on. */
  readonly onFailure: (reason: string) => void;
}

export interface AppInput {
  readonly database: Database;
  readonly settings: Settings;
}

export interface App {
  readonly fastify: FastifyInstance;
  /** Loads the read model and begins the jobs. */
  start(): Promise<void>;
  /** Ends the jobs; the last requests have been answered. */
  stop(): Promise<void>;
}

/** Somebody the demo store knows. */
export interface SeededLogin {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export interface RunningServer {
  readonly address: string;
  readonly logins: readonly SeededLogin[];
  /** Answers the requests under way, ends the jobs and closes the database. */
  stop(): Promise<void>;
}

/** Requests still unanswered after this are cut off. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** Opens, migrates and fills the database, loads the store and listens. Throws a StartRefusal. */
export async function serve(
  settings: Settings,
  parts: ServerParts,
  events: ServerEvents,
): Promise<RunningServer> {
  const database = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    poolSize: settings.databasePoolSize,
    onWaiting: parts.load,
    onFailure: events.onFailure,
  });
  try {
    const { app, logins } = await madeReady({ database, settings }, { ...parts, ...events });
    return { address: settings.storeUrl, logins, stop: () => stop(app, database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Filling takes a minute and more: whoever could not listen then is told now, and whoever asks meanwhile, too. */
async function madeReady(
  { database, settings }: AppInput,
  { onListening, onOpen, fillEmpty, buildApp }: ServerParts & ServerEvents,
) {
  const meanwhile = await listenMeanwhile({ ...settings, given: await onListening() });
  try {
    await migrate(database.db, await readMigrations());
    onOpen();
    const logins = await fillEmpty({ database, settings });
    const app = await buildApp({ database, settings });
    mountHealth(app.fastify, { database });
    await app.start();
    await stoppedUnless(app, () => meanwhile.handTo(app.fastify));
    return { app, logins };
  } catch (error) {
    await meanwhile.close();
    throw error;
  }
}

/** The jobs run by now: they end before the database of a store that may not answer is closed. */
async function stoppedUnless(app: App, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await app.stop();
    throw error;
  }
}

async function stop(app: App, database: Database): Promise<void> {
  const { fastify } = app;
  const answered = fastify.close();
  // A connection whose request was under way stays open for a next one: it is closed once it rests.
  const sweep = setInterval(() => fastify.server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => fastify.server.closeAllConnections(), DRAIN_MS);
  await answered;
  clearInterval(sweep);
  clearTimeout(cut);
  await app.stop();
  await database.close();
}
