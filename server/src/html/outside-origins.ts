import type { Settings } from "../settings.ts";
import type { OutsideOrigins } from "./security-policy.ts";

/** Everything outside of the store that its pages may use: only what the operator has switched on. */
export function outsideOrigins(
  settings: Pick<Settings, "braintree" | "recaptcha" | "sandbox">,
): OutsideOrigins {
  const parts = [paymentOrigins(settings), settings.recaptcha ? RECAPTCHA : {}];
  return {
    frames: parts.flatMap(({ frames = [] }) => frames),
    scripts: parts.flatMap(({ scripts = [] }) => scripts),
    connections: parts.flatMap(({ connections = [] }) => connections),
  };
}

/** Where the card fields come from. */
function paymentOrigins({
  braintree,
  sandbox,
}: Pick<Settings, "braintree" | "sandbox">): OutsideOrigins {
  if (!braintree) return { frames: [sandbox.publicOrigin] };
  return {
    frames: ["https://assets.braintreegateway.com", "https://*.cardinalcommerce.com"],
    scripts: ["https://js.braintreegateway.com", "https://assets.braintreegateway.com"],
    connections: ["https://*.braintree-api.com", "https://*.braintreegateway.com"],
  };
}

/** What Google names for pages with a Content-Security-Policy. */
const RECAPTCHA: OutsideOrigins = {
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  connections: ["https://www.google.com/recaptcha/"],
};
