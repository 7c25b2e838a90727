import { PAYER, PAYER_ADDRESS } from "./paypal-buyers.ts";
import { sumOf, unitsOf, type PaypalOrder } from "./paypal-order.ts";

/** An order as Orders v2 tells it. */
export function orderAnswer(order: PaypalOrder, publicOrigin: string): object {
  const { id, status, amount, invoiceId, customId, shipping, buyer } = order;
  return {
    id,
    intent: "AUTHORIZE",
    status,
    purchase_units: [
      {
        reference_id: "default",
        amount,
        ...(invoiceId !== "" && { invoice_id: invoiceId }),
        ...(customId !== "" && { custom_id: customId }),
        ...(buyer !== null && { shipping: shipping ?? PAYER_ADDRESS }),
        ...paymentsOf(order),
      },
    ],
    ...(buyer !== null && { payer: PAYER }),
    create_time: new Date(order.createdAt).toISOString(),
    links: [
      {
        rel: status === "CREATED" ? "payer-action" : "approve",
        method: "GET",
        href: `${publicOrigin}/paypal/checkoutnow?token=${id}`,
      },
    ],
  };
}

function paymentsOf(order: PaypalOrder) {
  const { authorization, captures, refunds } = order;
  if (authorization === null) return {};
  const { invoiceId, ...told } = authorization;
  const status = captures.length > 0 ? takenStatus(order) : told.status;
  return {
    payments: {
      authorizations: [{ ...told, status, invoice_id: invoiceId }],
      ...(captures.length > 0 && { captures: captures.map((one) => captureAnswer(order, one)) }),
      ...(refunds.length > 0 && { refunds: refunds.map(movedAnswer) }),
    },
  };
}

const takenStatus = ({ authorization, captures }: PaypalOrder) =>
  authorization !== null && sumOf(captures) < unitsOf(authorization.amount)
    ? "PARTIALLY_CAPTURED"
    : "CAPTURED";

type Moved = PaypalOrder["captures"][number];

function captureAnswer({ refunds, captures }: PaypalOrder, capture: Moved) {
  const back = sumOf(refunds);
  const all = back === sumOf(captures) ? "REFUNDED" : "PARTIALLY_REFUNDED";
  return { ...movedAnswer(capture), status: back === 0 ? "COMPLETED" : all };
}

/** Money that was taken or paid back. */
export const movedAnswer = ({ id, amount }: Moved) => ({ id, status: "COMPLETED", amount });
