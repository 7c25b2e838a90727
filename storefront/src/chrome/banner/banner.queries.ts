import { bannerFromWire } from "@placket/contract/promotion/banner.codec";
import { MINUTE_MS } from "@placket/domain/durations";
import { operation } from "../../api/graphql.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";

const banner = operation(
  "GET_PROMOTION_BANNER",
  `query GET_PROMOTION_BANNER($storeId: Int) {
    getPromotionBanner(storeId: $storeId) { content current_time_stamp start_time_stamp end_time_stamp }
  }`,
);

/** What the promotions bar says (PROMO-08), and by how much the server's clock is ahead of this one's. */
export function bannerQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "promotion-banner"),
    staleTime: 10 * MINUTE_MS,
    queryFn: async () => {
      const { getPromotionBanner: wire } = await shop.graphql(banner, {});
      return wire ? bannerFromWire(wire, Date.now()) : null;
    },
  });
}
