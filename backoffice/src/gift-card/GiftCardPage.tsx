import { maskedCode } from "@placket/domain/gift-card/code";
import { checkReason, LEDGER_REASON_MAX } from "@placket/domain/ledger/by-hand";
import { useQuery } from "@tanstack/react-query";
import { EntryTable } from "../ledger/EntryTable.tsx";
import { amountText } from "../money/amount-text.ts";
import { Fact, Facts } from "../page/Facts.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { slots } from "../page/slots.ts";
import { Slot } from "../page/Slot.tsx";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { giftCardsAt } from "./gift-card.addresses.ts";
import { giftCardQuery, useWriteGiftCard, type GiftCard } from "./gift-card.queries.ts";
import styles from "./GiftCards.module.css";
import { STATE_TEXT } from "./state-text.ts";

/** One gift card: how it stands, what happened to it, and switching it off. */
export default function GiftCardPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data: card, error, refetch } = useQuery(giftCardQuery(id));
  const mayManage = useMay("giftCards.manage");
  if (error && !card) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={card ? `Gift Card ${maskedCode(card.lastFour)}` : "Gift Card"} />
      <p>
        <a className="link" href={giftCardsAt({})}>
          All gift cards
        </a>
      </p>
      {card ? (
        <>
          <CardFacts card={card} />
          <section aria-labelledby="card-history" className={styles["section"]}>
            <h2 id="card-history">History</h2>
            <EntryTable
              label="What happened to the card"
              entries={card.entries.map((entry) => ({
                ...entry,
                change: amountText(entry.change),
                isMore: entry.change.value > 0,
                balance: amountText(entry.balance),
              }))}
            />
          </section>
          {mayManage ? <Switch key={String(card.isOpen)} card={card} /> : null}
        </>
      ) : (
        <LoadingRows label="Loading the gift card" rows={3} />
      )}
    </>
  );
}

function CardFacts({ card }: { readonly card: GiftCard }) {
  const { balance, state, website, recipientName, recipientEmail, expiresAt, createdAt } = card;
  return (
    <Facts>
      <Fact title="Left on it">{amountText(balance)}</Fact>
      <Fact title="State">{STATE_TEXT[state]}</Fact>
      <Fact title="Website">{website}</Fact>
      <Fact title="For">
        {[recipientName, recipientEmail].filter(Boolean).join(", ") || "Handed over"}
      </Fact>
      {card.boughtIn === null ? null : (
        <Fact title="Bought in">
          <Slot in={slots.orderNumber} number={card.boughtIn} />
        </Fact>
      )}
      <Fact title="Issued">
        <Time iso={createdAt} />
      </Fact>
      <Fact title="Good until">{expiresAt === null ? "For ever" : <Time iso={expiresAt} />}</Fact>
    </Facts>
  );
}

function Switch({ card: { id, isOpen } }: { readonly card: GiftCard }) {
  const change = useWriteGiftCard("switchGiftCard");
  return (
    <section aria-labelledby="switch-card" className={styles["section"]}>
      <h2 id="switch-card">{isOpen ? "Switch It Off" : "Switch It On Again"}</h2>
      <p>
        {isOpen
          ? "Nobody can spend it then. What is on it stays."
          : "Whoever has its code can spend it again."}
      </p>
      <ResourceForm
        fields={FIELDS}
        check={({ reason }) => checkReason(reason.trim())}
        submitLabel={isOpen ? "Switch Off" : "Switch On"}
        onSave={({ reason }) =>
          change.mutateAsync({ params: { id }, body: { isOpen: !isOpen, reason } })
        }
      />
    </section>
  );
}

const FIELDS = {
  reason: {
    label: "Why",
    hint: "It stands in the audit trail.",
    maxLength: LEDGER_REASON_MAX,
    autoComplete: "off",
  },
} as const;
