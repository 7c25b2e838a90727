import type { Letterhead } from "../../mail/letter/letterhead.ts";
import type { MoneyPaper } from "./money-papers.ts";

/** What an invoice or a refund comes to, line by line, as letter and PDF say it; its total last. */
export function paperSums(
  { shipping, adjustment, total }: Pick<MoneyPaper, "shipping" | "adjustment" | "total">,
  { say, price }: Letterhead,
): { readonly label: string; readonly amount: string }[] {
  const beside = [
    { label: say("Shipping"), amount: shipping },
    { label: say("Other"), amount: adjustment },
  ].filter(({ amount }) => amount.minor !== 0);
  return [...beside, { label: say("Total, tax included"), amount: total }].map(
    ({ label, amount }) => ({ label, amount: price(amount) }),
  );
}
