import { shownAlert } from "@placket/contract/stock-alert/alert.codec";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { shopKey, useShop, type Shop } from "../api/shop.ts";
import { useKeptFocus } from "../cart/use-kept-focus.ts";
import { useFormatPrice } from "../money/Price.tsx";
import { sayProblems } from "../notice/say-problems.ts";
import { queryOptions } from "../query/query.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./OwnAlerts.module.css";

const alertsQuery = (shop: Shop, { id }: { readonly id: number }) =>
  queryOptions({
    queryKey: shopKey(shop, "customer", id, "alerts"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => (await shop.call("ownAlerts")).items.map(shownAlert),
  });

/** `/productalert/customer`: what a customer waits for, and the way to wait no more (issue 11.5). */
export function OwnAlerts({ account }: { readonly account: { readonly id: number } }) {
  const shop = useShop();
  const client = useQueryClient();
  const price = useFormatPrice();
  const query = useQuery(alertsQuery(shop, account));
  const { data: alerts } = query;
  const place = useKeptFocus(alerts?.length);
  const remove = useMutation({
    mutationFn: (id: number) => shop.call("removeAlert", { body: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: alertsQuery(shop, account).queryKey }),
    onError: sayProblems,
  });
  if (alerts === undefined && query.isError) {
    return (
      <div className={styles["none"]}>
        <p role="alert">{t("Your alerts could not be loaded.")}</p>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (alerts === undefined) {
    return (
      <SkeletonRegion label={t("Loading your alerts")}>
        <SkeletonText lines={4} size={36} last={100} />
      </SkeletonRegion>
    );
  }
  if (alerts.length === 0) {
    return (
      <div className={styles["none"]}>
        <p>
          {t(
            "You have no alerts. On the page of a product that is out of stock you can ask for one.",
          )}
        </p>
        <a className={buttonClass({})} href={hrefTo("home")}>
          {t("Continue Shopping")}
        </a>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      <p className="muted">{t("We write to you once, and then forget that you asked.")}</p>
      <ul className={styles["alerts"]}>
        {alerts.map(({ id, kind, product, chosen, askedPrice: asked }) => {
          const name = product?.name ?? t("A product that is not available any more");
          return (
            <li key={id}>
              <div>
                <h2>{product ? <a href={product.url}>{name}</a> : name}</h2>
                {chosen.length > 0 ? <p className="muted">{chosen.join(", ")}</p> : null}
                <p>
                  {kind === "stock"
                    ? t("When it is in stock")
                    : t("When it costs less than %1", asked ? price(asked) : "")}
                </p>
              </div>
              <Button
                kind="link"
                busy={remove.isPending && remove.variables === id}
                aria-label={t("Remove: %1", name)}
                onClick={() => remove.mutate(id)}
              >
                {t("Remove")}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
