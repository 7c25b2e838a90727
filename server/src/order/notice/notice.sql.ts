import type { Db } from "../../db/database.ts";
import type { Notice } from "../../providers/payment/notice.ts";
import type { PaymentRow } from "../order.sql.ts";

/** A notice that is written down, and whether the store is through with it. */
interface KeptNotice {
  readonly id: number;
  readonly isNew: boolean;
}

/** Writes a notice down, or finds the one that was: the same is told several times. */
export async function keepNotice(
  db: Db,
  { provider, notice, now }: { provider: string; notice: Notice; now: Date },
): Promise<KeptNotice> {
  const { eventId, kind, key, reference } = notice;
  const { id, state } = await db
    .insertInto("payment_notice")
    .values({
      provider,
      event_id: eventId,
      kind,
      payment_key: key,
      reference,
      state: "new",
      received_at: now,
    })
    .onConflict((conflict) =>
      // Nothing changes; the row that is there is what comes back.
      conflict.columns(["provider", "event_id"]).doUpdateSet({ provider }),
    )
    .returning(["id", "state"])
    .executeTakeFirstOrThrow();
  return { id, isNew: state === "new" };
}

/** What became of a notice; one that the store was through with stays as it is. */
export async function settleNotice(
  db: Db,
  id: number,
  { state, orderId }: { state: "heard" | "open"; orderId: number | null },
): Promise<void> {
  await db
    .updateTable("payment_notice")
    .set({ state, order_id: orderId })
    .where("id", "=", id)
    .where("state", "=", "new")
    .execute();
}

/** The payment of a key, or the one that the processor calls so. */
export function selectNoticedPayment(
  db: Db,
  provider: string,
  { key, reference }: Pick<Notice, "key" | "reference">,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payment")
    .selectAll()
    .where("provider", "=", provider)
    .where((row) =>
      row.or([
        row("idempotency_key", "=", key ?? ""),
        row("processor_reference", "=", reference ?? ""),
      ]),
    )
    .orderBy((row) => row("idempotency_key", "=", key ?? ""), "desc")
    .executeTakeFirst();
}

/** Notices that staff have to look at, the oldest first. */
export function selectOpenNotices(db: Db, limit: number) {
  return db
    .selectFrom("payment_notice")
    .leftJoin("sales_order", "sales_order.id", "payment_notice.order_id")
    .select([
      "payment_notice.id",
      "provider",
      "kind",
      "payment_key",
      "reference",
      "received_at",
      "sales_order.number",
    ])
    .where("state", "=", "open")
    .orderBy("payment_notice.id")
    .limit(limit)
    .execute();
}

/** How many notices of processors wait for their books and ours to agree. */
export async function countOpenNotices(db: Db): Promise<number> {
  const { notices } = await db
    .selectFrom("payment_notice")
    .select((row) => row.fn.countAll<number>().as("notices"))
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return notices;
}

/** Forgets notices that came before then; those that staff have still to look at stay. */
export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("payment_notice")
    .where("state", "<>", "open")
    .where("received_at", "<", before)
    .execute();
}

/** Staff have looked at it; gives the notice, undefined where somebody had before. */
export function markSeen(db: Db, id: number) {
  return db
    .updateTable("payment_notice")
    .set({ state: "seen" })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning(["provider", "kind", "payment_key"])
    .executeTakeFirst();
}
