import type { Settings } from "../../settings.ts";
import { creditKeyProvider } from "./creditkey/creditkey-provider.ts";
import type { CreditProvider, PaymentProvider, WalletProvider } from "./payment-provider.ts";
import { paypalProvider } from "./paypal/paypal-provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";

/** Braintree when its keys are configured, the sandbox processor otherwise. */
export async function choosePaymentProvider(
  settings: Pick<Settings, "sandbox" | "braintree">,
  timeoutMs = PAYMENT_TIMEOUT_MS,
): Promise<PaymentProvider> {
  if (settings.braintree === undefined) return sandboxProvider({ ...settings.sandbox, timeoutMs });
  // Its library is a tenth of all that the server loads.
  const { braintreeProvider } = await import("./braintree-provider.ts");
  return braintreeProvider({ keys: settings.braintree, timeoutMs });
}

/**
 * PayPal when its keys are configured; the sandbox's own where cards are the sandbox's too. A store that charges
 * real cards offers no PayPal that is none.
 */
export function chooseWalletProvider(
  { sandbox, braintree, paypal }: Pick<Settings, "sandbox" | "braintree" | "paypal">,
  timeoutMs = PAYMENT_TIMEOUT_MS,
): WalletProvider | undefined {
  if (paypal) return paypalProvider({ ...paypal, url: PAYPAL_API[paypal.environment], timeoutMs });
  return braintree ? undefined : paypalProvider({ ...sandboxPaypal(sandbox), timeoutMs });
}

/** The PayPal that the sandbox plays. */
export const sandboxPaypal = ({
  url,
  publicKey,
  secretKey,
}: Pick<Settings["sandbox"], "url" | "publicKey" | "secretKey">) => ({
  url: `${url}/paypal`,
  clientId: publicKey,
  clientSecret: secretKey,
  webhookId: "sandbox",
});

const PAYPAL_API = {
  sandbox: "https://api-m.sandbox.paypal.com",
  live: "https://api-m.paypal.com",
} as const;

/** Credit Key when its keys are configured; the sandbox's own where cards are the sandbox's too. */
export function chooseCreditProvider(
  { sandbox, braintree, creditKey }: Pick<Settings, "sandbox" | "braintree" | "creditKey">,
  timeoutMs = PAYMENT_TIMEOUT_MS,
): CreditProvider | undefined {
  if (creditKey) {
    const url = CREDIT_KEY_API[creditKey.environment];
    return creditKeyProvider({ ...creditKey, url, frames: CREDIT_KEY_FRAMES, timeoutMs });
  }
  return braintree ? undefined : creditKeyProvider({ ...sandboxCreditKey(sandbox), timeoutMs });
}

/** The Credit Key that the sandbox plays. */
export const sandboxCreditKey = ({
  url,
  publicOrigin,
  publicKey,
  secretKey,
}: Settings["sandbox"]) => ({
  url: `${url}/creditkey`,
  publicKey,
  sharedSecret: secretKey,
  frames: [publicOrigin],
});

const CREDIT_KEY_API = {
  staging: "https://staging.creditkey.com/app",
  production: "https://www.creditkey.com/app",
} as const;

/** Its pages lead on to others of its own. */
const CREDIT_KEY_FRAMES = ["https://*.creditkey.com"];

/** How long one call to a provider may take, in ms; a card network answers within a few seconds. */
const PAYMENT_TIMEOUT_MS = 15_000;
