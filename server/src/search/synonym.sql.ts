import type { SynonymRule } from "@placket/domain/catalog/finding/synonyms";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** A rule as it is kept. */
export interface StoredSynonym extends SynonymRule {
  /** null in all store views. */
  readonly storeViewId: number | null;
}

export interface SynonymRow extends StoredSynonym {
  readonly id: number;
}

const rules = (db: Db) =>
  db
    .selectFrom("search_synonym")
    .select(["search_synonym.id", "store_view_id as storeViewId", "words", "means"]);

/** All rules, the oldest first. */
export function selectSynonyms(db: Db): Promise<SynonymRow[]> {
  return rules(db).orderBy("search_synonym.id").execute();
}

const SORTING: Sorting = {
  columns: {
    words: { by: sql`lower(words[1])`, as: "text" },
    added: { by: sql.ref("search_synonym.id"), as: "number" },
  },
  unlessTold: "words",
  id: sql.ref<number>("search_synonym.id"),
};

/** Rules with a word that has this part, by their first word unless told; `""` for all. */
export function selectSynonymPage(db: Db, part: string, page: PageAsked) {
  const all = rules(db);
  const wanted = `%${literally(part)}%`;
  const found =
    part === ""
      ? all
      : all.where(sql<boolean>`array_to_string(words || means, ', ') ILIKE ${wanted}`);
  return listPage(found, SORTING, page);
}

/** The rule, which nobody else changes until the transaction ends. */
export function holdSynonym(db: Db, id: number): Promise<SynonymRow | undefined> {
  return rules(db).where("search_synonym.id", "=", id).forUpdate().executeTakeFirst();
}

/** A rule of synonyms by its id; `undefined` where there is none. */
export function selectSynonym(db: Db, id: number): Promise<SynonymRow | undefined> {
  return rules(db).where("search_synonym.id", "=", id).executeTakeFirst();
}

/** Adds a rule of synonyms. Gives its id. */
export async function insertSynonym(db: Db, rule: StoredSynonym): Promise<number> {
  const { id } = await db
    .insertInto("search_synonym")
    .values(valuesOf(rule))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a rule of synonyms anew. */
export async function updateSynonym(db: Db, id: number, rule: StoredSynonym): Promise<void> {
  await db.updateTable("search_synonym").set(valuesOf(rule)).where("id", "=", id).execute();
}

/** Deletes a rule of synonyms by its id. */
export async function deleteSynonym(db: Db, id: number): Promise<void> {
  await db.deleteFrom("search_synonym").where("id", "=", id).execute();
}

const valuesOf = ({ storeViewId, words, means }: StoredSynonym) => ({
  store_view_id: storeViewId,
  words: [...words],
  means: [...means],
});
