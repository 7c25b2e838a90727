import { can } from "@placket/domain/access/principal";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { selectTerms, type TermsRow } from "./terms.sql.ts";

/** Who buys on account, held in the process: which methods a cart is offered is known without the database. */
export const paymentTerms = holding<readonly TermsRow[]>({
  name: "payment terms",
  followsDatabase: true,
  open: ({ db }) => selectTerms(db),
});

/** By which terms the caller may order on account here; undefined for whoever may not. */
export function termsHere({ principal, store, held }: Ctx): TermsRow | undefined {
  if (principal.kind !== "customer" || can(principal, "account.spend") !== true) return undefined;
  const { customerId } = principal;
  return held(paymentTerms).find(
    (one) => one.isOn && one.customerId === customerId && one.currency === store.currency,
  );
}
