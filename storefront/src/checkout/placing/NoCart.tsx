import { buttonClass } from "@placket/ui/action/button/Button";
import { useEffect } from "react";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { readStored } from "../../storage/stored.ts";
import { t } from "../../translation/translate.ts";
import styles from "../CheckoutPage.module.css";
import { lastWords } from "../open-payment/last-words.ts";
import { orderedCart, tokenOfOrder } from "./placed-orders.ts";

/** While the confirmation is on its way. */
export function Placed() {
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>{t("Your order is placed")}</h1>
      <output>{t("One moment: here comes the confirmation.")}</output>
    </div>
  );
}

interface NoCartProps {
  /** There is a cart, with nothing in it. */
  readonly isEmpty: boolean;
  /** The cart that stood on this page before there was none. */
  readonly stood: string | undefined;
}

/**
 * A checkout without a cart. The tab that ordered is led to its confirmation: the steps that lie behind it in the
 * history are over, unless nothing more comes of its order: that is said. A tab that has no token for the order says
 * which one another window ordered.
 */
export function NoCart({ isEmpty, stood }: NoCartProps) {
  const router = useRouter();
  const kept = readStored(orderedCart);
  // Another cart that has gone from here was not ordered.
  const isOver = !isEmpty && (stood === undefined || kept?.cartId === stood);
  const ordered = isOver ? kept : undefined;
  const isOurs = ordered !== undefined && tokenOfOrder(ordered.number) !== undefined;
  const undone =
    ordered && ordered.state !== "PLACED" && (isOurs || stood !== undefined)
      ? lastWords.get(ordered.state)?.(ordered.number)
      : undefined;
  const order = isOurs && undone === undefined ? ordered.number : undefined;
  useEffect(() => {
    if (order !== undefined) void router.navigate(hrefTo("success", { order }), { replace: true });
  }, [router, order]);
  if (order !== undefined) return <Placed />;
  const told = undone !== undefined || stood !== undefined ? ordered?.number : undefined;
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>
        {told === undefined
          ? t("Your cart is empty")
          : (undone ?? t("Ordered in your other window."))}
      </h1>
      <p>
        {told === undefined ? (
          t("There is nothing to check out yet.")
        ) : (
          <a className="link" href={hrefTo("success", { order: told })}>
            {t("Order %1", told)}
          </a>
        )}
      </p>
      <a className={buttonClass({})} href={hrefTo("home")}>
        {t("Continue Shopping")}
      </a>
    </div>
  );
}
