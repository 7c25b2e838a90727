import { once } from "node:events";
import { gettingReady } from "./http/getting-ready.ts";
import type { Settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

type Place = Pick<Settings, "host" | "port">;

/** Answers that the store is starting, from now until it is closed. @throws StartRefusal */
export async function listenMeanwhile(place: Place): Promise<Meanwhile> {
  const server = gettingReady();
  await orRefusal(place, async () => {
    server.listen(place.port, place.host);
    await once(server, "listening");
  });
  return {
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Whoever answers in the store's place. */
interface Meanwhile {
  /** Closed already, it stays so. */
  readonly close: () => Promise<void>;
}

/** Listens. @throws StartRefusal */
export function listen(
  fastify: { readonly listen: (place: Place) => Promise<unknown> },
  { host, port }: Settings,
): Promise<void> {
  return orRefusal({ host, port }, async () => {
    await fastify.listen({ host, port });
  });
}

async function orRefusal({ host, port }: Place, work: () => Promise<void>): Promise<void> {
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
