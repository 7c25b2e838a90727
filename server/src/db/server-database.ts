import { type PostgresPool, type PostgresPoolClient, PostgresDialect, sql } from "kysely";
import { type Client, type ClientBase, Pool } from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { DatabaseAway, orAway } from "./database-away.ts";
import type { Database } from "./database.ts";
import { notifyThrough, pingThrough } from "./notify.ts";
import { ServerListener } from "./server-listener.ts";
import { SessionClient } from "./session-client.ts";
import { StatementNames } from "./statement/statement-names.ts";
import type { Tables } from "./tables.gen.ts";
import { GuardedKysely, refuseInsideTransaction } from "./transaction-guard.ts";
import { DEFAULT_POOL_SIZE } from "../settings.ts";
import { VALUE_PARSERS } from "./value-parsers.ts";

const CONNECT_MS = 10_000;
/** How long a statement waits for what others hold: whoever waits holds a session that others need. */
const LOCK_MS = 3_000;
const OLDEST_VERSION = 15;

interface ServerOptions {
  readonly kind: Database["kind"];
  /** Sessions kept, 10 unless given. */
  readonly poolSize?: number | undefined;
}

/** Opens the Postgres at an address. Throws a StartRefusal when it is out of reach or older than 15. */
export async function openServer(
  databaseUrl: string,
  { kind, poolSize = DEFAULT_POOL_SIZE }: ServerOptions,
): Promise<Database> {
  const pool = new SessionPool(databaseUrl, poolSize);
  const db = new GuardedKysely<Tables>({
    dialect: new PostgresDialect({ pool }),
  });
  const listener = new ServerListener({ connectionString: databaseUrl, types: VALUE_PARSERS });
  const close = async (): Promise<void> => {
    await listener.close();
    await db.destroy();
    await pool.end();
  };
  try {
    await refuseOldVersion(db, NAMES[kind]);
  } catch (error) {
    await close();
    throw error;
  }
  let closing: Promise<void> | undefined;
  return {
    db,
    kind,
    listen: (channel, handler) => listener.listen(channel, handler),
    notify: (channel, payload, within) => notifyThrough(within ?? db, channel, payload),
    ping: () => pingThrough(db),
    close: () => (closing ??= close()),
  };
}

/** The pool waits for the promise, which its types do not say. */
const AT_THE_START: { onConnect: (client: ClientBase) => Promise<unknown> } = {
  onConnect: (client) => client.query(`set time zone 'UTC'; set lock_timeout = ${LOCK_MS}`),
};

/** The `pg` pool dressed for Kysely. */
class SessionPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #dressed = new WeakMap<Client, SessionClient>();
  readonly #names = new StatementNames();

  constructor(connectionString: string, max: number) {
    this.#pool = new Pool({
      connectionString,
      max,
      types: VALUE_PARSERS,
      connectionTimeoutMillis: CONNECT_MS,
      idle_in_transaction_session_timeout: 60_000,
      application_name: "placket",
      ...AT_THE_START,
    });
    this.options = this.#pool.options;
    // A session that breaks at rest is dropped by the pool; the next query opens another one.
    this.#pool.on("error", warnOfLoss);
    // One that breaks at work says so to whoever asked; without a listener it would end the process.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    refuseInsideTransaction();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw orAway(error);
    });
    const known = this.#dressed.get(client);
    if (known !== undefined) return known;
    const dressed = new SessionClient(client, this.#names, (destroy) => client.release(destroy));
    this.#dressed.set(client, dressed);
    return dressed;
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

function warnOfLoss(error: Error): void {
  process.emitWarning(`A database session broke: ${error.message}`);
}

const NAMES = { server: "DATABASE_URL", embedded: "The socket of the embedded Postgres" };

async function refuseOldVersion(db: GuardedKysely<Tables>, name: string): Promise<void> {
  const version = await serverVersion(db, name);
  if (version < OLDEST_VERSION) {
    throw new StartRefusal(
      `${name} leads to Postgres ${version}: version ${OLDEST_VERSION} or newer is needed.`,
    );
  }
}

/** The major version: 15 of 150004. */
async function serverVersion(db: GuardedKysely<Tables>, name: string): Promise<number> {
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version_num') as version`.execute(db);
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    const { cause } = error instanceof DatabaseAway ? error : { cause: error };
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : String(cause);
    throw new StartRefusal(`${name} leads to no database that can be used: ${reason}`);
  }
}
