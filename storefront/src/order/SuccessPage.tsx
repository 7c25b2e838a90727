import { Button, buttonClass } from "@placket/ui/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/skeleton/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore, type ReactNode } from "react";
import { CallError } from "../api/call-error.ts";
import { useShop } from "../api/shop.ts";
import { tokenOfOrder } from "../checkout/placed-orders.ts";
import type { Place } from "../page/page.ts";
import { hrefTo } from "../routing/routes.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { orderQuery, type OrderWire } from "./order.queries.ts";
import { PlacedOrder } from "./PlacedOrder.tsx";
import styles from "./SuccessPage.module.css";
import { usePurchase } from "./use-purchase.ts";

/** `/checkout/success/{order}`: for whoever placed it in this tab; others see no data. */
export function SuccessPage({ place }: { place: Place }) {
  const number = place.params["order"] ?? "";
  const token = useToken(number);
  if (token === undefined)
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  if (token === null)
    return (
      <Frame>
        <Elsewhere />
      </Frame>
    );
  return <Known number={number} token={token} />;
}

function Known({ number, token }: { number: string; token: string }) {
  const query = useQuery(orderQuery(useShop(), { number, token }));
  const order = query.data;
  usePurchase(order);
  if (isUnknown(query.error))
    return (
      <Frame>
        <Elsewhere />
      </Frame>
    );
  return (
    <Frame aside={order ? <PlacedOrder order={order} /> : null}>
      {order ? <Words order={order} /> : null}
      {query.isPending ? <Loading /> : null}
      {query.isError && !order ? (
        <Failed number={number} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
    </Frame>
  );
}

/** The title stays while what is below it arrives, and keeps the focus. */
function Frame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles["page"]}`}>
      <div className={styles["words"]}>
        <h1>{t("Thank you for your order")}</h1>
        {children}
      </div>
      {aside}
    </div>
  );
}

function Words({ order }: { order: OrderWire }) {
  const { phone } = useConfig();
  return (
    <>
      <p className={styles["number"]}>{t("Your order number is %1.", order.number)}</p>
      <p>{t("A confirmation is on its way to %1.", order.email)}</p>
      <p className="muted">
        {t("Something wrong with it? Call %1 and have the order number ready.", phone)}
      </p>
      <Onward />
    </>
  );
}

/** Without the token, which only the tab that placed the order has. */
function Elsewhere() {
  return (
    <>
      <p>
        {t(
          "Orders are shown once, to whoever placed them. Everything about yours stands in the confirmation we sent you.",
        )}
      </p>
      <Onward />
    </>
  );
}

function Onward() {
  return (
    <a className={buttonClass({})} href={hrefTo("home")}>
      {t("Continue Shopping")}
    </a>
  );
}

function Failed(props: { number: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <>
      <p>{t("Your order number is %1.", props.number)}</p>
      <p role="alert">{t("Its details could not be loaded. The order itself is safe.")}</p>
      <Button busy={props.isBusy} onClick={props.onRetry}>
        {t("Try again")}
      </Button>
    </>
  );
}

function Loading() {
  return (
    <div className={styles["bones"]}>
      <SkeletonRegion label={t("Loading page")}>
        <SkeletonText lines={3} size={22} last={60} />
      </SkeletonRegion>
    </div>
  );
}

/** The kept token, `null` without one; undefined on a server, which knows nothing of a tab. */
function useToken(number: string): string | null | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => tokenOfOrder(number) ?? null,
    () => undefined,
  );
}

const neverChanges = () => () => undefined;

const isUnknown = (error: unknown) =>
  error instanceof CallError && error.problems.some((one) => one.error === "checkout.noSuchOrder");
