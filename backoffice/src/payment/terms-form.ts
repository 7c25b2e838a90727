import { money } from "@placket/domain/money/money";
import { minorOf } from "@placket/domain/money/price-format";
import { checkTerms } from "@placket/domain/payment/terms";
import type { FormField } from "../page/form/FormControl.tsx";
import type { Buyer } from "./payment.queries.ts";

type TermsField = "currency" | "limit" | "netDays" | "isOn";
type Typed = Readonly<Record<TermsField, string>>;

/** The fields of a customer's terms, in a shop that sells in these currencies. */
export const termsFields = (
  currencies: readonly string[],
): Readonly<Record<TermsField, FormField>> => ({
  currency: {
    label: "Currency",
    choices: currencies.map((currency) => ({ value: currency, label: currency })),
  },
  limit: {
    label: "Credit limit",
    hint: "What may be open at the same time, such as 2500 or 2500.00",
    maxLength: 15,
    autoComplete: "off",
  },
  netDays: { label: "Days to pay", hint: "Such as 30", maxLength: 3, autoComplete: "off" },
  isOn: {
    label: "Orders on account",
    choices: [
      { value: "yes", label: "Are taken" },
      { value: "no", label: "Are not taken" },
    ],
  },
});

/** What stands in the fields at first: the customer's terms in their first currency. */
export function termsShown({ accounts: [account], currencies }: Buyer): Typed {
  return {
    currency: account?.currency ?? currencies[0] ?? "",
    limit: account ? String(account.limit.value) : "",
    netDays: account ? String(account.netDays) : "30",
    isOn: account?.isOn === false ? "no" : "yes",
  };
}

/** What is typed, as the call takes it. */
export const termsOf = ({ currency, limit, netDays, isOn }: Typed) => ({
  currency,
  limit: numberTyped(limit),
  netDays: numberTyped(netDays),
  isOn: isOn === "yes",
});

/** What is wrong with what is typed. */
export function checkTyped({ accounts }: Buyer, typed: Typed) {
  const { currency, limit, netDays } = termsOf(typed);
  const owed = accounts.find((one) => one.currency === currency)?.owed.value ?? 0;
  return checkTerms(
    { limitMinor: Number.isNaN(limit) ? Number.NaN : minorOf(limit, currency), netDays },
    money(minorOf(owed, currency), currency),
  );
}

/** `1,250.00` is 1250; not a number for what is no number. */
function numberTyped(typed: string): number {
  const text = typed.trim().replaceAll(/,(?=\d{3})/g, "");
  return /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}
