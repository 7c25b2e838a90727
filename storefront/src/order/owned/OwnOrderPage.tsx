import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useShop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { OrderLoadFailed } from "./OrderLoadFailed.tsx";
import { OwnOrderView } from "./OwnOrderView.tsx";
import { ownOrderQuery, type Buyer } from "./own-orders.queries.ts";
import { Reorder } from "./Reorder.tsx";

/** `/sales/order/view/order_id/{order}`: one order of whoever is logged in, and ordering it again (OPEN-38). */
export function OwnOrderPage({ account, place }: { account: Buyer; place: Place }) {
  const number = place.params["order"] ?? "";
  const asked = ownOrderQuery(useShop(), account, number);
  const client = useQueryClient();
  const { data, isPending, isFetching, refetch } = useQuery(asked);
  if (isPending) {
    return (
      <SkeletonRegion label={t("Loading orders")}>
        <SkeletonText lines={6} size={36} last={60} />
      </SkeletonRegion>
    );
  }
  if (data === null) {
    return (
      <p>
        {t("The order does not exist.")}{" "}
        <a className="link" href={hrefTo("orderHistory")}>
          {t("Show all orders")}
        </a>
      </p>
    );
  }
  if (!data) return <OrderLoadFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <OwnOrderView
      order={data}
      isOwn
      onChange={(after) => client.setQueryData(asked.queryKey, after)}
      beside={<Reorder account={account} order={data} />}
    />
  );
}
