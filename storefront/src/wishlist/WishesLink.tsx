import { Badge } from "@placket/ui/status/badge/Badge";
import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { tileMarks } from "../catalog/tile/tile-marks.ts";
import { knownCustomer, useKnownCustomer } from "../session/known-customer.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { HeartIcon } from "./HeartIcon.tsx";
import { addPending } from "./pending-wish.ts";
import { TileHeart } from "./TileHeart.tsx";
import { wishesQuery } from "./wishes.queries.ts";
import styles from "./WishesLink.module.css";

/** Nothing for buyers of procurement systems, who keep no list (PLP-02, WISH-07, PUNCH-03): their tiles have no hearts. */
export default function WishesLink() {
  return useConfig().punchout ? null : <Link />;
}

/**
 * The way to the wish list in the header, with how much is on it (HEAD-15); guests are asked to sign in there.
 * With it hearts come to the tiles, and what a guest wished for goes on once it is known who they are (WISH-06).
 */
function Link() {
  const shop = useShop();
  const client = useQueryClient();
  const wisher = useKnownCustomer();
  const { data: wishes = [] } = useQuery(wishesQuery(shop, wisher));
  useEffect(() => {
    tileMarks.set((marks) => (marks.includes(TileHeart) ? marks : [TileHeart, ...marks]));
    const goOn = () => void addPending({ client, shop });
    goOn();
    return knownCustomer.subscribe(goOn);
  }, [client, shop]);
  const count = wisher ? new Set(wishes.map(({ productId }) => productId)).size : 0;
  return (
    <a href={hrefTo("wishlist")} className={styles["link"]}>
      <HeartIcon isFilled={false} />
      <span className="visually-hidden">{t("Wish List")}</span>
      {count > 0 ? (
        <Badge label={t("items")} className={styles["badge"] ?? ""}>
          {count}
        </Badge>
      ) : null}
    </a>
  );
}
