import type { Settings } from "../../settings.ts";
import type { PaymentProvider } from "./payment-provider.ts";
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

/** How long one call to a provider may take, in ms; a card network answers within a few seconds. */
const PAYMENT_TIMEOUT_MS = 15_000;
