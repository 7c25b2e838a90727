import { checkQuantity, checkReason, STOCK_REASON_MAX } from "@placket/domain/stock/stock-change";
import { useEffect, useRef } from "react";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { problemText } from "../page/form/problem-lines.ts";
import type { CameOfCount } from "./stock.queries.ts";
import { useCountStock } from "./use-count-stock.ts";
import type { ShelfCounts } from "./use-shelf-counts.ts";

interface SaveCountsProps {
  readonly counts: ShelfCounts;
  /** Whoever opens it says why first. */
  readonly isOpen: boolean;
  readonly onSaved: (came: CameOfCount) => void;
  /** The form says why: it must be open. */
  readonly onFailed: () => void;
}

/** Saves what is typed into the list, all of it at once. */
export function SaveCounts({ counts, isOpen, onSaved, onFailed }: SaveCountsProps) {
  const send = useCountStock();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What went wrong is told first where it opens by itself.
    if (!isOpen || form.current?.contains(document.activeElement)) return;
    form.current?.querySelector("input")?.focus();
  }, [isOpen]);
  const save = async ({ reason }: { readonly reason: string }) => {
    const { wrong, right } = sorted(counts.counts);
    const answered = new Set<string>();
    const came = await send({ reason, counts: right }, (sent, { refused }) => {
      for (const { sku } of sent) answered.add(sku);
      counts.sent(sent, refused.map(leftOf));
    });
    const rest = counts.counts.filter(({ sku }) => !answered.has(sku));
    counts.sent(rest, wrong.map(leftOf));
    onSaved({ ...came, refused: [...wrong, ...came.refused] });
  };
  const going = counts.sending || counts.counts.length;
  return (
    <div ref={form}>
      <ResourceForm
        fields={WHY}
        check={({ reason }) => checkReason(reason)}
        submitLabel={`Save ${going} ${going === 1 ? "Count" : "Counts"}`}
        mayBeLeft
        keeps={["reason"]}
        onSave={(values) =>
          counts
            .send(() => save(values))
            .catch((error: unknown) => {
              onFailed();
              throw error;
            })
        }
      />
    </div>
  );
}

const leftOf = ({ sku, now, problem }: CameOfCount["refused"][number]) => ({
  sku,
  now,
  text: problemText(problem),
});

/** What is no count stays in its row. */
function sorted(counts: ShelfCounts["counts"]) {
  const wrong = counts.flatMap(({ sku, quantity }): CameOfCount["refused"] => {
    const [problem] = checkQuantity(quantity);
    if (!problem) return [];
    return [
      { sku, now: null, problem: { error: "stock.quantityInvalid", params: [...problem.params] } },
    ];
  });
  const isWrong = new Set(wrong.map(({ sku }) => sku));
  return { wrong, right: counts.filter(({ sku }) => !isWrong.has(sku)) };
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
