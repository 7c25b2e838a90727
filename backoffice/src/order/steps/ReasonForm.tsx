import { checkReason, REASON_MAX } from "@placket/domain/order/step/step-words";
import { amountText } from "../../money/amount-text.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import type { Order } from "../order.queries.ts";
import { Follows } from "./Follows.tsx";
import type { StepFormProps } from "./StepDialog.tsx";
import { useStep } from "./step.queries.ts";

const STEPS = {
  hold: {
    call: "holdOrder",
    button: "Hold the Order",
    done: "The order is held back.",
    follows: () => [
      "Nothing of it is packed, taken or paid back until it is released.",
      "The buyer is not written to.",
    ],
  },
  cancel: {
    call: "cancelOrder",
    button: "Cancel the Order",
    done: "The order is canceled, and the buyer was written to.",
    follows: whatCancelingDoes,
  },
} as const;

/** A step that wants a reason, which staff alone read. */
export function ReasonForm({
  order,
  step,
  onDone,
}: StepFormProps & { readonly step: keyof typeof STEPS }) {
  const { call, button, done, follows } = STEPS[step];
  const take = useStep(call, order.number);
  return (
    <>
      <Follows lines={follows(order)} />
      <ResourceForm
        fields={FIELDS}
        check={({ reason }) => checkReason(reason)}
        submitLabel={button}
        mayBeLeft
        onSave={async ({ reason }) => {
          await take.mutateAsync({ params: { number: order.number }, body: { reason } });
          onDone(done);
        }}
      />
    </>
  );
}

const FIELDS = {
  reason: {
    label: "Why",
    hint: "Staff read it in the order’s history.",
    maxLength: REASON_MAX,
    autoComplete: "off",
  },
} as const;

function whatCancelingDoes({ items, heldMoney, payments, isWorkBegun }: Order): string[] {
  const pieces = items.reduce(
    (sum, { quantity, progress }) => sum + quantity - progress.canceled,
    0,
  );
  const isReserved = payments.at(-1)?.state === "authorized";
  return [
    ...(isWorkBegun ? ["Its embroidery has begun: what is sewn can be sold to nobody else."] : []),
    `${pieces} ${pieces === 1 ? "piece goes" : "pieces go"} back on the shelf.`,
    heldMoney.value === 0
      ? "No money moves: none was taken."
      : isReserved
        ? `${amountText(heldMoney)} that were reserved are released.`
        : `${amountText(heldMoney)} that were taken are paid back.`,
    "The buyer is written to. It cannot be undone.",
  ];
}
