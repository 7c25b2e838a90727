import type { AuditAction } from "@placket/domain/audit/audit-actions";
import type { Result } from "@placket/domain/problem";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type Page, type PageAsked, type Sorting } from "../list/list-page.ts";

/** One thing that somebody did. */
interface AuditDraft {
  readonly at: Date;
  readonly staffId: number | null;
  readonly email: string;
  readonly actingFor: number | null;
  readonly room: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Adds entries to the trail, as many at once as a statement has values for. */
export async function insertAudit(db: Db, drafts: readonly AuditDraft[]): Promise<void> {
  for (let from = 0; from < drafts.length; from += ENTRIES_AT_ONCE) {
    const values = drafts.slice(from, from + ENTRIES_AT_ONCE).map(rowOf);
    await db.insertInto("audit").values(values).execute();
  }
}

const ENTRIES_AT_ONCE = 1_000;

const rowOf = ({ staffId, actingFor, before, after, ...row }: AuditDraft) => ({
  ...row,
  staff_id: staffId,
  acting_for: actingFor,
  before: jsonOf(before),
  after: jsonOf(after),
});

const jsonOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Which entries staff look for. */
export interface AuditSearch {
  readonly action?: AuditAction | undefined;
  /** Whose, by their whole email. */
  readonly email?: string | undefined;
  /** A part of what it was done to; `""` for all. */
  readonly text?: string | undefined;
}

/** What is called by a title in which the text stands. */
export interface Titled {
  readonly action: AuditAction;
  readonly subjects: readonly string[];
}

const SORTING: Sorting = {
  columns: { at: { by: sql.ref("id"), as: "number" } },
  unlessTold: "-at",
  id: sql.ref<number>("id"),
};

export interface AuditRow extends Pick<AuditDraft, "at" | "email" | "room" | "action" | "subject"> {
  readonly id: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** Entries that match, newest first unless told. */
export function selectAudit(
  db: Db,
  { action, email, text = "", titled = [] }: AuditSearch & { readonly titled?: readonly Titled[] },
  page: PageAsked,
): Promise<Result<Page<AuditRow>>> {
  let query = db
    .selectFrom("audit")
    .select(["id", "at", "email", "room", "action", "subject", "before", "after"])
    .$narrowType<{ action: AuditAction }>();
  if (action !== undefined) query = query.where("action", "=", action);
  if (email !== undefined) query = query.where(sql`lower(email)`, "=", email.toLowerCase());
  if (text !== "") {
    query = query.where((row) =>
      row.or([
        row("subject", "ilike", `%${literally(text)}%`),
        ...titled.map(({ action: of, subjects }) =>
          row.and([row("action", "=", of), row("subject", "in", subjects)]),
        ),
      ]),
    );
  }
  return listPage(query, SORTING, page);
}

/** Who did this to it, and when, first to last. */
export function selectDone(
  db: Db,
  { action, subject }: Pick<AuditDraft, "action" | "subject">,
): Promise<readonly ByWhom[]> {
  return db
    .selectFrom("audit")
    .select(["email as by", "at"])
    .where("action", "=", action)
    .where("subject", "=", subject)
    .orderBy("id")
    .execute();
}

/** Whoever writes down the same waits until the transaction ends. */
export async function holdTrail(
  db: Db,
  { action, subject }: Pick<AuditDraft, "action" | "subject">,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`audit ${action} ${subject}`}::text, 0))`.execute(
    db,
  );
}

/** Who did this to it last, and when. */
export function selectLastDone(
  db: Db,
  { action, subject }: Pick<AuditDraft, "action" | "subject">,
): Promise<ByWhom | undefined> {
  return db
    .selectFrom("audit")
    .select(["email as by", "at"])
    .where("action", "=", action)
    .where("subject", "=", subject)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What was done to a customer or in their name, the latest first. */
export function selectTraceOf(
  db: Db,
  { subject, customerId }: { readonly subject: string; readonly customerId: number },
  limit: number,
): Promise<readonly ActRow[]> {
  const acts = () => db.selectFrom("audit").select(["id", "action", "email as by", "at", "after"]);
  // Two indexes, and not one reading of all.
  return acts()
    .where("subject", "=", subject)
    .union(acts().where("acting_for", "=", customerId))
    .orderBy("id", "desc")
    .limit(limit)
    .$castTo<ActRow>()
    .execute();
}

/** Something that somebody did. */
export interface ActRow extends ByWhom {
  readonly id: number;
  readonly action: AuditAction;
  readonly after: unknown;
}

/** Who last changed each value that the entries of a subject name, and when. */
export async function selectLastChanges(
  db: Db,
  { action, subject }: Pick<AuditDraft, "action" | "subject">,
): Promise<ReadonlyMap<string, ByWhom>> {
  const { rows } = await sql<ByWhom & { readonly name: string }>`
    SELECT DISTINCT ON (name) name, email AS by, at
    FROM audit, jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) AS name
    WHERE action = ${action} AND subject = ${subject}
    ORDER BY name, id DESC`.execute(db);
  return new Map(rows.map(({ name, by, at }) => [name, { by, at }]));
}

/** Who did something, and when. */
export interface ByWhom {
  /** An email, as it was then. */
  readonly by: string;
  readonly at: Date;
}
