import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { t } from "../../translation/translate.ts";
import { dayOf } from "../parts/day-of.ts";

/** By when an order on account is to be paid, or that it is; `null` where nothing is owed or was (issue 9.5). */
export function payableText({ onAccount }: OwnOrder, locale: string): string | null {
  if (!onAccount || onAccount.state === "NOTHING_OWED") return null;
  if (onAccount.state === "PAID") return t("Paid");
  if (onAccount.dueAt === null) return t("Not paid yet");
  const day = dayOf(onAccount.dueAt, locale);
  return onAccount.state === "OVERDUE"
    ? t("Not paid yet, payable by %1", day)
    : t("Payable by %1", day);
}
