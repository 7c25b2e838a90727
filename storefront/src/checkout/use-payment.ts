import { ok, refuse, type Problem, type Result } from "@placket/domain/problem";
import { useRef, useState, type RefObject } from "react";
import {
  CAPTCHA_FIELD,
  UNREACHABLE,
  type BotCheck,
  type BotCheckHandle,
} from "../bot-check/bot-proof.ts";
import type { CartWire } from "../cart/cart.queries.ts";
import { problemText } from "../notice/show-problem.ts";
import { CARD_FIELDS, type CardFrameHandle } from "../payment/card-frame.ts";
import { t } from "../translation/translate.ts";
import { cardFieldId } from "./CardMethod.tsx";
import { paymentInput, purchaseOf, usePaymentChoice } from "./payment-choice.ts";
import { METHOD_FIELD } from "./PaymentMethods.tsx";
import { problemLines, type FieldPlace, type ProblemLine } from "./problem-lines.ts";
import type { PlacingInHand } from "./use-placing.ts";
import { agreementField, type Terms } from "./use-terms.ts";

export const PO_FIELD = "purchase-order-number";
export const CAPTCHA_ID = "place-order-captcha";

interface PaymentPartsInHand {
  readonly cart: CartWire;
  readonly inHand: PlacingInHand;
  readonly card: RefObject<CardFrameHandle | null>;
  /** The check of the form, once it is drawn. */
  readonly bot: {
    readonly check: BotCheck | null;
    readonly field: RefObject<BotCheckHandle | null>;
  };
  readonly terms: Terms;
  readonly comment: string;
  readonly missing: readonly { readonly id: string; readonly title: string }[];
}

/** The payment step's own state: choice, what is wrong, and the way to the order. */
export function usePayment(parts: PaymentPartsInHand) {
  const { cart, inHand, card, bot, terms, comment, missing } = parts;
  const { chosen, choose } = usePaymentChoice(cart);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [lines, setLines] = useState<readonly ProblemLine[] | undefined>();
  const [purchaseOrderNumber, typePurchaseOrderNumber] = useState("");
  const [isTokenizing, setTokenizing] = useState(false);
  const busy = useRef(false);
  const show = (found: readonly Problem[], before: readonly ProblemLine[] = []) => {
    setProblems(found);
    setLines([...before, ...problemLines(found, placesOf(terms))]);
  };
  const submit = async () => {
    const undone = missing.map(({ id, title }) => ({
      field: id,
      text: t("%1: not done yet", title),
    }));
    const unticked = terms.problems();
    if (undone.length + unticked.length > 0) return show(unticked, undone);
    if (busy.current) return;
    busy.current = true;
    setTokenizing(true);
    show([]);
    try {
      const payment = await paymentInput(chosen, {
        card,
        purchaseOrderNumber,
        purchase: purchaseOf(cart),
      });
      if (!payment.ok) return show(payment.problems);
      const proof = await proofOf(bot);
      if (!proof.ok) return show(proof.problems);
      setLines(undefined);
      await inHand.place(cart, { comment, payment: payment.value, proof: proof.value });
      bot.field.current?.renew();
    } finally {
      busy.current = false;
      setTokenizing(false);
    }
  };
  const textOf = (field: string) => {
    const found = problems.find((one) => one.field === field);
    return found && problemText(found);
  };
  return {
    chosen,
    choose,
    lines,
    textOf,
    isTokenizing,
    submit,
    purchaseOrderNumber,
    typePurchaseOrderNumber,
  };
}

/** The proof comes last: what it is for follows at once. */
async function proofOf({
  check,
  field,
}: PaymentPartsInHand["bot"]): Promise<Result<string | undefined>> {
  if (check === null) return ok(undefined);
  return (await field.current?.prove()) ?? refuse(UNREACHABLE);
}

function placesOf({ agreements }: Terms): Readonly<Record<string, FieldPlace>> {
  return {
    method: { id: METHOD_FIELD, label: t("Payment method") },
    number: { id: PO_FIELD, label: t("PO number") },
    [CAPTCHA_FIELD]: { id: CAPTCHA_ID, label: t("Security check") },
    ...Object.fromEntries(
      CARD_FIELDS.map((field) => [
        `card.${field}`,
        { id: cardFieldId(field), label: t(CARD_LABELS[field]) },
      ]),
    ),
    ...Object.fromEntries(
      agreements.map(({ id, name }) => [
        agreementField(id),
        { id: agreementField(id), label: name },
      ]),
    ),
  };
}

const CARD_LABELS = {
  number: "Card number",
  expiry: "Expiry (MM/YY)",
  securityCode: "Security code",
  name: "Name on card",
} as const;
