import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Writes what is made of a part of a line; the rest of the line stays as it was ordered. */
export async function updatePartDesign(
  db: Db,
  { itemId, part, made }: { readonly itemId: number; readonly part: number; readonly made: object },
): Promise<void> {
  await db
    .updateTable("order_item")
    .set({
      configuration: sql<string>`jsonb_set(configuration, ${`{parts,${part},made}`}::text[], ${JSON.stringify(made)}::jsonb, false)`,
    })
    .where("id", "=", itemId)
    .execute();
}
