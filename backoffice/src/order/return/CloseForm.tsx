import { checkReason, REASON_MAX } from "@placket/domain/order/step/step-words";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import type { OrderReturn } from "./OrderReturns.tsx";
import { useReturnStep } from "./return.queries.ts";
import { SHELF_FIELD } from "./shelf-field.ts";

interface Props {
  readonly order: string;
  readonly of: OrderReturn;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Ends a return of which nothing is paid back and nothing sent. */
export function CloseForm({ order, of: { number, isForShelf }, onDone, onCancel }: Props) {
  const close = useReturnStep("closeReturn", order);
  return (
    <ResourceForm
      fields={FIELDS}
      values={{ toShelf: isForShelf ? "yes" : "no" }}
      check={({ reason }) => checkReason(reason)}
      submitLabel="Close It"
      mayBeLeft
      onCancel={onCancel}
      onSave={async ({ reason, toShelf }) => {
        await close.mutateAsync({
          params: { number },
          body: { reason, toShelf: toShelf === "yes" },
        });
        onDone();
      }}
    />
  );
}

const FIELDS = {
  reason: {
    label: "Why nothing is paid back or sent",
    hint: "The buyer reads it.",
    maxLength: REASON_MAX,
    autoComplete: "off",
  },
  toShelf: SHELF_FIELD,
} as const;
