import braintree, { type BraintreeGateway, type Environment } from "braintree";
import type { BraintreeKeys } from "../../settings.ts";
import { authorizeWithBraintree, findAtBraintree } from "./braintree-authorization.ts";
import { answerBraintree, readBraintreeNotice } from "./braintree-notice.ts";
import { captureAtBraintree, refundAtBraintree, voidAtBraintree } from "./braintree-settlement.ts";
import { heard, UNANSWERED } from "./braintree-silence.ts";
import { forgetAtBraintree, spendableAtBraintree } from "./braintree-vault.ts";
import type { BrowserSources, PaymentProvider } from "./payment-provider.ts";

/**
 * Cards charged by Braintree, through its official library.
 *
 * Braintree's idempotency (`apiRequestKey`) is open to selected merchants only and excludes its
 * duplicate checking, so the adapter does without it. What makes an authorization happen once:
 * the token is a nonce, which Braintree takes exactly once; the order id of the transaction is our
 * idempotency key, so a repetition (refused: nonce consumed, or duplicate) looks its first call up by
 * search; and a search that finds nothing is believed only after `unknownIsFinalAfterMs`.
 */
export function braintreeProvider(options: {
  readonly keys: BraintreeKeys;
  readonly timeoutMs: number;
  /** Another gateway than Braintree's own; tests give the emulator's. */
  readonly environment?: Environment;
}): PaymentProvider {
  const gateway = gatewayOf(options);
  const { timeoutMs, keys } = options;
  const isConfirmed = keys.threeDSecure === "required";
  // A sale has the currency of its merchant account.
  const accountOf = (currency: string) => {
    const merchantAccountId = keys.merchantAccounts.get(currency);
    return merchantAccountId === undefined ? {} : { merchantAccountId };
  };
  return {
    code: "braintree",
    methodCode: "braintree",
    vaultMethodCode: "braintree_cc_vault",
    deviceMethodCodes: ["braintree_applepay", "braintree_googlepay"],
    wantsConfirmed: isConfirmed,
    unknownIsFinalAfterMs: timeoutMs * 2 + SEARCH_DELAY_MS,
    browserSources: BROWSER_SOURCES[options.keys.environment],
    clientSetup: async (currency) => {
      const answer = await heard(gateway.clientToken.generate(accountOf(currency)), timeoutMs);
      if (answer === UNANSWERED) return "unanswered";
      return {
        provider: "braintree",
        clientToken: answer.clientToken,
        scriptBase: `${SCRIPT_ORIGIN}/web/${SCRIPT_VERSION}/js`,
        googlePay: {
          environment: keys.environment === "production" ? "PRODUCTION" : "TEST",
          merchantId: keys.googleMerchantId ?? null,
        },
      };
    },
    authorize: (request) =>
      authorizeWithBraintree(
        gateway,
        { ...request, ...accountOf(request.amount.currency), isConfirmed },
        timeoutMs,
      ),
    capture: (reference, amount) => captureAtBraintree({ gateway, timeoutMs }, reference, amount),
    void: (reference) => voidAtBraintree({ gateway, timeoutMs }, reference),
    refund: (reference, amount, key) =>
      refundAtBraintree({ gateway, timeoutMs }, { reference, amount, key }),
    spendable: (vaultToken) => spendableAtBraintree({ gateway, timeoutMs }, vaultToken),
    forget: (vaultToken) => forgetAtBraintree({ gateway, timeoutMs }, vaultToken),
    find: (key) => findAtBraintree(gateway, key, timeoutMs),
    notices: {
      read: (given) => readBraintreeNotice(gateway, given),
      verify: (challenge) => answerBraintree(gateway, challenge),
    },
  };
}

function gatewayOf({
  keys,
  timeoutMs,
  environment,
}: Parameters<typeof braintreeProvider>[0]): BraintreeGateway {
  const known =
    keys.environment === "production"
      ? braintree.Environment.Production
      : braintree.Environment.Sandbox;
  const gateway = new braintree.BraintreeGateway({
    environment: environment ?? known,
    merchantId: keys.merchantId,
    publicKey: keys.publicKey,
    privateKey: keys.privateKey,
  });
  gateway.config.timeout = timeoutMs;
  return gateway;
}

/** New transactions reach Braintree's search a little later than its books. */
const SEARCH_DELAY_MS = 120_000;

const SCRIPT_ORIGIN = "https://js.braintreegateway.com";
const SCRIPT_VERSION = "3.136.0";
const ASSETS = "https://assets.braintreegateway.com";

/** Braintree's 3-D Secure runs Cardinal's library, which sends forms into frames of its own. */
const CARDINAL = "https://*.cardinalcommerce.com";

/** Google's wallet: its script and its frame, and where a browser reads who may open its sheet. */
const GOOGLE_PAY = "https://pay.google.com";
const GOOGLE_PAY_SHEET = "https://google.com/pay";

/** Where the device's data is collected. */
const DEVICE = ["https://c.paypal.com", "https://b.stats.paypal.com"];

/** What Braintree's browser library loads and calls. */
const sourcesFor = (...gateway: readonly string[]): BrowserSources => ({
  script: [SCRIPT_ORIGIN, ASSETS, CARDINAL, GOOGLE_PAY, ...DEVICE],
  frame: [ASSETS, CARDINAL, GOOGLE_PAY, ...DEVICE],
  connect: [
    ...gateway,
    "https://*.braintree-api.com",
    CARDINAL,
    GOOGLE_PAY,
    GOOGLE_PAY_SHEET,
    ...DEVICE,
  ],
  image: [ASSETS, ...DEVICE],
  form: [CARDINAL],
});

const BROWSER_SOURCES: Readonly<Record<BraintreeKeys["environment"], BrowserSources>> = {
  sandbox: sourcesFor(
    "https://api.sandbox.braintreegateway.com",
    "https://client-analytics.sandbox.braintreegateway.com",
  ),
  production: sourcesFor(
    "https://api.braintreegateway.com",
    "https://client-analytics.braintreegateway.com",
  ),
};
