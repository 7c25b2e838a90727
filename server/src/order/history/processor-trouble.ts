/** Why the money of a payment could not be moved yet, as staff read it beside the order. */
export const PROCESSOR_TROUBLE = {
  unanswered: "The processor did not answer.",
  unknown: "The processor does not know this payment.",
  noReference: "The payment has no reference at the processor.",
  unsettled: "The processor pays back once the payment is settled there.",
  neither: "The processor neither pays it back yet nor calls it off.",
} as const;
