import { maskedCode } from "@placket/domain/gift-card/code";
import { amountText } from "../money/amount-text.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { giftCardAt } from "./gift-card.addresses.ts";
import type { GiftCardRow } from "./gift-card.queries.ts";
import { STATE_TEXT } from "./state-text.ts";

/** What stands in a line of the list of gift cards. */
export const GIFT_CARD_COLUMNS: readonly Column<GiftCardRow>[] = [
  {
    title: "Card",
    isRowHeader: true,
    noWrap: true,
    cell: ({ id, lastFour }) => (
      <a className="link" href={giftCardAt({ id: String(id) })}>
        {maskedCode(lastFour)}
      </a>
    ),
  },
  {
    title: "For",
    isWide: true,
    cell: ({ recipientName, recipientEmail }) => recipientName || recipientEmail || "Handed over",
  },
  { title: "State", noWrap: true, cell: ({ state }) => STATE_TEXT[state] },
  {
    title: "Issued",
    sort: "created",
    noWrap: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
  {
    title: "Left on it",
    sort: "balance",
    align: "end",
    noWrap: true,
    cell: ({ balance }) => amountText(balance),
  },
];
