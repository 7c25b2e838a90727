import { amountText } from "../amount-text.ts";
import type { Approval, ApprovalWish, ApprovedBy, WalletAddress } from "../payment-provider.ts";
import { PaymentMisuse } from "../payment-provider.ts";
import { isAboutAddress, textIn, type PaypalLine } from "./paypal-line.ts";
import { readPaypalOrder } from "./paypal-order.ts";

/** Opens an order for its buyer to approve; `addressRefused` where PayPal does not take where the goods go. */
export async function beginApproval(
  line: PaypalLine,
  wish: ApprovalWish,
): Promise<Approval | "addressRefused" | "unanswered"> {
  const answer = await line({
    method: "POST",
    path: "/v2/checkout/orders",
    requestId: wish.key,
    body: orderOf(wish),
  });
  if (answer.kind === "unanswered") return "unanswered";
  if (answer.kind === "refused" && isOfAddress(answer)) return "addressRefused";
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

const isOfAddress = ({ issue, field }: { readonly issue: string; readonly field: string }) =>
  isAboutAddress(field) || ADDRESS_ISSUES.has(issue);

/** Issues that are about an address whatever field they name. */
const ADDRESS_ISSUES: ReadonlySet<string> = new Set([
  "CITY_REQUIRED",
  "INVALID_COUNTRY_CODE",
  "MISSING_SHIPPING_ADDRESS",
  "POSTAL_CODE_REQUIRED",
  "SHIPPING_ADDRESS_INVALID",
]);

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

/** Where the goods go as PayPal shows it. What is longer than PayPal's fields is cut: the store sends by its own. */
function shippingOf({ name, street, city, region, postcode, countryCode }: WalletAddress) {
  const [first = "", ...more] = street;
  const fields = {
    address_line_1: first,
    address_line_2: more.join(", "),
    admin_area_2: city,
    admin_area_1: region,
    postal_code: postcode,
  };
  const given = Object.entries(fields).filter(([, text]) => text !== "");
  const address = given.map(([field, text]) => [field, cut(text, LONGEST[field])]);
  return {
    name: { full_name: cut(name) },
    address: { ...Object.fromEntries(address), country_code: countryCode },
  };
}

const cut = (text: string, most = 300): string => Array.from(text).slice(0, most).join("");

/** Signs that PayPal takes of a part of an address, where it is not 300. */
const LONGEST: Readonly<Record<string, number>> = { admin_area_2: 120, postal_code: 60 };

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
