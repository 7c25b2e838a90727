import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useKeptFocus } from "../../cart/use-kept-focus.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { tellTabs } from "../../cart/cart-tabs.ts";
import { showNotice } from "../../notice/notices.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { t, tn } from "../../translation/translate.ts";
import { sayRefused } from "../say-refused.ts";
import type { Wisher } from "../wishes.queries.ts";
import { ListWays } from "./ListWays.tsx";
import { useWishChange } from "./use-wish-change.ts";
import { wishListItemsQuery, type WishListHead } from "./wish-lists.queries.ts";
import { WishRow } from "./WishRow.tsx";
import styles from "./WishLists.module.css";

interface WishListProps {
  readonly wisher: Wisher;
  readonly list: WishListHead;
  readonly lists: readonly WishListHead[];
}

/** One list: what stands on it, what may be done with it. */
export function WishList({ wisher, list, lists }: WishListProps) {
  const shop = useShop();
  const client = useQueryClient();
  const query = useQuery(wishListItemsQuery(shop, wisher, list.id));
  const { data: wishes } = query;
  const place = useKeptFocus(wishes?.length);
  /** Why items did not come into the cart at the last try. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const buy = useWishChange(
    wisher,
    async (calls, items: readonly string[]) => ({
      refused: await calls.buy(list.id, items),
      asked: items.length,
    }),
    sayRefused,
  );
  const putIntoCart = (items: readonly string[]) =>
    buy.mutate(items, {
      onSuccess: (came) => {
        setRefused(came.refused);
        void client.refetch(cartQuery(shop));
        tellTabs();
        const moved = came.asked - came.refused.size;
        if (moved > 0) {
          showNotice(
            tn(moved, "%1 product moved to your cart.", "%1 products moved to your cart."),
          );
        }
      },
    });
  const ready = (wishes ?? []).filter(({ product, isOpen }) => product?.isAtHand && !isOpen);
  return (
    <section aria-labelledby="wish-list">
      <div className={styles["head"]}>
        <h2 id="wish-list">{list.name}</h2>
        {ready.length > 1 ? (
          <Button
            size="sm"
            busy={buy.isPending}
            onClick={() => putIntoCart(ready.map(({ id }) => id))}
          >
            {t("Move all to the cart")}
          </Button>
        ) : null}
      </div>
      <ListWays wisher={wisher} list={list} />
      <div ref={place} tabIndex={-1} aria-busy={query.isFetching}>
        {wishes === undefined ? (
          query.isError ? (
            <p role="alert">{t("Your wish lists could not be loaded.")}</p>
          ) : (
            <SkeletonRegion label={t("Loading your wish lists")}>
              <SkeletonText lines={4} size={36} last={100} />
            </SkeletonRegion>
          )
        ) : wishes.length === 0 ? (
          <p className={styles["empty"]}>
            {t("Nothing is on this list yet. Press the heart of what you like.")}
          </p>
        ) : (
          <ul className={styles["wishes"]}>
            {wishes.map((wish) => (
              <WishRow
                key={wish.id}
                wish={wish}
                refused={refused.get(wish.id)}
                {...{ wisher, list, lists }}
                isBuying={buy.isPending}
                onBuy={() => putIntoCart([wish.id])}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
