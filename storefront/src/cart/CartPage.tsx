import { Button, buttonClass } from "@placket/ui/button/Button";
import { Seam } from "@placket/ui/seam/Seam";
import { SkeletonPicture, SkeletonRegion } from "@placket/ui/skeleton/Skeleton";
import { hrefTo } from "../routing/routes.ts";
import { t, tn } from "../translation/translate.ts";
import { CartCrosssell } from "./CartCrosssell.tsx";
import { CartLines } from "./CartLines.tsx";
import styles from "./CartPage.module.css";
import type { CartWire } from "./cart.queries.ts";
import { FreeShipping } from "./FreeShipping.tsx";
import { PromoCode } from "./PromoCode.tsx";
import { Totals } from "./Totals.tsx";
import { useAdoptedCart } from "./use-adopted-cart.ts";
import { useCart } from "./use-cart.ts";

/** `/checkout/cart`: everything that is meant to be bought, and its sum. */
export function CartPage() {
  useAdoptedCart();
  const { data: cart, isPending, isError, refetch } = useCart();
  if (isPending) return <Loading />;
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!cart || cart.items.length === 0) return <Empty />;
  return (
    <>
      <Filled cart={cart} />
      <CartCrosssell cart={cart} />
    </>
  );
}

function Filled({ cart }: { cart: CartWire }) {
  return (
    <div className="wrap">
      <h1 className={styles["title"]}>
        {t("Cart")} <small>{tn(cart.total_quantity, "%1 ITEM", "%1 ITEMS")}</small>
      </h1>
      <div className={styles["cart"]}>
        <div>
          <CartLines cart={cart} />
          <p className={styles["on"]}>
            <a className="link" href={hrefTo("home")}>
              {t("Continue shopping")}
            </a>
          </p>
        </div>
        <section className={styles["side"]} aria-labelledby="cart-summary">
          <h2 id="cart-summary">{t("Summary")}</h2>
          <FreeShipping cart={cart} />
          <Totals cart={cart} />
          <Seam />
          {cart.checkoutDisabled ? (
            <output className={styles["stop"]}>
              {t("Remove what is no longer available, then check out.")}
            </output>
          ) : (
            <a className={buttonClass({ size: "big", wide: true })} href={hrefTo("checkout")}>
              {t("Checkout")}
            </a>
          )}
          <PromoCode cart={cart} />
        </section>
      </div>
    </div>
  );
}

function Empty() {
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>{t("Your cart is empty")}</h1>
      <p>{t("What you add to the cart stays here, also when you come back tomorrow.")}</p>
      <a className={buttonClass({})} href={hrefTo("home")}>
        {t("Continue shopping")}
      </a>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>{t("Cart")}</h1>
      <p role="alert">{t("The cart could not be loaded. Nothing in it is lost.")}</p>
      <Button onClick={onRetry}>{t("Try again")}</Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap">
      <h1 className={styles["title"]}>{t("Cart")}</h1>
      <SkeletonRegion label={t("Loading page")}>
        <div className={styles["cart"]}>
          <div className={styles["bones"]}>
            {[1, 2, 3].map((line) => (
              <SkeletonPicture key={line} ratio={5} />
            ))}
          </div>
          <div className={styles["side"]} />
        </div>
      </SkeletonRegion>
    </div>
  );
}
