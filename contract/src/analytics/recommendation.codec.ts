import type { PageEvent } from "@placket/domain/analytics/recommendation";
import type { Pushed } from "./data-layer.codec.ts";

/** A page's event in the names that the recommendation service's script reads from its page object. */
export const pageEventToWire = (
  { page, itemIds, currency, customerId, orderNumber }: PageEvent,
  { environment, title }: { readonly environment: string; readonly title: string },
): Pushed => ({
  pagetype: page,
  itemid: itemIds.join(";"),
  currency,
  title,
  recommendations: true,
  ...(environment !== "" && { environment }),
  ...(customerId !== undefined && { customerid: String(customerId) }),
  ...(orderNumber !== undefined && { transactionid: orderNumber }),
});
