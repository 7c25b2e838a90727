import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** What is sewn on the first line of each order. */
const CONFIGURATION = JSON.stringify({
  kind: "plain",
  parts: [
    {
      kind: "text",
      text: "Anna",
      serviceId: null,
      service: null,
      made: {
        recipe: {
          lines: ["Anna"],
          font: "block",
          heightMm: 9,
          thread: "1366",
          fabric: "twill",
          letterSpacingMm: 0,
          lineSpacing: 1.4,
          align: "center",
          arc: null,
        },
        placement: { code: "left-chest", name: "Left chest" },
        stitches: 1200,
        widthMm: 30,
        heightMm: 9,
      },
    },
  ],
});
/** Threads and hoops that jobs are lined up by. */
const THREADS = ["1000", "1366", "1070", "1000 1366"];
const HOOPS = ["Round 90 mm", "Round 120 mm"];
/** Laid on one machine for today. */
const LAID = 250;

/**
 * A job for each order of a filled store: a tenth of them queued, a tenth sewn, the rest packed; of one in a hundred no
 * piece is left, and some of the queued ones are laid on a machine for today.
 */
export async function fillJobs(db: Db, now: Date): Promise<void> {
  await db.connection().execute(async (one) => {
    // Whoever fills is trusted: no constraint is asked and no trigger runs.
    await sql`SET session_replication_role = replica`.execute(one);
    await sql`
      UPDATE order_item SET configuration = ${CONFIGURATION}::jsonb,
        quantity_shipped = CASE WHEN order_id % 100 = 7 THEN 0 ELSE quantity_shipped END,
        quantity_canceled = CASE WHEN order_id % 100 = 7 THEN quantity ELSE 0 END
      WHERE id IN (SELECT min(id) FROM order_item GROUP BY order_id)`.execute(one);
    await sql`
      INSERT INTO embroidery_machine (name, heads, stitches_per_minute, minutes_a_day, hoops, needles)
      VALUES ('Bench', 6, 800, 480, ${HOOPS}::text[], '{1366,1000,1070}')`.execute(one);
    await sql`
      INSERT INTO embroidery_job (order_item_id, part, state, due_day, threads, hoop, stitches, created_at, updated_at)
      SELECT min(id), 0, CASE order_id % 10 WHEN 0 THEN 'queued' WHEN 1 THEN 'sewn' ELSE 'packed' END,
        to_char(${now}::timestamptz + order_id % 60 * interval '1 day', 'YYYY-MM-DD'),
        (${THREADS}::text[])[1 + order_id % 4], (${HOOPS}::text[])[1 + order_id % 2], 1200, ${now}, ${now}
      FROM order_item GROUP BY order_id`.execute(one);
    await sql`
      UPDATE embroidery_job SET machine_id = (SELECT id FROM embroidery_machine LIMIT 1),
        sew_day = to_char(${now}::timestamptz, 'YYYY-MM-DD')
      WHERE id IN (SELECT id FROM embroidery_job WHERE state = 'queued' ORDER BY id LIMIT ${LAID}::int)`.execute(
      one,
    );
    await sql`RESET session_replication_role`.execute(one);
  });
  await sql`VACUUM ANALYZE`.execute(db);
}
