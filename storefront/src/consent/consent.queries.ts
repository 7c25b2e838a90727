import { consentFromWire } from "@placket/contract/consent/consent.codec";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

/** How consent is asked for, and what is kept by categories. */
export function consentQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "cookie-consent"),
    queryFn: async () => consentFromWire(await shop.call("cookieConsent")),
  });
}

export type ConsentNow = ReturnType<typeof consentFromWire>;
