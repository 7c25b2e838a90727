import { problemText } from "../page/form/problem-lines.ts";
import { Table, type Column } from "../page/Table.tsx";
import type { FileShelf } from "./stock.queries.ts";

/** As many rows as somebody looks through; all of them are saved. */
const SHOWN_MAX = 200;

/** What a file would change: what stays as it is first, then the greatest differences, which are most often slips. */
export function CountPreview({ shelves }: { readonly shelves: readonly FileShelf[] }) {
  const lines = shelves.map((shelf, index) => ({ ...shelf, line: index }));
  const sorted = lines.toSorted((a, b) => weightOf(b) - weightOf(a));
  const hidden = sorted.length - SHOWN_MAX;
  return (
    <>
      <Table
        label="What would change"
        columns={COLUMNS}
        rows={sorted.slice(0, SHOWN_MAX)}
        keyOf={({ line }) => line}
        isCards
      />
      {hidden > 0 ? <p>{hidden} more with smaller differences are not shown.</p> : null}
    </>
  );
}

const differenceOf = ({ seen, counted }: FileShelf) => (counted ?? 0) - (seen ?? 0);

const weightOf = (shelf: FileShelf) =>
  shelf.problem === null ? Math.abs(differenceOf(shelf)) : Number.POSITIVE_INFINITY;

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `\u2212${-pieces}`);

const COLUMNS: readonly Column<FileShelf & { readonly line: number }>[] = [
  { title: "SKU", isRowHeader: true, noWrap: true, cell: ({ sku }) => sku },
  { title: "Seen", align: "end", cell: ({ seen }) => seen ?? "?" },
  { title: "Counted", align: "end", cell: ({ counted }) => counted ?? "?" },
  {
    title: "Difference",
    align: "end",
    cell: (shelf) => (shelf.problem === null ? signed(differenceOf(shelf)) : null),
  },
  {
    title: "Stays as it is",
    isWide: true,
    cell: ({ problem }) => (problem ? problemText(problem) : null),
  },
];
