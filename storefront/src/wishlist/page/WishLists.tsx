import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useEffect } from "react";
import { useShop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { addPending } from "../pending-wish.ts";
import type { Wisher } from "../wishes.queries.ts";
import { NewList } from "./NewList.tsx";
import { WishList } from "./WishList.tsx";
import { wishListsQuery } from "./wish-lists.queries.ts";
import styles from "./WishLists.module.css";

/** `/wishlist/index/index`: a customer's wish lists; the address says which of them is shown (ROUTE-23, OPEN-38). */
export function WishLists({ account, place }: { account: Wisher; place: Place }) {
  const shop = useShop();
  const client = useQueryClient();
  const query = useQuery(wishListsQuery(shop, account));
  useEffect(() => void addPending({ shop, client }), [shop, client]);
  const { data: lists } = query;
  if (!lists && query.isError) {
    return (
      <div className={styles["none"]}>
        <p role="alert">{t("Your wish lists could not be loaded.")}</p>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (!lists) {
    return (
      <SkeletonRegion label={t("Loading your wish lists")}>
        <SkeletonText lines={5} size={36} last={100} />
      </SkeletonRegion>
    );
  }
  const wanted = new URLSearchParams(place.address.search).get("list");
  const shown = lists.find(({ id }) => id === wanted) ?? lists[0];
  return (
    <>
      <nav className={styles["lists"]} aria-label={t("Wish lists")}>
        <ul>
          {lists.map(({ id, name, count }) => (
            <li key={id}>
              <a
                href={hrefTo("wishlist", {}, { list: id })}
                aria-current={id === shown?.id ? "page" : undefined}
              >
                {name} <span className="muted num">{count}</span>
              </a>
            </li>
          ))}
        </ul>
        <NewList wisher={account} />
      </nav>
      {shown ? (
        <WishList key={shown.id} wisher={account} list={shown} lists={lists} />
      ) : (
        <Nothing />
      )}
    </>
  );
}

/** Where nothing was ever wished for. */
function Nothing() {
  return (
    <div className={styles["none"]}>
      <p>{t("Nothing is on your wish list yet. Press the heart of what you like.")}</p>
      <a className={buttonClass({})} href={hrefTo("home")}>
        {t("Continue Shopping")}
      </a>
    </div>
  );
}
