import { checkPayment } from "@placket/domain/payment/check-payment";
import type { Problem } from "@placket/domain/problem";
import { useState } from "react";
import { CAPTCHA_FIELD } from "../../bot-check/bot-proof.ts";
import { problemText } from "../../notice/problem-text.ts";
import { CARD_FIELDS } from "../../payment/card-frame.ts";
import { t } from "../../translation/translate.ts";
import { problemLines, type FieldPlace, type ProblemLine } from "../problem-lines.ts";
import { offlineText } from "../summary-words.ts";
import { cardFieldId } from "./CardMethod.tsx";
import { atCard, kindOf } from "./payment-choice.ts";
import { METHOD_FIELD } from "./PaymentMethods.tsx";
import { agreementField, type Terms } from "./use-terms.ts";

export const PO_FIELD = "purchase-order-number";
export const CAPTCHA_ID = "place-order-captcha";

/** What the step looks like now, by which a fault is known to be mended. */
interface Standing {
  readonly chosen: string | undefined;
  readonly purchaseOrderNumber: string;
  readonly terms: Terms;
  readonly missing: readonly { readonly id: string; readonly title: string }[];
}

/** What the payment step itself found wrong; what is mended meanwhile goes from summary and field. */
export function useFaults(standing: Standing) {
  const { terms, missing } = standing;
  const [found, setFound] = useState<readonly Problem[] | undefined>();
  const [wasOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** Set once something is typed into the card fields after they were judged. */
  const [wrong, setWrong] = useState<readonly Problem[] | undefined>();
  const problems = found?.flatMap((one) => stillWrong(one, { ...standing, wrong }));
  const undone = missing.map(({ id, title }) => ({
    field: id,
    text: t("%1: not done yet", title),
  }));
  const lines: readonly ProblemLine[] | undefined = problems && [
    ...undone,
    ...(wasOffline && problems.some(isUnreached) ? [{ text: offlineText() }] : []),
    ...problemLines(
      wasOffline ? problems.filter((one) => !isUnreached(one)) : problems,
      placesOf(terms),
    ),
  ];
  return {
    /** Lines of the summary; undefined while only the server has spoken. */
    lines,
    attempt,
    /** Shows what is wrong, sections that are still to be done included; false when nothing is. */
    show: (next: readonly Problem[]): boolean => {
      setFound(next);
      setWrong(undefined);
      setOffline(!navigator.onLine);
      // Whoever shows twice in one try holds the attempt of its beginning.
      setAttempt((before) => before + 1);
      return next.length + missing.length > 0;
    },
    clear: () => setFound(undefined),
    onCardType: (now: readonly Problem[]) => setWrong(now.map(atCard)),
    textOf: (field: string): string | undefined => {
      const problem = problems?.find((one) => one.field === field);
      return problem && problemText(problem);
    },
  };
}

/** Without a network it is not the card's service that does not answer. */
const isUnreached = ({ error }: Problem) => error === "payment.providerUnreachable";

type Now = Standing & { readonly wrong: readonly Problem[] | undefined };

/** What is wrong by now where something was: in other words perhaps, or nothing. */
function stillWrong(found: Problem, now: Now): readonly Problem[] {
  if (found.field.startsWith("card.")) return wrongAtCard(found, now);
  return isMended(found, now) ? [] : [found];
}

/** The card fields say themselves what is wrong in them, with every key. */
function wrongAtCard(found: Problem, { chosen, wrong }: Now): readonly Problem[] {
  if (chosen === undefined || kindOf(chosen) !== "card") return [];
  return wrong === undefined ? [found] : wrong.filter(({ field }) => field === found.field);
}

function isMended({ field }: Problem, now: Now): boolean {
  if (field === "method") return now.chosen !== undefined;
  if (field === "number") return isPurchaseOrderNumberMended(now);
  if (!field.startsWith("agreement-")) return false;
  return !now.terms.problems().some((open) => open.field === field);
}

/** The number is judged anew as it is typed; another method needs none. */
function isPurchaseOrderNumberMended({ chosen, purchaseOrderNumber }: Standing): boolean {
  const draft = { methodCode: chosen ?? "", hasCard: true, purchaseOrderNumber };
  return checkPayment(draft, [{ code: draft.methodCode }]).every(({ field }) => field !== "number");
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
