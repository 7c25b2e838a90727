import { isChecked, RETURN_MOVES } from "@placket/domain/order/return/return-state";
import { whyEnded } from "@placket/domain/order/return/why-ended";
import { canMove } from "@placket/domain/state-moves";
import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { amountText } from "../../money/amount-text.ts";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { useFocusStays } from "../../page/use-focus-stays.ts";
import { settingsAt } from "../../store/store.addresses.ts";
import { Time } from "../../page/Time.tsx";
import type { Order } from "../order.queries.ts";
import { CheckForm } from "./CheckForm.tsx";
import { CloseForm } from "./CloseForm.tsx";
import { DifferenceForm } from "./DifferenceForm.tsx";
import { ExchangeForm } from "./ExchangeForm.tsx";
import { RefundReturnForm } from "./RefundReturnForm.tsx";
import { RejectForm } from "./RejectForm.tsx";
import styles from "./OrderReturns.module.css";
import { useReturnStep } from "./return.queries.ts";
import { staffReturnText } from "./staff-return-text.ts";

export type OrderReturn = Order["returns"][number];

/** What is sent back of an order, and what is to be done with it next. */
export function OrderReturns({ order }: { readonly order: Order }) {
  if (order.returns.length === 0) return null;
  return (
    <section className={`no-print ${styles["returns"] ?? ""}`}>
      <h2>Returns</h2>
      {order.returns.map((one) => (
        <OneReturn key={one.number} order={order} of={one} />
      ))}
    </section>
  );
}

interface OneReturnProps {
  readonly order: Order;
  readonly of: OrderReturn;
}

function OneReturn({ order, of }: OneReturnProps) {
  const { number, state, reason, comment, createdAt, pieces } = of;
  const ended = whyEnded(of, (phrase) => phrase);
  return (
    <article className={styles["return"]} aria-label={`Return ${number}`}>
      <h3>
        <span className="num">{number}</span>: {staffReturnText(of)}
      </h3>
      <p className={styles["facts"]}>
        <Time iso={createdAt} /> · {reason}
        {comment === "" ? "" : ` · “${comment}”`}
      </p>
      <ul>
        {pieces.map(({ itemId, name, sku, quantity, accepted }) => (
          <li key={itemId}>
            <span className="num">{quantity}</span> × {name} {sku}
            {isChecked(state) ? `, ${accepted} of them good` : ""}
          </li>
        ))}
      </ul>
      {ended === null ? null : <p className={styles["facts"]}>{ended}</p>}
      <NextSteps order={order} of={of} />
    </article>
  );
}

/** What is asked before a return moves on. */
type OpenForm = "reject" | "refund" | "difference" | "exchange" | "close";

function NextSteps({ order: whole, of }: OneReturnProps) {
  const { number: order } = whole;
  const { number, state, refund, owed } = of;
  const [said, setSaid] = useState("");
  const [open, setOpen] = useState<OpenForm | null>(null);
  const mayHandle = useMay("returns.handle");
  const mayPay = useMay("payments.move");
  const approve = useReturnStep("approveReturn", order);
  const receive = useReturnStep("receiveReturn", order);
  const params = { number };
  const tell = (text: string) => () => {
    setOpen(null);
    setSaid(text);
  };
  const cancel = () => setOpen(null);
  const isOpen = canMove(RETURN_MOVES, state, "closed");
  const failure = approve.error ?? receive.error;
  const place = useFocusStays<HTMLDivElement>();
  return (
    <section {...place} aria-label={`What is next for return ${number}`} className={styles["next"]}>
      {mayHandle && (state === "requested" || state === "approved") && whole.returnsTo === "" ? (
        <p role="alert">
          Buyers are not told where to send it: no address for returns is set.{" "}
          <a className="link" href={settingsAt({})}>
            Set it
          </a>
        </p>
      ) : null}
      {mayHandle && state === "requested" ? (
        <Button
          size="sm"
          busy={approve.isPending}
          onClick={() => approve.mutate({ params }, { onSuccess: tell("Approved.") })}
        >
          Approve
        </Button>
      ) : null}
      {mayHandle && state === "approved" ? (
        <Button
          size="sm"
          busy={receive.isPending}
          onClick={() => receive.mutate({ params }, { onSuccess: tell("Received.") })}
        >
          It Has Arrived
        </Button>
      ) : null}
      {mayHandle && (state === "requested" || state === "approved") && open === null ? (
        <Button kind="line" size="sm" onClick={() => setOpen("reject")}>
          Do Not Accept
        </Button>
      ) : null}
      {open === "reject" ? (
        <RejectForm
          order={order}
          number={number}
          onDone={tell("Not accepted.")}
          onCancel={cancel}
        />
      ) : null}
      {mayHandle && state === "received" ? (
        <CheckForm order={order} of={of} onDone={tell("Checked.")} />
      ) : null}
      {state === "refunding" ? <p>The processor has not answered yet.</p> : null}
      {state === "refund_failed" ? (
        <p role="alert">The processor refused to pay it back: the history says why.</p>
      ) : null}
      {owed ? (
        <p role="alert">
          The processor refused to pay the difference of <b className="num">{amountText(owed)}</b>{" "}
          back: the history says why.
        </p>
      ) : null}
      {mayPay && owed && open === null ? (
        <Button size="sm" onClick={() => setOpen("difference")}>
          Pay the Difference
        </Button>
      ) : null}
      {open === "difference" && owed ? (
        <DifferenceForm
          order={whole}
          number={number}
          owed={owed}
          onCancel={cancel}
          onDone={tell("The processor was asked to pay it back: the history says what came of it.")}
        />
      ) : null}
      {mayPay && refund && open === null ? (
        <Button size="sm" onClick={() => setOpen("refund")}>
          {state === "checked" ? "Pay Back" : "Try Again"}
        </Button>
      ) : null}
      {isOpen && !refund ? (
        <p>Its order has no money to pay back for it: exchange it, or close it.</p>
      ) : null}
      {open === "refund" && refund ? (
        <RefundReturnForm
          order={whole}
          of={of}
          refund={refund}
          onCancel={cancel}
          onDone={tell("The processor was asked to pay it back: the history says what came of it.")}
        />
      ) : null}
      {mayPay && isOpen && open === null ? (
        <Button kind="line" size="sm" onClick={() => setOpen("exchange")}>
          Exchange
        </Button>
      ) : null}
      {mayHandle && isOpen && open === null ? (
        <Button kind="line" size="sm" onClick={() => setOpen("close")}>
          Close
        </Button>
      ) : null}
      {open === "close" ? (
        <CloseForm order={order} of={of} onDone={tell("Closed.")} onCancel={cancel} />
      ) : null}
      {open === "exchange" ? (
        <ExchangeForm
          order={order}
          of={of}
          onCancel={cancel}
          onDone={tell("Exchanged: it is an order of its own.")}
        />
      ) : null}
      {failure ? <p role="alert">{failureText(failure)}</p> : null}
      <Said text={said} />
    </section>
  );
}
