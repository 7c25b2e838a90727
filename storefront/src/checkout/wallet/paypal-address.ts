import { hrefTo } from "../../routing/routes.ts";

/** With what a shopper comes back from PayPal. */
type Outcome = "approved" | "canceled";

/** Where PayPal leads back to. */
export const paypalHref = (outcome: Outcome): string => hrefTo("checkout", {}, { [NAME]: outcome });

/** Where PayPal leads back to whoever cancels on the way from a page: to that page. */
export function canceledHere(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.set(NAME, "canceled" satisfies Outcome);
  return `${pathname}?${searchParams.toString()}`;
}

interface Return {
  readonly code: "paypal_express";
  readonly outcome: Outcome;
  readonly token: string;
  readonly payerId: string;
  /** The page that they come back to, without what PayPal has said. */
  readonly page: string;
}

/** Whether an address is one that PayPal has led to, and with what. */
export function paypalReturn({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Return | undefined {
  const query = new URLSearchParams(search);
  const outcome = query.get(NAME);
  if (outcome !== "approved" && outcome !== "canceled") return undefined;
  const [token = "", payerId = ""] = ["token", "PayerID"].map((name) => query.get(name) ?? "");
  for (const name of [NAME, "token", "PayerID"]) query.delete(name);
  const page = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  return { code: "paypal_express", outcome, token, payerId, page };
}

const NAME = "paypal";
