import { problemText } from "../page/form/problem-lines.ts";
import { Table, type Column } from "../page/Table.tsx";
import type { FileShelf } from "./stock.queries.ts";

/** As many rows as somebody looks through; all of them are saved. */
const SHOWN_MAX = 200;

/** What a file would change: what stays as it is first, then the greatest differences, which are most often slips. */
export function CountPreview({ shelves }: { readonly shelves: readonly FileShelf[] }) {
  const lines = shelves.map((shelf, index) => ({ ...shelf, line: index }));
  const sorted = lines.toSorted((a, b) => weightOf(b) - weightOf(a));
  const hidden = sorted.slice(SHOWN_MAX);
  const staying = hidden.filter(({ problem }) => problem !== null).length;
  const changing = hidden.length - staying;
  return (
    <>
      <Table
        label="What would change"
        columns={COLUMNS}
        rows={sorted.slice(0, SHOWN_MAX)}
        keyOf={({ line }) => line}
        isCards
      />
      {staying > 0 ? <p>Not shown: {staying} more that would stay as they are.</p> : null}
      {changing > 0 ? <p>Not shown: {changing} more with smaller differences.</p> : null}
    </>
  );
}

const differenceOf = ({ seen, counted }: FileShelf) => (counted ?? 0) - (seen ?? 0);

const weightOf = (shelf: FileShelf) =>
  shelf.problem === null ? Math.abs(differenceOf(shelf)) : Number.POSITIVE_INFINITY;

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `\u2212${-pieces}`);

const COLUMNS: readonly Column<FileShelf & { readonly line: number }>[] = [
  { title: "SKU", isRowHeader: true, noWrap: true, cell: ({ sku }) => sku },
  { title: "Seen", align: "end", cell: ({ seen, written }) => seen ?? written?.seen },
  { title: "Counted", align: "end", cell: ({ counted, written }) => counted ?? written?.counted },
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
