import type { KeptIn } from "./registry.data.ts";

/** What scripts of others keep in the store's own storage while they do what a shopper asked for. */
interface OutsideKey {
  readonly name: string;
  readonly kind: KeptIn;
  /** Whose script it is. */
  readonly domain: string;
  /** What for, as shoppers read it: the phrase of the translations. */
  readonly about: string;
}

const NO_MACHINE = "That no machine fills in our forms.";
const PAYPAL = "How far a payment with PayPal is.";

/** Without them the forms that are checked, and the payments, would not work: they are essential as well. */
export const OUTSIDE_KEYS: readonly OutsideKey[] = [
  { name: "_grecaptcha", kind: "local", domain: "google.com", about: NO_MACHINE },
  { name: "__paypal_storage__", kind: "local", domain: "paypal.com", about: PAYPAL },
  { name: "__paypal_storage__", kind: "session", domain: "paypal.com", about: PAYPAL },
  { name: "__belter_experiment_storage__", kind: "local", domain: "paypal.com", about: PAYPAL },
];
