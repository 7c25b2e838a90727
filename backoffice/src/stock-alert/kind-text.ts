import type { AlertKind } from "@placket/domain/stock-alert/stock-alert";

/** What whoever asked waits for, as staff read it. */
export const KIND_TEXT: Readonly<Record<AlertKind, string>> = {
  stock: "is in stock",
  price: "costs less",
};
