import { STAGES, type Stage, type StageRow } from "@placket/domain/order/stages";
import { sql, type RawBuilder } from "kysely";

/** Whether an order is at a stage: what the table of stages says, as a condition. */
export function atStage(stage: Stage): RawBuilder<boolean> {
  const { statuses, isPacked, hasShipped, hasToShip }: StageRow = STAGES[stage];
  const told = [
    // An index of one status is taken by a condition that names it alone.
    ...(statuses.length === 1
      ? [sql`status = ${statuses[0]}`]
      : [sql`status = ANY(${[...statuses]}::text[])`]),
    ...(hasToShip === undefined ? [] : [sql`has_to_ship = ${hasToShip}`]),
    ...(hasShipped === undefined ? [] : [sql`has_shipped = ${hasShipped}`]),
    ...(isPacked === undefined ? [] : [sql`(packed_at IS NULL) = ${!isPacked}`]),
  ];
  return sql<boolean>`${sql.join(told, sql` AND `)}`;
}
