import type { KnownOrder } from "@placket/contract/order/order-changes.codec";
import { buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { CallError } from "@placket/web/call/call-error";
import type { ReactNode } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { loginHref } from "../../routing/referer.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { orderQuery } from "../order.queries.ts";
import { OrderLoadFailed } from "../owned/OrderLoadFailed.tsx";
import { OwnOrderView } from "../owned/OwnOrderView.tsx";
import { Letterhead } from "../parts/Letterhead.tsx";
import { PlacedOrder } from "../PlacedOrder.tsx";
import styles from "./LetterOrder.module.css";
import { letterOrderQuery } from "./letter-order.queries.ts";

interface LetterOrderProps {
  /** The order, and what the letter's link says of it. */
  readonly known: KnownOrder;
  /** What stands there where the link opens nothing. */
  readonly strangers: ReactNode;
}

/** Where the letters about an order lead: how it stands now, and what its buyer can do with it, paying included. */
export function LetterOrder({ known, strangers }: LetterOrderProps) {
  const asked = letterOrderQuery(useShop(), known);
  const client = useQueryClient();
  const { data: order, error, isPending, isFetching, refetch } = useQuery(asked);
  if (isUnknown(error)) return strangers;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <Letterhead />
      <h1>{t("Order %1", known.number)}</h1>
      {order ? (
        <OwnOrderView
          order={order}
          onChange={(after) => client.setQueryData(asked.queryKey, after)}
        />
      ) : order === null ? (
        <OfAccount known={known} />
      ) : isPending ? (
        <Bones />
      ) : (
        <OrderLoadFailed isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** What was ordered, and the way to where it can be changed. */
function OfAccount({ known }: { known: KnownOrder }) {
  const { data, isPending, isFetching, refetch } = useQuery(orderQuery(useShop(), known));
  return (
    <>
      <p>
        {t("This order is in an account. Sign in to see how it stands, and to pay or change it.")}
      </p>
      <p className="no-print">
        <a
          className={buttonClass({})}
          href={loginHref(hrefTo("ownOrder", { order: known.number }))}
        >
          {t("Sign In")}
        </a>
      </p>
      {data ? (
        <PlacedOrder order={data} />
      ) : isPending ? (
        <Bones />
      ) : (
        <OrderLoadFailed isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

const Bones = () => (
  <SkeletonRegion label={t("Loading page")}>
    <SkeletonText lines={6} size={36} last={60} />
  </SkeletonRegion>
);

const isUnknown = (error: unknown) => error instanceof CallError && error.is("order.noSuchOrder");
