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

const optional = (fields: Readonly<Record<string, unknown>>, name: string) =>
  fields[name] === undefined ? "" : textOf(fields, name, 127);
