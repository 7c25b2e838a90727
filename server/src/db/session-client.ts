import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, type Client, type QueryResult } from "pg";
import { DatabaseAway, orAway } from "./database-away.ts";
import type { StatementNames } from "./statement/statement-names.ts";

/** One `pg` session dressed for Kysely; statements that come often are parsed and planned once in it. */
export class SessionClient implements PostgresPoolClient {
  readonly release: (destroy?: boolean) => void;
  readonly #client: Client;
  readonly #names: StatementNames;
  /** The session was lost: nobody else may get it. */
  #isLost = false;
  /** How often the tables changed under this session; older plans are not asked for any more. */
  #age = 0;

  constructor(client: Client, names: StatementNames, release: (destroy?: boolean) => void) {
    this.#client = client;
    this.#names = names;
    this.release = (destroy) => release(destroy === true || this.#isLost);
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== "string") throw new Error("Cursors are not used: read in pages.");
    return this.#run({ text, values: [...values] });
  }

  async #run<Row>(statement: Statement): Promise<PostgresQueryResult<Row>> {
    const answer = await this.#ask(statement).catch((error: unknown) => {
      const met = orAway(error);
      this.#isLost ||= met instanceof DatabaseAway;
      throw met;
    });
    // A migration is a run of statements: their last result stands for all.
    const result = Array.isArray(answer) ? answer.at(-1) : answer;
    return {
      command: result?.command as PostgresQueryResult<Row>["command"],
      rowCount: result?.rowCount ?? 0,
      rows: result?.rows ?? [],
    };
  }

  async #ask(statement: Statement): Promise<QueryResult | QueryResult[]> {
    const name = statement.values.length > 0 ? this.#names.nameOf(statement.text) : undefined;
    if (name === undefined) return this.#client.query(statement);
    try {
      return await this.#client.query({ ...statement, name: `${name}_${this.#age}` });
    } catch (error) {
      if (!isOldPlan(error)) throw error;
      this.#age += 1;
      // A transaction is lost with its first error; whoever began it must begin anew.
      if (this.#client.getTransactionStatus() !== "I") throw error;
      return this.#client.query(statement);
    }
  }
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** "cached plan must not change result type": a migration ran since the statement was planned. */
const isOldPlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === "0A000" &&
  error.routine === "RevalidateCachedQuery";
