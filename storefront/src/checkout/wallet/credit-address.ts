import { hrefTo } from "../../routing/routes.ts";
import { WALLET_MARKS } from "./wallet-marks.ts";
import type { WayBack } from "./wallets.ts";

const [, NAME] = WALLET_MARKS;

/** Where Credit Key leads back to without having paid. */
export const creditCanceledHref = (): string => hrefTo("checkout", {}, { [NAME]: "canceled" });

/** Whether an address is one that Credit Key has led to, and with which of its orders. */
export function creditReturn(search: string): WayBack | undefined {
  const query = new URLSearchParams(search);
  const outcome = query.get(NAME);
  if (outcome !== "approved" && outcome !== "canceled") return undefined;
  return { outcome, approved: { id: query.get("key") ?? "" }, page: hrefTo("checkout") };
}
