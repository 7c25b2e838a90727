import type { Column } from "../page/Table.tsx";
import { CountCell } from "./CountCell.tsx";
import { stockItemAt } from "./stock.addresses.ts";
import styles from "./stock-columns.module.css";
import { LEVEL_TEXT } from "./level-text.ts";
import type { StockRow } from "./stock.queries.ts";
import type { ShelfCounts } from "./use-shelf-counts.ts";

/** What stands in a line of the list of stock. */
export const STOCK_COLUMNS: readonly Column<StockRow>[] = [
  {
    title: "SKU",
    sort: "sku",
    isRowHeader: true,
    noWrap: true,
    cell: ({ id, sku }) => (
      <a className="link" href={stockItemAt({ id: String(id) })}>
        {sku}
      </a>
    ),
  },
  { title: "Product", isWide: true, cell: ({ name }) => name },
  {
    title: "Level",
    noWrap: true,
    cell: ({ level }) => <span className={styles[level]}>{LEVEL_TEXT[level]}</span>,
  },
  { title: "On sale", cell: ({ isInStock }) => (isInStock ? "Yes" : "No") },
  { title: "Pieces", sort: "quantity", align: "end", cell: ({ quantity }) => quantity },
];

/** Where whoever may types what is there. */
export const countedColumn = (counts: ShelfCounts): Column<StockRow> => ({
  title: "Counted",
  cell: (row) => <CountCell row={row} counts={counts} />,
});
