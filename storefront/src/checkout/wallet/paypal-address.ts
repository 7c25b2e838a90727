import { hrefTo } from "../../routing/routes.ts";

/** With what a shopper comes back from PayPal. */
type Outcome = "approved" | "canceled";

/** Where PayPal leads back to. */
export const paypalHref = (outcome: Outcome): string => hrefTo("checkout", {}, { [NAME]: outcome });

interface Return {
  readonly outcome: Outcome;
  readonly token: string;
  readonly payerId: string;
}

/** Whether an address is one that PayPal has led to, and with what. */
export function paypalReturn(search: string): Return | undefined {
  const query = new URLSearchParams(search);
  const outcome = query.get(NAME);
  if (outcome !== "approved" && outcome !== "canceled") return undefined;
  return { outcome, token: query.get("token") ?? "", payerId: query.get("PayerID") ?? "" };
}

const NAME = "paypal";
