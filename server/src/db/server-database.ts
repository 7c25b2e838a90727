import { type PostgresPool, type PostgresPoolClient, PostgresDialect, sql } from "kysely";
import { type Client, Pool } from "pg";
import { StartRefusal } from "../start-refusal.ts";
import type { Database } from "./database.ts";
import { notifyThrough, pingThrough } from "./notify.ts";
import { ServerListener } from "./server-listener.ts";
import { SessionClient } from "./session-client.ts";
import { StatementNames } from "./statement-names.ts";
import type { Tables } from "./tables.gen.ts";
import { GuardedKysely, refuseInsideTransaction } from "./transaction-guard.ts";
import { VALUE_PARSERS } from "./value-parsers.ts";

const POOL_SIZE = 10;
const CONNECT_MS = 10_000;
const OLDEST_VERSION = 15;

/** Opens an outside Postgres. Throws a StartRefusal when it is out of reach or older than 15. */
export async function openServer(databaseUrl: string, poolSize = POOL_SIZE): Promise<Database> {
  const pool = new SessionPool(databaseUrl, poolSize);
  const db = new GuardedKysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(sql`set time zone 'UTC'`.compile(db));
      },
    }),
  });
  const listener = new ServerListener({ connectionString: databaseUrl, types: VALUE_PARSERS });
  const close = async (): Promise<void> => {
    await listener.close();
    await db.destroy();
    await pool.end();
  };
  try {
    await refuseOldVersion(db);
  } catch (error) {
    await close();
    throw error;
  }
  let closing: Promise<void> | undefined;
  return {
    db,
    kind: "server",
    listen: (channel, handler) => listener.listen(channel, handler),
    notify: (channel, payload, within) => notifyThrough(within ?? db, channel, payload),
    ping: () => pingThrough(db),
    close: () => (closing ??= close()),
  };
}

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
    });
    this.options = this.#pool.options;
    // An idle session that breaks is dropped by the pool; the next query opens another one.
    this.#pool.on("error", (error) =>
      process.emitWarning(`A database session broke: ${error.message}`),
    );
  }

  async connect(): Promise<PostgresPoolClient> {
    refuseInsideTransaction();
    const client = await this.#pool.connect();
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

async function refuseOldVersion(db: GuardedKysely<Tables>): Promise<void> {
  const version = await serverVersion(db);
  if (version < OLDEST_VERSION) {
    throw new StartRefusal(
      `DATABASE_URL leads to Postgres ${version}: version ${OLDEST_VERSION} or newer is needed.`,
    );
  }
}

/** The major version: 15 of 150004. */
async function serverVersion(db: GuardedKysely<Tables>): Promise<number> {
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version_num') as version`.execute(db);
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
    throw new StartRefusal(`DATABASE_URL leads to no database that can be used: ${reason}`);
  }
}
