/** What processors call what they tell, in words for staff; what is not listed stands as they call it. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["CUSTOMER.DISPUTE.CREATED", "A buyer disputes a payment"],
  ["CUSTOMER.DISPUTE.UPDATED", "There is news of a dispute"],
  ["CUSTOMER.DISPUTE.RESOLVED", "A dispute is over"],
  ["PAYMENT.CAPTURE.COMPLETED", "Money was taken of a payment that the store does not know"],
  ["PAYMENT.CAPTURE.REFUNDED", "Money went back of a payment that the store does not know"],
  [
    "PAYMENT.AUTHORIZATION.CREATED",
    "Money was reserved for a payment that the store does not know",
  ],
  ["dispute_opened", "A bank disputes a payment"],
  ["dispute_won", "A dispute was won"],
  ["dispute_lost", "A dispute was lost"],
  ["dispute_expired", "A dispute was not answered in time"],
  ["transaction_disbursed", "Money was paid out of a payment that the store does not know"],
  ["refund_failed", "A bank did not take what was paid back"],
]);

const PROCESSORS: ReadonlyMap<string, string> = new Map([
  ["paypal", "PayPal"],
  ["braintree", "Braintree"],
]);

export const kindInWords = (kind: string): string => KINDS.get(kind) ?? kind;

export const processorInWords = (code: string): string => PROCESSORS.get(code) ?? code;
