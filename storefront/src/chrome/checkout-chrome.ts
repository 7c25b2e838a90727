import { normalPath } from "../routing/address.ts";
import { hrefTo } from "../routing/routes.ts";

/** Pages below `/checkout` that keep the store's whole frame (HEAD-12, reading 1). */
const wholeFrame: readonly string[] = [
  hrefTo("cart"),
  "/checkout/success",
  hrefTo("checkoutIndex"),
];

/**
 * Whether an address gets the reduced header, no promotions bar and no footer (HEAD-11, HEAD-12,
 * FOOT-01). Bare `/checkout` does too (reading 2).
 */
export function isCheckoutFrame(address: string): boolean {
  const path = normalPath(address);
  if (path !== "/checkout" && !path.startsWith("/checkout/")) return false;
  return !wholeFrame.some((whole) => path === whole || path.startsWith(`${whole}/`));
}
