import { ApiError } from "../api-error.ts";
import { fieldsOf, textOf } from "../request-reading.ts";
import { isAmount } from "./paypal-books.ts";
import type { PaypalOrder } from "./paypal-order.ts";

type Wish = Pick<
  PaypalOrder,
  | "requestId"
  | "amount"
  | "invoiceId"
  | "customId"
  | "returnUrl"
  | "cancelUrl"
  | "userAction"
  | "shipping"
>;

/** The order that a shop wants. @throws ApiError 400 where it is none. */
export function readWish(body: unknown, requestId: string): Wish {
  const { intent, purchase_units: units, payment_source: source } = fieldsOf(body);
  const unit = fieldsOf(Array.isArray(units) ? units[0] : undefined);
  const context = fieldsOf(fieldsOf(fieldsOf(source)["paypal"])["experience_context"]);
  const { amount, shipping } = unit;
  checkShipping(shipping, optional(context, "shipping_preference"));
  if (intent !== "AUTHORIZE" || !isAmount(amount)) throw new ApiError(400, "INVALID_REQUEST");
  return {
    requestId,
    amount,
    invoiceId: optional(unit, "invoice_id"),
    customId: optional(unit, "custom_id"),
    returnUrl: textOf(context, "return_url", 2000),
    cancelUrl: textOf(context, "cancel_url", 2000),
    userAction: optional(context, "user_action"),
    shipping: typeof shipping === "object" ? shipping : null,
  };
}

/** PayPal's own limits of an address, and what it does not do without. @throws ApiError naming the field. */
function checkShipping(shipping: unknown, preference: string): void {
  if (preference !== "SET_PROVIDED_ADDRESS") return;
  const parts = fieldsOf(shipping);
  for (const [part, field, longest] of LONGEST) {
    const text = fieldsOf(parts[part])[field] ?? "";
    if (typeof text !== "string" || text.length > longest) {
      throw new ApiError(400, "INVALID_STRING_LENGTH", `${SHIPPING}/${part}/${field}`);
    }
  }
  const address = fieldsOf(parts["address"]);
  if (POSTCODE_COUNTRIES.has(String(address["country_code"])) && !address["postal_code"]) {
    throw new ApiError(422, "POSTAL_CODE_REQUIRED", `${SHIPPING}/address/postal_code`);
  }
}

const SHIPPING = "/purchase_units/@reference_id=='default'/shipping";

const LONGEST: readonly (readonly [part: string, field: string, longest: number])[] = [
  ["name", "full_name", 300],
  ["address", "address_line_1", 300],
  ["address", "address_line_2", 300],
  ["address", "admin_area_2", 120],
  ["address", "admin_area_1", 300],
  ["address", "postal_code", 60],
];

/** Some of the countries of which PayPal wants a postal code. */
const POSTCODE_COUNTRIES: ReadonlySet<string> = new Set(["AU", "CA", "DE", "FR", "GB", "US"]);

/** What of an order becomes another: JSON Patch, on the paths that a shop uses. */
export function readPatch(body: unknown) {
  if (!Array.isArray(body)) throw new ApiError(400, "INVALID_REQUEST");
  const changes: { amount?: PaypalOrder["amount"]; invoiceId?: string; customId?: string } = {};
  for (const one of body) {
    const { op, path, value } = fieldsOf(one);
    const [, field] =
      /^\/purchase_units\/@reference_id=='default'\/(\w+)$/.exec(String(path)) ?? [];
    if (op !== "replace" && op !== "add") throw new ApiError(400, "INVALID_REQUEST");
    if (field === "amount" && isAmount(value)) changes.amount = value;
    else if (field === "invoice_id" && typeof value === "string") changes.invoiceId = value;
    else if (field === "custom_id" && typeof value === "string") changes.customId = value;
    else throw new ApiError(422, "NOT_PATCHABLE");
  }
  return changes;
}

/** A text that may be missing. */
export const optional = (fields: Readonly<Record<string, unknown>>, name: string) =>
  fields[name] === undefined ? "" : textOf(fields, name, 127);
