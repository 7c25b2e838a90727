import type { Day } from "@placket/domain/clock-days";
import type { Stage } from "@placket/domain/figures/figures";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Visits of a day that came so far, of one style or (0) at all. */
export interface Figure {
  readonly day: Day;
  readonly storeViewId: number;
  readonly stage: Stage;
  readonly productId: number;
  readonly times: number;
}

/** Adds to what is written down, in one statement. Rows are taken in one order by all. */
export async function addFigures(db: Db, figures: readonly Figure[]): Promise<void> {
  const column = <Value>(of: (figure: Figure) => Value) => figures.map(of);
  await sql`
    INSERT INTO visit_figure AS kept (day, store_view_id, stage, product_id, times)
    SELECT noted.day, noted.store_view_id, noted.stage, noted.product_id, noted.times
    FROM unnest(
      ${column(({ day }) => day)}::date[], ${column(({ storeViewId }) => storeViewId)}::int[],
      ${column(({ stage }) => stage)}::text[], ${column(({ productId }) => productId)}::int[],
      ${column(({ times }) => times)}::bigint[]
    ) AS noted (day, store_view_id, stage, product_id, times)
    ORDER BY noted.day, noted.store_view_id, noted.stage, noted.product_id
    ON CONFLICT (day, store_view_id, stage, product_id) DO UPDATE
    SET times = kept.times + excluded.times`.execute(db);
}

/** Deletes the figures of visits of days before that one. */
export async function deleteFiguresBefore(db: Db, day: Day): Promise<void> {
  await sql`DELETE FROM visit_figure WHERE day < ${day}::date`.execute(db);
}
