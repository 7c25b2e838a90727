import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { literally } from "../../list/list-page.ts";

/** Enabled products that are sold as one thing, whose item number begins so, in the order of these; case does not matter. */
export async function selectSkusBeginning(
  db: Db,
  text: string,
  most: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM product
    WHERE lower(sku) LIKE ${`${literally(text.toLowerCase())}%`} AND is_enabled AND type IN ('simple', 'virtual')
    ORDER BY lower(sku) LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
