import { newsletterFromWire } from "@placket/contract/newsletter/newsletter.codec";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

const newsletter = operation(
  "Newsletter",
  `query Newsletter {
    customer { newsletter_status }
  }`,
);

/** How the newsletter of whoever is logged in stands. */
export function newsletterQuery(shop: Shop, { id }: { readonly id: number }) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "newsletter"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () =>
      newsletterFromWire(answered((await shop.graphql(newsletter, {})).customer)),
  });
}
