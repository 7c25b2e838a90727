import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server as Listener } from "node:net";
import type { FastifyInstance } from "fastify";
import { gettingReady } from "./http/getting-ready.ts";
import type { Settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

type Address = Pick<Settings, "host" | "port">;

/** Where the store listens. */
interface Place extends Address {
  /** What listens there already, given by the process that had it. */
  readonly given?: Listener | undefined;
}

/** Whoever answers in the store's place. */
export interface Meanwhile {
  /** What it listens with, for the process that is to answer next. */
  readonly listener: Listener;
  /** Another process has the listener: what came here is still answered, and nothing more comes. */
  readonly leave: () => void;
  /** The store answers what comes from now on, on the very socket: nobody is refused in between. */
  readonly handTo: (store: Store) => Promise<void>;
  /** Nobody answers any more. */
  readonly close: () => Promise<void>;
}

type Store = Pick<FastifyInstance, "ready" | "server">;

/**
 * Answers that the store is starting, from now until it is handed over or closed.
 * @throws StartRefusal
 */
export async function listenMeanwhile(
  place: Place,
  others: (host: string) => Promise<readonly string[]> = addressesOf,
): Promise<Meanwhile> {
  let answering = gettingReady();
  const listener = answering;
  await orRefusal(place, () =>
    listening(listener, place.given ?? { host: place.host, port: place.port }),
  );
  const { address: own, port } = addressOf(listener);
  const besides = (await others(place.host)).filter((address) => address !== own);
  const sideDoors = await Promise.all(
    besides.map((host) => sideDoor({ host, port }, () => answering)),
  );
  const shutSideDoors = () => sideDoors.forEach((door) => door?.close());
  const leave = () => {
    listener.close();
    shutSideDoors();
  };
  return {
    listener,
    handTo: async (store) => {
      await store.ready();
      await listening(store.server, listener);
      answering = store.server;
      store.server.once("close", shutSideDoors);
    },
    leave,
    close: async () => {
      const closed = once(listener, "close");
      leave();
      listener.closeAllConnections();
      await closed;
    },
  };
}

function addressOf(listener: Listener): AddressInfo {
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("No port is listened at");
  return address;
}

async function listening(listener: Listener, at: object): Promise<void> {
  listener.listen(at);
  await once(listener, "listening");
}

/** `localhost` is two addresses on most machines; any other host is the one that is listened at. */
async function addressesOf(host: string): Promise<readonly string[]> {
  if (host !== "localhost") return [];
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** What comes to another address of the host goes to whoever answers; an address that is not to be had has none. */
async function sideDoor(
  { host, port }: Address,
  answering: () => Listener,
): Promise<Listener | undefined> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (connection) => {
    answering().emit("connection", connection);
  });
  return listening(door, { host, port }).then(
    () => door,
    () => undefined,
  );
}

async function orRefusal({ host, port }: Address, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const refused = LISTEN_REFUSALS[code];
    if (refused === undefined) throw error;
    throw new StartRefusal(refused(host, port));
  }
}

const LISTEN_REFUSALS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `PORT ${port} is in use by another process: stop it, or set PORT.`,
  EACCES: (_host, port) => `PORT ${port} needs rights this user does not have: set PORT.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine: set HOST.`,
  ENOTFOUND: (host) => `HOST ${host} is not known: set HOST.`,
};
