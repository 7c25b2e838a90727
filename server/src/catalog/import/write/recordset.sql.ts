import { sql, type RawBuilder } from "kysely";

/** Rows as a table `r` of these columns and types, in one parameter however many they are. */
export function recordset(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (${sql.raw(columns)})`;
}
