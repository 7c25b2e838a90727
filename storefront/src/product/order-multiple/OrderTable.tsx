import type { Chosen } from "@placket/domain/configurator/family";
import type { GridRow } from "@placket/domain/configurator/order-grid";
import {
  type MultipleOrder,
  type MultipleOrderEvent,
} from "@placket/domain/configurator/order-multiple";
import { columnPieces, rowPieces, totalPieces } from "@placket/domain/configurator/order-totals";
import { Swatch } from "@placket/ui/form/swatch/Swatch";
import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { t } from "../../translation/translate.ts";
import { cellAfterKey } from "./grid-keys.ts";
import styles from "./OrderTable.module.css";
import { OrderCell } from "./OrderCell.tsx";

/** Colors shown before 'Show more'. */
const SHOWN = 6;

export interface OrderTableProps {
  readonly order: MultipleOrder;
  readonly dispatch: (event: MultipleOrderEvent) => void;
}

/** Sizes × colors; on a phone a block of cells per color, empty colors folded to 'Add'. */
export function OrderTable({ order, dispatch, chosen }: OrderTableProps & { chosen: Chosen }) {
  const table = useRef<HTMLTableElement>(null);
  const [isAll, setAll] = useState(false);
  const { rows, columns, family } = order.grid;
  // Pieces beyond the first rows, as a paste may bring, show all: a row never goes while it is typed in.
  if (!isAll && rows.some((_, at) => at >= SHOWN && rowPieces(order, at) > 0)) setAll(true);
  const shown = isAll ? rows : rows.slice(0, SHOWN);
  const hidden = rows.length - shown.length;
  const opened =
    rows.find(({ options }) => options.some(({ id }) => isChosen(chosen, id))) ?? rows[0];
  const isColored = family.choices.length > 1;
  const inputAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`input[data-cell="${row}/${column}"]`);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = cellAfterKey(event, (row, column) => inputAt(row, column) ?? undefined);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const showAll = () => {
    flushSync(() => setAll(true));
    focusRow(table.current?.tBodies[0]?.rows[SHOWN]);
  };
  return (
    <>
      <table ref={table} className={styles["table"]}>
        <caption className="visually-hidden">{t("Pieces by color and size")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles["head"]}>
              {isColored ? family.choices[0]?.label : null}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col" className={styles["sum"]}>
              {t("Pieces")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.key} {...{ row, order, dispatch, onKeyDown }} isFirst={row === opened} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles["head"]}>
              {t("Pieces per size")}
            </th>
            {columns.map(({ key }, column) => (
              <td key={key}>{columnPieces(order, column) || null}</td>
            ))}
            <td className={styles["sum"]}>{totalPieces(order)}</td>
          </tr>
        </tfoot>
      </table>
      {hidden > 0 ? (
        <p>
          <button type="button" className={`link ${styles["more"]}`} onClick={showAll}>
            {t("Show %1 more colors", hidden)}
          </button>
        </p>
      ) : null}
    </>
  );
}

interface RowProps extends OrderTableProps {
  readonly row: GridRow;
  /** Open from the start, also while it is empty. */
  readonly isFirst: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const isChosen = (chosen: Chosen, optionId: number) => Object.values(chosen).includes(optionId);

function Row({ row, order, dispatch, isFirst, onKeyDown }: RowProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const at = order.grid.rows.indexOf(row);
  const pieces = rowPieces(order, at);
  if (pieces > 0 && !isOpen) setOpen(true);
  const isFolded = !isOpen && order.grid.rows.length > 1;
  const line = useRef<HTMLTableRowElement>(null);
  const unfold = () => {
    flushSync(() => setOpen(true));
    focusRow(line.current);
  };
  const swatch = row.options[0];
  const isImage = swatch?.value.startsWith("/") ?? false;
  return (
    <tr ref={line} data-folded={isFolded}>
      <th scope="row" className={styles["head"]}>
        <span className={styles["color"]}>
          {swatch ? (
            <Swatch
              decorative
              name={row.label}
              {...(isImage ? { image: swatch.value } : { color: swatch.value })}
            />
          ) : null}
          {row.label || t("Pieces")}
        </span>
      </th>
      {row.cells.map((cell) => (
        <OrderCell key={cell.key} {...{ cell, row, order, dispatch, onKeyDown }} />
      ))}
      <td className={styles["sum"]}>
        {isFolded ? (
          <button
            type="button"
            className={`link ${styles["add"]}`}
            aria-label={t("Add sizes in %1", row.label)}
            onClick={unfold}
          >
            {t("Add")}
          </button>
        ) : (
          pieces || null
        )}
      </td>
    </tr>
  );
}

/** What was pressed is gone: the focus goes on to the row's first field, or to its 'Add' while it is folded. */
function focusRow(row: HTMLTableRowElement | null | undefined): void {
  const controls = [...(row?.querySelectorAll<HTMLElement>("input, button") ?? [])];
  const shown = controls.find((control) => control.checkVisibility?.() ?? true);
  shown?.focus();
}
