import type { Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import { quoteAt } from "../customer.addresses.ts";
import type { QuoteRow } from "./quote.queries.ts";
import { QUOTE_STATE_TEXT } from "./quote-state-text.ts";

/** What stands in a line of the list of quotes. */
export const QUOTE_COLUMNS: readonly Column<QuoteRow>[] = [
  {
    title: "Quote",
    isRowHeader: true,
    noWrap: true,
    cell: ({ number }) => (
      <a className="link" href={quoteAt({ number })}>
        {number}
      </a>
    ),
  },
  {
    title: "Buyer",
    isWide: true,
    cell: ({ buyer }) => [buyer.name, buyer.email].filter(Boolean).join(", ") || "A guest",
  },
  { title: "State", noWrap: true, cell: ({ state }) => QUOTE_STATE_TEXT[state] },
  { title: "Made", sort: "made", noWrap: true, cell: ({ madeAt }) => <Time iso={madeAt} /> },
  {
    title: "Valid until",
    sort: "validUntil",
    noWrap: true,
    cell: ({ validUntil }) => <Time iso={validUntil} />,
  },
  { title: "Total", align: "end", noWrap: true, cell: ({ total }) => total },
];
