import { hrefTo } from "../../routing/routes.ts";
import { WALLET_MARKS } from "./wallet-marks.ts";
import type { WayBack } from "./wallets.ts";

/** Where PayPal leads back to. */
export const paypalHref = (outcome: WayBack["outcome"]): string =>
  hrefTo("checkout", {}, { [NAME]: outcome });

/** Where PayPal leads back to whoever cancels on the way from a page: to that page. */
export function canceledHere(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.set(NAME, "canceled" satisfies WayBack["outcome"]);
  return `${pathname}?${searchParams.toString()}`;
}

/** Whether an address is one that PayPal has led to, and with what. */
export function paypalReturn({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): WayBack | undefined {
  const query = new URLSearchParams(search);
  const outcome = query.get(NAME);
  if (outcome !== "approved" && outcome !== "canceled") return undefined;
  const [token = "", payerId = ""] = ["token", "PayerID"].map((name) => query.get(name) ?? "");
  for (const name of [NAME, "token", "PayerID"]) query.delete(name);
  const page = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  return { outcome, approved: { token, payerId }, page };
}

const [NAME] = WALLET_MARKS;
