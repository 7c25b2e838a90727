import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Client } from "pg";
import { SessionClient } from "./session-client.ts";
import { StatementNames } from "./statement-names.ts";
import { refuseInsideTransaction } from "./transaction-guard.ts";

/** How long a query waits for the session before it fails. */
const WAIT_MS = 30_000;

/**
 * A "pool" of the embedded engine's one session: whoever has it, has it alone until the release;
 * the others wait in order.
 */
export class OneSession implements PostgresPool {
  readonly options = {};
  readonly #client: Client;
  readonly #session: SessionClient;
  readonly #waiting: Waiter[] = [];
  #taken = false;
  #ended = false;

  constructor(client: Client) {
    this.#client = client;
    this.#session = new SessionClient(client, new StatementNames(), () => void this.#release());
  }

  /** The session, once it is free. Refuses inside a transaction and after WAIT_MS. */
  async connect(): Promise<PostgresPoolClient> {
    refuseInsideTransaction();
    if (this.#ended) throw new Error("The database is closed.");
    if (this.#taken) await this.#turn();
    this.#taken = true;
    return this.#session;
  }

  /** Waits for the work before it, then ends the session. */
  async end(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#taken) await this.#turn();
    await this.#client.end();
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new Error(`The embedded database was not free for ${WAIT_MS / 1000} seconds.`));
      }, WAIT_MS);
      const waiter: Waiter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(waiter);
    });
  }

  async #release(): Promise<void> {
    // A transaction left open by an error on the way must not swallow the next one's work.
    if (this.#client.getTransactionStatus() !== "I") await this.#rollBack();
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  async #rollBack(): Promise<void> {
    try {
      await this.#client.query("rollback");
    } catch (error) {
      // The session is gone, and so is its transaction. The next query reports the failure itself.
      process.emitWarning(`The embedded database's session failed: ${String(error)}`);
    }
  }
}

type Waiter = () => void;
