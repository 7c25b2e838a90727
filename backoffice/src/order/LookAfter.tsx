import { Button } from "@placket/ui/button/Button";
import { useRef } from "react";
import { failureText } from "../api/call-error.ts";
import { useLookAfter, type Order } from "./order.queries.ts";
import styles from "./LookAfter.module.css";
import { STATUS_TEXT } from "./status-text.ts";

/** While nobody knows whether an order is paid: what that means, and asking the processor now. */
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
      ? outcome(lookAfter.data)
      : "";
  return (
    <div className={order.canLookAfter || said ? styles["open"] : styles["closed"]}>
      {order.canLookAfter ? (
        <>
          <p>
            <b>Nobody knows yet whether this order is paid.</b> Its pieces are reserved. The store
            asks the processor again by itself every few seconds.
          </p>
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

function outcome({ canLookAfter, status }: Order): string {
  if (canLookAfter) return "No answer yet.";
  return `Settled: the order is now “${STATUS_TEXT[status]}”.`;
}
