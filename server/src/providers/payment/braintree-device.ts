import type { BraintreeGateway, BraintreeNonce } from "braintree";
import { heard, typeOf, UNANSWERED } from "./braintree-silence.ts";
import type { AuthorizationRequest } from "./payment-provider.ts";

/**
 * Whether the device has its owner confirm what is charged, so that no bank is asked: true of a network's token with
 * its cryptogram, which Apple Pay always gives and Google Pay where the device has one. What else Google hands over
 * is a card's number. Whoever calls says that the token is of a wallet; what it is, Braintree says.
 */
export async function comesConfirmed(
  gateway: BraintreeGateway,
  { token, fromDevice }: Pick<AuthorizationRequest, "token" | "fromDevice">,
  timeoutMs: number,
): Promise<boolean | typeof UNANSWERED> {
  if (!fromDevice) return false;
  const found = await heard(gateway.paymentMethodNonce.find(token).catch(noneIfGone), timeoutMs);
  if (found === UNANSWERED) return UNANSWERED;
  return found !== undefined && isNetworkToken(found);
}

const isNetworkToken = ({ type, details }: BraintreeNonce): boolean =>
  type === "ApplePayCard" || (type === "AndroidPayCard" && details?.isNetworkTokenized === true);

/** Of a token that nobody knows the sale says so. */
function noneIfGone(error: unknown): undefined {
  if (typeOf(error) !== "notFoundError") throw error;
}
