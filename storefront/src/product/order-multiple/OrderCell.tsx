import type { GridCell, GridRow } from "@placket/domain/configurator/order-grid";
import { lostInPaste, type CellPlace } from "@placket/domain/configurator/order-multiple";
import { cellProblems, piecesOf } from "@placket/domain/configurator/order-totals";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { showNotice } from "../../notice/notices.ts";
import { t } from "../../translation/translate.ts";
import type { OrderTableProps } from "./OrderTable.tsx";
import styles from "./OrderTable.module.css";

interface OrderCellProps extends OrderTableProps {
  readonly cell: GridCell;
  readonly row: GridRow;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One combination: a field for its pieces, or a diagonal where it is sold out. */
export function OrderCell({ cell, row, order, dispatch, onKeyDown }: OrderCellProps) {
  const size = order.grid.columns[cell.column]?.label ?? "";
  const name = [row.label, size].filter((part) => part !== "").join(", ");
  if (!cell.isBuyable) {
    return (
      <td className={styles["out"]}>
        <span className={styles["size"]} aria-hidden="true">
          {size}
        </span>
        <span className="visually-hidden">
          {cell.productId === undefined ? t("%1 is not made", name) : t("%1 sold out", name)}
        </span>
      </td>
    );
  }
  const place = { row: cell.row, column: cell.column };
  const isWrong = cellProblems(order, cell).length > 0;
  return (
    <td data-filled={piecesOf(order, cell) > 0} data-wrong={isWrong}>
      <span className={styles["size"]} aria-hidden="true">
        {size}
      </span>
      <input
        data-cell={`${cell.row}/${cell.column}`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        placeholder="0"
        aria-label={t("%1, pieces", name)}
        aria-invalid={isWrong || undefined}
        value={order.entries[cell.key] ?? ""}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => dispatch({ type: "type", ...place, text: event.target.value })}
        onKeyDown={onKeyDown}
        onPaste={pasteInto(place, { order, dispatch })}
        onBlur={() => dispatch({ type: "commit", ...place })}
      />
    </td>
  );
}

/** A block from a spreadsheet fills cells from this one on; a single value is typed as usual. */
function pasteInto(place: CellPlace, { order, dispatch }: OrderTableProps) {
  return (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData("text");
    if (!/[\t\n,;]/.test(text.trim())) return;
    event.preventDefault();
    dispatch({ type: "paste", ...place, text });
    const lost = lostInPaste(order, text, place);
    if (lost > 0) showNotice(t("Not filled in, because sold out or beside the table: %1", lost));
  };
}
