/** Why shoppers cancel, as they choose it: phrases. The first ones are Magento's. */
export const CANCEL_REASONS = [
  "The item(s) are no longer needed",
  "The order was placed by mistake",
  "Item(s) not arriving within the expected timeframe",
  "Found a better price elsewhere",
  "Other",
] as const;
