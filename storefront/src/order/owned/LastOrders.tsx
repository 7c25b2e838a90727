import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { ALL_ORDERS } from "./order-search.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderLoadFailed } from "./OrderLoadFailed.tsx";
import { ownOrdersQuery, type Buyer } from "./own-orders.queries.ts";
import styles from "./OrderHistory.module.css";

/** How many orders the account's first page shows. */
const SHOWN = 3;

/** What somebody ordered last, and the way to the rest (OPEN-38). */
export function LastOrders({ account }: { account: Buyer }) {
  return (
    <section className={styles["last"]} aria-labelledby="last-orders">
      <h2 id="last-orders">{t("Recent Orders")}</h2>
      <Orders account={account} />
    </section>
  );
}

function Orders({ account }: { account: Buyer }) {
  const query = useQuery(ownOrdersQuery(useShop(), account, ALL_ORDERS, SHOWN));
  const { data } = query;
  if (query.isPending) {
    return (
      <SkeletonRegion label={t("Loading orders")}>
        <SkeletonText lines={SHOWN} size={36} last={100} />
      </SkeletonRegion>
    );
  }
  if (!data) {
    return <OrderLoadFailed isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (data.orders.length === 0) return <p className="muted">{t("No orders yet.")}</p>;
  return (
    <>
      <OrderList orders={data.orders} />
      <p>
        <a className="link" href={hrefTo("orderHistory")}>
          {t("All orders")}
        </a>
      </p>
    </>
  );
}
