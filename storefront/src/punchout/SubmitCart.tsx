import type { ShownCart } from "@placket/contract/cart/shown-cart.codec";
import { buttonClass } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./SubmitCart.module.css";

/**
 * The ways back to a procurement system (PUNCH-04): with the cart, once, or without it. They are plain forms: the browser
 * itself goes there, with scripts or without.
 */
export default function SubmitCart({ cart }: { readonly cart: ShownCart | null }) {
  const is = useConfig().punchout?.is;
  const mayHandOver = is === "create" || is === "edit";
  if (is === undefined || is === "over") return null;
  return (
    <div className={styles["ways"]}>
      {mayHandOver && cart && !cart.checkoutDisabled ? (
        <Way to="/m2po/cart/submit" kind="full">
          {t("Submit Cart")}
        </Way>
      ) : null}
      {is === "inspect" ? (
        <p className={styles["hint"]}>{t("You may look at this cart, not change it.")}</p>
      ) : null}
      <Way to="/m2po/cart/cancel" kind="line">
        {is === "create" ? t("Return without a cart") : t("Return without changes")}
      </Way>
    </div>
  );
}

interface WayProps {
  readonly to: string;
  readonly kind: "full" | "line";
  readonly children: string;
}

/** One press is one way: the browser leaves once, and a second press would find the visit over. */
function Way({ to, kind, children }: WayProps) {
  const [isGone, setGone] = useState(false);
  return (
    <form
      method="post"
      action={to}
      onSubmit={(event) => {
        if (isGone) event.preventDefault();
        setGone(true);
      }}
    >
      <button
        type="submit"
        aria-disabled={isGone}
        className={buttonClass({ wide: true, ...(kind === "line" ? { kind } : { size: "big" }) })}
      >
        {children}
      </button>
    </form>
  );
}
