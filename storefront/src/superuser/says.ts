import type { AssignedCustomer, Tools } from "@placket/contract/customer/tools.codec";
import { companyInLine } from "@placket/domain/customer/customer-number";
import type { BannerSays } from "@placket/domain/superuser/tools";
import { t } from "../translation/translate.ts";

/** What the banner says: a sentence, and who follows it (REP-05 to REP-08); `""` for nobody. */
export function saysOf(
  { actsFor, number }: Tools,
  banner: BannerSays,
): { readonly lead: string; readonly who: string } {
  if (banner === "acting") {
    return { lead: t("Super user is logged in as"), who: actsFor ? lineOf(actsFor) : "" };
  }
  if (banner === "connected" && number) {
    const { custid, company, website } = number;
    return {
      lead: t("You are connected as"),
      who: joined(custid, companyInLine(company), website),
    };
  }
  return banner === "no number"
    ? { lead: t("You do not have customer number assigned."), who: "" }
    : { lead: t("You are not logged in as Super User customer."), who: "" };
}

/** A customer in one line: name, email, customer number, company (OPEN-01, REP-14). */
export const lineOf = ({ name, email, customerNumber, company }: AssignedCustomer): string =>
  joined(name, email, customerNumber, companyInLine(company));

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(", ");
