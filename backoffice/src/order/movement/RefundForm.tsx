import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import { isForgotten } from "@placket/domain/order/forgotten-buyer";
import { money } from "@placket/domain/money/money";
import { minorOf } from "@placket/domain/money/price-format";
import {
  checkRefund,
  refundSum,
  type Refundable,
  type RefundWish,
} from "@placket/domain/order/money/refund";
import {
  leftBy,
  REFUND_WAY_CODES,
  refundParts,
  SOURCE_TITLES,
} from "@placket/domain/order/money/refund-ways";
import { REASON_MAX } from "@placket/domain/order/step/step-words";
import { amountText } from "../../money/amount-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { chosen } from "../../page/form/chosen.ts";
import type { FormField } from "../../page/form/FormControl.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Follows } from "../steps/Follows.tsx";
import { piecesFields, piecesTyped } from "../steps/pieces-fields.ts";
import type { StepFormProps } from "../steps/StepDialog.tsx";
import { useStep } from "../steps/step.queries.ts";
import { paidOf } from "./paid-of.ts";
import { sourcesOf, wayChoices, wayFollows } from "./refund-choices.ts";

/** Pays money back: for pieces, for the way, or beside them. */
export function RefundForm({ order, onDone }: StepFormProps) {
  const { items, number, email, money: is } = order;
  const payBack = useStep("refundOrder", number);
  const { ask, dialog } = useConfirm();
  if (!is) return null;
  const { currency } = is.captured;
  const sources = sourcesOf(is);
  const left = money(leftBy("source", sources), currency);
  const text = (minor: number) => amountText(moneyToWire(money(minor, currency)));
  const refundable: Refundable = {
    paid: paidOf(order),
    lines: items.map(({ id: itemId, quantity: ordered, progress }) => ({
      ...progress,
      itemId,
      ordered,
    })),
    shippingRefunded: moneyFromWire(is.shippingRefunded),
    sources,
    hasAccount: is.hasAccount,
    isForgotten: isForgotten(email),
  };
  const wishOf = (values: Readonly<Record<string, string>>): RefundWish => ({
    way: chosen(REFUND_WAY_CODES, values["way"]),
    pieces: piecesTyped(items, values),
    shippingMinor: amountTyped(values["shipping"], currency),
    adjustmentMinor: amountTyped(values["adjustment"], currency),
    reason: values["reason"] ?? "",
  });
  return (
    <>
      <Follows
        lines={[
          `At most ${amountText(moneyToWire(left))} can be paid back.`,
          ...sources.map(
            ({ source, paid, left: open }) =>
              `${SOURCE_TITLES[source]}: ${text(open)} of ${text(paid)} can go back.`,
          ),
          "Pieces that are not shipped yet are not shipped any more.",
          `${email} is written to.`,
        ]}
      />
      <ResourceForm<string>
        fields={{
          ...piecesFields(items, ({ progress }) => progress.toRefund),
          way: { label: "How it goes back", choices: wayChoices(is, email) },
          ...FIELDS,
        }}
        values={{ toShelf: "yes", way: "source" }}
        check={(values) => checkRefund(wishOf(values), refundable)}
        submitLabel="Pay Back"
        mayBeLeft
        onSave={async (values) => {
          const wish = wishOf(values);
          const { total } = refundSum(wish, refundable);
          const seen = moneyToWire(total);
          const isSure = await ask({
            title: `Pay ${amountText(seen)} back?`,
            yes: "Pay It Back",
            text: `${refundParts(wish.way, total.minor, sources)
              .map(({ to, amountMinor }) => `${SOURCE_TITLES[to]}: ${text(amountMinor)}`)
              .join(". ")}.${wayFollows(wish.way, email)}`,
          });
          if (!isSure) return;
          await payBack.mutateAsync({
            params: { number },
            body: {
              pieces: [...wish.pieces],
              way: wish.way,
              shipping: moneyToWire(money(wish.shippingMinor, currency)),
              adjustment: moneyToWire(money(wish.adjustmentMinor, currency)),
              toShelf: values["toShelf"] === "yes",
              reason: wish.reason,
              seen,
              left: moneyToWire(left),
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
  shipping: { label: "Shipping to pay back", maxLength: 12, autoComplete: "off", mayBeEmpty: true },
  adjustment: {
    label: "Adjustment",
    hint: "Paid back on top of that; with a minus, kept back from it.",
    maxLength: 12,
    autoComplete: "off",
    mayBeEmpty: true,
  },
  toShelf: {
    label: "The pieces",
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
