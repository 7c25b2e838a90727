import type { ConversionState } from "@placket/domain/conversion/conversion-state";

/** Where an event stands, in words. */
export const STATE_TEXT: Readonly<Record<ConversionState, string>> = {
  waiting: "Waiting",
  sent: "Sent",
  failed: "Not taken yet",
};
