import type { PaymentState } from "@placket/domain/payment/payment-state";
import { amountText } from "../money/amount-text.ts";
import styles from "./LookAfter.module.css";
import type { Order } from "./order.queries.ts";

type Payment = Order["payments"][number];

/** What became of one try to pay while it is not settled, and what to do; nothing when it is. */
export function MoneyNote({ payment }: { readonly payment: Payment }) {
  const note = NOTES[payment.state] ?? (payment.trouble === null ? null : SETTLED);
  if (!note) return null;
  return (
    <div className={styles["note"]}>
      <p>
        <b>{note.what(payment)}</b> {note.meanwhile}
      </p>
      {payment.trouble === null ? null : (
        <>
          <p>{note === SETTLED ? payment.trouble : `It cannot be settled: ${payment.trouble}`}</p>
          <p>{note.doThis(payment)}</p>
        </>
      )}
    </div>
  );
}

interface Note {
  readonly what: (payment: Payment) => string;
  readonly meanwhile: string;
  /** The way out when the store does not get on by itself. */
  readonly doThis: (payment: Payment) => string;
}

/** Somebody moved its money at the processor and not here. */
const SETTLED: Note = {
  what: ({ attempt }) =>
    `The books of the processor say otherwise of payment ${attempt} than ours.`,
  meanwhile: "The store moves nothing by itself.",
  doThis: ({ provider, reference, idempotencyKey }) =>
    `Look up ${reference ?? idempotencyKey} in the back office of ${provider} and write down in the order's notes what was done there. Once both agree, ask the processor here.`,
};

const OPEN: Note = {
  what: () => "Nobody knows yet whether this order is paid.",
  meanwhile: "Its pieces are reserved. The store asks the processor again by itself.",
  doThis: ({ provider, idempotencyKey }) =>
    `Look up ${idempotencyKey} in the back office of ${provider}, check the keys that the store has for it, then ask the processor here.`,
};

const NOTES: Readonly<Partial<Record<PaymentState, Note>>> = {
  started: OPEN,
  challenged: OPEN,
  returning: {
    what: ({ attempt, amount }) =>
      `Whatever the processor holds for payment ${attempt} (${amountText(amount)} was asked for) must go back.`,
    meanwhile:
      "The history says why. The store gives it back by itself, and tries again until it has.",
    doThis: ({ provider, reference, idempotencyKey }) =>
      `Void or refund ${reference ?? idempotencyKey} in the back office of ${provider}, then ask the processor here: it notices that the money went back.`,
  },
};
