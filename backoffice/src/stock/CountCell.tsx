import { checkQuantity, piecesTyped } from "@placket/domain/stock/stock-change";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import type { KeyboardEvent } from "react";
import styles from "./CountCell.module.css";
import type { StockRow } from "./stock.queries.ts";
import type { ShelfCounts } from "./use-shelf-counts.ts";

interface CountCellProps {
  readonly row: StockRow;
  readonly counts: ShelfCounts;
}

/** Where the pieces of a shelf are typed: Enter and the arrows lead from shelf to shelf and to saving, Escape empties it. */
export function CountCell({ row, counts }: CountCellProps) {
  const count = counts.all.get(row.id);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (event.key === "Escape") counts.type(row, "");
    if (step === undefined) return;
    event.preventDefault();
    neighbour(event.currentTarget, step)?.focus();
  };
  return (
    <div className={styles["cell"]}>
      <TextField
        label={`Counted of ${row.sku}`}
        labelPlace="hidden"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        controlClassName={styles["input"]}
        data-count=""
        value={count?.typed ?? ""}
        error={count?.refusal}
        onChange={({ target }) => counts.type(row, target.value)}
        onKeyDown={onKeyDown}
      />
      {count?.refusal && isCount(count.typed) ? (
        <Button kind="link" onClick={() => counts.keep(row.id)}>
          Keep {count.typed}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether this is where the pieces of a shelf are typed. */
export const isCountField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && "count" in target.dataset;

/** What is no count is typed anew; keeping it would be refused again. */
const isCount = (typed: string) => checkQuantity(piecesTyped(typed)).length === 0;

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The field of the shelf before or behind; behind the last one, where what waits is saved. */
function neighbour(field: HTMLInputElement, step: 1 | -1): HTMLElement | null | undefined {
  const fields = field.closest("table")?.querySelectorAll<HTMLInputElement>("input[data-count]");
  const all = [...(fields ?? [])];
  const next = all.indexOf(field) + step;
  return next === all.length ? document.querySelector<HTMLElement>(SAVE) : all[next];
}

/** The button of the bar at the window's foot. */
const SAVE = "[data-save-counts]";
