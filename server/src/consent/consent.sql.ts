import { sql } from "kysely";
import type { ChoiceKind } from "@placket/domain/consent/choice";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

interface NewChoice {
  readonly storeViewId: number;
  readonly customerId: number | null;
  /** `null` of a caller that keeps no number. */
  readonly visitor: string | null;
  /** `all`, or categories with commas between them. */
  readonly accepted: string;
  readonly list: string;
  readonly hasSignal: boolean;
  readonly now: Date;
}

/** Keeps what a list has, the first time that it is chosen of, and the choice. */
export async function insertChoice(db: Db, choice: NewChoice, things: object): Promise<void> {
  await db
    .insertInto("consent_list")
    .values({ version: choice.list, things: JSON.stringify(things), first_at: choice.now })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
  await db
    .insertInto("consent_choice")
    .values({
      store_view_id: choice.storeViewId,
      customer_id: choice.customerId,
      visitor: choice.visitor,
      accepted: choice.accepted,
      list: choice.list,
      has_signal: choice.hasSignal,
      chosen_at: choice.now,
    })
    .execute();
}

/** What a browser chose last since then. */
export function selectLastChoice(db: Db, visitor: string, since: Date) {
  return db
    .selectFrom("consent_choice")
    .select(["accepted", "has_signal as hasSignal"])
    .where("visitor", "=", visitor)
    .where("chosen_at", ">", since)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Forgets all but the last choices of a browser; those of a customer go for none but theirs. */
export async function keepLastChoices(
  db: Db,
  { visitor, customerId }: { readonly visitor: string; readonly customerId: number | null },
  most: number,
): Promise<void> {
  await sql`DELETE FROM consent_choice WHERE id IN (
    SELECT id FROM consent_choice
    WHERE visitor = ${visitor} AND customer_id IS NOT DISTINCT FROM ${customerId}
    ORDER BY id DESC OFFSET ${most})`.execute(db);
}

/**
 * Forgets choices of a store view from before, so many at a time, and lists that no choice is of.
 * @returns whether there may be more of them
 */
export async function deleteOldChoices(
  db: Db,
  { storeViewId, before, most }: { storeViewId: number; before: Date; most: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM consent_choice WHERE id IN (
    SELECT id FROM consent_choice WHERE store_view_id = ${storeViewId} AND chosen_at < ${before}
    ORDER BY chosen_at LIMIT ${most})`.execute(db);
  return numAffectedRows >= BigInt(most);
}

/** Forgets lists that no choice is of; the one that somebody chooses of just now is kept by its day. */
export async function deleteUnusedLists(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM consent_list WHERE first_at < ${before}
    AND NOT EXISTS (SELECT FROM consent_choice WHERE consent_choice.list = consent_list.version)`.execute(
    db,
  );
}

/** All that a customer chose, the last first. */
export function selectChoicesOf(db: Db, customerId: number) {
  return db
    .selectFrom("consent_choice")
    .select(["accepted", "list", "visitor", "has_signal as hasSignal", "chosen_at as chosenAt"])
    .where("customer_id", "=", customerId)
    .orderBy("id", "desc")
    .execute();
}

/** Deletes what a customer has chosen of cookies. */
export async function deleteChoicesOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("consent_choice").where("customer_id", "=", customerId).execute();
}

/** Hands the choices of a customer over to the one whom they are merged into. */
export async function updateChooser(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("consent_choice")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}

/** Which choices staff look for. */
export interface ChoiceSearch {
  /** A part of a visitor's number, a customer's id or a list's version; `""` for all. */
  readonly text: string;
  readonly kind?: ChoiceKind | undefined;
  readonly hasSignal?: boolean | undefined;
}

const SORTING: Sorting = {
  columns: { chosen: { by: sql.ref("consent_choice.chosen_at"), as: "time" } },
  unlessTold: "-chosen",
  id: sql.ref<number>("consent_choice.id"),
};

export interface ChoiceRow {
  readonly id: number;
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly visitor: string | null;
  readonly accepted: string;
  readonly list: string;
  readonly hasSignal: boolean;
  readonly chosenAt: Date;
}

/** Choices that match, the last first unless told. */
export function selectChoices(db: Db, { text, kind, hasSignal }: ChoiceSearch, page: PageAsked) {
  let query = db
    .selectFrom("consent_choice")
    .select([
      "id",
      "store_view_id as storeViewId",
      "customer_id as customerId",
      "visitor",
      "accepted",
      "list",
      "has_signal as hasSignal",
      "chosen_at as chosenAt",
    ]);
  if (text !== "") {
    const part = `%${literally(text.toLowerCase())}%`;
    query = query.where((row) =>
      row.or([
        row(sql<string>`visitor::text`, "like", part),
        row(sql<string>`customer_id::text`, "=", text),
        row("list", "=", text),
      ]),
    );
  }
  if (kind === "all") query = query.where("accepted", "=", "all");
  if (kind === "none") query = query.where("accepted", "=", "");
  if (kind === "some") query = query.where("accepted", "not in", ["all", ""]);
  if (hasSignal !== undefined) query = query.where("has_signal", "=", hasSignal);
  return listPage(query, SORTING, page);
}
