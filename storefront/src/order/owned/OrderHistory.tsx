import { Pagination } from "@placket/ui/navigation/pagination/Pagination";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useShop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import { useQuery } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t, tn } from "../../translation/translate.ts";
import { isLimited, orderSearchHref, readOrderSearch, type OrderSearch } from "./order-search.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderSearchForm } from "./OrderSearchForm.tsx";
import { ownOrdersQuery, type Buyer } from "./own-orders.queries.ts";
import { OrderLoadFailed } from "./OrderLoadFailed.tsx";
import styles from "./OrderHistory.module.css";

/** `/sales/order/history`: all that somebody has ordered, to be searched; the search is the address (OPEN-38). */
export function OrderHistory({ account, place }: { account: Buyer; place: Place }) {
  const search = readOrderSearch(place.address.search);
  return (
    <>
      {/* Another search begins with fields of its own. */}
      <OrderSearchForm key={orderSearchHref({ ...search, page: 1 })} search={search} />
      <Found account={account} search={search} />
    </>
  );
}

function Found({ account, search }: { account: Buyer; search: OrderSearch }) {
  const query = useQuery(ownOrdersQuery(useShop(), account, search));
  const { data } = query;
  if (query.isPending) {
    return (
      <SkeletonRegion label={t("Loading orders")}>
        <SkeletonText lines={6} size={36} last={100} />
      </SkeletonRegion>
    );
  }
  if (!data || (query.isError && query.isPlaceholderData)) {
    return <OrderLoadFailed isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (data.orders.length === 0) return <None search={search} />;
  return (
    <div className={styles["found"]} aria-busy={query.isPlaceholderData}>
      <h2 className="visually-hidden">{t("Orders found")}</h2>
      <output className="muted num">{tn(data.total, "%1 order", "%1 orders")}</output>
      <OrderList orders={data.orders} />
      <Pagination
        label={t("Pages")}
        page={search.page}
        pages={data.pages}
        hrefOf={(page) => orderSearchHref({ ...search, page })}
        previousLabel={t("Previous")}
        nextLabel={t("Next")}
        pageLabel={(page) => t("Page %1", page)}
      />
    </div>
  );
}

function None({ search }: { search: OrderSearch }) {
  if (isLimited(search) || search.page > 1) {
    return (
      <p>
        {t("No order fits this search.")}{" "}
        <a className="link" href={hrefTo("orderHistory")}>
          {t("Show all orders")}
        </a>
      </p>
    );
  }
  return (
    <p>
      {t("You have not ordered anything yet. What you order stands here.")}{" "}
      <a className="link" href={hrefTo("home")}>
        {t("Continue Shopping")}
      </a>
    </p>
  );
}
