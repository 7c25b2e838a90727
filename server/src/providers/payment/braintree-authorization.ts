import type { BraintreeGateway, BraintreeResult, BraintreeTransaction } from "braintree";
import { amountText } from "./amount-text.ts";
import { authorizedOf, declinedOf, standingOf } from "./braintree-transaction.ts";
import { comesConfirmed } from "./braintree-device.ts";
import { heard, UNANSWERED } from "./braintree-silence.ts";
import {
  PaymentMisuse,
  type Authorization,
  type AuthorizationRequest,
  type Standing,
} from "./payment-provider.ts";

interface SaleRequest extends AuthorizationRequest {
  /** Which of the merchant's accounts charges; its default one unless told. */
  readonly merchantAccountId?: string;
  /** Braintree refuses a card that its bank has not confirmed. */
  readonly isConfirmed: boolean;
}

/** Reserves the amount by a sale that is not submitted for settlement. */
export async function authorizeWithBraintree(
  gateway: BraintreeGateway,
  request: SaleRequest,
  timeoutMs: number,
): Promise<Standing> {
  const comes = request.isConfirmed ? await comesConfirmed(gateway, request, timeoutMs) : false;
  if (comes === UNANSWERED) return { state: "unanswered" };
  const sale = saleOf({ ...request, isConfirmed: request.isConfirmed && !comes });
  const result = await heard(gateway.transaction.sale(sale), timeoutMs);
  if (result === UNANSWERED) return { state: "unanswered" };
  if (isRepetition(result)) {
    const first = await findAtBraintree(gateway, request.idempotencyKey, timeoutMs);
    // Never "declined" on a guess: a first call that the search does not show yet is unanswered.
    return first === "unknown" ? { state: "unanswered" } : first;
  }
  const { transaction } = result;
  if (transaction === undefined) return refused(result);
  if (result.success) return authorizedOf(transaction);
  return declinedOf(transaction);
}

/** What stands under our key: of all transactions with that order id the one that holds money, if any. */
export async function findAtBraintree(
  gateway: BraintreeGateway,
  key: string,
  timeoutMs: number,
): Promise<Standing | "unknown"> {
  const standing = await heard(lookUp(gateway, key), timeoutMs);
  return standing === UNANSWERED ? { state: "unanswered" } : standing;
}

async function lookUp(gateway: BraintreeGateway, key: string): Promise<Standing | "unknown"> {
  const sales = (await transactionsOf(gateway, key)).filter(({ type }) => type === "sale");
  const standings = await Promise.all(
    sales.map(async (sale) => standingOf(sale, await refundsOf(gateway, sale))),
  );
  standings.sort((a, b) => WEIGHT.indexOf(a.state) - WEIGHT.indexOf(b.state));
  return standings[0] ?? "unknown";
}

/** Every transaction with this order id, sales and refunds. */
export async function transactionsOf(
  gateway: BraintreeGateway,
  orderId: string,
): Promise<readonly BraintreeTransaction[]> {
  const found: BraintreeTransaction[] = [];
  const results = gateway.transaction.search((search) => search.orderId().is(orderId));
  for await (const transaction of results) found.push(transaction);
  return found;
}

function refundsOf(
  gateway: BraintreeGateway,
  { refundIds = [] }: BraintreeTransaction,
): Promise<readonly BraintreeTransaction[]> {
  return Promise.all(refundIds.map((id) => gateway.transaction.find(id)));
}

function saleOf(request: SaleRequest): Parameters<BraintreeGateway["transaction"]["sale"]>[0] {
  const { billing, verification, merchantAccountId } = request;
  return {
    amount: amountText(request.amount),
    orderId: request.idempotencyKey,
    paymentMethodNonce: request.token,
    ...(merchantAccountId === undefined ? {} : { merchantAccountId }),
    ...(verification === undefined ? {} : { deviceData: verification }),
    ...(billing === undefined
      ? {}
      : {
          billing: {
            firstName: billing.firstName,
            lastName: billing.lastName,
            streetAddress: billing.street,
            locality: billing.city,
            postalCode: billing.postcode,
            countryCodeAlpha2: billing.countryCode,
          },
        }),
    options: {
      submitForSettlement: false,
      ...(request.keepsCard && { storeInVaultOnSuccess: true }),
      ...(request.isConfirmed && { threeDSecure: { required: true } }),
    },
  };
}

function isRepetition(result: BraintreeResult): boolean {
  if (result.transaction?.gatewayRejectionReason === "duplicate") return true;
  return codesOf(result).some((code) => code === NONCE_CONSUMED || code === NONCE_LOCKED);
}

function refused(result: BraintreeResult): Authorization {
  if (codesOf(result).includes(NONCE_UNKNOWN)) return { state: "declined", reason: "token_spent" };
  throw new PaymentMisuse(`Braintree refused the sale: ${codesOf(result).join(", ")}`);
}

export function codesOf(result: BraintreeResult): readonly string[] {
  return result.errors?.deepErrors().map(({ code }) => code) ?? [];
}

/** Taken by an earlier call. */
const NONCE_CONSUMED = "91564";
/** Being taken by a call that runs right now. */
const NONCE_LOCKED = "91566";
const NONCE_UNKNOWN = "91565";

const WEIGHT: readonly Standing["state"][] = [
  "captured",
  "authorized",
  "pending",
  "challenge",
  "voided",
  "declined",
];
