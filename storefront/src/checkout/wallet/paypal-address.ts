import { hrefTo } from "../../routing/routes.ts";

/** With what a shopper comes back from PayPal. */
type Outcome = "approved" | "canceled";

/** Where PayPal leads back to. */
export const paypalHref = (outcome: Outcome): string => hrefTo("checkout", {}, { [NAME]: outcome });

interface Return {
  readonly code: "paypal_express";
  readonly outcome: Outcome;
  readonly token: string;
  readonly payerId: string;
}

/** Whether an address is one that PayPal has led to, and with what. */
export function paypalReturn(search: string): Return | undefined {
  const query = new URLSearchParams(search);
  const outcome = query.get(NAME);
  if (outcome !== "approved" && outcome !== "canceled") return undefined;
  const [token = "", payerId = ""] = ["token", "PayerID"].map((name) => query.get(name) ?? "");
  return { code: "paypal_express", outcome, token, payerId };
}

const NAME = "paypal";
