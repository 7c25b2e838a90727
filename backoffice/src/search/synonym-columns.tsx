import { Button } from "@placket/ui/action/button/Button";
import type { Column } from "../page/Table.tsx";
import { synonymAt } from "./search.addresses.ts";
import type { SynonymRow } from "./synonym.queries.ts";

interface Doing {
  readonly onRemove: (row: SynonymRow) => void;
}

/** What stands in a line of the list of synonyms, and what may be done with it. */
export const synonymColumns = ({ onRemove }: Doing): readonly Column<SynonymRow>[] => [
  {
    title: "Whoever searches for",
    sort: "words",
    isRowHeader: true,
    cell: ({ id, words }) => (
      <a className="link" href={synonymAt({ id: String(id) })}>
        {words.join(", ")}
      </a>
    ),
  },
  {
    title: "Also finds",
    isWide: true,
    cell: ({ means }) => (means.length > 0 ? means.join(", ") : "One another"),
  },
  { title: "Holds in", noWrap: true, cell: ({ storeView }) => storeView },
  {
    title: "By hand",
    cell: (row) => (
      <Button
        kind="link"
        aria-label={`Remove the synonym ${row.words.join(", ")}`}
        onClick={() => onRemove(row)}
      >
        Remove
      </Button>
    ),
  },
];
