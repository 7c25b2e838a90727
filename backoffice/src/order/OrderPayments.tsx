import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { amountText } from "../money/amount-text.ts";
import type { Order } from "./order.queries.ts";
import styles from "./OrderPayments.module.css";
import { declineText, paymentText } from "./status-text.ts";

type Payment = Order["payments"][number];

const COLUMNS: readonly Column<Payment>[] = [
  { title: "Try", isRowHeader: true, cell: ({ attempt }) => attempt },
  { title: "State", cell: (payment) => <StateCell {...payment} /> },
  { title: "Paid by", onPhone: "hidden", cell: ({ card, method }) => card ?? method },
  { title: "Processor key", onPhone: "hidden", cell: (payment) => <KeyCell {...payment} /> },
  { title: "Amount", align: "end", cell: ({ amount }) => amountText(amount) },
];

/** Every try to pay; the key leads to it at the processor. */
export function OrderPayments({ order }: { readonly order: Order }) {
  const { payments, awaited } = order;
  return (
    <section className={`no-print ${styles["payments"]}`}>
      <h2>Payments</h2>
      {awaited ? <p>{`${amountText(awaited)} awaited from the buyer.`}</p> : null}
      {payments.length === 0 ? (
        awaited ? null : (
          <p>Nothing was to be paid.</p>
        )
      ) : (
        <Table
          label="Payments"
          columns={COLUMNS}
          rows={payments}
          keyOf={({ attempt }) => attempt}
        />
      )}
    </section>
  );
}

/** On a phone the state also says what it is paid by. */
function StateCell({ state, declineReason, updatedAt, card, method }: Payment) {
  return (
    <>
      {paymentText(state)}
      {state === "declined" && declineReason !== null ? `: ${declineText(declineReason)}` : ""}
      <span className={styles["detail"]}>
        <Time iso={updatedAt} />
      </span>
      <span className={styles["onPhone"]}>{card ?? method}</span>
    </>
  );
}

function KeyCell({ idempotencyKey, reference, provider }: Payment) {
  return (
    <>
      <span className={styles["key"]}>{idempotencyKey}</span>
      <span className={styles["detail"]}>
        {provider}
        {reference === null ? "" : `, its reference ${reference}`}
      </span>
    </>
  );
}
