import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import { subtract } from "@placket/domain/money/money";
import { costLeftOut } from "@placket/domain/order/money/paid-order";
import { checkPieces, type PiecesWish } from "@placket/domain/order/step/check-pieces";
import { leftOutWithCharges } from "@placket/domain/order/step/digitizing-charge";
import { amountText } from "../../money/amount-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Follows } from "../steps/Follows.tsx";
import { piecesFields, piecesTyped, type LeftOf } from "../steps/pieces-fields.ts";
import type { Order } from "../order.queries.ts";
import type { StepFormProps } from "../steps/StepDialog.tsx";
import { useStep } from "../steps/step.queries.ts";
import { paidOf } from "./paid-of.ts";

/** What is on its way is paid. */
const mayBeLeftOut: LeftOf = ({ progress }) => progress.toLeaveOut;

/** What is typed, and the charges that fall away with it. */
function leftOutBy({ items, digitizing }: Order, typed: readonly PiecesWish[]) {
  const lines = items.map(({ id: itemId, quantity: ordered, progress }) => ({
    ...progress,
    itemId,
    ordered,
  }));
  return leftOutWithCharges(typed, { lines, charges: digitizing });
}

/** Takes the money that is reserved: all of it, or without some pieces. */
export function CaptureForm({ order, onDone }: StepFormProps) {
  const { items, number, email, money: is } = order;
  const take = useStep("captureOrder", number);
  const { ask, dialog } = useConfirm();
  const lines = items.map((item) => ({ itemId: item.id, left: mayBeLeftOut(item) }));
  if (!is) return null;
  return (
    <>
      <Follows
        lines={[
          `${amountText(is.asked)} are reserved. They are taken once: what is left out is canceled, goes back on the shelf and is not paid.`,
          `${email} gets the invoice.`,
        ]}
      />
      <ResourceForm<string>
        fields={leftOutFields(order)}
        check={(values) => {
          const leftOut = piecesTyped(items, values);
          return leftOut.length === 0
            ? []
            : checkPieces(leftOut, { lines, left: (line) => line.left });
        }}
        submitLabel="Take the Money"
        mayBeLeft
        onSave={async (values) => {
          const leftOut = piecesTyped(items, values);
          const all = leftOutBy(order, leftOut);
          const amount = subtract(moneyFromWire(is.asked), costLeftOut(paidOf(order), all));
          const seen = moneyToWire(amount);
          const isSure = await ask({
            title: `Take ${amountText(seen)}?`,
            yes: "Take It",
            text: leftOutText(leftOut, all.slice(leftOut.length)),
          });
          if (!isSure) return;
          await take.mutateAsync({ params: { number }, body: { leftOut, seen } });
          onDone("The processor was asked to take it: the history says what came of it.");
        }}
      />
      {dialog}
    </>
  );
}

const leftOutFields = ({ items }: StepFormProps["order"]) =>
  Object.fromEntries(
    Object.entries(piecesFields(items, mayBeLeftOut)).map(([name, field]) => [
      name,
      { ...field, label: `Leave out: ${field.label}` },
    ]),
  );

function leftOutText(typed: readonly PiecesWish[], fallen: readonly PiecesWish[]): string {
  const pieces = typed.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return "It is all of the order.";
  const said = `Without ${pieces} ${pieces === 1 ? "piece, which is" : "pieces, which are"} canceled.`;
  return fallen.length === 0
    ? said
    : `${said} With the last garment that needs it, the charge for digitizing is canceled too.`;
}
