import { jsonArrayFrom } from "kysely/helpers/postgres";
import { sql } from "kysely";
import type { PaidSource } from "@placket/domain/order/money/refund-ways";
import type { Db } from "../../db/database.ts";

interface NewPaper {
  readonly kind: "invoice" | "refund";
  readonly orderId: number;
  /** `null` where the processor was not asked. */
  readonly movementId: number | null;
  /** Of a refund: what went where; of an invoice: what pays it. */
  readonly parts: readonly { readonly to: PaidSource; readonly amountMinor: number }[];
  readonly shippingMinor: number;
  readonly adjustmentMinor: number;
  readonly totalMinor: number;
  readonly currency: string;
  readonly reason: string | null;
  readonly by: string | null;
  readonly pieces: readonly {
    readonly itemId: number;
    readonly quantity: number;
    readonly amountMinor: number;
  }[];
  readonly now: Date;
}

/** Writes an invoice or a refund down under the next number of its kind, of which none is ever missing; gives it. */
export async function insertPaper(db: Db, paper: NewPaper): Promise<string> {
  const { next } = await db
    .updateTable("money_paper_number")
    .set({ last_number: sql`last_number + 1` })
    .where("kind", "=", paper.kind)
    .returning("last_number as next")
    .executeTakeFirstOrThrow();
  const number = String(next);
  const { id } = await db
    .insertInto("money_paper")
    .values({
      kind: paper.kind,
      order_id: paper.orderId,
      movement_id: paper.movementId,
      number,
      shipping_minor: paper.shippingMinor,
      adjustment_minor: paper.adjustmentMinor,
      total_minor: paper.totalMinor,
      currency: paper.currency,
      reason: paper.reason,
      by_email: paper.by,
      created_at: paper.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (paper.pieces.length > 0) {
    await db
      .insertInto("money_paper_item")
      .values(
        paper.pieces.map(({ itemId, quantity, amountMinor }) => ({
          paper_id: id,
          order_item_id: itemId,
          quantity,
          amount_minor: amountMinor,
        })),
      )
      .execute();
  }
  if (paper.parts.length > 0) {
    const parts = paper.parts.map(({ to, amountMinor }) => ({
      paper_id: id,
      target: to,
      amount_minor: amountMinor,
    }));
    await db.insertInto("money_paper_part").values(parts).execute();
  }
  return number;
}

export type PaperRow = Awaited<ReturnType<typeof selectPapers>>[number];

/** Invoices and refunds of orders, first to last. */
export function selectPapers(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom("money_paper")
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("money_paper_item")
          .select(["order_item_id", "quantity", "amount_minor"])
          .whereRef("paper_id", "=", "money_paper.id")
          .orderBy("order_item_id"),
      ).as("items"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("money_paper_part")
          .select(["target", "amount_minor"])
          .whereRef("paper_id", "=", "money_paper.id")
          .orderBy("target"),
      ).as("parts"),
    )
    .where((eb) => eb("order_id", "=", eb.fn.any(eb.val([...orderIds]))))
    .orderBy("id")
    .execute();
}
