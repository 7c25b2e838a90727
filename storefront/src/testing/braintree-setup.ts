import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";

type BraintreeSetup = Extract<PaymentClientSetup, { provider: "braintree" }>;

/** What a store that charges by Braintree tells a browser, of scripts at that address. */
export const braintreeSetup = (scriptBase: string): BraintreeSetup => ({
  provider: "braintree",
  clientToken: "client-token",
  scriptBase,
  googlePay: { environment: "TEST", merchantId: null },
});
