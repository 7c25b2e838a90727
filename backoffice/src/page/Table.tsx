import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { classNames } from "@placket/ui/class-names";
import { TableRegion } from "@placket/ui/reading/table-region/TableRegion";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import {
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
} from "@tanstack/react-table";
import { useMemo, type ReactNode } from "react";
import { ColumnTitle } from "./ColumnTitle.tsx";
import styles from "./Table.module.css";

/** One column of a list: its title and how a row fills it. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the list is sorted by when the title is pressed. */
  readonly sort?: string;
  /** Numbers stand at the end. */
  readonly align?: "end";
  /** Left out where there is no room for it; another column then says it as well. */
  readonly onPhone?: "hidden";
  /** Names the row for screen readers, and heads its card on a phone. */
  readonly isRowHeader?: boolean;
  /** Takes the whole width of a card. */
  readonly isWide?: boolean;
  readonly noWrap?: boolean;
}

/** The rows that are chosen, by their keys. */
export type Selected = Readonly<Record<string, true>>;

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** What a row is called where it is chosen; its key unless told. */
  readonly nameOf?: ((row: Row) => string) | undefined;
  /** On a phone each row is a card, every cell below its title. */
  readonly isCards?: boolean;
  /** What the list is sorted by now (`-total`: the highest first), and the address of another order. */
  readonly sort?: string;
  readonly sortHref?: (sort: string) => string;
  /** With it each row has a box, and the head one for all of them. */
  readonly selected?: Selected;
  readonly onSelected?: (selected: Selected) => void;
}

const features = tableFeatures({ rowSelectionFeature });
type Features = typeof features;

const NOTHING: Selected = {};

/** A list as it would be printed: dense, hairlines, figures under each other. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    keyOf,
    nameOf = keyOf,
    isCards = false,
    selected,
    onSelected,
  } = props;
  const defs = useMemo<ColumnDef<Features, Row>[]>(
    () => columns.map(({ title }, index) => ({ id: `${index} ${title}` })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable<Features, Row>({
    features,
    columns: defs,
    data,
    getRowId: (row) => String(keyOf(row)),
    state: { rowSelection: selected ?? NOTHING },
    onRowSelectionChange: (change) =>
      onSelected?.(typeof change === "function" ? change(selected ?? NOTHING) : change),
  });
  return (
    <TableRegion label={label} bleed>
      <table className={classNames(styles["table"], isCards && styles["cards"])}>
        <thead>
          <tr>
            {selected ? (
              <td className={styles["choose"]}>
                <Checkbox
                  size="sm"
                  label={<span className={styles["all"]}>Choose all on this page</span>}
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={(event) => table.getToggleAllRowsSelectedHandler()(event)}
                />
              </td>
            ) : null}
            {columns.map((column) => (
              <ColumnTitle
                key={column.title}
                column={column}
                className={cellClass(column)}
                sort={props.sort}
                sortHref={props.sortHref}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={row.getIsSelected() ? styles["chosen"] : undefined}>
              {selected ? <ChooseCell row={row} name={nameOf(row.original)} /> : null}
              {columns.map((column) => (
                <Cell key={column.title} column={column}>
                  {column.cell(row.original)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

interface ChooseCellProps<Row extends object> {
  readonly row: TableRow<Features, Row>;
  readonly name: string | number;
}

/** The box of a row; with Shift it takes the rows in between along. */
function ChooseCell<Row extends object>({ row, name }: ChooseCellProps<Row>) {
  return (
    <td className={styles["choose"]}>
      <Checkbox
        size="sm"
        label={<VisuallyHidden>Choose {name}</VisuallyHidden>}
        checked={row.getIsSelected()}
        onChange={(event) => row.getToggleSelectedHandler()(event)}
      />
    </td>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const cell = { className: cellClass(column), "data-title": column.title };
  if (!column.isRowHeader) return <td {...cell}>{children}</td>;
  return (
    <th scope="row" {...cell}>
      {children}
    </th>
  );
}

function cellClass<Row>({ align, onPhone, noWrap, isWide }: Column<Row>): string {
  return classNames(
    align === "end" && styles["end"],
    onPhone === "hidden" && styles["deskOnly"],
    noWrap && styles["noWrap"],
    isWide && styles["wide"],
  );
}
