import type { ShownStoredCard } from "@placket/contract/payment/stored-card.codec";
import { lateModule } from "@placket/web/late/late-module";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

export type { ShownStoredCard };

const asking = lateModule(() => import("./ask-stored-cards.ts"));

/** The cards of whoever is logged in (PAY-16), known by something that is theirs alone; forgotten when nobody looks. */
export function storedCardsQuery(shop: Shop, whose: string | number) {
  return queryOptions({
    queryKey: shopKey(shop, "stored-cards", whose),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => (await asking()).askStoredCards(shop),
  });
}
