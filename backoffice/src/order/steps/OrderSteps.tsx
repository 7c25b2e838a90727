import { lateModule } from "@placket/web/late/late-module";
import type { OrderStep } from "@placket/domain/order/step/order-steps";
import { Button } from "@placket/ui/action/button/Button";
import { lazy, Suspense, useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Said } from "../../page/Said.tsx";
import { useMay } from "../../page/permissions.ts";
import type { Order } from "../order.queries.ts";
import styles from "./OrderSteps.module.css";
import type { StepAsked } from "./StepDialog.tsx";
import { unsewnText } from "../unsewn-text.ts";
import { useStep } from "./step.queries.ts";

/** Dialogs bring their library along, which nobody needs who only looks. */
const StepDialog = lazy(lateModule(() => import("./StepDialog.tsx")));

/** What may be done with an order now; what may not is not offered. */
export function OrderSteps({ order }: { readonly order: Order }) {
  const { number, steps } = order;
  const [asked, setAsked] = useState<StepAsked>();
  const [said, setSaid] = useState("");
  const mayNote = useMay("orders.change");
  const releasing = useStep("releaseOrder", number);
  const packing = useStep("packOrder", number);
  const paying = useStep("noteInvoicePaid", number);
  const mayMove = useMay("payments.move");
  const offered = (step: OrderStep) => steps[step] === null;
  const begin = (step: StepAsked) => {
    setSaid("");
    setAsked(step);
  };
  const { ask, dialog: question } = useConfirm();
  const { unfinished } = order;
  const pack = async () => {
    const title = "Start Packing all the same?";
    const text = `${unsewnText(unfinished)} What is not sewn does not leave.`;
    if (unfinished > 0 && !(await ask({ title, text, yes: "Start Packing" }))) return;
    packing.mutate(
      { params: { number } },
      {
        onSuccess: (after) => setSaid(`Packing has begun. ${unsewnText(after.unfinished)}`.trim()),
      },
    );
  };
  const done = (text: string) => {
    setAsked(undefined);
    setSaid(text);
  };
  const failure = releasing.error ?? packing.error ?? paying.error;
  return (
    <div className={`no-print ${styles["steps"] ?? ""}`}>
      {question}
      {offered("pack") ? (
        <Button size="sm" busy={packing.isPending} onClick={() => void pack()}>
          Start Packing
        </Button>
      ) : null}
      {offered("release") ? (
        <Button
          size="sm"
          busy={releasing.isPending}
          onClick={() =>
            releasing.mutate(
              { params: { number } },
              { onSuccess: () => setSaid("It may be packed again.") },
            )
          }
        >
          Release
        </Button>
      ) : null}
      {order.purchaseOrder?.isOpen === true && mayMove ? (
        <Button
          kind="line"
          size="sm"
          busy={paying.isPending}
          onClick={() =>
            paying.mutate(
              { params: { number } },
              { onSuccess: () => setSaid("The invoice is paid: nothing is open.") },
            )
          }
        >
          Invoice Paid
        </Button>
      ) : null}
      {ASKED.filter(({ step }) => offered(step)).map(({ step, title }) => (
        <Button key={step} kind="line" size="sm" onClick={() => begin(step)}>
          {title}
        </Button>
      ))}
      {mayNote ? (
        <Button kind="line" size="sm" onClick={() => begin("note")}>
          Write a Note
        </Button>
      ) : null}
      {failure ? <p role="alert">{failureText(failure)}</p> : null}
      <Said text={said} />
      {asked ? (
        <Suspense fallback={null}>
          <StepDialog
            step={asked}
            order={order}
            onDone={done}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Steps that ask for something first, in the order of their buttons. */
const ASKED = [
  { step: "ship", title: "Ship" },
  { step: "capture", title: "Take the Money" },
  { step: "refund", title: "Pay Back" },
  { step: "return", title: "Open a Return" },
  { step: "hold", title: "Hold" },
  { step: "changeAddress", title: "Change Address" },
  { step: "cancel", title: "Cancel Order" },
] as const satisfies readonly { readonly step: OrderStep; readonly title: string }[];
