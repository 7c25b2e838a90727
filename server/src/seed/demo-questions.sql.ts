import { HOUR_MS } from "@placket/domain/durations";
import type { Db } from "../db/database.ts";

export interface DemoQuestion {
  readonly sku: string;
  readonly question: string;
  /** `null` for one that waits. */
  readonly answer: string | null;
}

interface Asked {
  readonly questions: readonly DemoQuestion[];
  readonly now: Date;
}

/** Writes questions about those of these products that are there, of the first store view; nothing twice. */
export async function storeQuestions(db: Db, { questions, now }: Asked): Promise<void> {
  const has = await db.selectFrom("product_question").select("id").limit(1).executeTakeFirst();
  if (has) return;
  const view = await db
    .selectFrom("store_view")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const products = await db
    .selectFrom("product")
    .select(["id", "sku"])
    .where(
      "sku",
      "in",
      questions.map(({ sku }) => sku),
    )
    .execute();
  const ids = new Map(products.map(({ id, sku }) => [sku, id]));
  const rows = questions.flatMap(({ sku, question, answer }, index) => {
    const productId = ids.get(sku);
    if (productId === undefined) return [];
    const at = new Date(now.getTime() - (questions.length - index) * 24 * HOUR_MS);
    const answeredAt = answer === null ? null : new Date(at.getTime() + HOUR_MS);
    return [
      {
        product_id: productId,
        store_view_id: view.id,
        author: "Demo Customer",
        email: "nobody@placket.example",
        question,
        answer,
        state: answer === null ? ("open" as const) : ("answered" as const),
        asked_at: at,
        answered_at: answeredAt,
        told_at: answeredAt,
      },
    ];
  });
  if (rows.length > 0) await db.insertInto("product_question").values(rows).execute();
}
