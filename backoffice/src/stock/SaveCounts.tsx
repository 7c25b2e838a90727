import { checkQuantity, checkReason, STOCK_REASON_MAX } from "@placket/domain/stock/stock-change";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { problemText } from "../page/form/problem-lines.ts";
import styles from "./StockPage.module.css";
import { useCountStock, type CameOfCount } from "./stock.queries.ts";
import type { ShelfCounts } from "./use-shelf-counts.ts";

interface SaveCountsProps {
  readonly counts: ShelfCounts;
  readonly onSaved: (came: CameOfCount) => void;
}

/** Saves what is typed into the list, all of it at once; there is none where nothing is typed. */
export function SaveCounts({ counts, onSaved }: SaveCountsProps) {
  const send = useCountStock();
  const { size } = counts.all;
  const save = async ({ reason }: { readonly reason: string }) => {
    const { wrong, right } = sorted(counts.counts);
    const came = right.length > 0 ? await send({ reason, counts: right }) : NOTHING;
    const refused = [...wrong, ...came.refused];
    const left = refused.map(({ sku, now, problem }) => ({ sku, now, text: problemText(problem) }));
    counts.sent(new Set(counts.counts.map(({ sku }) => sku)), left);
    onSaved({ ...came, refused });
  };
  if (size === 0) return null;
  const ready = counts.counts.length;
  return (
    // Where all that is left was refused, the rows say what is to do; the reason stays for what comes of it.
    <section aria-labelledby="save-counts" className={styles["save"]} hidden={ready === 0}>
      <h2 id="save-counts">Save What Was Counted</h2>
      <ResourceForm
        fields={WHY}
        check={({ reason }) => checkReason(reason)}
        submitLabel={`Save ${ready} ${ready === 1 ? "Count" : "Counts"}`}
        mayBeLeft
        keeps={["reason"]}
        onSave={save}
      />
    </section>
  );
}

const NOTHING: CameOfCount = { counted: 0, refused: [] };

/** What is no count stays in its row; a shelf that was found as it was seen needs no writing. */
function sorted(counts: ShelfCounts["counts"]) {
  const wrong = counts.flatMap(({ sku, quantity }): CameOfCount["refused"] => {
    const [problem] = checkQuantity(quantity);
    if (!problem) return [];
    return [
      { sku, now: null, problem: { error: "stock.quantityInvalid", params: [...problem.params] } },
    ];
  });
  const isWrong = new Set(wrong.map(({ sku }) => sku));
  return {
    wrong,
    right: counts.filter(({ sku, seen, quantity }) => !isWrong.has(sku) && quantity !== seen),
  };
}

/** One reason for all shelves of a count. */
export const WHY = {
  reason: {
    label: "Why",
    hint: "It stands in the audit trail of each shelf.",
    maxLength: STOCK_REASON_MAX,
    autoComplete: "off",
  },
} as const;
