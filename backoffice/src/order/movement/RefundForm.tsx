import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import { money, subtract } from "@placket/domain/money/money";
import { minorOf } from "@placket/domain/money/price-format";
import {
  checkRefund,
  REFUND_WAYS,
  refundSum,
  type Refundable,
  type RefundWish,
} from "@placket/domain/order/money/refund";
import { REASON_MAX } from "@placket/domain/order/step/step-words";
import { amountText } from "../../money/amount-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import type { FormField } from "../../page/form/FormControl.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Follows } from "../steps/Follows.tsx";
import { piecesFields, piecesTyped } from "../steps/pieces-fields.ts";
import type { StepFormProps } from "../steps/StepDialog.tsx";
import { useStep } from "../steps/step.queries.ts";
import { paidOf } from "./paid-of.ts";

/** Pays money back: for pieces, for the way, or beside them. */
export function RefundForm({ order, onDone }: StepFormProps) {
  const { items, number, email, money: is } = order;
  const payBack = useStep("refundOrder", number);
  const { ask, dialog } = useConfirm();
  if (!is) return null;
  const { currency } = is.captured;
  const left = subtract(moneyFromWire(is.captured), moneyFromWire(is.refunded));
  const refundable: Refundable = {
    paid: paidOf(order),
    lines: items.map(({ id: itemId, quantity: ordered, progress }) => ({
      itemId,
      ordered,
      canceled: progress.canceled,
      refunded: progress.refunded,
    })),
    shippingRefunded: moneyFromWire(is.shippingRefunded),
    left,
  };
  const wishOf = (values: Readonly<Record<string, string>>): RefundWish => ({
    pieces: piecesTyped(items, values),
    shippingMinor: amountTyped(values["shipping"], currency),
    adjustmentMinor: amountTyped(values["adjustment"], currency),
    reason: values["reason"] ?? "",
  });
  return (
    <>
      <Follows
        lines={[
          `At most ${amountText(moneyToWire(left))} can be paid back. ${REFUND_WAYS.card.title}.`,
          "Pieces that are not shipped yet are not shipped any more.",
          `${email} is written to.`,
        ]}
      />
      <ResourceForm<string>
        fields={{ ...piecesFields(items, ({ progress }) => progress.toRefund), ...FIELDS }}
        values={{ toShelf: "yes" }}
        check={(values) => checkRefund(wishOf(values), refundable)}
        submitLabel="Pay Back"
        mayBeLeft
        onSave={async (values) => {
          const wish = wishOf(values);
          const seen = moneyToWire(refundSum(wish, refundable).total);
          const question = { title: `Pay ${amountText(seen)} back?`, yes: "Pay It Back" };
          if (!(await ask({ ...question, text: REFUND_WAYS.card.title }))) return;
          await payBack.mutateAsync({
            params: { number },
            body: {
              pieces: [...wish.pieces],
              shipping: moneyToWire(money(wish.shippingMinor, currency)),
              adjustment: moneyToWire(money(wish.adjustmentMinor, currency)),
              toShelf: values["toShelf"] === "yes",
              reason: wish.reason,
              seen,
            },
          });
          onDone("The processor was asked to pay it back: the history says what came of it.");
        }}
      />
      {dialog}
    </>
  );
}

/** Nothing typed is nothing; what is no amount is none that there is. */
function amountTyped(typed = "", currency: string): number {
  const text = typed.trim().replaceAll(",", "");
  if (text === "") return 0;
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? minorOf(Number(text), currency) : Number.NaN;
}

const FIELDS: Readonly<Record<string, FormField>> = {
  shipping: { label: "Of the shipping", maxLength: 12, autoComplete: "off", mayBeEmpty: true },
  adjustment: {
    label: "Beside it",
    hint: "More than that, or with a minus less.",
    maxLength: 12,
    autoComplete: "off",
    mayBeEmpty: true,
  },
  toShelf: {
    label: "Its pieces",
    choices: [
      { value: "yes", label: "go back on the shelf" },
      { value: "no", label: "do not" },
    ],
  },
  reason: {
    label: "Why",
    hint: "Staff read it in the order’s history.",
    maxLength: REASON_MAX,
    autoComplete: "off",
  },
};
