import type { RuleAction } from "@placket/domain/promotion/rule-action";
import { amountText } from "../money/amount-text.ts";
import { majorOf } from "./typed-number.ts";
import type { RuleRow } from "./promotion.queries.ts";

/** What a rule does, in a few words: `10% off`. */
export function actionText(action: RuleAction, currency: string): string {
  switch (action.kind) {
    case "percent":
      return `${action.micro / 10_000}% off`;
    case "fixedPiece":
      return `${minorText(action.minor, currency)} off each piece`;
    case "fixedCart":
      return `${minorText(action.minor, currency)} off the cart`;
    case "buyGet":
      return `Buy ${action.buy}, get ${action.get} at ${action.micro / 10_000}% off`;
    case "cheapestFree":
      return `Cheapest of every ${action.of} free`;
    case "freeShipping":
      return action.for === "cart" ? "Ships free" : "Some lines ship free";
  }
}

/** An amount of a rule; of the catalogue's currency it is told without one. */
export const minorText = (minor: number, currency: string): string =>
  currency === "" ? String(minor / 100) : amountText({ value: majorOf(minor, currency), currency });

/** Whether it is on now, and if not, why. */
export function stateText(
  { isActive, activeFrom, activeTo }: Pick<RuleRow, "isActive" | "activeFrom" | "activeTo">,
  now: Date,
): string {
  if (!isActive) return "Off";
  if (activeFrom !== null && new Date(activeFrom) > now) return "Begins later";
  if (activeTo !== null && new Date(activeTo) <= now) return "Over";
  return "On";
}

/** What was taken off by it, in every currency. */
export const takenText = ({ uses }: RuleRow): string =>
  uses.discounts
    .map(({ minor, currency }) => amountText({ value: majorOf(minor, currency), currency }))
    .join(", ");
