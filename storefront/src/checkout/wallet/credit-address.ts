import { hrefTo } from "../../routing/routes.ts";
import { CREDIT } from "./wallet-names.ts";

const NAME = "creditkey";

/** Where Credit Key leads back to without having paid. */
export const creditCanceledHref = (): string => hrefTo("checkout", {}, { [NAME]: "canceled" });

/** Whether an address is one that Credit Key has led to, and with which of its orders. */
export function creditReturn(search: string) {
  const query = new URLSearchParams(search);
  const outcome = query.get(NAME);
  if (outcome !== "approved" && outcome !== "canceled") return undefined;
  // Who has confirmed is not told there.
  return { code: CREDIT, outcome, token: query.get("key") ?? "", payerId: "" } as const;
}
