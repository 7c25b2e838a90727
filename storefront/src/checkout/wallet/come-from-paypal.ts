import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { paymentToInput } from "@placket/contract/checkout/checkout.codec";
import { CallError } from "@placket/web/call/call-error";
import { answered } from "../../api/graphql.ts";
import { keptCartId } from "../../cart/cart-id.ts";
import { showCart } from "../../cart/cart.queries.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { showNotice } from "../../notice/notices.ts";
import type { Running } from "../../room.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import type { paypalReturn } from "./paypal-address.ts";
import { payByApproval } from "./wallet-calls.ts";
import { keepApproval } from "./wallet-approval.ts";

/**
 * Somebody is back from PayPal: what they approved pays their cart, which then has their address too, or it is as it
 * was. The address forgets it first: a reload asks for nothing twice, and the steps that follow are walked from there.
 */
export async function comeFromPaypal(
  { client, shop, router }: Running,
  { outcome, token, payerId }: NonNullable<ReturnType<typeof paypalReturn>>,
): Promise<void> {
  await router.navigate(hrefTo("checkout"), { replace: true });
  const cartId = keptCartId();
  try {
    if (outcome === "canceled" || cartId === undefined) {
      showNotice(t("You came back from PayPal without paying. Nothing was charged."));
      return;
    }
    const payment = paymentToInput({ code: "paypal_express", token, payerId });
    const { changed } = await shop.graphql(payByApproval, { cartId, payment });
    keepApproval({ cartId, token, payerId });
    await showCart({ client, shop }, shownCart(answered(answered(changed).cart)));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showFailure(error, t("PayPal could not be asked. Nothing was charged. Try again."));
  }
}
