import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useShop } from "../../api/shop.ts";
import type { PageModule } from "../../page/page.ts";
import { useQuery } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import styles from "./GlobalPage.module.css";
import { Regions } from "./Regions.tsx";
import { switcherQuery } from "./switcher.queries.ts";

export const head: PageModule["head"] = () => ({
  title: t("Global Networks"),
  canonical: hrefTo("global"),
});

/** `/global-networks`: every store there is, by region, and its languages (ROUTE-08). */
export const Page: PageModule["Page"] = () => {
  const { data, isError, refetch } = useQuery(switcherQuery(useShop()));
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Global Networks")}</h1>
      <p>
        {t("We serve these countries, each in its own currency and with its own ways of delivery.")}
      </p>
      {data ? <Regions heading="h2" switcher={data} /> : null}
      {data || isError ? null : (
        <SkeletonRegion label={t("Loading")}>
          <SkeletonText lines={4} size={22} last={60} />
        </SkeletonRegion>
      )}
      {!data && isError ? (
        <div role="alert">
          <p>{t("Something went wrong. Please try again.")}</p>
          <Button onClick={() => void refetch()}>{t("Try again")}</Button>
        </div>
      ) : null}
    </div>
  );
};
