import { PAYER, PAYER_ADDRESS } from "./paypal-buyers.ts";
import {
  sumOf,
  unitsOf,
  type MoneyBack,
  type MoneyMoved,
  type PaypalOrder,
} from "./paypal-order.ts";

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
        ...paymentsOf(order, publicOrigin),
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

function paymentsOf(order: PaypalOrder, publicOrigin: string) {
  const { authorization, captures, refunds } = order;
  if (authorization === null) return {};
  const { invoiceId, ...told } = authorization;
  const isTaken = captures.length > 0 && told.status !== "VOIDED";
  const status = isTaken ? takenStatus(order) : told.status;
  return {
    payments: {
      authorizations: [{ ...told, status, invoice_id: invoiceId }],
      ...(captures.length > 0 && { captures: captures.map((one) => captureAnswer(order, one)) }),
      ...(refunds.length > 0 && {
        refunds: refunds.map((one) => refundAnswer(one, publicOrigin)),
      }),
    },
  };
}

const takenStatus = ({ authorization, captures }: PaypalOrder) =>
  authorization !== null && sumOf(captures) < unitsOf(authorization.amount)
    ? "PARTIALLY_CAPTURED"
    : "CAPTURED";

function captureAnswer({ refunds }: PaypalOrder, capture: MoneyMoved) {
  const back = sumOf(refunds.filter(({ captureId }) => captureId === capture.id));
  const all = back === unitsOf(capture.amount) ? "REFUNDED" : "PARTIALLY_REFUNDED";
  return { ...movedAnswer(capture), status: back === 0 ? "COMPLETED" : all };
}

/** Money that was paid back; what it was paid back of is said by a link alone. */
export const refundAnswer = (refund: MoneyBack, publicOrigin: string) => ({
  ...movedAnswer(refund),
  ...(refund.customId !== "" && { custom_id: refund.customId }),
  links: [
    {
      rel: "up",
      method: "GET",
      href: `${publicOrigin}/paypal/v2/payments/captures/${refund.captureId}`,
    },
  ],
});

/** Money that was taken. */
export const movedAnswer = ({ id, amount }: MoneyMoved) => ({ id, status: "COMPLETED", amount });
