import { wishFields } from "@placket/contract/wishlist/wish-fields";
import { sharedWishes } from "@placket/contract/wishlist/wish.codec";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { CallError } from "@placket/web/call/call-error";
import { operation } from "../../api/graphql.ts";
import { shopKey, useShop, type Shop } from "../../api/shop.ts";
import { pictureSource } from "../../media/picture-source.ts";
import { Price } from "../../money/Price.tsx";
import type { Place } from "../../page/page.ts";
import { queryOptions } from "../../query/query.ts";
import { useQuery } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import styles from "./SharedWishListPage.module.css";

const shared = operation(
  "SharedWishList",
  `query SharedWishList($code: String!) {
    sharedWishlist(sharing_code: $code) { name first_name items { ...WishFields } }
  }`,
  wishFields,
);

/** The list behind a link; null where it is shared no more. */
const sharedQuery = (shop: Shop, code: string) =>
  queryOptions({
    queryKey: shopKey(shop, "shared wish list", code),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => {
      try {
        const { sharedWishlist: list } = await shop.graphql(shared, { code });
        return list && sharedWishes(list);
      } catch (error) {
        if (error instanceof CallError && error.is("wishlist.noSuchList")) return null;
        throw error;
      }
    },
  });

/** `/wishlist/shared#code`: what whoever has the link to a wish list sees of it (issue 11.5). */
export function SharedWishListPage({ place }: { place: Place }) {
  const code = place.address.hash.slice(1);
  const { data: list, isError, isFetching, refetch } = useQuery(sharedQuery(useShop(), code));
  if (list === undefined) {
    return (
      <div className={`wrap ${styles["page"]}`}>
        <h1>{t("Wish List")}</h1>
        {isError ? (
          <>
            <p role="alert">{t("Something went wrong. Please try again.")}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t("Try again")}
            </Button>
          </>
        ) : (
          <SkeletonRegion label={t("Loading page")}>
            <SkeletonText lines={4} size={36} last={100} />
          </SkeletonRegion>
        )}
      </div>
    );
  }
  if (list === null) {
    return (
      <div className={`wrap ${styles["page"]}`}>
        <h1>{t("Wish List")}</h1>
        <p>{t("This list is not shared any more.")}</p>
        <a className={buttonClass({})} href={hrefTo("home")}>
          {t("Continue Shopping")}
        </a>
      </div>
    );
  }
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{list.name}</h1>
      {list.firstName === null ? null : (
        <p className="muted">{t("A wish list of %1", list.firstName)}</p>
      )}
      {list.wishes.length === 0 ? <p>{t("Nothing is on this list.")}</p> : null}
      <ul className={styles["wishes"]}>
        {list.wishes.map(({ id, product, chosen, quantity }) =>
          product ? (
            <li key={id}>
              {product.picture ? (
                <img
                  {...pictureSource(product.picture, 828)}
                  alt=""
                  sizes="(width <= 875px) 47vw, 322px"
                  loading="lazy"
                />
              ) : (
                <div className={styles["blank"]} />
              )}
              <h2>
                <a href={product.url}>{product.name}</a>
              </h2>
              {chosen.length > 0 ? <p className="muted">{chosen.join(", ")}</p> : null}
              <p className="num">{t("Pieces: %1", quantity)}</p>
              {product.price ? (
                <p>
                  <Price now={product.price} was={product.was} />
                </p>
              ) : null}
              {product.isAtHand ? null : <p className={styles["out"]}>{t("Out of stock")}</p>}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
