import type { BrowserSources } from "../providers/payment/payment-provider.ts";
import type { OutsideOrigins } from "./security-policy.ts";

/** Everything outside of the store that its pages may use: only what the operator has switched on. */
export function outsideOrigins({
  payment,
  hasRecaptcha,
  completesAddresses,
}: {
  readonly payment: BrowserSources;
  readonly hasRecaptcha: boolean;
  readonly completesAddresses: boolean;
}): OutsideOrigins {
  const parts = [
    paymentOrigins(payment),
    hasRecaptcha ? RECAPTCHA : {},
    completesAddresses ? PLACES : {},
  ];
  const all = (kind: keyof OutsideOrigins) => parts.flatMap((part) => part[kind] ?? []);
  return {
    frames: all("frames"),
    scripts: all("scripts"),
    connections: all("connections"),
    images: all("images"),
    forms: all("forms"),
  };
}

/** Where the card fields come from. */
const paymentOrigins = (sources: BrowserSources): OutsideOrigins => ({
  frames: sources.frame,
  scripts: sources.script,
  connections: sources.connect,
  images: sources.image,
  forms: sources.form,
});

/** Whoever completes addresses. */
const PLACES: OutsideOrigins = { connections: ["https://places.googleapis.com"] };

/** What Google names for pages with a Content-Security-Policy. */
const RECAPTCHA: OutsideOrigins = {
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  connections: ["https://www.google.com/recaptcha/"],
};
