import { Button } from "@placket/ui/action/button/Button";
import { useRef } from "react";
import { failureText } from "../api/failure-text.ts";
import { useLookAfter, type Order } from "./order.queries.ts";
import styles from "./LookAfter.module.css";
import { MoneyNote } from "./MoneyNote.tsx";
import { outcomeText } from "./status-text.ts";

/** While money is not where it belongs: what happened, what to do, and asking the processor now. */
export function LookAfter({ order }: { readonly order: Order }) {
  const lookAfter = useLookAfter(order.number);
  const answer = useRef<HTMLOutputElement>(null);
  // The button goes with the question: the focus moves on to the answer.
  const keepFocus = (after: Order | undefined) => {
    if (!after?.canLookAfter) answer.current?.focus();
  };
  const said = lookAfter.error
    ? failureText(lookAfter.error)
    : lookAfter.data
      ? outcomeText(lookAfter.data)
      : "";
  return (
    <div className={`no-print ${styles[order.canLookAfter || said ? "open" : "closed"] ?? ""}`}>
      {order.canLookAfter ? (
        <>
          <div className={styles["what"]}>
            {order.payments.map((payment) => (
              <MoneyNote key={payment.attempt} payment={payment} />
            ))}
          </div>
          <Button
            size="sm"
            onClick={() => lookAfter.mutate(undefined, { onSettled: keepFocus })}
            busy={lookAfter.isPending}
            busyLabel="asking"
          >
            Ask the Processor Now
          </Button>
        </>
      ) : null}
      <output ref={answer} tabIndex={-1}>
        {said}
      </output>
    </div>
  );
}
