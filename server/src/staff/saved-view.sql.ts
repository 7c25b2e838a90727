import type { StaffList } from "@placket/domain/staff/lists";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

export interface SavedView {
  readonly id: number;
  readonly name: string;
  /** What stands in the list's address behind the `?`. */
  readonly query: string;
}

/** Whose views, and of which list. */
interface ViewsOf {
  readonly staffId: number;
  readonly list: StaffList;
}

/** Somebody's views of a list, by name. */
export function selectViews(db: Db, { staffId, list }: ViewsOf): Promise<SavedView[]> {
  return db
    .selectFrom("staff_view")
    .select(["id", "name", "query"])
    .where("staff_id", "=", staffId)
    .where("list", "=", list)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Writes a view, in the place of the one with this name. */
export async function upsertView(
  db: Db,
  { staffId, list }: ViewsOf,
  view: Omit<SavedView, "id">,
): Promise<SavedView> {
  return db
    .insertInto("staff_view")
    .values({ ...view, staff_id: staffId, list })
    .onConflict((conflict) =>
      conflict.expression(sql`staff_id, list, lower(name)`).doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        query: row.ref("excluded.query"),
      })),
    )
    .returning(["id", "name", "query"])
    .executeTakeFirstOrThrow();
}

/** Whether there was such a view of this person. */
export async function deleteView(db: Db, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staff_view")
    .where("staff_id", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
