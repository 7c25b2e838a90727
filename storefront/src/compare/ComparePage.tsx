import { isDifferent } from "@placket/domain/compare/differences";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { sayProblems } from "../notice/say-problems.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./ComparePage.module.css";
import { CompareTable } from "./CompareTable.tsx";
import { cleanCompared, comparedTableQuery } from "./compared.queries.ts";

/** `/catalog/product_compare/index`: products side by side, or only in what they differ (ROUTE-19). */
export function ComparePage() {
  const place = { shop: useShop(), client: useQueryClient() };
  const query = useQuery(comparedTableQuery(place.shop));
  const [isBrief, setBrief] = useState(false);
  const clean = useMutation({ mutationFn: () => cleanCompared(place), onError: sayProblems });
  const { data } = query;
  const isMany = (data?.items.length ?? 0) > 1;
  const rows = (data?.rows ?? []).filter((row) => !isBrief || !isMany || isDifferent(row));
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Compare Products")}</h1>
      {data === undefined ? (
        query.isError ? (
          <div className={styles["none"]}>
            <p role="alert">{t("The comparison could not be loaded.")}</p>
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              {t("Try again")}
            </Button>
          </div>
        ) : (
          <SkeletonRegion label={t("Loading page")}>
            <SkeletonText lines={6} size={36} last={100} />
          </SkeletonRegion>
        )
      ) : data.items.length === 0 ? (
        <div className={styles["none"]}>
          <p>{t("You have no items to compare.")}</p>
          <a className={buttonClass({})} href={hrefTo("home")}>
            {t("Continue Shopping")}
          </a>
        </div>
      ) : (
        <>
          <div className={styles["tools"]}>
            {isMany ? (
              <Checkbox
                label={t("Show differences only")}
                checked={isBrief}
                onChange={(event) => setBrief(event.currentTarget.checked)}
              />
            ) : null}
            <Button kind="link" busy={clean.isPending} onClick={() => clean.mutate()}>
              {t("Remove all")}
            </Button>
          </div>
          <CompareTable items={data.items} rows={rows} />
          {isBrief && rows.length === 0 ? (
            <p>{t("In what is known of them these products are alike.")}</p>
          ) : null}
        </>
      )}
    </div>
  );
}
