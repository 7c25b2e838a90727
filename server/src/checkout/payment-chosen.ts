import type { SetPaymentMethodOnCartInput } from "@placket/contract/graphql.gen";
import { paymentMethod } from "@placket/domain/payment/methods";

/** How the cart is paid: of the inputs of the methods the one that the chosen method has. */
export function paymentChosen({
  cart_id: maskId,
  payment_method: wish,
}: SetPaymentMethodOnCartInput) {
  const { code, braintree: typed, braintree_cc_vault: stored } = wish;
  const kind = paymentMethod(code)?.kind;
  const isStored = kind === "vault";
  const approved = approvalChosen(wish);
  return {
    maskId,
    code,
    token: approved ? approved.token : ((isStored ? stored : typed)?.payment_method_nonce ?? null),
    verification: (isStored ? stored : typed)?.device_data ?? null,
    publicHash: (isStored ? stored?.public_hash : null) ?? null,
    purchaseOrderNumber: wish.purchase_order_number?.trim() ?? null,
    payerId: approved?.payerId ?? null,
    keepsCard: kind === "card" && typed?.is_active_payment_token_enabler === true,
  };
}

/** What its buyer has approved, where the chosen method is paid so. */
function approvalChosen({
  code,
  paypal_express: atPaypal,
  creditkey_gateway: onCredit,
}: SetPaymentMethodOnCartInput["payment_method"]) {
  if (code === "paypal_express") {
    return { token: atPaypal?.token ?? null, payerId: atPaypal?.payer_id ?? null };
  }
  // Who confirmed is not told there.
  return code === "creditkey_gateway" ? { token: onCredit?.id ?? null, payerId: "" } : undefined;
}
