import { leaveTraces } from "../../../audit/audit.ts";
import type { Ctx } from "../../../context.ts";
import { loadDictionary } from "../../import/dictionary/dictionary.sql.ts";
import { changedParts, type ProductState } from "../../import/draft/product-state.ts";
import { writeProducts, type Change } from "../../import/write/product-write.sql.ts";

/** Stores what differs, with a line of the trail for each product; `said` is the part as the trail tells it. */
export async function writePart(
  tx: Ctx,
  changes: readonly Change[],
  said: (state: ProductState) => object,
): Promise<void> {
  const others = changes.filter(({ before, after }) => changedParts(before, after).length > 0);
  if (others.length === 0) return;
  await writeProducts(tx.db, others, {
    dictionary: await loadDictionary(tx.db),
    realIds: new Map(),
    otherIds: new Map(),
    now: tx.now,
  });
  await leaveTraces(
    tx,
    others.map(({ before, after }) => ({
      action: "product.update" as const,
      subject: before.sku,
      before: said(before),
      after: said(after),
    })),
  );
}
