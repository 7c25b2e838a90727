import { useQuery } from "@tanstack/react-query";
import { addressOf } from "../../api/call.ts";
import { Fact, Facts } from "../../page/Facts.tsx";
import { Heading } from "../../page/Heading.tsx";
import { useMay } from "../../page/permissions.ts";
import { Slot } from "../../page/Slot.tsx";
import { slots } from "../../page/slots.ts";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import { customerAt, quotesAt } from "../customer.addresses.ts";
import { PutQuote } from "./PutQuote.tsx";
import { quoteQuery, type Quote } from "./quote.queries.ts";
import { QUOTE_STATE_TEXT } from "./quote-state-text.ts";
import styles from "./QuotePage.module.css";

/** One quote as its buyer has it, and what becomes of it. */
export default function QuotePage({ number }: { readonly number: string }) {
  const { data: quote, error, refetch } = useQuery(quoteQuery(number));
  const mayPut = useMay("quotes.put");
  if (error && !quote) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={`Quote ${quote?.number ?? ""}`.trim()} />
      <p>
        <a className="link" href={quotesAt({})}>
          All quotes
        </a>
      </p>
      {quote ? (
        <>
          <QuoteFacts quote={quote} />
          <Lines quote={quote} />
          {mayPut && quote.state === "open" ? <PutQuote quote={quote} /> : null}
        </>
      ) : (
        <LoadingRows label="Loading the quote" rows={3} />
      )}
    </>
  );
}

function QuoteFacts({ quote }: { readonly quote: Quote }) {
  const { number, state, store, madeAt, validUntil, orderNumber, isInCart } = quote;
  return (
    <Facts>
      <Fact title="State">
        {QUOTE_STATE_TEXT[state]}
        {isInCart && state === "open" ? ". Its prices hold in the buyer’s cart" : ""}
      </Fact>
      <Fact title="Buyer">
        <Buyer quote={quote} />
      </Fact>
      <Fact title="Store">{store}</Fact>
      <Fact title="Made">
        <Time iso={madeAt} />
      </Fact>
      <Fact title="Valid until">
        <Time iso={validUntil} />
      </Fact>
      {orderNumber === null ? null : (
        <Fact title="Ordered">
          <Slot in={slots.orderNumber} number={orderNumber} />
        </Fact>
      )}
      <Fact title="Paper">
        <a className="link" href={addressOf("quotePaper", { params: { number } })} download>
          Quote {number} (PDF)
        </a>
      </Fact>
    </Facts>
  );
}

function Buyer({ quote: { buyer } }: { readonly quote: Quote }) {
  const { customerId, name, email } = buyer;
  const said = [name, email].filter(Boolean).join(", ");
  if (customerId === null) return said === "" ? "A guest" : `${said} (guest)`;
  return (
    <a className="link" href={customerAt({ id: String(customerId) })}>
      {said}
    </a>
  );
}

function Lines({ quote: { lines, sums } }: { readonly quote: Quote }) {
  return (
    <section aria-labelledby="quote-lines" className={styles["section"]}>
      <h2 id="quote-lines">What It Says</h2>
      <Table
        label="Lines of the quote"
        columns={COLUMNS}
        rows={lines.map((line, at) => ({ ...line, at }))}
        keyOf={({ at }) => at}
      />
      <dl className={styles["sums"]}>
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const COLUMNS: readonly Column<Quote["lines"][number] & { readonly at: number }>[] = [
  {
    title: "Item",
    isRowHeader: true,
    cell: ({ name, details }) => (
      <>
        {name}
        <span className={styles["details"]}>{details.join(" · ")}</span>
      </>
    ),
  },
  { title: "Pieces", align: "end", cell: ({ pieces }) => pieces },
  { title: "Amount", align: "end", cell: ({ amount }) => amount },
];
