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
import { payByApproval } from "./wallet-calls.ts";
import { keepApproval } from "./wallet-approval.ts";
import { cameBack } from "./wallets.ts";

/**
 * Somebody is back from a wallet: what they approved pays their cart, which then has their address too, or it is as it
 * was. The address forgets it first: a reload asks for nothing twice, and the steps that follow are walked from there.
 */
export async function comeFromWallet(
  { client, shop, router }: Running,
  place: Parameters<typeof cameBack>[0],
): Promise<void> {
  const back = cameBack(place);
  if (!back) return;
  const { wallet, outcome, approved } = back;
  const checkout = hrefTo("checkout");
  const page = outcome === "canceled" ? back.page : checkout;
  await router.navigate(page, { replace: true });
  const cartId = keptCartId();
  try {
    if (outcome === "canceled" || cartId === undefined) {
      showNotice(
        page === checkout
          ? t("You came back from %1 without paying. Nothing was charged.", wallet.name)
          : t("Nothing was paid at %1. What you chose is still in your cart.", wallet.name),
      );
      return;
    }
    const payment = paymentToInput(wallet.payment(approved));
    const { changed } = await shop.graphql(payByApproval, { cartId, payment });
    keepApproval({ code: wallet.code, cartId, approved });
    await showCart({ client, shop }, shownCart(answered(answered(changed).cart)));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showFailure(error, t("%1 could not be asked. Nothing was charged. Try again.", wallet.name));
  }
}
