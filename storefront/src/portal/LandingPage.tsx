import { useShop } from "../api/shop.ts";
import { CategoryPage } from "../catalog/listing/CategoryPage.tsx";
import { ListingSkeleton } from "../catalog/listing/ListingSkeleton.tsx";
import { menuQuery } from "../catalog/category.queries.ts";
import { FailedPage } from "../page/FailedPage.tsx";
import type { Place } from "../page/page.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { listedAt } from "./landing.queries.ts";
import styles from "./LandingPage.module.css";

/** `/{code}/default-category`: where a portal's members begin (PORTAL-02, PORTAL-28). */
export function LandingPage({ place }: { place: Place }) {
  const shop = useShop();
  const client = useQueryClient();
  const { portal } = useConfig();
  const menu = useQuery(menuQuery(shop));
  const listed = listedAt({ place, shop, client });
  if (portal && listed.id === undefined && menu.isError) {
    return <FailedPage onRetry={() => void menu.refetch()} isBusy={menu.isFetching} />;
  }
  // Whoever has just signed in is asked for first.
  if (!portal || listed.id === undefined) {
    return (
      <div className="wrap">
        <ListingSkeleton />
      </div>
    );
  }
  return (
    <>
      <p className={`wrap ${styles["welcome"]}`}>{t("Welcome to %1", portal.name)}</p>
      <CategoryPage key={listed.id} place={listed} />
    </>
  );
}
