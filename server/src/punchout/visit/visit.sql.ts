import { replyToFromStore, type ReplyTo } from "@placket/contract/punchout/reply-to.codec";
import type { DocumentKind, Operation, VisitState } from "@placket/domain/punchout/protocol";
import type { Db } from "../../db/database.ts";

/** A visit as it is kept. */
export interface Visit {
  readonly id: number;
  readonly partnerId: number;
  readonly operation: Operation;
  readonly state: VisitState;
  readonly buyerCookie: string;
  readonly returnUrl: string;
  readonly replyTo: ReplyTo;
  readonly cartMaskId: string;
}

const rows = (db: Db) =>
  db
    .selectFrom("punchout_visit")
    .select([
      "id",
      "partner_id as partnerId",
      "operation",
      "state",
      "buyer_cookie as buyerCookie",
      "return_url as returnUrl",
      "reply_to as replyTo",
      "cart_mask_id as cartMaskId",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;
const visitOf = (row: Row): Visit => ({ ...row, replyTo: replyToFromStore(row.replyTo) });

/** A visit that is asked for. */
interface NewVisit extends Omit<Visit, "id" | "state"> {
  readonly payloadId: string;
  readonly tokenHash: string;
  readonly startUntil: Date;
  readonly now: Date;
}

/**
 * Writes a visit. A request that comes twice gives the one that it asked for first, by another token; `undefined` where
 * somebody came in by that already.
 */
export async function insertVisit(db: Db, visit: NewVisit): Promise<Visit | undefined> {
  const token = { start_token_hash: visit.tokenHash, start_until: visit.startUntil };
  const row = await db
    .insertInto("punchout_visit")
    .values({
      partner_id: visit.partnerId,
      operation: visit.operation,
      state: "asked",
      payload_id: visit.payloadId,
      buyer_cookie: visit.buyerCookie,
      return_url: visit.returnUrl,
      reply_to: JSON.stringify(visit.replyTo),
      cart_mask_id: visit.cartMaskId,
      asked_at: visit.now,
      ...token,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["partner_id", "payload_id"])
        .doUpdateSet(token)
        .where("punchout_visit.state", "=", "asked"),
    )
    .returning([
      "id",
      "partner_id as partnerId",
      "operation",
      "state",
      "buyer_cookie as buyerCookie",
      "return_url as returnUrl",
      "reply_to as replyTo",
      "cart_mask_id as cartMaskId",
    ])
    .executeTakeFirst();
  return row && visitOf(row);
}

/** Takes a link up, once: of two who bring it at the same time one does. */
export async function takeStartToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Visit | undefined> {
  const taken = await db
    .updateTable("punchout_visit")
    .set({ start_token_hash: null, state: "open", opened_at: now })
    .where("start_token_hash", "=", tokenHash)
    .where("start_until", ">", now)
    .where("state", "=", "asked")
    .returning("id")
    .executeTakeFirst();
  return taken && selectVisit(db, taken.id);
}

/** One by its id. */
export async function selectVisit(db: Db, id: number): Promise<Visit | undefined> {
  const row = await rows(db).where("id", "=", id).executeTakeFirst();
  return row && visitOf(row);
}

/** Ends an open visit, once: of two who end it one does. */
export async function endVisit(
  db: Db,
  id: number,
  { state, now }: { readonly state: "cancelled" | "handedOver"; readonly now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable("punchout_visit")
    .set({ state, ended_at: now })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** The carts of a partner's visits, by the visit. */
export async function selectCartsOf(
  db: Db,
  partnerId: number,
  visitIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (visitIds.length === 0) return new Map();
  const found = await db
    .selectFrom("punchout_visit")
    .select(["id", "cart_mask_id as cartMaskId"])
    .where("partner_id", "=", partnerId)
    .where("id", "in", visitIds)
    .execute();
  return new Map(found.map(({ id, cartMaskId }) => [id, cartMaskId]));
}

/** Visits of a partner that are open: nobody lets it in any more. */
export async function selectOpenOf(db: Db, partnerId: number): Promise<readonly number[]> {
  const found = await db
    .selectFrom("punchout_visit")
    .select("id")
    .where("partner_id", "=", partnerId)
    .where("state", "in", ["asked", "open"])
    .execute();
  return found.map(({ id }) => id);
}

/** Calls off the visits of a partner that were asked for or are open. */
export async function cancelVisitsOf(db: Db, partnerId: number, now: Date): Promise<void> {
  await db
    .updateTable("punchout_visit")
    .set({ state: "cancelled", ended_at: now, start_token_hash: null })
    .where("partner_id", "=", partnerId)
    .where("state", "in", ["asked", "open"])
    .execute();
}

/** A document that was exchanged, without secrets. */
interface NewDocument {
  readonly partnerId: number;
  readonly visitId: number | null;
  readonly kind: DocumentKind;
  /** Of cXML, or of HTTP where there is none. */
  readonly status: number;
  readonly body: string;
  readonly now: Date;
}

/** Characters of a document that are kept: what is longer is cut. */
const BODY_KEPT = 200_000;

export async function insertDocument(db: Db, document: NewDocument): Promise<void> {
  await db
    .insertInto("punchout_document")
    .values({
      partner_id: document.partnerId,
      visit_id: document.visitId,
      kind: document.kind,
      status: document.status,
      body: document.body.slice(0, BODY_KEPT),
      made_at: document.now,
    })
    .execute();
}

/** Forgets visits and documents of before, but not what a buyer is in. */
export async function deleteOldVisits(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("punchout_document").where("made_at", "<", before).execute();
  await db.deleteFrom("punchout_visit").where("asked_at", "<", before).execute();
}
