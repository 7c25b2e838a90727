import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { recordset } from "./recordset.sql.ts";

/** A product's address before and after, in every store view that has none of its own. */
interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Keeps links alive: an old address leads to the new one for good (301), and so do those that led to the
 * old one. An address that a product has again leads nowhere else; rules
 * that staff made for one store view are left to them.
 */
export async function keepOldAddresses(db: Db, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const moved = recordset(moves, '"from" text, "to" text');
  await sql`UPDATE url_rewrite w SET target_path = r."to" FROM ${moved} WHERE w.target_path = r."from"`.execute(
    db,
  );
  await sql`
    INSERT INTO url_rewrite (store_view_id, request_path, target_path, redirect_code)
    SELECT 0, "from", "to", 301 FROM ${moved}
    ON CONFLICT (store_view_id, request_path)
    DO UPDATE SET target_path = excluded.target_path, redirect_code = 301`.execute(db);
  await sql`
    DELETE FROM url_rewrite w USING ${moved}
    WHERE w.store_view_id = 0 AND w.request_path = r."to"`.execute(db);
}
