import { sql } from "kysely";
import { BESTSELLERS } from "@placket/domain/catalog/bestsellers";
import type { Db } from "../../db/database.ts";
import { recordset } from "../import/write/recordset.sql.ts";

/** Makes the attribute where there is none yet; gives whether it is one that numbers are kept in. */
export async function keepAttribute(db: Db): Promise<boolean> {
  await sql`
    INSERT INTO attribute (code, label, input, is_sortable)
    VALUES (${BESTSELLERS}, 'Bestsellers', 'number', true) ON CONFLICT (code) DO NOTHING`.execute(
    db,
  );
  const { rows } = await sql<{ input: string }>`
    SELECT input FROM attribute WHERE code = ${BESTSELLERS}`.execute(db);
  return rows[0]?.input === "number";
}

/** Whether anything has been kept yet. */
export async function hasAttribute(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM attribute WHERE code = ${BESTSELLERS}`.execute(db);
  return rows.length > 0;
}

/** Keeps of each product how many pieces were sold, and of every other one nothing; what stays the same is not written. */
export async function keepPieces(db: Db, pieces: ReadonlyMap<number, number>): Promise<number> {
  const rows = [...pieces].map(([id, sold]) => ({ id, sold }));
  const { rows: changed } = await sql`
    WITH wanted AS MATERIALIZED (
      SELECT p.id, r.sold FROM product p LEFT JOIN ${recordset(rows, "id integer, sold integer")} ON r.id = p.id
      WHERE (p.attributes -> ${BESTSELLERS}) IS DISTINCT FROM to_jsonb(r.sold)
      ORDER BY p.id FOR NO KEY UPDATE OF p)
    UPDATE product p SET attributes = CASE WHEN wanted.sold IS NULL THEN p.attributes - ${BESTSELLERS}
      ELSE p.attributes || jsonb_build_object(${BESTSELLERS}::text, wanted.sold) END
    FROM wanted WHERE wanted.id = p.id RETURNING p.id`.execute(db);
  return changed.length;
}
