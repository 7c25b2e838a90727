import type { CatalogRuleDraft } from "@placket/domain/promotion/check-catalog-rule";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";
import { frameRow } from "../stored-frame.ts";

/** Which rules staff look for. */
export interface CatalogRuleSearch {
  /** A part of the name; `""` for all. */
  readonly text: string;
  readonly state?: "on" | "off" | undefined;
}

const SORTING: Sorting = {
  columns: {
    name: { by: sql`lower(name)`, as: "text" },
    priority: { by: sql.ref("priority"), as: "number" },
    added: { by: sql.ref("id"), as: "number" },
  },
  unlessTold: "priority",
  id: sql.ref<number>("id"),
};

/** A page of the rules of the catalog whose name has the text, of all or of those that are on or off. */
export function selectRulePage(db: Db, { text, state }: CatalogRuleSearch, page: PageAsked) {
  let query = db.selectFrom("catalog_rule").selectAll();
  if (text !== "") query = query.where("name", "ilike", `%${literally(text)}%`);
  if (state !== undefined) query = query.where("is_active", "=", state === "on");
  return listPage(query, SORTING, page);
}

/** A rule of the catalog by its id; `undefined` where there is none. */
export const selectRule = (db: Db, id: number) =>
  db.selectFrom("catalog_rule").selectAll().where("id", "=", id).executeTakeFirst();

/** Holds a rule until the transaction ends. */
export const holdRule = (db: Db, id: number) =>
  db.selectFrom("catalog_rule").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Adds a rule of the catalog. Gives its id. */
export async function insertRule(db: Db, draft: CatalogRuleDraft): Promise<number> {
  const { id } = await db
    .insertInto("catalog_rule")
    .values(frameRow(draft))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a rule of the catalog anew, and raises its version. */
export const updateRule = (db: Db, id: number, draft: CatalogRuleDraft) =>
  db
    .updateTable("catalog_rule")
    .set({ ...frameRow(draft), version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

/** Deletes a rule of the catalog by its id. */
export const deleteRule = (db: Db, id: number) =>
  db.deleteFrom("catalog_rule").where("id", "=", id).execute();
