import { amountText } from "../amount-text.ts";
import type { Approval, ApprovalWish, ApprovedBy, WalletAddress } from "../payment-provider.ts";
import { PaymentMisuse } from "../payment-provider.ts";
import { textIn, type PaypalLine } from "./paypal-line.ts";
import { readPaypalOrder } from "./paypal-order.ts";

/** Opens an order for its buyer to approve. */
export async function beginApproval(
  line: PaypalLine,
  wish: ApprovalWish,
): Promise<Approval | "unanswered"> {
  const answer = await line({
    method: "POST",
    path: "/v2/checkout/orders",
    requestId: wish.key,
    body: orderOf(wish),
  });
  if (answer.kind === "unanswered") return "unanswered";
  if (answer.kind !== "said") {
    throw new PaymentMisuse(
      `PayPal opened no order: ${answer.kind === "refused" ? answer.issue : answer.kind}`,
    );
  }
  const token = textIn(answer.body, "id");
  const { startUrl } = readPaypalOrder(answer.body);
  // Whatever else it is, it goes into keys and addresses.
  if (!isToken(token) || startUrl === undefined) return "unanswered";
  return { token, startUrl };
}

/** Whether a text can be the id of an order. */
export const isToken = (text: string): boolean => /^[A-Z0-9]{10,36}$/.test(text);

function orderOf({ amount, isFinal, shipping, returnUrl, cancelUrl, locale }: ApprovalWish) {
  return {
    intent: "AUTHORIZE",
    purchase_units: [
      {
        reference_id: "default",
        amount: { currency_code: amount.currency, value: amountText(amount) },
        ...(typeof shipping === "object" && shipping && { shipping: shippingOf(shipping) }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          user_action: isFinal ? "PAY_NOW" : "CONTINUE",
          shipping_preference: preferenceOf(shipping),
          locale,
        },
      },
    },
  };
}

function preferenceOf(shipping: ApprovalWish["shipping"]): string {
  if (shipping === "none") return "NO_SHIPPING";
  return shipping === null ? "GET_FROM_FILE" : "SET_PROVIDED_ADDRESS";
}

function shippingOf({ name, street, city, region, postcode, countryCode }: WalletAddress) {
  const [first = "", ...more] = street;
  return {
    name: { full_name: name },
    address: {
      address_line_1: first,
      ...(more.length > 0 && { address_line_2: more.join(", ") }),
      admin_area_2: city,
      ...(region !== "" && { admin_area_1: region }),
      postal_code: postcode,
      country_code: countryCode,
    },
  };
}

/** Who has approved an order; `waiting` while nobody has. */
export async function approvalOf(
  line: PaypalLine,
  token: string,
): Promise<ApprovedBy | "waiting" | "unknown" | "unanswered"> {
  if (!isToken(token)) return "unknown";
  const answer = await line({ method: "GET", path: `/v2/checkout/orders/${token}` });
  if (answer.kind === "unanswered") return "unanswered";
  if (answer.kind !== "said") return "unknown";
  const order = readPaypalOrder(answer.body);
  if (order.status === "APPROVED") return order.approvedBy;
  return order.authorization ? "unknown" : "waiting";
}
