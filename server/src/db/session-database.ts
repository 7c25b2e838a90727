import { PostgresDialect } from "kysely";
import { Client, escapeIdentifier } from "pg";
import type { Database } from "./database.ts";
import { notifyThrough, pingThrough } from "./notify.ts";
import { OneSession } from "./one-session.ts";
import type { Tables } from "./tables.gen.ts";
import { GuardedKysely } from "./transaction-guard.ts";
import { VALUE_PARSERS } from "./value-parsers.ts";
import { type Exchange, WireStream } from "./wire-stream.ts";

/** A Database over one session that is reached by a function. `closeEngine` runs after the last query. */
export async function sessionDatabase(
  exchange: Exchange,
  closeEngine: () => Promise<void>,
): Promise<Database> {
  const client = new Client({
    stream: () => new WireStream(exchange),
    types: VALUE_PARSERS,
    ssl: false,
  });
  client.on("error", (error) =>
    process.emitWarning(`The embedded database failed: ${error.message}`),
  );
  await client.connect();
  const session = new OneSession(client);
  const db = new GuardedKysely<Tables>({ dialect: new PostgresDialect({ pool: session }) });
  let closing: Promise<void> | undefined;
  return {
    db,
    kind: "embedded",
    listen: (channel, handler) => listen(client, session, { channel, handler }),
    notify: (channel, payload, within) => notifyThrough(within ?? db, channel, payload),
    ping: () => pingThrough(db),
    close: () =>
      (closing ??= db
        .destroy()
        .then(() => session.end())
        .then(closeEngine)),
  };
}

interface Subscription {
  readonly channel: string;
  readonly handler: (payload: string) => void;
}

async function listen(client: Client, session: OneSession, { channel, handler }: Subscription) {
  const hear = (message: { channel: string; payload?: string | undefined }): void => {
    if (message.channel === channel) handler(message.payload ?? "");
  };
  client.on("notification", hear);
  await once(session, `listen ${escapeIdentifier(channel)}`);
  return async (): Promise<void> => {
    client.off("notification", hear);
  };
}

async function once(session: OneSession, text: string): Promise<void> {
  const turn = await session.connect();
  try {
    await turn.query(text, []);
  } finally {
    turn.release();
  }
}
