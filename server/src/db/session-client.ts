import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Client, QueryResult } from "pg";

/**
 * One `pg` session dressed for Kysely. A statement that begins with `/*prepared some_name *\/` is parsed
 * and planned once per session under that name: for the few hottest queries. One name goes with one text.
 */
export class SessionClient implements PostgresPoolClient {
  readonly release: (destroy?: boolean) => void;
  readonly #client: Client;

  constructor(client: Client, release: (destroy?: boolean) => void) {
    this.#client = client;
    this.release = release;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== "string") throw new Error("Cursors are not used: read in pages.");
    return this.#run(text, values);
  }

  async #run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = preparedName(text);
    const named = name === undefined ? { text } : { name, text };
    const answer: QueryResult | QueryResult[] = await this.#client.query({
      ...named,
      values: [...values],
    });
    // A migration is a run of statements: their last result stands for all.
    const result = Array.isArray(answer) ? answer.at(-1) : answer;
    return {
      command: result?.command as PostgresQueryResult<Row>["command"],
      rowCount: result?.rowCount ?? 0,
      rows: result?.rows ?? [],
    };
  }
}

const MARK = "/*prepared ";

function preparedName(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  return text.slice(MARK.length, text.indexOf("*/")).trim();
}
