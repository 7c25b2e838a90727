import type { Settings } from "../../settings.ts";
import { braintreeProvider } from "./braintree-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";

/** Braintree when its keys are configured, the sandbox processor otherwise. */
export function choosePaymentProvider(
  settings: Pick<Settings, "sandbox" | "braintree">,
  timeoutMs = PAYMENT_TIMEOUT_MS,
): PaymentProvider {
  return settings.braintree === undefined
    ? sandboxProvider({ ...settings.sandbox, timeoutMs })
    : braintreeProvider({ keys: settings.braintree, timeoutMs });
}

/** How long one call to a provider may take, in ms; a card network answers within a few seconds. */
const PAYMENT_TIMEOUT_MS = 15_000;
