import { classNames } from "@placket/ui/class-names";
import { TableRegion } from "@placket/ui/table-region/TableRegion";
import type { ReactNode } from "react";
import styles from "./Table.module.css";

/** One column of a list: its title and how a row fills it. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  readonly align?: "end";
  /** Left out where there is no room for it; another column then says it as well. */
  readonly onPhone?: "hidden";
  /** Names the row for screen readers. */
  readonly isRowHeader?: boolean;
  readonly noWrap?: boolean;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Rows below a line, as sums. */
  readonly foot?: ReactNode;
}

/** A list as it would be printed: dense, hairlines, figures under each other. */
export function Table<Row>({ label, columns, rows, keyOf, foot }: TableProps<Row>) {
  return (
    <TableRegion label={label} bleed>
      <table className={styles["table"]}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={cellClass(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.title} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {foot ? <tfoot>{foot}</tfoot> : null}
      </table>
    </TableRegion>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  if (!column.isRowHeader) return <td className={cellClass(column)}>{children}</td>;
  return (
    <th scope="row" className={cellClass(column)}>
      {children}
    </th>
  );
}

function cellClass<Row>({ align, onPhone, noWrap }: Column<Row>): string {
  return classNames(
    align === "end" && styles["end"],
    onPhone === "hidden" && styles["deskOnly"],
    noWrap && styles["noWrap"],
  );
}
