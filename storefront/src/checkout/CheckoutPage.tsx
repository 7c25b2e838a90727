import type { Placing, PlacingPhase } from "@placket/domain/checkout/placing";
import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useState } from "react";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { ShownCart } from "../cart/cart.queries.ts";
import { useCart } from "../cart/use-cart.ts";
import type { Place } from "../page/page.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./CheckoutPage.module.css";
import { CheckoutSteps } from "./steps/CheckoutSteps.tsx";
import {
  fetchLateParts,
  LateNoCart,
  LatePaymentChallenge,
  LatePaymentPending,
  LatePlaced,
} from "./late-parts.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { usePlacing, type PlacingInHand } from "./placing/use-placing.ts";
import { useSessionSync } from "./use-session-sync.ts";

/** `/checkout`: one column of steps with the sum beside it. */
export function CheckoutPage({ place }: { place: Place }) {
  useSessionSync();
  useEffect(fetchLateParts, []);
  const inHand = usePlacing();
  const { data, refetch, isFetching, isError } = useCart();
  const { placing, ordered, isResuming } = inHand;
  // While an order is being placed its cart is closed on the server: what was ordered is shown.
  const cart = ordered ?? data;
  const stood = useLast(cart?.maskId);
  const isPending = isPendingScreen(placing, ordered);
  if (placing.phase === "placed") return <LatePlaced />;
  const isFilled = Boolean(cart && cart.items.length > 0);
  if (!isPending && (isResuming || !isFilled)) {
    if (isResuming || (cart === undefined && !isError)) return <Loading />;
    if (cart === undefined) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
    return <LateNoCart isEmpty={cart !== null} stood={stood} />;
  }
  return (
    <>
      {isPending ? <LatePaymentPending inHand={inHand} /> : null}
      {cart && isFilled ? (
        <Filled cart={cart} inHand={inHand} place={place} isHidden={isPending} />
      ) : null}
      {placing.phase === "idle" ? null : <LatePaymentChallenge inHand={inHand} />}
    </>
  );
}

/** The last one that was known. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Whether waiting has a screen of its own; a first, quick question is waited for at the button. */
function isPendingScreen({ phase, asked }: Placing, ordered: ShownCart | undefined): boolean {
  if (WAITING.has(phase)) return true;
  if (phase === "asking" && asked > 0) return true;
  return ordered === undefined && (phase === "asking" || phase === "challenge");
}

const WAITING: ReadonlySet<PlacingPhase> = new Set([
  "unanswered",
  "lost",
  "unconfirmed",
  "givingUp",
]);

function Filled(props: {
  readonly cart: ShownCart;
  readonly inHand: PlacingInHand;
  readonly place: Place;
  /** Kept as it is behind another screen, so that nothing typed is lost. */
  readonly isHidden: boolean;
}) {
  const { cart, inHand, place, isHidden } = props;
  return (
    <div className="wrap" hidden={isHidden}>
      <h1 className="visually-hidden">{t("noun::Checkout")}</h1>
      <div className={styles["checkout"]}>
        <OrderSummary cart={cart} />
        <div className={styles["steps"]}>
          {cart.checkoutDisabled && inHand.placing.refusals.length === 0 ? (
            <p role="alert" className={styles["stop"]}>
              {t("Something in the cart is no longer available.")}{" "}
              <a className="link" href={hrefTo("cart")}>
                {t("Change it in the cart")}
              </a>
            </p>
          ) : null}
          <CheckoutSteps cart={cart} inHand={inHand} wanted={place.params["step"]} />
        </div>
      </div>
    </div>
  );
}

function Failed({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>{t("noun::Checkout")}</h1>
      <p role="alert">{t("The cart could not be loaded. Nothing in it is lost.")}</p>
      <Button onClick={onRetry} busy={isBusy}>
        {t("Try again")}
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap">
      <h1 className="visually-hidden">{t("noun::Checkout")}</h1>
      <SkeletonRegion label={t("Loading page")}>
        <div className={styles["checkout"]}>
          <div className={styles["boneSide"]} />
          <div className={styles["bones"]}>
            <SkeletonText lines={4} size={36} last={60} />
          </div>
        </div>
      </SkeletonRegion>
    </div>
  );
}
