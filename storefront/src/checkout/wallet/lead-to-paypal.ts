import { answered } from "../../api/graphql.ts";
import type { Shop } from "../../api/shop.ts";
import { storageKeys } from "../../storage/keys.ts";
import { writeStored } from "../../storage/stored.ts";
import { PAYPAL } from "./wallet-codes.ts";
import { paypalHref } from "./paypal-address.ts";
import { beginAtPaypal } from "./wallet-calls.ts";

/**
 * Leads the shopper to PayPal with a cart, and from there back to the checkout; who cancels comes back to the page that
 * is told, the checkout unless it is. The page is left; whoever waits goes on waiting.
 * @throws CallError when the store refuses, or is not reached.
 */
export async function leadToPaypal(
  shop: Shop,
  cartId: string,
  canceled = paypalHref("canceled"),
): Promise<void> {
  const ways = { approved: paypalHref("approved"), canceled };
  const { begun } = await shop.graphql(beginAtPaypal, { cartId, ...ways });
  const { start } = answered(answered(begun).urls);
  writeStored(storageKeys.selectedPaymentMethod, PAYPAL);
  location.assign(answered(start));
}
