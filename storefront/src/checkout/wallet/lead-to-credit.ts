import type { Shop } from "../../api/shop.ts";
import { storageKeys } from "../../storage/keys.ts";
import { writeStored } from "../../storage/stored.ts";
import { creditCanceledHref } from "./credit-address.ts";
import { beginOnCredit } from "./credit-calls.ts";
import { CREDIT } from "./wallet-codes.ts";

/**
 * Leads the shopper to Credit Key with a cart: away from the shop, or, as the shop may have it, to a page that is given
 * back to stand over the checkout. @throws CallError when the store refuses, or is not reached.
 */
export async function leadToCredit(shop: Shop, cartId: string): Promise<string | undefined> {
  const { url, isFramed } = await beginOnCredit(shop, { cartId, canceled: creditCanceledHref() });
  writeStored(storageKeys.selectedPaymentMethod, CREDIT);
  if (isFramed) return url;
  location.assign(url);
  return undefined;
}
