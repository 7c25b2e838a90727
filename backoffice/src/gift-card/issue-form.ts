import { checkIssue } from "@placket/domain/gift-card/issue";
import { GIFT_CARD_NAME_MAX } from "@placket/domain/sold-card/limits";
import { LEDGER_REASON_MAX } from "@placket/domain/ledger/by-hand";
import { minorOf } from "@placket/domain/money/price-format";
import type { FormField } from "../page/form/FormControl.tsx";
import type { IssueViews } from "./gift-card.queries.ts";

type IssueField =
  | "storeViewId"
  | "amount"
  | "expiresOn"
  | "recipientName"
  | "recipientEmail"
  | "reason";
type Typed = Readonly<Record<IssueField, string>>;

/** The fields of a card that is issued, in a shop with these store views. */
export const issueFields = (views: IssueViews): Readonly<Record<IssueField, FormField>> => ({
  storeViewId: {
    label: "Store",
    hint: "Its website takes the card; its letter speaks the store's language.",
    choices: views.map(({ id, name, currency }) => ({
      value: String(id),
      label: `${name}, ${currency}`,
    })),
  },
  amount: { label: "Amount", hint: "Such as 50 or 49.50", maxLength: 12, autoComplete: "off" },
  expiresOn: {
    label: "Last day",
    hint: "As 2027-12-31. Empty: it is good for ever.",
    maxLength: 10,
    mayBeEmpty: true,
    autoComplete: "off",
  },
  recipientName: {
    label: "Recipient's name",
    maxLength: GIFT_CARD_NAME_MAX,
    mayBeEmpty: true,
    autoComplete: "off",
  },
  recipientEmail: {
    label: "Recipient's email",
    hint: "Gets the code by letter. Empty: you hand it over.",
    as: "email",
    maxLength: 254,
    mayBeEmpty: true,
    autoComplete: "off",
  },
  reason: {
    label: "Why",
    hint: "It stands in the audit trail.",
    maxLength: LEDGER_REASON_MAX,
    autoComplete: "off",
  },
});

/** What is typed, as the call takes it. */
export const issueOf = ({ storeViewId, amount, ...rest }: Typed) => ({
  ...rest,
  storeViewId: Number(storeViewId),
  amount: amountTyped(amount),
});

/** `1,250.00` is 1250; not a number for what is no amount. */
function amountTyped(typed: string): number {
  const text = typed.trim().replaceAll(/,(?=\d{3})/g, "");
  return /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** What is wrong with what is typed, in a shop with these store views. */
export const checkTyped = (views: IssueViews, typed: Typed) => {
  const currency = views.find(({ id }) => String(id) === typed.storeViewId)?.currency ?? "USD";
  const { amount, expiresOn, recipientName, recipientEmail, reason } = issueOf(typed);
  return checkIssue(
    {
      amountMinor: Number.isNaN(amount) ? Number.NaN : minorOf(amount, currency),
      expiresOn: expiresOn.trim(),
      recipientName: recipientName.trim(),
      recipientEmail: recipientEmail.trim(),
      reason: reason.trim(),
    },
    new Date(),
  );
};
