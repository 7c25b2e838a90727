import {
  STAGES,
  STAGE_CARDS,
  STAGE_NAMES,
  STAGE_COUNTED,
  type Stage,
} from "@placket/domain/order/stages";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { BY_ITS_VALUES } from "../../db/statement/statement-names.ts";
import { listedOrders } from "../staff/order-admin.sql.ts";
import { atStage } from "../staff/at-stage.sql.ts";

/** How many orders are at a stage, as far as they are counted, and which lie on top, in their order. */
interface Stack {
  readonly stage: Stage;
  readonly count: number;
  readonly ids: readonly number[];
}

/** Every stage, each from an index. */
export async function selectStacks(db: Db): Promise<readonly Stack[]> {
  const stacks = STAGE_NAMES.map((stage) => {
    const lying = sql`FROM sales_order WHERE ${atStage(stage)}`;
    const order = sql.raw(STAGES[stage].first === "newest" ? "DESC" : "ASC");
    return sql`SELECT ${stage}::text AS stage,
      (SELECT count(*) FROM (SELECT ${lying} LIMIT ${STAGE_COUNTED + 1}) AS counted) AS count,
      ARRAY(SELECT id ${lying} ORDER BY created_at ${order}, id ${order} LIMIT ${STAGE_CARDS}) AS ids`;
  });
  const { rows } = await sql<Stack>`
    ${sql.raw(BY_ITS_VALUES)} ${sql.join(stacks, sql` UNION ALL `)}`.execute(db);
  return rows;
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Orders as cards, in no order. */
export function selectCards(db: Db, ids: readonly number[]) {
  return listedOrders(db)
    .select("shipping_method")
    .select((row) =>
      row
        .exists(
          row
            .selectFrom("order_item")
            .select("order_item.id")
            .whereRef("order_item.order_id", "=", "sales_order.id")
            .where(sql<boolean>`jsonb_path_exists(configuration, '$.parts[0]')`),
        )
        .as("is_made_for_buyer"),
    )
    .where("sales_order.id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
}
