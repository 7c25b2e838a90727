import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useId, useState } from "react";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { isCountField } from "./CountCell.tsx";
import { SaveCounts } from "./SaveCounts.tsx";
import { stockAt } from "./stock.addresses.ts";
import type { CameOfCount, StockRow } from "./stock.queries.ts";
import type { ShelfCounts } from "./use-shelf-counts.ts";
import styles from "./WaitingCounts.module.css";

interface WaitingCountsProps {
  readonly counts: ShelfCounts;
  /** The rows that the list shows now; counts of others are saved with them. */
  readonly shown: readonly StockRow[];
  readonly onSaved: (came: CameOfCount) => void;
}

/** How many counts wait, which of them the list does not show, and saving or dropping all of them; at the window's foot. */
export function WaitingCounts({ counts, shown, onSaved }: WaitingCountsProps) {
  const id = useId();
  const [opened, setOpened] = useState<"list" | "form">();
  const { ask, dialog } = useConfirm();
  // Opened, it covers a good part of a small window: whoever goes on counting sees the shelf's field.
  useEffect(() => {
    if (!opened) return;
    const close = ({ target }: FocusEvent) => {
      if (isCountField(target)) setOpened(undefined);
    };
    document.addEventListener("focusin", close);
    return () => document.removeEventListener("focusin", close);
  }, [opened]);
  const isSending = counts.sending > 0;
  if (counts.all.size === 0 && !isSending) {
    // The next count begins anew: nothing opens by itself while somebody types.
    if (opened) setOpened(undefined);
    return null;
  }
  const isShown = new Set(shown.map((row) => row.id));
  const waiting = [...counts.all].map(([product, count]) => ({
    ...count,
    product,
    isHidden: !isShown.has(product),
  }));
  const hidden = waiting.filter(({ isHidden }) => isHidden).length;
  const ready = counts.counts.length;
  const toggle = (part: "list" | "form") => setOpened(opened === part ? undefined : part);
  const discard = async () => {
    const title = `Discard ${countsOf(waiting.length)}?`;
    const text = "What was typed is lost; the shelves stay as they are.";
    if (await ask({ title, text, yes: "Discard" })) counts.discard();
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles["bar"]}>
      <div className={styles["head"]}>
        <h2 id={`${id}-title`} className="visually-hidden">
          Save What Was Counted
        </h2>
        <output>
          {isSending ? sendingText(counts.sending) : waitingText(waiting.length, hidden)}
        </output>
        <Button
          kind="line"
          size="sm"
          aria-expanded={opened === "list"}
          aria-controls={`${id}-list`}
          onClick={() => toggle("list")}
        >
          Show <span className="visually-hidden">the counts that wait</span>
        </Button>
        {ready === 0 && !isSending ? null : (
          <Button
            size="sm"
            data-save-counts=""
            aria-expanded={opened === "form"}
            aria-controls={`${id}-form`}
            onClick={() => toggle("form")}
          >
            Save …
          </Button>
        )}
        {/* What is on its way cannot be taken back. */}
        <Button kind="link" disabled={isSending} onClick={() => void discard()}>
          Discard
        </Button>
      </div>
      <ul id={`${id}-list`} className={styles["list"]} hidden={opened !== "list"}>
        {waiting.map(({ product, sku, seen, typed, refusal, isHidden }) => (
          <li key={product}>
            <p>
              <a className="link" href={stockAt({}, { search: sku })}>
                {sku}
              </a>
              {`: ${seen} seen, ${typed} counted`}
              {isHidden ? <span className="muted">, not in this list</span> : null}
              {refusal && isHidden ? <span className={styles["refusal"]}>{refusal}</span> : null}
            </p>
            <Button kind="link" disabled={isSending} onClick={() => counts.drop(product)}>
              Drop <span className="visually-hidden">the count of {sku}</span>
            </Button>
          </li>
        ))}
      </ul>
      {/* It stays while it is closed: the reason holds for what comes of it. Where all was refused, the rows say why. */}
      <div id={`${id}-form`} hidden={opened !== "form" || (ready === 0 && !isSending)}>
        <SaveCounts
          counts={counts}
          isOpen={opened === "form"}
          onSaved={onSaved}
          onFailed={() => setOpened("form")}
        />
      </div>
      {dialog}
    </section>
  );
}

const countsOf = (count: number) => `${count} ${count === 1 ? "count" : "counts"}`;

const sendingText = (count: number) =>
  `${countsOf(count)} ${count === 1 ? "is" : "are"} being sent.`;

/** "3 counts wait. 2 of them are not in this list." */
function waitingText(all: number, hidden: number): string {
  const wait = `${countsOf(all)} ${all === 1 ? "waits" : "wait"}.`;
  if (hidden === 0) return wait;
  if (hidden === all) return `${wait} ${all === 1 ? "It is" : "They are"} not in this list.`;
  return `${wait} ${hidden} of them ${hidden === 1 ? "is" : "are"} not in this list.`;
}
