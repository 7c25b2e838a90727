import { arrivalDays } from "@placket/domain/shipping/arrival";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { lateModule } from "@placket/web/late/late-module";
import { useQuery } from "../query/use-query.ts";
import { Suspense, useSyncExternalStore, type ReactNode } from "react";
import { CallError } from "@placket/web/call/call-error";
import { useShop } from "../api/shop.ts";
import { tokenOfOrder } from "../checkout/placing/placed-orders.ts";
import type { Place } from "../page/page.ts";
import { hrefTo } from "../routing/routes.ts";
import { awaited } from "../slot/awaited.ts";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { orderQuery, type ShownOrder } from "./order.queries.ts";
import { Letterhead } from "./parts/Letterhead.tsx";
import { PlacedOrder } from "./PlacedOrder.tsx";
import styles from "./SuccessPage.module.css";
import { usePurchase } from "./use-purchase.ts";

/** Fetched by whoever comes from a letter. */
const LetterOrder = awaited(
  lateModule(() => import("./letter/LetterOrder.tsx")),
  (module) => module.LetterOrder,
);

/**
 * `/checkout/success/{order}`: thanks whoever placed it in this tab. Who comes from a letter about it sees how it
 * stands and can pay or change it; others see no data.
 */
export function SuccessPage({ place }: { place: Place }) {
  const number = place.params["order"] ?? "";
  const linked = place.address.hash.slice(1);
  const token = useToken(number, linked);
  if (token === undefined) return <Coming />;
  if (token === null) return <Strangers />;
  if (linked === "") return <Known number={number} token={token} />;
  return (
    <Suspense fallback={<Coming />}>
      <LetterOrder known={{ number, token }} strangers={<Strangers />} />
    </Suspense>
  );
}

/** Nobody knows yet whether it was placed here or a letter led here. */
const Coming = () => (
  <Frame title={t("Your order")}>
    <Loading />
  </Frame>
);

const Strangers = () => (
  <Frame title={t("Your order")}>
    <Elsewhere />
  </Frame>
);

function Known({ number, token }: { number: string; token: string }) {
  const query = useQuery(orderQuery(useShop(), { number, token }));
  const order = query.data;
  usePurchase(order);
  if (isUnknown(query.error)) return <Strangers />;
  return (
    <Frame
      aside={order ? <PlacedOrder order={order} /> : null}
      title={order?.undone ? UNDONE[order.undone]() : undefined}
    >
      {order ? <Words order={order} /> : null}
      {order ? <Slot in={slots.guestOrder} order={order} token={token} /> : null}
      {query.isPending ? <Loading /> : null}
      {query.isError && !order ? (
        <Failed number={number} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
    </Frame>
  );
}

interface FrameProps {
  /** Where there is nothing to give thanks for any more. */
  readonly title?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Who comes back to an order that is over by then is not told that it is on its way (decision 0052). */
const UNDONE = {
  canceled: () => t("Your order was canceled."),
  closed: () => t("Your order was paid back."),
} as const;

/** The title stays while what is below it arrives, and keeps the focus. */
function Frame({ title, aside, children }: FrameProps) {
  return (
    <div className={`wrap ${styles["page"]}`}>
      <Letterhead />
      <div className={styles["words"]}>
        <h1>{title ?? t("Thank you for your order")}</h1>
        {children}
      </div>
      {aside}
    </div>
  );
}

function Words({ order }: { order: ShownOrder }) {
  const { phone } = useConfig();
  return (
    <>
      <p className={styles["number"]}>{t("Your order number is %1.", order.number)}</p>
      {order.undone ? null : <Next order={order} />}
      <p className="muted">
        {t("Something wrong with it? Call %1 and have the order number ready.", phone)}
      </p>
      <div className={`no-print ${styles["ways"]}`}>
        <Onward />
        <Button kind="line" onClick={() => window.print()}>
          {t("Print the order")}
        </Button>
      </div>
    </>
  );
}

/** What happens from here on, in the order in which it does. */
function Next({ order }: { order: ShownOrder }) {
  const { email, arrival, shippingMethod: method, items } = order;
  const { locale } = useShop();
  return (
    <section>
      <h2 id="what-next" className={styles["nextTitle"]}>
        {t("What happens next")}
      </h2>
      <ol className={styles["next"]} aria-labelledby="what-next">
        <li>{t("A confirmation is on its way to %1.", email)}</li>
        {items.some(({ sewn }) => sewn.length > 0) ? (
          <li>{t("We sew your embroidery. Where you have to approve it, a proof comes first.")}</li>
        ) : null}
        {method === null ? null : <li>{t("We pack your order and hand it to the carrier.")}</li>}
        {arrival ? (
          <li>
            <b>{t("It arrives %1.", arrivalDays(arrival, locale))}</b>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

/** Without the token, which only the tab that placed the order has, and its letter. */
function Elsewhere() {
  return (
    <>
      <p>
        {t(
          "Orders are shown to whoever placed them. The confirmation that we sent you has a link to yours.",
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

/**
 * The token of the letter's link, else the kept one, `null` without either; undefined on a server, which knows nothing
 * of a tab and is sent nothing of what stands behind `#`.
 */
function useToken(number: string, linked: string): string | null | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => linked || (tokenOfOrder(number) ?? null),
    () => undefined,
  );
}

const neverChanges = () => () => undefined;

const isUnknown = (error: unknown) =>
  error instanceof CallError && error.problems.some((one) => one.error === "order.noSuchOrder");
