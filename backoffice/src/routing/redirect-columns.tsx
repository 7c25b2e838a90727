import { Button } from "@placket/ui/action/button/Button";
import { classNames } from "@placket/ui/class-names";
import type { Column } from "../page/Table.tsx";
import { hindranceText } from "./hindrance-text.ts";
import { KIND_TEXT } from "./kind-text.ts";
import type { RedirectRow } from "./redirect.queries.ts";
import { redirectAt } from "./routing.addresses.ts";
import styles from "./redirect-columns.module.css";

interface Doing {
  readonly onRemove: (row: RedirectRow) => void;
}

/** What stands in a line of the list of redirects, and what may be done with it. */
export const redirectColumns = ({ onRemove }: Doing): readonly Column<RedirectRow>[] => [
  {
    title: "From",
    sort: "path",
    isRowHeader: true,
    cell: ({ id, requestPath }) => (
      <a className={classNames("link", styles["path"])} href={redirectAt({ id: String(id) })}>
        {requestPath}
      </a>
    ),
  },
  {
    title: "To",
    isWide: true,
    cell: ({ targetPath }) => <span className={styles["path"]}>{targetPath}</span>,
  },
  { title: "What it does", noWrap: true, cell: ({ kind }) => KIND_TEXT[kind] },
  { title: "Holds in", noWrap: true, cell: ({ storeView }) => storeView },
  { title: "In the way", isWide: true, cell: (row) => hindranceText(row) || null },
  {
    title: "By hand",
    cell: (row) => (
      <Button
        kind="link"
        aria-label={`Remove the redirect of ${row.requestPath}`}
        onClick={() => onRemove(row)}
      >
        Remove
      </Button>
    ),
  },
];
