import { maskedCode } from "@placket/domain/gift-card/code";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { amountText } from "../money/amount-text.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { useMay } from "../page/permissions.ts";
import { Said } from "../page/Said.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { giftCardAt } from "./gift-card.addresses.ts";
import { soldCardsQuery, useSendCardAgain, type SoldCard } from "./gift-card.queries.ts";
import styles from "./GiftCards.module.css";

/** The gift cards of an order on its page; nothing where none were bought. */
export default function OrderGiftCards({ order }: { readonly order: { readonly number: string } }) {
  const { data } = useQuery(soldCardsQuery(order.number));
  return data && data.cards.length > 0 ? <Cards number={order.number} cards={data.cards} /> : null;
}

interface CardsProps {
  readonly number: string;
  readonly cards: readonly SoldCard[];
}

function Cards({ number, cards }: CardsProps) {
  const mayManage = useMay("giftCards.manage");
  const [asked, setAsked] = useState<SoldCard | null>(null);
  const [said, setSaid] = useState("");
  const send = useSendCardAgain(number);
  return (
    <section className={`no-print ${styles["section"] ?? ""}`} aria-labelledby="order-gift-cards">
      <h2 id="order-gift-cards">Gift Cards</h2>
      <Said text={said} />
      <Table
        label="Gift cards of this order"
        isCards
        columns={mayManage ? [...COLUMNS, againColumn(setAsked)] : COLUMNS}
        rows={cards}
        keyOf={({ id }) => id}
      />
      {asked ? (
        <ResourceForm
          key={asked.id}
          fields={FIELDS}
          values={{ recipientEmail: asked.recipientEmail }}
          submitLabel="Send Again"
          onCancel={() => setAsked(null)}
          onSave={async (body) => {
            await send.mutateAsync({ params: { id: asked.id }, body });
            setAsked(null);
            setSaid(`A new card is on its way to ${body.recipientEmail.trim()}.`);
          }}
        >
          <p>What is left goes on a new card. The old one, and its code, are closed.</p>
        </ResourceForm>
      ) : null}
    </section>
  );
}

/** The way to send a card again on which something is left. */
const againColumn = (ask: (card: SoldCard) => void): Column<SoldCard> => ({
  title: "Again",
  cell: (card) =>
    card.state === "sent" && card.balance !== null && card.balance.value > 0 ? (
      <Button kind="line" size="sm" onClick={() => ask(card)}>
        Send Again
        <span className="visually-hidden"> to {card.recipientName}</span>
      </Button>
    ) : null,
});

const FIELDS = {
  recipientEmail: { label: "Recipient’s email", maxLength: 254, autoComplete: "off" },
} as const;

const STATES: Readonly<Record<SoldCard["state"], string>> = {
  waiting: "Waits",
  sent: "Sent",
  calling_off: "Is being called off",
  called_off: "Called off",
};

const COLUMNS: readonly Column<SoldCard>[] = [
  {
    title: "For",
    isRowHeader: true,
    isWide: true,
    cell: ({ recipientName, recipientEmail }) => `${recipientName}, ${recipientEmail}`,
  },
  {
    title: "State",
    cell: ({ state, sendAt }) =>
      state === "waiting" ? (
        <>
          Is sent once it is paid, on <Time iso={sendAt} /> at the earliest
        </>
      ) : (
        STATES[state]
      ),
  },
  {
    title: "Card",
    noWrap: true,
    cell: ({ giftCardId, lastFour }) =>
      giftCardId === null || lastFour === null ? (
        "–"
      ) : (
        <a className="link" href={giftCardAt({ id: String(giftCardId) })}>
          {maskedCode(lastFour)}
        </a>
      ),
  },
  {
    title: "Left on it",
    align: "end",
    cell: ({ balance }) => (balance === null ? "–" : amountText(balance)),
  },
];
