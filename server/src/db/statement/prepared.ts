import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type QueryResult,
  type RawBuilder,
} from "kysely";
import type { Db } from "../database.ts";
import type { Tables } from "../tables.gen.ts";

/** Where a value stands in a statement, by its name. */
export type Place<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/** A statement as `sql` or a query builder writes it. */
interface Written<Row> {
  compile(executor: Kysely<Tables>): CompiledQuery<Row>;
}

/**
 * A statement that is written once, when it is first asked, with places for the values of each asking: writing
 * those of an order anew was a twentieth of the server's work for it. For the hottest few, whose text is always the
 * same.
 */
export function prepared<Values extends object, Row>(
  write: (place: Place<Values>, db: Db) => Written<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  let written: CompiledQuery<Row> | undefined;
  return (db, values) => {
    written ??= write((name) => sql.val(new Gap(name)) as RawBuilder<never>, PAPER).compile(PAPER);
    const statement = seenByPlugins(db, written);
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Gap ? values[parameter.name as keyof Values] : parameter,
    );
    return db.executeQuery({ ...statement, parameters });
  };
}

/** As for every statement: they see it before it is asked, and may put another in its place. */
function seenByPlugins<Row>(db: Db, written: CompiledQuery<Row>): CompiledQuery<Row> {
  const executor = db.getExecutor();
  const node = executor.transformQuery(written.query, written.queryId);
  return node === written.query ? written : executor.compileQuery(node, written.queryId);
}

class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Where statements are written and none is asked. */
const PAPER = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
